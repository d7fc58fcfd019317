import {make, write} from '../../base/dom';
import {ClipstageError, guarded} from '../../base/error';
import {CHANGE, type Stage, STAGES, QUANTITY} from '../../base/figure.gen';
import {problem, readBesides} from '../../base/options';
import {type Camera, toPixels} from '../../draw/camera';
import type {Point} from '../../draw/geometry';
import type {Placed} from '../../draw/label';
import {F, SLOTS} from '../../draw/layout.gen';
import type {Pictures, Pose, Trace} from '../../engine/api';
import type {Calls} from '../../engine/api.gen';
import type {Placeholders} from '../../engine/engine';
import type {Program, Returns, Takes} from '../../engine/program';
import {flatten, poseOf, type Press, textOf} from '../../engine/values';
import {StageAnimation} from '../../figure/animation';
import {hasFocus, keepFocus} from '../../figure/focus';
import {Host} from '../../figure/host';
import {showNotice} from '../../figure/notice';
import {readingTime} from '../../figure/pace';
import {Pointer, type PointerTarget} from '../../figure/pointer';
import type {Standing} from '../../figure/standing';
import {where} from '../../figure/where';
import {say} from '../../text/words';
import {fit} from '../../clipping/camera';
import type {Drawn} from '../../clipping/draw';
import {arrivalTime} from '../../clipping/layers/time';
import {BESIDES, type FigureEvents, type MountOptions, type Preset, readPairOptions} from './options';
import {heightOfWords, showInBar} from '../../figure/panel';
import {clipping} from '../../figure/clipping';
import type {Subject} from '../../figure/picture';
import {pictures, pngOf} from '../../figure/pictures';

/** How long a pose must rest before its sentence is read out, in milliseconds. */
const SPEAKING_DELAY = 300;

/** What draws it. */
type Painter = typeof import('../../clipping/draw');

/** One figure: a canvas, its controls and its inspector. Made by Engine.mount. */
export class Figure extends Host<FigureEvents, Painter> implements Pictures {
  /** The figure as it is after the last command, which the canvas draws once an animation frame; its slots are those of clipstage/layout, in F. Written by the engine. */
  readonly frame = new Float64Array(SLOTS);
  private readonly controls: HTMLElement;
  private readonly panel: HTMLElement;
  private readonly twin: HTMLElement;
  private readonly minimal: boolean;
  private readonly engineOptions: Readonly<Record<string, string>>; // the options that are for the engine
  private readonly animation = new StageAnimation((stage) => arrivalTime(this.frame, stage), () => this.draw());
  private readonly pointer: Pointer;
  private unseen = 0; // changes after which the camera may have to look elsewhere
  private following = false; // the camera looks there
  private strip: Stage | undefined; // the stage that the strip of stages is to show
  private drawn: Drawn | undefined;
  private measured: Point | undefined;
  private pointed: number = QUANTITY.none; // the quantity under the pointer
  private measureButton: HTMLButtonElement | undefined;
  private playTimer = 0;
  private speakTimer = 0;
  private words = 0; // the height of the longest sentence of a minimal figure

