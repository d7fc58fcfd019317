import type {Pictures, Pose, Trace} from '../../engine/api';
import type {Calls} from '../../engine/api.gen';
import {type Camera, toPixels} from '../../draw/camera';
import {fit} from './camera';
import {type Drawn, drawFigure, type Placed, thingAt} from './draw';
import type {Engine, Mounted} from '../../engine/engine';
import {ClipstageError, guarded, tell} from '../../base/error';
import {CHANGE, type Stage, QUANTITY, WHERE} from '../../base/figure.gen';
import {giveBack, hasFocus, keepFocus} from '../../figure/focus';
import {Handlers} from '../../figure/handlers';
import {F, SLOTS} from '../../draw/layout.gen';
import {flat, plainPose, plainPress, plainText} from '../../engine/plain';
import {Pointer, type PointerTarget} from '../../figure/pointer';
import {arrivalTime} from './layers/time';
import {Motion} from '../../figure/motion';
import {attachNotes} from '../../figure/note';
import {showNotice} from '../../figure/notice';
import {checkTheme, isA, type OptionName, problem, readBesides, readOptions} from '../../base/options';
import {Easel} from '../../figure/easel';
import type {Subject} from './picture';
import {loadPictures} from './pictures';
import {endWords} from '../../engine/program';
import {watchSight} from '../../figure/sight';
import {say} from '../../text/words';
import {type WheelPolicy, Zoom, zoomButtons} from '../../figure/zoom';

/**
 * The options of options.ts, where controls are full if left out, and what only a page's own code can say. An invalid value
 * shows a notice, and the default is used; an unknown option shows a notice.
 */
export interface MountOptions extends Omit<{[Name in OptionName]?: string}, 'stage' | 'stages' | 'panels' | 'theme' | 'height'> {
  /** A preset's id. It wins over preset. */
  scene?: string;
  /** The stage to begin with. It wins over the one in state. */
  stage?: Stage;
  stages?: string | readonly Stage[];
  panels?: string | readonly string[];
  /** As the reader's system has it, if left out. */
  theme?: 'light' | 'dark' | 'auto';
  /** Of the figure, in CSS pixels; all of its place, if left out. */
  height?: number | string;
  /** A link's hash. It wins over all else; one that cannot be read shows a notice, and the default is used. */
  hash?: string;
  /** What a page has found wrong with the options before: it is said with what is found here. */
  problems?: readonly ClipstageError[];
  /** Who may have the wheel and a finger's swipe: the page, the figure once it has the focus (the default), or the figure, the wheel only where the page does not scroll. */
  wheel?: WheelPolicy;
}

/** What mount takes besides the options of options.ts. */
const BESIDES = ['scene', 'hash', 'wheel'] as const satisfies readonly (keyof MountOptions)[];

interface Point { x: number; y: number }

/** What figures tell, by type: of each command as it is taken, once the figure and its frame are as it made them. The picture follows. */
export interface FigureEvents {
  stage: {stage: Stage; reached: boolean};
  pose: Pose;
  contacts: {count: number};
  play: undefined;
  pause: undefined;
  error: ClipstageError;
  /** The state, as getState returns it, has changed; another preset was chosen. */
  state: {preset: boolean};
}

/** What stands in a figure from the start, so that it is laid out and drawn once: something above the picture; what has the size of controls and inspector, until complete is called. */
export interface Stand { above?: HTMLElement; controls?: HTMLElement; panel?: HTMLElement }

/** Dots a CSS pixel of a picture that is saved. */
const SAVED_RATIO = 2;
/** How long a reader has for a stage while it plays, in milliseconds. */
const READING_TIME = 1800;
/** How long a pose must rest before its sentence is read out, in milliseconds. */
const SPEAKING_DELAY = 300;

