import {make, write} from '../../base/dom';
import {ClipstageError, guarded} from '../../base/error';
import {CHANGE} from '../../base/figure.gen';
import {HOLD, HULL_STAGES, type HullStage} from '../../base/hull.gen';
import {problem, readBesides} from '../../base/options';
import type {Camera} from '../../draw/camera';
import type {Slot, Placed} from '../../draw/label';
import {H} from '../../draw/hull.gen';
import type {HullBias, HullPair, HullTrace, Pictures} from '../../engine/api';
import type {Calls} from '../../engine/api.gen';
import type {Placeholders} from '../../engine/engine';
import type {Program, Returns, Takes} from '../../engine/program';
import {flatten, type Press, textOf} from '../../engine/values';
import {hasFocus, keepFocus} from '../../figure/focus';
import {Host} from '../../figure/host';
import {showNotice} from '../../figure/notice';
import {readingTime} from '../../figure/pace';
import type {Subject} from '../../figure/picture';
import {pictures, pngOf} from '../../figure/pictures';
import type {Standing} from '../../figure/standing';
import {files} from '../../figure/taking';
import {where} from '../../figure/where';
import {saySpace} from '../../text/spacewords';
import {say} from '../../text/words';
import {axisButtons, tabButtons} from './choosers';
import {fitHulls, isNarrow, type Tab} from './camera';
import type {Drawn, Seen} from './draw';
import {drawing} from './drawing';
import {filesOf, flatPair, givenText, type SolidOptions} from './files';
import {BESIDES, type HullEvents, type HullOptions, type HullPreset, readHullOptions} from './options';
import {heightOfWords, showInBar} from '../../figure/panel';
import {inSpace} from './inspace';
import {byName, hullKeys, randomSeed} from './parts';
import {Steps} from './steps';
import type {Space, Trouble} from './space/space';

/** How long hulls must rest before their sentence is read out, in milliseconds. */
const SPEAKING_DELAY = 300;

/** What is said where hulls are drawn flat. */
const FLAT = {none: 'page.space.none', lost: 'page.space.lost', part: 'page.space.part'} as const satisfies Record<Trouble, string>;

/** What draws it. */
type Painter = Pick<typeof import('./draw'), 'drawHulls'>;

/** Two hulls: a canvas, its controls and its inspector. Made by Engine.mount. */
export class HullFigure extends Host<HullEvents, Painter> implements Pictures {
  /** The figure as it is after the last command; its slots are those of clipstage/layout, from H on. Written by the engine. */
  frame: Float64Array = new Float64Array(0);
  private readonly controls: HTMLElement;
  private readonly panel: HTMLElement;
  private readonly twin: HTMLElement;
  private readonly minimal: boolean;
  private readonly engineOptions: Readonly<Record<string, string>>; // the options that are for the engine
  private drawn: Drawn | undefined;
  private readonly steps = new Steps(() => this.draw());
  private written: ReadonlyMap<string, string> | undefined; // what stands on the picture
  private playTimer = 0;
  private speakTimer = 0;
  private space: Space | undefined; // once its code has come
  private readonly axes = axisButtons((axis) => this.space?.along(axis));
  private readonly without = make('p', {class: 'cs-flat', role: 'status', hidden: ''}); // why hulls are not in space
  private tab: Tab = 'space'; // of the two pictures the one that is shown where there is no room for both
  private readonly tabs = tabButtons(this.tab, (tab) => {
    this.tab = tab;
    this.drawSoon();
  });
  private steady: ReadonlyMap<string, Slot> | undefined; // where labels stand, as long as the reader looks at the same
  private words = 0; // the height of the longest sentence of a minimal figure