  /** What was wrong when the options were copied is said with what is found here. */
  constructor(program: Program, parent: HTMLElement, options: MountOptions, wrong: readonly ClipstageError[] = [], stand: Placeholders = {}) {
    const {problems: _, ...given} = options;
    const {page, engine: engineOptions, problems} = readPairOptions(given as Record<string, unknown>, BESIDES);
    const {wheel = 'zoom-when-focused', hash} = readBesides(options as Record<string, unknown>, problems);
    problems.push(...wrong);
    const {above, controls = make('div', {class: 'cs-controls'}), panel = make('aside', {class: 'cs-panel'})} = stand;
    const twin = make('p', {class: 'cs-twin', 'aria-live': 'polite'});
    const shown = page.controls ?? 'full';
    super(program, parent, {
      events: {stage: true, pose: true, contacts: true, play: true, pause: true, error: true, state: true}, problems,
      name: page.alt || say('page.main'), picture: page.alt || say('page.canvas'),
      controls: shown, panels: page.panels, lang: page.lang, theme: page.theme, wheel, above, parts: [controls, panel, twin], painter: clipping,
    });
    if (page.height) this.element.style.height = `${page.height}px`;
    this.controls = controls;
    this.panel = panel;
    this.twin = twin;
    this.minimal = shown === 'minimal';
    this.engineOptions = engineOptions;

    program.call('pair', 'create', this.id, randomSeed(), this.element.lang);
    this.pointer = new Pointer(this.canvas, this.onScreen, this.pointerTarget(), this.gone.signal);
    if (engineOptions.editable !== 'none') this.addBoxKeys();
    this.addTools();
    this.begin(options.scene, hash, problems);
    if (stand.controls === undefined) this.complete();
    this.start();
    // Not for a pointer, under which the button would slide away before it is let go.
    this.element.addEventListener('focusin', ({target}) => {
      if (target instanceof HTMLElement && target.matches('.cs-stage:focus-visible')) showInBar(target);
    }, {signal: this.gone.signal});
  }

  /** Puts controls and inspector in their places, where others stood for them. */
  override complete(): void {
    this.program.render('pair', this.id, this.controls, this.panel);
    this.speak();
    this.element.dataset.stage = this.call('stage');
    this.showStageInBar(this.call('stage'));
    this.whole = true;
  }

  /** Shows what the options ask for. What is wrong with them joins the problems, and is said. */
  private begin(scene: Preset | undefined, hash: string, problems: ClipstageError[]): void {
    const {a, b, ...others} = this.engineOptions;
    problems.push(...this.applyOptions(others));
    try {
      if (scene !== undefined) this.setScene(scene);
    } catch (error) {
      problems.push(ClipstageError.from(error));
    }
    problems.push(...this.applyOptions({a, b})); // boxes win over a scene
    if (hash) this.open(hash);
    if (problems.length > 0) this.report([this.call('notice'), ...problems.map(({message}) => message)].filter(Boolean).join('\n'));
    this.call('forget'); // what was asked for is the beginning, not a change
    this.animation.show(this.frame[F.stage]!);
  }

  /** Gives the engine the options that are for it; what is wrong with them. */
  private applyOptions(options: Readonly<Record<string, string | undefined>> = this.engineOptions): ClipstageError[] {
    const problems: ClipstageError[] = [];
    for (const [name, value] of Object.entries(options)) {
      if (value === undefined) continue;
      try {
        this.call('option', name, value);
      } catch (error) {
        if (!(error instanceof ClipstageError)) throw error;
        const {range = '', message} = error;
        problems.push(problem(name, value, range, message));
      }
    }
    return problems;
  }

  /** Where the canvas looks. */
  override get camera(): Camera {
    this.follow();
    return super.camera;
  }
  /** Where the labels stand, in CSS pixels of the canvas, which is drawn for it if it is not as the figure is; none as long as what draws it has not come. */
  get labels(): readonly Placed[] {
    if (this.stale) this.paint();
    return this.drawn?.labels ?? [];
  }
  get stage(): Stage { return this.call('stage'); }
  get playing(): boolean { return this.call('playing'); }

  /** How it stands, in short: what load tells. */
  get standing(): Standing { return {state: this.getState(), stage: this.stage, playing: this.playing}; }
  /** The stage that is shown, and whether the call comes to it: what the event stage tells. */
  get atStage(): FigureEvents['stage'] { return {stage: this.stage, reached: this.frame[F.stage]! <= this.frame[F.reached]!}; }

  next(): void { this.call('next'); }
  prev(): void { this.call('prev'); }
  seek(stage: Stage): void { this.call('seek', textOf(stage)); }
  play(): void { this.call('play'); }
  pause(): void { this.call('pause'); }
  reset(): void { this.call('reset'); }
  undo(): void { this.call('undo'); }
  redo(): void { this.call('redo'); }