/** One figure: a canvas, its controls and its inspector. Made by Engine.mount. */
export class Figure implements Pictures, Mounted {
  /** The figure as it is after the last command, which the canvas draws once an animation frame; layout in layout.gen.ts. Written by the engine. */
  readonly frame = new Float64Array(SLOTS);
  readonly element: HTMLElement;
  /** What was wrong with the options; the figure says it too. */
  readonly problems: readonly ClipstageError[];

  /** It is mounted. */
  whole = false;
  /** Puts controls and inspector in their places, where others stood for them. */
  readonly complete: () => void;

  private readonly id: number;
  private readonly view: HTMLElement;
  private readonly canvas: HTMLCanvasElement;
  private readonly easel: Easel;
  private readonly twin: HTMLElement;
  private readonly notice: HTMLElement;
  private readonly handlers = new Handlers<FigureEvents>({stage: true, pose: true, contacts: true, play: true, pause: true, error: true, state: true});
  private readonly gone = new AbortController();
  private readonly resizing: ResizeObserver;
  private readonly watching: IntersectionObserver;
  private seen = true; // off-screen nothing is played, and nothing drawn but what else would be blank
  private stale = false; // something has changed since it was drawn
  private unseen = 0; // changes after which the camera may have to look elsewhere
  private following = false; // the camera looks there
  private strip: Stage | undefined; // the stage that the strip of stages is to show
  private readonly minimal: boolean;
  private readonly motion = new Motion((stage) => arrivalTime(this.frame, stage), () => stillWanted());
  private animation = 0; // the animation frame that is asked for
  private drawn: Drawn | undefined;
  private readonly waiting: (() => void)[] = []; // for the picture to stand still
  private readonly pointer: Pointer;
  private readonly zoom: Zoom;
  private readonly wheel: WheelPolicy;
  private measured: Point | undefined;
  private pointed: number = QUANTITY.none; // the thing under the pointer
  private measureButton: HTMLButtonElement | undefined;
  private playTimer = 0;
  private speakTimer = 0;
  private readonly closeNote: () => void;
  private destroyed = false;
  private readonly asked: Readonly<Record<string, string>>; // the options that are for the engine
  private words = 0; // the height of the longest sentence of a minimal figure

  /** What was wrong when the options were copied is said with what is found here. */
  constructor(private readonly engine: Engine, parent: HTMLElement, options: MountOptions, wrong: readonly ClipstageError[] = [], stand: Stand = {}) {
    this.element = make('div', 'cs-figure', {role: 'group'});
    const {problems: _, ...given} = options;
    const {page, engine: asked, problems} = readOptions(given as Record<string, unknown>, BESIDES);
    const {wheel = 'zoom-when-focused', hash} = readBesides(options as Record<string, unknown>, problems);
    problems.push(...wrong);
    this.minimal = page.controls === 'minimal';
    this.element.dataset.controls = page.controls ?? 'full';
    if (page.panels !== undefined) this.element.dataset.panels = page.panels.replaceAll(',', ' ');
    else if (this.element.dataset.controls !== 'full') this.element.dataset.panels = '';
    if (page.height) this.element.style.height = `${page.height}px`;
    this.view = make('div', 'cs-view', {tabindex: '-1'}); // a click on the picture is a click into the figure
    this.canvas = make('canvas', 'cs-canvas', {role: 'img', 'aria-label': page.alt || say('page.canvas')});
    this.twin = make('p', 'cs-twin', {'aria-live': 'polite'});
    this.notice = make('p', 'cs-notice', {role: 'alert', hidden: ''});
    const context = this.canvas.getContext('2d');
    if (context === null) throw new ClipstageError('no-canvas', say('notice.no-canvas'));
    const {above, controls = make('div', 'cs-controls'), panel = make('aside', 'cs-panel')} = stand;
    this.view.append(this.canvas, this.notice);
    this.element.append(...above ? [above] : [], this.view, controls, panel, this.twin);
    this.closeNote = attachNotes(this.element, this.gone.signal);
    parent.replaceChildren(this.element);
    this.setTheme((page.theme ?? 'auto') as 'light' | 'dark' | 'auto');
    this.easel = new Easel(this.canvas, context, this.element, {
      fit: (width, height) => fit(this.frame, width, height), draw: () => this.draw(), resize: () => this.resize(),
      failed: (error) => this.fail(error),
    });

    this.id = engine.hold(this);
    engine.call('create', this.id, chance());
    this.wheel = wheel;
    this.element.dataset.wheel = this.wheel;
    this.pointer = new Pointer(this.canvas, this.pointerTarget(), this.gone.signal);
    this.zoom = new Zoom(this.canvas, {
      busy: () => this.pointer.dragging,
      swipes: () => this.swipes(),
      wheel: (event) => this.takesWheel(event),
      moved: (camera, moved) => this.see(camera, moved),
    });
    if (asked.editable !== 'none') this.addBoxKeys();
    this.addViewTools();
    this.element.setAttribute('aria-label', page.alt || say('page.main'));

    this.asked = asked;
    problems.push(...this.ask());
    try {
      if (options.scene !== undefined) this.setScene(options.scene);
    } catch (error) {
      problems.push(ClipstageError.from(error));
    }
    if (hash) this.open(hash);
    this.problems = problems;
    if (problems.length > 0) this.report([this.call('notice'), ...problems.map(({message}) => message)].filter(Boolean).join('\n'));
    this.call('forget'); // what was asked for is the beginning, not a change
    this.motion.stand(this.frame[F.stage]!);
    this.complete = () => {
      engine.render(this.id, controls, panel);
      this.speak();
      this.element.dataset.stage = this.call('stage');
      this.showStageInBar(this.call('stage'));
      this.whole = true;
    };
    if (stand.controls === undefined) this.complete();

    this.listen();
    this.resizing = new ResizeObserver(() => this.resize());
    this.resizing.observe(this.view);
    this.watching = watchSight(this.view, (seen) => this.watch(seen));
    this.resize();
    performance.mark('clipstage-drawn');
  }