  /** What was wrong when the options were copied is said with what is found here. */
  constructor(program: Program, parent: HTMLElement, options: HullOptions, wrong: readonly ClipstageError[] = [], stand: Placeholders = {}) {
    const {problems: _, ...given} = options;
    const {page, engine: engineOptions, problems} = readHullOptions(given as unknown as Record<string, unknown>, BESIDES);
    const {wheel = 'zoom-when-focused', hash} = readBesides(options as unknown as Record<string, unknown>, problems);
    problems.push(...wrong);
    const {above, controls = make('div', {class: 'cs-controls'}), panel = make('aside', {class: 'cs-panel'})} = stand;
    const twin = make('p', {class: 'cs-twin', 'aria-live': 'polite'});
    const shown = page.controls ?? 'full';
    super(program, parent, {
      events: {stage: true, pose: true, contacts: true, play: true, pause: true, error: true, state: true}, problems, class: 'cs-hull',
      name: page.alt || say('page.hull.main'), picture: page.alt || say('page.hull.canvas'),
      controls: shown, panels: page.panels, lang: page.lang, theme: page.theme, wheel, above, parts: [controls, panel, twin], painter: drawing,
    });
    if (page.height) this.element.style.height = `${page.height}px`;
    this.controls = controls;
    this.panel = panel;
    this.twin = twin;
    this.minimal = shown === 'minimal';
    this.engineOptions = engineOptions;

    program.call('hull', 'create', this.id, randomSeed(), this.element.lang);
    if (engineOptions.editable !== 'none') this.addHullKeys();
    this.addViewTools('page.fit.name', this.axes);
    this.view.after(this.tabs);
    this.view.append(this.without);
    this.begin(options.hulls, hash, problems);
    if ((this.element.dataset.panels ?? 'presets').includes('presets')) void this.takeFiles();
    if (stand.controls === undefined) this.complete();
    this.start();
    void this.enterSpace();
    this.element.addEventListener('focusin', ({target}) => {
      if (target instanceof HTMLElement && target.matches('.cs-stage:focus-visible')) showInBar(target);
    }, {signal: this.gone.signal});
  }

  /** Puts controls and inspector in their places, where others stood for them. */
  override complete(): void {
    this.program.render('hull', this.id, this.controls, this.panel);
    this.speak();
    this.tellStage(this.stage);
    this.whole = true;
  }

  /** Shows what the options ask for. What is wrong with them joins the problems, and is said. */
  private begin(hulls: unknown, hash: string, problems: ClipstageError[]): void {
    problems.push(...this.applyOptions());
    try {
      if (hulls !== undefined) this.setHulls(hulls as HullPair);
    } catch (error) {
      problems.push(ClipstageError.from(error));
    }
    if (hash) this.open(hash);
    if (problems.length > 0) this.report([this.call('notice'), ...problems.map(({message}) => message)].filter(Boolean).join('\n'));
    this.call('forget'); // what was asked for is the beginning, not a change
    this.steps.show(this.frame, this.wordsOnPicture());
  }

  /** Lets hulls be taken and given. */
  private async takeFiles(): Promise<void> {
    try {
      const {listenToFiles} = await files.load();
      listenToFiles(filesOf(this, (message) => this.attempt(() => this.call('refuse', message))), this.gone.signal);
    } catch (error) {
      this.fail(ClipstageError.from(error));
    }
  }