  /** Shows a preset at the present stage. */
  setScene(id: Preset): void { this.call('preset', textOf(id)); }

  /** Moves the boxes. What is left out keeps its value; what is out of range throws and changes nothing. */
  setPose(pose: {a?: Partial<Pose['a']>; b?: Partial<Pose['b']>}): void { this.call('setPose', flatten(poseOf(pose), 'invalid-pose')); }
  getPose(): Pose { return this.call('pose'); }

  /** The whole state in one line, as it stands in links. */
  getState(): string { return this.call('state'); }
  /** Restores it; what cannot be read throws and changes nothing. */
  setState(state: string): void { this.call('setState', textOf(state)); }
  /** Restores a link that somebody followed; one that cannot be read shows a notice, and the default is used. */
  open(state: string): void { this.call('open', textOf(state)); }

  /** Every stage of this collide call, with its words and numbers. */
  getTrace(): Trace { return JSON.parse(this.call('trace')) as Trace; }

  async toSVG(): Promise<string> {
    const subject = this.subject();
    const caption = this.getTrace().stages[this.frame[F.stage]!]!;
    const [{svgText}, {drawFigure}] = await Promise.all([pictures.load(), clipping.load()]);
    return svgText(subject(drawFigure), caption);
  }

  async toBlob(): Promise<Blob> {
    const subject = this.subject(), {drawFigure} = await clipping.load();
    return pngOf(subject(drawFigure));
  }

  /** What a picture shows that is asked for now: nothing of what is there for the hand. */
  private subject(): (draw: Painter['drawFigure']) => Subject {
    const {camera, surface: {theme}} = this, frame = this.frame.slice();
    for (const slot of [F.focus, F.hover, F.part, F.lit]) frame[slot] = 0;
    return (draw) => ({camera, draw: (pen) => void draw(pen, frame, camera, theme)});
  }

  /** Says a sentence where the figure's notices stand. */
  report(message: string): void { this.call('report', textOf(message)); }
  /** Takes a sentence back, if it still stands there. */
  retract(message: string): void {
    if (this.call('notice') === message) this.report('');
  }

  /** For the engine: it copies the frame. */
  publish(frame: Float64Array): void { this.frame.set(frame); }

  /** For the engine, which has lost its instance: the figure is as it was, or begins anew where nothing was kept. A drag is taken back. */
  revive(kept: Float64Array | undefined, blame: ClipstageError | undefined): () => void {
    const {program, id, element, frame} = this, dragged = this.pointer.dragging ? CHANGE.pose | CHANGE.contacts : 0;
    this.pointer.letGo();
    program.call('pair', 'create', id, randomSeed(), element.lang);
    if (kept === undefined || !program.call('pair', 'restore', id, kept)) this.applyOptions();
    const stopped = blame !== undefined && program.call('pair', 'playing', id);
    if (stopped || dragged) program.call('pair', 'pause', id); // a figure that failed does not go on by itself; a drag had it pause
    const focus = keepFocus(element), controls = make('div', {class: 'cs-controls'}), panel = make('aside', {class: 'cs-panel'}); // by which they are found where that fails
    element.querySelector('.cs-controls')!.replaceWith(controls);
    element.querySelector('.cs-panel')!.replaceWith(panel);
    program.render('pair', id, controls, panel);
    focus();
    this.animation.show(frame[F.stage]!);
    return () => {
      this.showStageInBar(this.stage);
      if (kept === undefined) this.changed(~0, STAGES.indexOf(this.stage), this.playing);
      else if (dragged) this.changed(dragged | CHANGE.view, STAGES.indexOf(this.stage), this.playing);
      else guarded(() => this.show(CHANGE.view | CHANGE.playing, this.stage, this.playing));
      if (stopped) this.handlers.emit('pause', undefined);
    };
  }