  /** Gives the engine the options that are for it; what is wrong with them. */
  private ask(): ClipstageError[] {
    const problems: ClipstageError[] = [];
    for (const [name, value] of Object.entries(this.asked)) {
      try {
        this.call('option', name, value);
      } catch (error) {
        if (!(error instanceof ClipstageError)) throw error;
        const {range = '', message} = error;
        problems.push(problem(name, value, range, message === range ? '' : message));
      }
    }
    return problems;
  }

  /** Where the canvas looks. */
  get camera(): Camera {
    this.follow();
    return this.easel.camera;
  }
  /** Where the labels stand, in CSS pixels of the canvas, which is drawn for it if it is not as the figure is. */
  get labels(): readonly Placed[] {
    if (this.stale) this.paint();
    return this.drawn?.labels ?? [];
  }
  get stage(): Stage { return this.call('stage'); }
  get playing(): boolean { return this.call('playing'); }

  next(): void { this.call('next'); }
  prev(): void { this.call('prev'); }
  seek(stage: Stage): void { this.call('seek', plainText(stage)); }
  play(): void { this.call('play'); }
  pause(): void { this.call('pause'); }
  reset(): void { this.call('reset'); }
  undo(): void { this.call('undo'); }
  redo(): void { this.call('redo'); }

  /** Shows a preset at the present stage. */
  setScene(id: string): void { this.call('preset', plainText(id)); }

  /** Moves the boxes. What is left out keeps its value; what is out of range throws and changes nothing. */
  setPose(pose: {a?: Partial<Pose['a']>; b?: Partial<Pose['b']>}): void { this.call('setPose', flat(plainPose(pose), 'invalid-pose')); }
  getPose(): Pose { return this.call('pose'); }

  /** The whole state in one line, as it stands in links. */
  getState(): string { return this.call('state'); }
  /** Restores it; what cannot be read throws and changes nothing. */
  setState(state: string): void { this.call('setState', plainText(state)); }
  /** Restores a link that somebody followed; one that cannot be read shows a notice, and the default is used. */
  open(state: string): void { this.call('open', plainText(state)); }