  /** Gives the engine the options that are for it; what is wrong with them. */
  private applyOptions(): ClipstageError[] {
    const problems: ClipstageError[] = [];
    for (const [name, value] of Object.entries(this.engineOptions)) {
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

  /** Where the labels stand, in CSS pixels of the canvas, which is drawn for it if it is not as the figure is; none as long as what draws it has not come. */
  get labels(): readonly Placed[] {
    if (this.stale) this.paint();
    return this.drawn?.labels ?? [];
  }
  get stage(): HullStage { return this.call('stage') as HullStage; }
  /** The sub-step of the stage, from 1; 0 where it has none. */
  get sub(): number { return this.frame[H.sub]!; }
  get playing(): boolean { return this.call('playing'); }
  /** Whether a link has room for both hulls. */
  get fits(): boolean { return this.call('fits'); }
  /** What is said: a title and a text, a line each. */
  get caption(): string { return this.call('caption'); }

  /** How it stands, in short: what load tells. */
  get standing(): Standing & {sub: number} { return {state: this.getState(), stage: this.stage, sub: this.sub, playing: this.playing}; }
  /** As of a pair. */
  get atStage(): HullEvents['stage'] { return {stage: this.stage, sub: this.sub, reached: this.frame[H.stage]! <= this.frame[H.reached]!}; }

  next(): void { this.call('next'); }
  prev(): void { this.call('prev'); }
  seek(stage: HullStage): void { this.call('seek', textOf(stage)); }
  /** Shows a sub-step of the present stage, from 1. */
  seekSub(sub: number): void { this.call('seekSub', sub); }
  /** Shows the three answers side by side, or ends that. */
  compare(on = true): void { this.call('compare', on); }
  play(): void { this.call('play'); }
  pause(): void { this.call('pause'); }
  reset(): void { this.call('reset'); }
  undo(): void { this.call('undo'); }
  redo(): void { this.call('redo'); }

  /** Shows a preset at the present stage. */
  setScene(id: HullPreset): void { this.call('preset', textOf(id)); }
  /** Shows other hulls, as collideHulls takes them, or moves those there are: a pose without points. A hull or a bias that is left out keeps its value, and so does what is left out of such a pose; what cannot be throws and changes nothing. */
  setHulls(pair: {a?: Partial<HullPair['a']>; b?: Partial<HullPair['b']>; bias?: HullBias}): void { this.call('setHulls', flatten(pair, 'invalid-hull')); }
  getHulls(): HullPair { return JSON.parse(this.call('pair')) as HullPair; }

  /** Shows what a file has: a pair as JSON, text or object, or an OBJ or STL file, text or bytes. What cannot be throws and changes nothing. */
  load(file: unknown, {tolerance = -1, points = false, solids: [a, b] = [0, 0]}: SolidOptions = {}): void {
    const given = givenText(file), pair = flatPair(given);
    if (pair === undefined) this.call('loadFile', given as string, tolerance, points, a, b);
    else this.call('load', pair);
  }
  /** Both hulls as the text of a file: JSON, which load takes; OBJ, likewise; a Go program that collides them. */
  getFile(format: 'json' | 'go' | 'obj'): string { return this.call('file', format); }
  /** What files of it are called, without their ending: such as clipstage-tilted-box. */
  get fileName(): string { return `clipstage-${(this.fits && new URLSearchParams(this.getState()).get('preset')) || 'hulls'}`; }

  /** The whole state in one line, as it stands in links. */
  getState(): string { return this.call('state'); }
  /** Restores it; what cannot be read throws and changes nothing. */
  setState(state: string): void { this.call('setState', textOf(state)); }
  /** Restores a link that somebody followed; one that cannot be read shows a notice, and the default is used. */
  open(state: string): void { this.call('open', textOf(state)); }

  /** Every step of this collide call, with its words and numbers. */
  getTrace(): HullTrace { return JSON.parse(this.call('trace')) as HullTrace; }

  async toSVG(): Promise<string> {
    const subject = this.subject();
    const [title, text] = this.caption.split('\n') as [string, string];
    const [{svgText}, {drawHulls}] = await Promise.all([pictures.load(), drawing.load()]);
    return svgText(subject(drawHulls), {title, text});
  }

  async toBlob(): Promise<Blob> {
    const subject = this.subject(), {drawHulls} = await drawing.load();
    return pngOf(subject(drawHulls));
  }

  /** What a picture shows that is asked for now. */
  private subject(): (draw: Painter['drawHulls']) => Subject {
    const {camera, surface: {theme}} = this, frame = this.frame.slice(), written = this.wordsOnPicture(), seen = this.look(false);
    for (const slot of [H.held, H.hands.hull, H.hands.handles, H.hands.gizmo.hull]) frame[slot] = 0;
    return (draw) => ({camera, draw: (pen) => void draw(pen, frame, camera, theme, written, seen)});
  }

  /** Says a sentence where the figure's notices stand. */
  report(message: string): void { this.call('report', textOf(message)); }
  /** Takes a sentence back, if it still stands there. */
  retract(message: string): void {
    if (this.call('notice') === message) this.report('');
  }

  /** For the engine: it copies the frame. */
  publish(frame: Float64Array): void {
    if (this.frame.length === frame.length) this.frame.set(frame);
    else this.frame = frame.slice();
    this.written = undefined;
  }

  /** For the engine, which has lost its instance: the figure is as it was, or begins anew where nothing was kept. A drag is taken back. */
  revive(kept: Float64Array | undefined, blame: ClipstageError | undefined): () => void {
    const {program, id, element} = this, dragged = this.space?.hands.dragging ? CHANGE.pose | CHANGE.contacts : 0;
    this.space?.hands.letGo();
    program.call('hull', 'create', id, randomSeed(), element.lang);
    if (kept === undefined || !program.call('hull', 'restore', id, kept)) this.applyOptions();
    const stopped = blame !== undefined && program.call('hull', 'playing', id);
    if (stopped || dragged) program.call('hull', 'pause', id); // a figure that failed does not go on by itself; a drag had it pause
    const focus = keepFocus(element), controls = make('div', {class: 'cs-controls'}), panel = make('aside', {class: 'cs-panel'});
    for (const part of [controls, panel]) element.querySelector(`.${part.className}`)!.replaceWith(part);
    program.render('hull', id, controls, panel);
    focus();
    return () => {
      this.tellStage(this.stage);
      if (kept === undefined) this.changed(~0, HULL_STAGES.indexOf(this.stage), this.playing);
      else if (dragged) this.changed(dragged | CHANGE.view, HULL_STAGES.indexOf(this.stage), this.playing);
      else guarded(() => this.show(CHANGE.view | CHANGE.playing, this.stage, this.playing));
      if (stopped) this.handlers.emit('pause', undefined);
    };
  }

  /** Shows what has changed, then tells of it: a handler may destroy the figure, which then tells no more. */
  changed(changes: number, number: number, playing: boolean): void {
    const stage = HULL_STAGES[number]!, {frame} = this, reached = frame[H.stage]! <= frame[H.reached]!, count = frame[H.contacts.list.count]!;
    guarded(() => this.show(changes, stage, playing));
    if (changes & CHANGE.stage) this.handlers.emit('stage', {stage, sub: frame[H.sub]!, reached});
    if (changes & CHANGE.pose) this.handlers.emit('pose', () => this.getHulls());
    if (changes & CHANGE.contacts) this.handlers.emit('contacts', {count});
    if (changes & CHANGE.playing) this.handlers.emit(playing ? 'play' : 'pause', undefined);
    if (changes & ~(CHANGE.hover | CHANGE.lit)) this.handlers.emit('state', {preset: (changes & CHANGE.preset) !== 0});
  }

  private show(changes: number, stage: HullStage, playing: boolean): void {
    if (changes & CHANGE.stage) this.tellStage(stage);
    if (changes & (CHANGE.stage | CHANGE.preset | CHANGE.fit)) this.steady = undefined;
    if (changes & CHANGE.fit) {
      super.resetView();
      this.space?.fit();
    }
    this.tellSpace();
    this.move(changes);
    this.drawSoon();
    if (changes & CHANGE.playing && playing) this.playOn();
    if (changes & (CHANGE.stage | CHANGE.pose | CHANGE.preset)) {
      this.closeNote();
      this.speak();
    }
    if (changes & CHANGE.view) {
      this.showNotice();
      this.speak(); // of a vertex perhaps
    }
  }

  /** Says on the element which stage is shown. */
  private tellStage(stage: HullStage): void {
    const {dataset} = this.element;
    dataset.stage = stage;
    if (this.sub > 0) dataset.sub = String(this.sub);
    else delete dataset.sub;
    showInBar(this.element.querySelector<HTMLElement>(`.cs-stage[data-stage=${stage}]`));
  }

  /** Gives the engine a command for this figure. What it throws, it throws; a panic is said in the figure too. */
  private call<Name extends keyof Calls['hull']>(name: Name, ...args: Takes<Calls['hull'][Name]>): Returns<Calls['hull'][Name]> {
    try {
      return this.program.call('hull', name, this.id, ...args);
    } catch (error) {
      if (error instanceof ClipstageError && error.code === 'panic' && error.stands !== 'ended') this.fail(error);
      throw error;
    }
  }

  protected override announce(message: string): void {
    try {
      this.program.call('hull', 'report', this.id, message);
    } catch { // not even that
      this.notify(message);
    }
  }

  override doze(): void {
    super.doze();
    if (!this.seen) this.space?.rest();
  }

  protected release(): void {
    this.space?.destroy();
    this.space = undefined;
    this.program.call('hull', 'destroy', this.id);
  }

  /** The components render themselves empty in the next frame; until then they need their nodes. */
  protected override remove(): void { requestAnimationFrame(() => this.element.remove()); }
  protected rest(): void {
    clearTimeout(this.playTimer);
    clearTimeout(this.speakTimer);
    this.steps.stop();
  }

  protected goOn(): void {
    if (this.call('playing')) this.playOn();
  }

  protected halt(): void {
    clearTimeout(this.playTimer);
    if (this.steps.moving) this.stale = true;
    this.steps.stop();
  }

  protected key({key, ctrlKey, shiftKey, altKey, metaKey}: Press, {repeat, target}: KeyboardEvent): boolean {
    if (this.space?.holds(target) && !ctrlKey && !altKey && !metaKey && this.space.key(key, shiftKey)) return true;
    return this.call('key', key, ctrlKey, shiftKey, altKey, metaKey, repeat, where(target, ctrlKey || metaKey));
  }

  private playOn(): void {
    clearTimeout(this.playTimer);
    if (!this.seen) return;
    this.playTimer = window.setTimeout(() => this.attempt(() => {
      this.call('tick');
      if (this.call('playing')) this.playOn();
    }), readingTime(this.call('words')) / this.call('speed'));
  }

  /** Updates the text twin once the hulls rest. */
  private speak(): void {
    clearTimeout(this.speakTimer);
    this.speakTimer = window.setTimeout(() => this.attempt(() => {
      write(this.twin, this.call('words'));
      this.reserveHeight(false);
    }), SPEAKING_DELAY);
  }

  private showNotice(): void {
    showNotice(this.notice, this.call('notice'), () => this.call('dismiss'));
  }

  protected override reflow(): void { this.reserveHeight(true); }

  /** Keeps the height of the longest of its sentences under the picture of a minimal figure. */
  private reserveHeight(anew: boolean): void {
    if (!this.minimal) return;
    const needed = heightOfWords(this.element, this.call('sentences'));
    if (!anew && needed <= this.words) return;
    this.words = needed;
    const controls = this.element.querySelector<HTMLElement>('.cs-controls')!.offsetHeight;
    this.element.style.setProperty('--cs-words', `${needed}px`);
    this.element.style.setProperty('--cs-rest', `${needed + controls}px`);
  }

  // The picture.

  protected override get animating(): boolean { return this.steps.running; }

  /** Another step is gone to from what is shown; anything else is shown at once. */
  private move(changes: number): void {
    if (changes & (CHANGE.pose | CHANGE.preset | CHANGE.fit) || this.comparing || !this.seen) this.steps.show(this.frame, this.wordsOnPicture());
    else if (changes & CHANGE.stage) this.steps.show(this.frame, this.wordsOnPicture(), this.call('speed'));
  }

  protected fit(width: number, height: number): Camera { return fitHulls(this.frame, width, height, this.single(width) && 'space', this.without.offsetHeight); }

  protected render(pen: CanvasRenderingContext2D, {drawHulls}: Painter): void {
    const {surface: {camera, theme, printing}} = this, {frame, words, t} = this.steps.drawn(this.frame, this.wordsOnPicture());
    const tab = this.single(camera.width);
    this.tabs.hidden = tab === undefined;
    this.without.style.visibility = tab === 'flat' ? 'hidden' : '';
    this.drawn = drawHulls(pen, frame, camera, theme, words, {...this.look(!printing), t});
    if (!printing && t === 1) this.steady = new Map([...this.steady ?? [], ...this.drawn.slots]);
  }

  /** The one picture that is shown where there is no room for two, if the reader can choose. */
  private single(width: number): Tab | undefined { return this.whole && !this.minimal && isNarrow(width) ? this.tab : undefined; }

  /** What the picture is besides the frame: the eyes that see both hulls in space, if anything draws them there: on a canvas of their own on the screen, else by the pen. */
  private look(screen: boolean): Seen {
    const {width, height} = this.camera, {canvas, theme} = this.surface, tab = screen ? this.single(width) : undefined;
    return {eyes: this.space?.see({width, height, tab}, theme, screen ? canvas.width / width : undefined) ?? [], tab, ...screen && {before: this.steady, hands: this.space?.drawHands}};
  }

  /** Has the hulls drawn in space, once the code has come that does it. */
  private async enterSpace(): Promise<void> {
    const told = (trouble: Trouble | undefined): void => this.tellSpace(trouble === undefined ? '' : saySpace(FLAT[trouble]));
    try {
      const {Space} = await inSpace.load();
      if (this.destroyed) return;
      const {view, canvas} = this, frame = (): Float64Array => this.frame, camera = (): Camera => this.camera, near = (): boolean => this.seen;
      this.space = new Space({
        view, canvas, name: saySpace('page.space.canvas'), get frame() { return frame(); }, get camera() { return camera(); }, get near() { return near(); },
        point: (event) => this.onScreen.point(event), swipes: () => this.swipes(), wheel: (event) => this.takesWheel(event), trouble: told,
        sight: (what, ray) => this.call(what, ray), pull: (what, ray) => this.call(what, ray), hand: (what) => this.call(what), grabbed: (part) => this.focusHull(part),
        changed: (home) => {
          this.element.classList.toggle('cs-zoomed', !home);
          if (home) this.steady = undefined;
          this.drawSoon();
        },
      });
      if (this.space.live) told(undefined);
    } catch (error) {
      if (!this.destroyed) told('part');
      if (!(error instanceof ClipstageError)) throw error;
    }
  }

  /** What belongs to space alone is away where there is none; why that is. */
  private tellSpace(why?: string): void {
    if (why !== undefined) {
      this.steady = undefined;
      this.without.textContent = why;
      this.drawSoon();
    }
    this.axes.hidden = !this.space?.live;
    this.without.hidden = this.comparing || this.without.textContent === '';
    this.element.classList.toggle('cs-comparing', this.comparing);
    if (why !== undefined) super.resetView(); // there is room for it
  }

  private get comparing(): boolean { return this.frame[H.compare.on] === 1; }

  /** In space hands turn the picture, and do not move it as a sheet; the three answers stay where they are. */
  protected override get busy(): boolean { return this.comparing || (this.space !== undefined && (this.space.live || this.space.hands.dragging)); }

  protected override zoomBy(factor: number): void {
    if (this.space?.live) this.space.zoom(factor);
    else super.zoomBy(factor);
  }

  /** Looks at both hulls anew. */
  override resetView(): void { this.attempt(() => this.call('fit')); }

  /** What the engine writes on the picture, by name. */
  private wordsOnPicture(): ReadonlyMap<string, string> { return this.written ??= byName(this.call('drawn')); }

  /** Resolves when the picture is as the figure; rejects where what draws it cannot be loaded. */
  async settled(): Promise<void> {
    await Promise.all([drawing.load(), inSpace.load().catch(() => {})]);
    await this.steps.settled();
    if (this.stale && !this.destroyed) this.paint();
  }

  /** Two stops for the keyboard, one a hull: arrows move the hull that has it. */
  private addHullKeys(): void {
    this.view.append(...hullKeys((hull) => this.call('hullName', hull), (hull) => this.call('focus', hull), this.gone.signal));
    this.canvas.addEventListener('pointerdown', ({pointerType}) => {
      if (pointerType !== 'touch' && !hasFocus(this.element)) this.view.focus({preventScroll: true}); // a finger may be on its way to scroll
    }, {signal: this.gone.signal});
  }

  /** The keyboard goes to the hull that was taken; where none was, it leaves them. */
  private focusHull(part: number): void {
    if (part !== HOLD.none) this.view.querySelectorAll<HTMLElement>('.cs-boxkey')[this.frame[H.hands.hull]! - 1]?.focus({preventScroll: true});
    else if (this.frame[H.held]! > 0) this.view.focus({preventScroll: true});
  }
}