  /** Shows what has changed, then tells of it: a handler may destroy the figure, which then tells no more. */
  changed(changes: number, number: number, playing: boolean): void {
    const stage = STAGES[number]!, {frame} = this, reached = frame[F.stage]! <= frame[F.reached]!, count = frame[F.contacts.count]!;
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
  private call<Name extends keyof Calls['pair']>(name: Name, ...args: Takes<Calls['pair'][Name]>): Returns<Calls['pair'][Name]> {
    try {
      return this.program.call('pair', name, this.id, ...args);
    } catch (error) {
      if (error instanceof ClipstageError && error.code === 'panic' && error.stands !== 'ended') this.fail(error);
      throw error;
    }
  }

  protected override announce(message: string): void {
    try {
      this.program.call('pair', 'report', this.id, message);
    } catch { // not even that
      this.notify(message);
    }
  }

  protected release(): void { this.program.call('pair', 'destroy', this.id); }

  /** The components render themselves empty in the next frame; until then they need their nodes. */
  protected override remove(): void { requestAnimationFrame(() => this.element.remove()); }

  protected rest(): void {
    clearTimeout(this.playTimer);
    clearTimeout(this.speakTimer);
    this.animation.stop();
  }

  protected goOn(): void {
    if (this.call('playing')) this.playOn();
  }

  protected halt(): void {
    clearTimeout(this.playTimer);
    if (this.animation.moving) this.stale = true;
    this.animation.show();
    this.animation.stop();
  }

  protected key({key, ctrlKey, shiftKey, altKey, metaKey}: Press, {repeat, target}: KeyboardEvent): boolean {
    return this.call('key', key, ctrlKey, shiftKey, altKey, metaKey, repeat, where(target, ctrlKey || metaKey));
  }

  private playOn(): void {
    clearTimeout(this.playTimer);
    if (!this.seen) return;
    this.playTimer = window.setTimeout(() => this.attempt(() => {
      this.call('tick');
      if (this.call('playing')) this.playOn();
    }), (readingTime(this.call('words')) + (this.animation.moving ? arrivalTime(this.frame, this.frame[F.stage]!) : 0)) / this.call('speed'));
  }

  /** Updates the text twin once the pose rests, so that a drag is not read out step by step. */
  private speak(): void {
    clearTimeout(this.speakTimer);
    this.speakTimer = window.setTimeout(() => this.attempt(() => {
      write(this.twin, this.call('words'));
      this.reserveHeight(false);
    }), SPEAKING_DELAY);
  }

  private showStageInBar(stage: Stage): void { showInBar(this.element.querySelector<HTMLElement>(`.cs-stage[data-stage=${stage}]`)); }

  private showNotice(): void {
    showNotice(this.notice, this.call('notice'), () => this.call('dismiss'));
  }

  protected override reflow(): void { this.reserveHeight(true); }

  /**
   * Keeps the height of the longest of its sentences under the picture of a minimal figure, so
   * that the picture keeps still from stage to stage.
   */
  private reserveHeight(anew: boolean): void {
    if (!this.minimal) return;
    const needed = heightOfWords(this.element, this.call('sentences'));
    if (!anew && needed <= this.words) return;
    this.words = needed;
    const controls = this.element.querySelector<HTMLElement>('.cs-controls')!.offsetHeight;
    this.element.style.setProperty('--cs-words', `${needed}px`);
    this.element.style.setProperty('--cs-rest', `${needed + controls}px`);
  }

  // The camera.

  protected fit(width: number, height: number): Camera { return fit(this.frame, width, height); }

  /** Shows both boxes again, after pan and zoom. */
  override resetView(): void {
    this.unseen = 0;
    super.resetView();
  }

  /** Turns it to where both boxes are seen if what has changed makes it, which takes long: before the picture is drawn, or somebody asks. */
  private follow(): void {
    const changes = this.unseen;
    this.unseen = 0;
    if ((changes & CHANGE.fit) === 0 && ((changes & CHANGE.pose) === 0 || this.pointer.dragging || this.allInView())) return;
    this.following = true; // and is drawn after it
    this.resetView();
    this.following = false;
  }

  private allInView(): boolean {
    const {camera} = this.surface;
    return F.boxes.every((box) => box.corners.every((corner) => {
      const p = toPixels(camera, this.frame[corner.x]!, this.frame[corner.y]!);
      return p.x >= 0 && p.y >= 0 && p.x <= camera.width && p.y <= camera.height;
    }));
  }

  // The picture.

  protected override get animating(): boolean { return this.animation.running; }

  protected override drawSoon(): void {
    if (!this.following) super.drawSoon();
  }

  protected override paint(): void {
    this.follow();
    super.paint();
    if (this.strip !== undefined) this.showStageInBar(this.strip);
    this.strip = undefined;
  }

  protected render(pen: CanvasRenderingContext2D, {drawFigure}: Painter): void {
    const {frame, position, drawn: previous, surface: {camera, theme}} = this;
    this.drawn = drawFigure(pen, frame, camera, theme, {position, previous, measure: frame[F.measure] === 1 ? this.measured : undefined});
  }

  /** Where the picture is between the stages: 3.4 when stage 4 has arrived by 0.4. */
  get position(): number { return this.animation.position; }

  /** Resolves when the picture is as the figure, and stands still. Rejects where what draws it cannot be loaded. */
  async settled(): Promise<void> {
    await clipping.load();
    await this.animation.settled();
    if (this.stale && !this.destroyed) this.paint();
  }

  /** A new stage is gone to from where the picture is; anything else is shown at once. */
  private move(changes: number): void {
    const stage = this.frame[F.stage]!;
    if (changes & (CHANGE.pose | CHANGE.preset) || this.pointer?.dragging || !this.seen) this.animation.show(stage);
    else if (changes & CHANGE.stage) this.animation.aim(stage, this.call('speed'));
    this.animation.run();
  }

  /** Another sentence comes, and its terms with it. */
  private endNote(): void {
    this.closeNote();
    if (this.element.querySelector('.cs-panel .cs-term:focus')) this.view.focus({preventScroll: true});
  }

  // The pointer and the keyboard.

  protected override get busy(): boolean { return this.pointer.dragging; }

  /** Two stops for the keyboard, one a box: arrows move the box that has it. */
  private addBoxKeys(): void {
    for (const box of [1, 2]) {
      const key = make('div', {
        class: 'cs-boxkey', tabindex: '0', role: 'application', 'data-box': box === 1 ? 'a' : 'b',
        'aria-label': this.call('boxName', box - 1),
      });
      const options = {signal: this.gone.signal};
      key.addEventListener('focus', () => this.call('focus', key.matches(':focus-visible') ? box : 0), options);
      key.addEventListener('blur', () => this.call('focus', 0), options); // as when it is taken away
      this.view.append(key);
    }
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
    if (!this.allInView()) this.resetView();
  }

  /** What is under the pointer lights, and the measuring cursor follows it. */
  private pointedAt(at: Point | undefined): void {
    const quantity = at === undefined || this.drawn === undefined ? QUANTITY.none : clipping.here!.quantityAt(this.drawn, at.x, at.y);
    if (quantity !== this.pointed) this.call('light', this.pointed = quantity);
    const before = this.measured;
    this.measured = at !== undefined && this.frame[F.measure] === 1 ? at : undefined;
    if (this.measured !== before) this.drawSoon();
  }

  /** Buttons on the canvas: measure, and the view as it was. */
  private addTools(): void {
    const name = say('page.measure.name');
    this.measureButton = make('button', {class: 'cs-quiet cs-measure', type: 'button', 'aria-label': name, title: name}, say('page.measure'));
    this.measureButton.addEventListener('click', () => this.call('measure'), {signal: this.gone.signal});
    this.addViewTools('page.fit.name', this.measureButton);
  }
}

/** Where the row of surprises begins. */
function randomSeed(): number { return crypto.getRandomValues(new Uint32Array(1))[0]!; }