  /** Every stage of this collide call, with its words and numbers. */
  getTrace(): Trace { return JSON.parse(this.call('trace')) as Trace; }

  async toSVG(): Promise<string> {
    const {subject} = this;
    const caption = this.getTrace().stages[this.frame[F.stage]!]!;
    const {svgText} = await loadPictures();
    return svgText(subject, caption);
  }

  async toBlob(): Promise<Blob> {
    const {subject} = this;
    const {pngFile} = await loadPictures();
    const blob = await pngFile(subject, SAVED_RATIO);
    if (blob === null) throw new ClipstageError('no-canvas', say('notice.no-canvas'));
    return blob;
  }

  /** What a picture shows that is asked for now. */
  private get subject(): Subject { return {frame: this.frame.slice(), theme: this.easel.theme, camera: this.camera}; }

  on<Type extends keyof FigureEvents>(type: Type, handler: (detail: FigureEvents[Type]) => void): () => void {
    return this.handlers.on(type, handler);
  }

  setTheme(theme: 'light' | 'dark' | 'auto'): void {
    checkTheme(theme);
    if (theme === 'auto') delete this.element.dataset.theme;
    else this.element.dataset.theme = theme;
    this.repaint();
  }

  /** Reads the colours anew and draws: for a page that has changed its theme. */
  repaint(): void {
    if (!this.element.isConnected || this.id === undefined || this.easel.printing) return;
    this.easel.readTheme();
    this.draw();
  }

  /** Takes a key press of the page, as if it had been made inside the figure. */
  press(event: KeyboardEvent): void {
    const press = plainPress(event);
    if (press === undefined) return;
    const {key, ctrlKey, shiftKey, altKey, metaKey} = press;
    if (this.call('key', key, ctrlKey, shiftKey, altKey, metaKey, where(event.target))) event.preventDefault();
  }

  /** Says a sentence where the figure's notices stand. */
  report(message: string): void { this.call('report', plainText(message)); }
  /** Takes a sentence back, if it still stands there. */
  retract(message: string): void {
    if (this.call('notice') === message) this.report('');
  }

  destroy(): void {
    if (this.destroyed) return;
    this.destroyed = true;
    this.rest();
    this.handlers.clear();
    try {
      this.engine.call('destroy', this.id);
    } catch {
      // There is no engine any more.
    }
    this.engine.release(this.id);
    // The components render themselves empty in the next frame; until then they need their nodes.
    guarded(() => requestAnimationFrame(() => this.element.remove()));
  }

  /** For the engine: it copies the frame. */
  publish(frame: Float64Array): void { this.frame.set(frame); }

  /** For the engine, which has lost its instance: the figure is as it was, or begins anew where nothing was kept. What was in hand is let go. */
  revive(kept: Float64Array | undefined, blame: ClipstageError | undefined): () => void {
    const {engine, id, element, frame} = this;
    this.pointer.letGo();
    engine.call('create', id, chance());
    if (kept === undefined || !engine.call('restore', id, kept)) this.ask();
    const stopped = blame !== undefined && engine.call('playing', id);
    if (stopped) engine.call('pause', id); // what failed is not to go on by itself
    const focus = keepFocus(element), controls = make('div', 'cs-controls'), panel = make('aside', 'cs-panel'); // by which they are found where that fails
    element.querySelector('.cs-controls')!.replaceWith(controls);
    element.querySelector('.cs-panel')!.replaceWith(panel);
    engine.render(id, controls, panel);
    focus();
    this.motion.stand(frame[F.stage]!);
    return () => {
      this.showStageInBar(this.stage);
      if (kept === undefined) this.changed(~0, this.stage, this.playing);
      else guarded(() => this.show(CHANGE.view | CHANGE.playing, this.stage, this.playing));
      if (stopped) this.handlers.emit('pause', undefined);
    };
  }

  /** The engine is no more: the last picture stays, with a notice. */
  ended(error: ClipstageError): void {
    this.rest();
    for (const part of this.element.querySelectorAll<HTMLElement>('.cs-controls, .cs-panel')) part.inert = true;
    this.notify(endWords('page.ended.notice', error.cause));
    this.handlers.emit('error', error);
  }

  /** Nothing happens here from now on. */
  private rest(): void {
    this.gone.abort();
    clearTimeout(this.playTimer);
    clearTimeout(this.speakTimer);
    guarded(() => cancelAnimationFrame(this.animation));
    this.easel.rest();
    this.stand();
    guarded(() => this.resizing?.disconnect());
    guarded(() => this.watching?.disconnect());
  }

  /** Shows what has changed, then tells of it: a handler may destroy the figure, which then tells no more. */
  changed(changes: number, stage: Stage, playing: boolean): void {
    const {frame} = this, reached = frame[F.stage]! <= frame[F.reached]!, count = frame[F.contacts.count]!;
    guarded(() => this.show(changes, stage, playing));
    if (changes & CHANGE.stage) this.handlers.emit('stage', {stage, reached});
    if (changes & CHANGE.pose) this.handlers.emit('pose', () => this.getPose());
    if (changes & CHANGE.contacts) this.handlers.emit('contacts', {count});
    if (changes & CHANGE.playing) this.handlers.emit(playing ? 'play' : 'pause', undefined);
    if (changes & ~(CHANGE.hover | CHANGE.lit)) this.handlers.emit('state', {preset: (changes & CHANGE.preset) !== 0});
  }

  private show(changes: number, stage: Stage, playing: boolean): void {
    if (changes & CHANGE.stage) this.element.dataset.stage = stage;
    this.move(changes);
    this.unseen |= changes;
    if (changes & CHANGE.stage) this.strip = stage;
    this.drawSoon();
    if (changes & CHANGE.playing && playing) this.playOn();
    if (changes & (CHANGE.stage | CHANGE.pose | CHANGE.preset)) this.endNote();
    if (changes & (CHANGE.stage | CHANGE.pose | CHANGE.preset)) this.speak();
    if (changes & CHANGE.view) {
      this.showNotice();
      this.measureButton?.setAttribute('aria-pressed', String(this.frame[F.measure] === 1));
    }
  }

  /** Gives the engine a command for this figure. What it throws, it throws; a panic is said in the figure too. */
  private call<Name extends keyof Calls['pair']>(name: Name, ...args: Parameters<Calls['pair'][Name]>): ReturnType<Calls['pair'][Name]> {
    try {
      return this.engine.call(name, this.id, ...args);
    } catch (error) {
      if (error instanceof ClipstageError && error.code === 'panic' && error.stands !== 'ended') this.fail(error);
      throw error;
    }
  }

  /** For what no caller waits for: an error of the engine is told already, and said. */
  private attempt(command: () => void): void {
    try {
      command();
    } catch (error) {
      if (!(error instanceof ClipstageError)) throw error;
    }
  }

  /** An error of a command that has no caller: it is told, and said in the figure. */
  fail(error: ClipstageError): void {
    if (this.destroyed) return;
    try {
      this.engine.call('report', this.id, error.message);
    } catch { // not even that
      this.notify(error.message);
    }
    this.handlers.emit('error', error);
  }

  /** Says a sentence without the engine. */
  private notify(message: string): void {
    guarded(() => showNotice(this.notice, message, () => this.notify('')));
  }

  private playOn(): void {
    clearTimeout(this.playTimer);
    if (!this.seen) return;
    this.playTimer = window.setTimeout(() => this.attempt(() => {
      this.call('tick');
      if (this.call('playing')) this.playOn();
    }), (READING_TIME + (this.motion.moving ? arrivalTime(this.frame, this.frame[F.stage]!) : 0)) / this.call('speed'));
  }

  /** Updates the text twin once the pose rests, so that a drag is not read out step by step. */
  private speak(): void {
    clearTimeout(this.speakTimer);
    this.speakTimer = window.setTimeout(() => this.attempt(() => {
      this.twin.textContent = this.call('words');
      this.makeRoom(false);
    }), SPEAKING_DELAY);
  }

  /** On narrow screens the stage bar is a strip: brings the stage into its middle. */
  private showStageInBar(stage: Stage): void {
    const button = this.element.querySelector<HTMLElement>(`.cs-stage[data-stage=${stage}]`);
    if (button) this.showInBar(button);
  }

  private showInBar(button: HTMLElement): void {
    const item = button.parentElement;
    const bar = item?.parentElement;
    if (bar && bar.scrollWidth > bar.clientWidth) {
      bar.scrollTo({left: item.offsetLeft - bar.offsetLeft - (bar.clientWidth - item.offsetWidth) / 2});
    }
  }

  private showNotice(): void {
    const message = this.call('notice');
    if ((this.notice.firstChild?.textContent ?? '') !== message) showNotice(this.notice, message, () => this.call('dismiss'));
  }

  private resize(): void {
    const {clientWidth: width, clientHeight: height} = this.view;
    if (width === 0 || height === 0 || this.easel.printing) return;
    const {camera} = this.easel;
    const resized = width !== camera.width || height !== camera.height;
    const styled = this.easel.theme.ink !== ''; // Firefox has no style for a frame that is not shown
    if (!styled) this.easel.readTheme();
    if (!this.easel.stretch(width, height) && !resized && styled) return;
    if (width !== camera.width) this.makeRoom(true);
    if (resized) this.zoom.resize(fit(this.frame, width, height)); // and draws, but perhaps with the next frame
    if (!resized || this.easel.blank) this.draw(); // at once: a canvas with other dots is blank
  }

  /** Turns the camera to where everything is seen. */
  private look(): void {
    this.unseen = 0;
    this.zoom.reset(fit(this.frame, this.view.clientWidth, this.view.clientHeight));
  }

  /** Turns it there if what has changed makes it, which takes long: before the picture is drawn, or somebody asks. */
  private follow(): void {
    const changes = this.unseen;
    this.unseen = 0;
    if ((changes & CHANGE.fit) === 0 && ((changes & CHANGE.pose) === 0 || this.pointer.dragging || this.allInView())) return;
    this.following = true; // and is drawn after it
    this.look();
    this.following = false;
  }

  /** Looks through a camera that the reader has panned or zoomed, or that fits both boxes. */
  private see(camera: Camera, moved: boolean): void {
    this.element.classList.toggle('cs-zoomed', moved);
    this.easel.see(camera);
    if (!this.following) this.drawSoon();
  }

  private allInView(): boolean {
    const {camera} = this.easel;
    return F.boxes.every((box) => box.corners.every((corner) => {
      const p = toPixels(camera, this.frame[corner.x]!, this.frame[corner.y]!);
      return p.x >= 0 && p.y >= 0 && p.x <= camera.width && p.y <= camera.height;
    }));
  }

  /** Says whether the picture is on the screen, or near. */
  private watch(seen: boolean): void {
    if (seen === this.seen) return;
    this.seen = seen;
    if (seen) {
      if (this.stale) this.draw();
      if (this.call('playing')) this.playOn();
      return;
    }
    clearTimeout(this.playTimer);
    cancelAnimationFrame(this.animation);
    this.animation = 0;
    if (this.motion.moving) this.stale = true;
    this.motion.stand();
    this.stand();
  }

  /**
   * Keeps room under the picture of a minimal figure for the longest of its sentences, so
   * that the picture keeps still from stage to stage.
   */
  private makeRoom(anew: boolean): void {
    if (!this.minimal) return;
    const lines = this.call('sentences').split('\n');
    const trial = make('div', 'cs-trial', {'aria-hidden': 'true'});
    for (let i = 0; i + 1 < lines.length; i += 2) {
      const sentence = make('div'), title = make('span', 'cs-title'), text = make('span', 'cs-text');
      title.textContent = lines[i]!;
      text.textContent = lines[i + 1]!;
      sentence.append(title, text);
      trial.append(sentence);
    }
    this.element.append(trial);
    const needed = Math.max(...[...trial.children].map((sentence) => (sentence as HTMLElement).offsetHeight));
    trial.remove();
    if (!anew && needed <= this.words) return;
    this.words = needed;
    const controls = this.element.querySelector<HTMLElement>('.cs-controls')!.offsetHeight;
    this.element.style.setProperty('--cs-words', `${needed}px`);
    this.element.style.setProperty('--cs-rest', `${needed + controls}px`);
  }

  /** Commands change the figure at once, and its picture at most once an animation frame; out of sight not at all. */
  private drawSoon(): void {
    this.stale = true;
    if (this.easel.printing) this.draw();
    else if (this.seen && this.animation === 0) this.easel.drawSoon();
  }

  private draw(): void {
    this.stale = !this.easel.ready || (!this.seen && !this.easel.printing && !this.easel.blank);
    if (!this.stale) this.paint();
  }

  private paint(): void {
    this.follow();
    this.stale = false;
    this.easel.paint((pen) => {
      this.drawn = drawFigure(pen, this.frame, this.easel.camera, this.easel.theme, {position: this.position, previous: this.drawn, measure: this.frame[F.measure] === 1 ? this.measured : undefined});
    });
    if (this.strip !== undefined) this.showStageInBar(this.strip);
    this.strip = undefined;
  }

  /** Where the picture is between the stages: 3.4 when stage 4 has arrived by 0.4. */
  get position(): number { return this.motion.position; }

  /** Resolves when the picture is as the figure, and stands still. */
  async settled(): Promise<void> {
    if (this.motion.moving) await new Promise<void>((resolve) => this.waiting.push(resolve));
    if (this.stale) this.paint();
  }

  /** A new stage is gone to from where the picture is; anything else is shown at once. */
  private move(changes: number): void {
    if (changes & (CHANGE.pose | CHANGE.preset) || this.pointer?.dragging || !this.seen) this.motion.stand(this.frame[F.stage]!);
    else if (changes & CHANGE.stage) {
      this.motion.speed = this.call('speed');
      this.motion.aim(this.frame[F.stage]!);
    }
    if (!this.motion.moving) this.stand();
    else if (this.animation === 0) this.setOut();
  }

  /** Where the page's own requestAnimationFrame throws, the stage is there at once. */
  private setOut(): void {
    try {
      this.animate(performance.now());
    } catch (error) {
      tell(error);
      this.motion.stand();
      this.stand();
    }
  }

  private animate(last: number): void {
    this.animation = requestAnimationFrame((now) => {
      this.animation = 0;
      this.motion.advance(Math.max(1, now - last)); // the last stage's labels go in the first frame
      this.draw();
      if (this.motion.moving) this.animate(now);
      else this.stand();
    });
  }

  /** Another sentence comes, and its terms with it. */
  private endNote(): void {
    this.closeNote();
    if (this.element.querySelector('.cs-panel .cs-term:focus')) this.view.focus({preventScroll: true});
  }

  private stand(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  /** Two stops for the keyboard, one a box: arrows move the box that has it. */
  private addBoxKeys(): void {
    for (const box of [1, 2]) {
      const key = make('div', 'cs-boxkey', {
        tabindex: '0', role: 'application', 'data-box': box === 1 ? 'a' : 'b',
        'aria-label': this.call('boxName', box - 1),
      });
      const options = {signal: this.gone.signal};
      key.addEventListener('focus', () => this.call('focus', key.matches(':focus-visible') ? box : 0), options);
      key.addEventListener('blur', () => this.call('focus', 0), options); // as when it is taken away
      this.view.append(key);
    }
  }

  private listen(): void {
    const options = {signal: this.gone.signal};
    this.element.addEventListener('keydown', (event) => {
      event.stopPropagation();
      this.press(event);
      if (event.key === 'Escape' && !event.defaultPrevented) giveBack(this.element);
    }, options);
    // Not for a pointer, under which the button would slide away before it is let go.
    this.element.addEventListener('focusin', ({target}) => {
      if (target instanceof HTMLElement && target.matches('.cs-stage:focus-visible')) this.showInBar(target);
    }, options);
    this.easel.listen(() => this.repaint(), options);
  }

  /** What a pointer may ask of this figure. */
  private pointerTarget(): PointerTarget {
    return {
      camera: () => this.camera,
      hover: (...at) => this.call('hover', ...at),
      cursor: () => this.call('cursor'),
      grab: (...at) => {
        if (!hasFocus(this.element)) this.view.focus({preventScroll: true});
        return this.call('grab', ...at);
      },
      swipes: () => this.swipes(),
      drag: (...to) => this.call('drag', ...to),
      drop: () => this.letGo('drop'),
      cancel: () => this.letGo('cancel'),
      leave: () => this.call('leave'),
      pointed: (at) => this.pointedAt(at),
    };
  }

  private letGo(end: 'drop' | 'cancel'): void {
    this.call(end);
    if (this.allInView()) return;
    this.look();
  }

  /** What is under the pointer lights, and the measuring cursor follows it. */
  private pointedAt(at: Point | undefined): void {
    const thing = at === undefined || this.drawn === undefined ? QUANTITY.none : thingAt(this.drawn, at.x, at.y);
    if (thing !== this.pointed) this.call('light', this.pointed = thing);
    const before = this.measured;
    this.measured = at !== undefined && this.frame[F.measure] === 1 ? at : undefined;
    if (this.measured !== before) this.drawSoon();
  }

  /** Whether fingers may drag and zoom here: see MountOptions.wheel. */
  private swipes(): boolean {
    return this.wheel === 'zoom' || (this.wheel === 'zoom-when-focused' && hasFocus(this.element));
  }

  /** Likewise of a wheel. */
  private takesWheel(event: WheelEvent): boolean {
    if (this.wheel === 'page') return false;
    if (hasFocus(this.element)) return true;
    const page = document.scrollingElement;
    return this.wheel === 'zoom' && (event.ctrlKey || page === null || page.scrollHeight <= page.clientHeight);
  }

  /** Buttons on the canvas: measure, and the view as it was. */
  private addViewTools(): void {
    const tools = make('div', 'cs-viewtools'), name = say('page.measure.name');
    this.measureButton = make('button', 'cs-quiet cs-measure', {type: 'button', 'aria-label': name, title: name});
    this.measureButton.textContent = say('page.measure');
    this.measureButton.addEventListener('click', () => this.call('measure'), {signal: this.gone.signal});
    tools.append(this.measureButton, ...zoomButtons(this.zoom, {name: 'page.fit.name', press: () => this.resetView()}));
    this.view.after(tools);
  }

  /** Shows both boxes again, after pan and zoom. */
  resetView(): void {
    this.look();
  }
}

/** Where the row of surprises begins. */
function chance(): number { return crypto.getRandomValues(new Uint32Array(1))[0]!; }

/** Whether the reader wants no motion. */
function stillWanted(): boolean {
  try {
    return matchMedia('(prefers-reduced-motion: reduce)').matches;
  } catch (error) {
    tell(error);
    return true;
  }
}

/** What an event's target makes of keys: see lab.Where. */
function where(target: EventTarget | null): number {
  if (!isA(target, Element)) return WHERE.elsewhere;
  if (target.closest('input, select, textarea, [contenteditable]') !== null) return WHERE.field;
  const box = target.closest<HTMLElement>('.cs-boxkey');
  if (box !== null) return box.dataset.box === 'a' ? WHERE.boxA : WHERE.boxB;
  return target.closest('button, a, summary, [role=button]') === null ? WHERE.elsewhere : WHERE.button;
}

function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className = '', attributes: Record<string, string> = {}): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (className !== '') element.className = className;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
