import {make} from '../../base/dom';
import {ClipstageError} from '../../base/error';
import {CHANGE} from '../../base/figure.gen';
import {HOLD, HULL_STAGES, type HullStage} from '../../base/hull.gen';
import type {Camera} from '../../draw/camera';
import type {Point} from '../../draw/geometry';
import type {Slot} from '../../draw/label';
import {H, TOUCH, TOUCH_SLOTS} from '../../draw/hull.gen';
import type {HullBias, HullPair, HullTrace} from '../../engine/api';
import type {Placeholders} from '../../engine/engine';
import type {Program} from '../../engine/program';
import {flatten, type Press, textOf} from '../../engine/values';
import {hasFocus} from '../../figure/focus';
import type {Caption, Subject} from '../../figure/picture';
import {StagedFigure} from '../../figure/staged';
import type {Standing} from '../../figure/standing';
import {saySpace} from '../../text/spacewords';
import {axisButtons, pressTab, tabButtons} from './choosers';
import {fitHulls, isNarrow, type Tab} from './camera';
import type {Drawn, Seen} from './draw';
import {drawing} from '#drawing/hull';
import {filesOf, flatPair, givenText, pairIn, type SolidOptions} from './files';
import type {HullEvents, HullOptions, HullPreset} from './options';
import {HULL} from './manifest';
import {inSpace} from './inspace';
import {byName} from './parts';
import {Steps} from './steps';
import {tabOf} from './tab';
import type {Space, Trouble} from './space/space';

/** The notices that say why hulls are drawn flat. */
const FLAT = {none: 'page.space.none', lost: 'page.space.lost', part: 'page.space.part'} as const satisfies Record<Trouble, string>;

/** The module that draws the figure. */
type Painter = Pick<typeof import('./draw'), 'drawHulls'>;

const KIND = {...HULL, stages: HULL_STAGES, slots: {stage: H.stage, reached: H.reached}, painter: drawing} as const;

/** Two hulls: a canvas, its controls and its inspector. Made by Engine.mount. */
export class HullFigure extends StagedFigure<'hull', HullStage, HullEvents, Painter> {
  /** The frame after the last command, written by the engine. Its slots are H and the lists of clipstage/layout. */
  frame: Float64Array = new Float64Array(0);
  declare protected drawn: Drawn | undefined;
  protected readonly animation = new Steps(() => this.draw());
  private written: ReadonlyMap<string, string> | undefined; // the texts on the picture
  private space: Space | undefined; // once its code is loaded
  private readonly axes = axisButtons(this.lang, (axis) => this.space?.along(axis));
  private readonly without = make('p', {class: 'cs-flat', role: 'status', hidden: ''}); // why hulls are not in space
  private tab: Tab = 'space'; // the picture that is shown alone on a narrow canvas
  private readonly tabs = tabButtons(this.lang, (tab) => this.openTab(tab));
  private opened: number | undefined; // the stage that has opened its tab
  private compares = false; // three answers are compared
  private marked: readonly number[] = []; // the kind and number of the thing that a text marks
  private steady: ReadonlyMap<string, Slot> | undefined; // the labels' places, which are kept while the picture has the same subject
  /** wrong are the problems found when the options were copied; they are shown with those found here. */
  constructor(program: Program, parent: HTMLElement, options: HullOptions, wrong: readonly ClipstageError[] = [], stand: Placeholders = {}) {
    super(program, parent, KIND, {options, wrong, stand});
    this.create();
    if (this.engineOptions.editable !== 'none') this.addHullKeys();
    this.addViewTools('page.fit.name', this.axes);
    this.view.after(this.tabs);
    this.view.append(this.without);
    this.begin(() => {
      this.applyOptions();
      const {file} = this;
      if (file !== undefined) this.tried(() => {
        const pair = pairIn(file);
        if (pair) this.setHulls(pair);
        else this.load(file);
      });
    }, stand);
    const listening = {signal: this.gone.signal};
    this.view.addEventListener('pointermove', (event) => event.buttons === 0 && this.pointedAt(this.onScreen.point(event)), listening);
    this.view.addEventListener('pointerleave', () => this.pointedAt(undefined), listening);
    if ((this.element.dataset.panels ?? 'presets').includes('presets')) void this.takeFiles(filesOf(this, (message) => this.attempt(() => this.call('refuse', message))));
    void this.enterSpace();
  }

  /** The sub-step of the stage, from 1; 0 if the stage has none. */
  get sub(): number { return this.frame[H.sub]!; }
  /** Whether a link has room for both hulls. */
  get fits(): boolean { return this.call('fits'); }
  /** The caption: a line with the title and one with the text. */
  get caption(): string { return this.call('caption'); }

  /** The detail of the event load. */
  override get standing(): Standing & {sub: number} { return {...super.standing, sub: this.sub}; }
  protected stageDetail(stage: HullStage): HullEvents['stage'] { return {stage, sub: this.sub, reached: this.reached}; }

  /** Shows a sub-step of the present stage, from 1. */
  seekSub(sub: number): void { this.call('seekSub', sub); }
  /** Shows the three compared answers; with on false, the stages again. */
  compare(on = true): void { this.call('compare', on); }

  get contacts(): HullEvents['contacts'] {
    const {frame} = this, {list} = H.contacts, count = frame[list.count]!, first = frame[list.at]!;
    const point = ({x, y, z}: {x: number; y: number; z: number}, from = 0): [x: number, y: number, z: number] => [frame[from + x]!, frame[from + y]!, frame[from + z]!];
    return {count, list: Array.from({length: count}, (_, i) => {
      const at = first + i * TOUCH_SLOTS;
      return {position: point(TOUCH.middle.at, at), depth: -frame[at + TOUCH.separation]!, normal: point(H.normal)};
    })};
  }

  /** Shows a preset at the present stage. */
  setScene(id: HullPreset): void { this.call('preset', textOf(id)); }
  /** Shows other hulls, as collideHulls takes them. A hull without points moves the present one. An omitted hull, bias, position or rotation keeps its value. Invalid input throws and changes nothing. */
  setHulls(pair: {a?: Partial<HullPair['a']>; b?: Partial<HullPair['b']>; bias?: HullBias}): void { this.call('setHulls', flatten(pair, 'invalid-hull')); }
  getHulls(): HullPair { return JSON.parse(this.call('pair')) as HullPair; }

  /** Shows the content of a file: a pair as JSON, text or object, or an OBJ or STL file, text or bytes. Invalid input throws and changes nothing. */
  load(file: unknown, {tolerance = -1, points = false, solids: [a, b] = [0, 0]}: SolidOptions = {}): void {
    const given = givenText(file), pair = flatPair(given);
    if (pair === undefined) this.call('loadFile', given as string, tolerance, points, a, b);
    else this.call('load', pair);
  }
  /** Both hulls as the text of a file: JSON or OBJ, which load takes, or a Go program that collides them. */
  getFile(format: 'json' | 'go' | 'obj'): string { return this.call('file', format); }
  /** The name of the figure's files without the extension, such as clipstage-tilted-box. */
  get fileName(): string { return `clipstage-${(this.fits && new URLSearchParams(this.getState()).get('preset')) || 'hulls'}`; }

  /** Every stage of this collide call, with its words and numbers. */
  getTrace(): HullTrace { return JSON.parse(this.call('trace')) as HullTrace; }

  protected captioned(): Caption {
    const [title, text] = this.caption.split('\n') as [string, string];
    return {title, text};
  }

  protected pictured(): (painter: Painter) => Subject {
    const {camera, surface: {theme}} = this, frame = this.frame.slice(), written = this.wordsOnPicture(), seen = this.look(false);
    for (const slot of [H.held, H.hands.hull, H.hands.handles, H.hands.gizmo.hull]) frame[slot] = 0;
    return ({drawHulls}) => ({camera, draw: (pen) => void drawHulls(pen, frame, camera, theme, written, seen)});
  }

  /** For the engine: it copies the frame. */
  publish(frame: Float64Array): void {
    if (this.frame.length === frame.length) this.frame.set(frame);
    else this.frame = frame.slice();
    this.written = undefined;
  }

  protected get dragging(): boolean { return this.space?.hands.dragging ?? false; }
  protected letGoOfDrag(): void { this.space?.hands.letGo(); }
  protected getPoses(): HullPair { return this.getHulls(); }

  protected follow(changes: number): void {
    this.marked = [...this.call('marked')]; // a drawing makes no call, which the engine's end would refuse
    if (changes & (CHANGE.stage | CHANGE.preset | CHANGE.fit)) this.steady = undefined;
    if (changes & CHANGE.preset) this.openTab(tabOf(this.frame));
    const compares = this.frame[H.compare.on] === 1;
    if (compares && !this.compares) this.showWords();
    this.compares = compares;
    if (changes & CHANGE.fit) {
      super.resetView();
      this.space?.fit();
    }
    this.tellSpace();
    this.move(changes);
    if (changes & CHANGE.view) this.speak(); // the words may name the hovered vertex
  }

  protected override tellStage(stage: HullStage): void {
    super.tellStage(stage);
    const {dataset} = this.element;
    if (this.sub > 0) dataset.sub = String(this.sub);
    else delete dataset.sub;
    const at = this.frame[H.stage]! + HULL_STAGES.length * this.frame[H.ask.stage]!; // a question may open another tab
    if (at !== this.opened) this.openTab(tabOf(this.frame)); // within a stage the reader's choice stays
    this.opened = at;
  }

  override doze(): void {
    super.doze();
    if (!this.seen) this.space?.rest();
  }

  protected override release(): void {
    this.space?.destroy();
    this.space = undefined;
    super.release();
  }

  protected override key(press: Press, event: KeyboardEvent): boolean {
    const {key, ctrlKey, shiftKey, altKey, metaKey} = press;
    if (this.space?.holds(event.target) && !ctrlKey && !altKey && !metaKey && this.space.key(key, shiftKey)) return true;
    return super.key(press, event);
  }

  // The picture.

  protected stand(): void { this.animation.show(this.frame, this.wordsOnPicture()); }

  /** Animates the change to another step; shows any other change at once. */
  private move(changes: number): void {
    if (changes & (CHANGE.pose | CHANGE.preset | CHANGE.fit) || this.comparing || !this.seen) this.stand();
    else if (changes & CHANGE.stage) this.animation.show(this.frame, this.wordsOnPicture(), this.call('speed'));
  }

  protected fit(width: number, height: number): Camera { return fitHulls(this.frame, width, height, this.single(width) && 'space', this.without.offsetHeight); }

  protected render(pen: CanvasRenderingContext2D, {drawHulls}: Painter): void {
    const {surface: {camera, theme, printing}} = this, {frame, words, t} = this.animation.drawn(this.frame, this.wordsOnPicture());
    const tab = this.single(camera.width);
    this.tabs.hidden = tab === undefined;
    this.without.style.visibility = tab === 'flat' ? 'hidden' : '';
    this.drawn = drawHulls(pen, frame, camera, theme, words, {...this.look(!printing), t, marked: this.marked});
    if (!printing && t === 1) this.steady = new Map([...this.steady ?? [], ...this.drawn.slots]);
  }

  /** Shows one of the two pictures, where there is room for only one. */
  private openTab(tab: Tab): void {
    pressTab(this.tabs, this.tab = tab);
    this.drawSoon();
  }

  /** The picture that is shown alone on a narrow canvas, if the reader can choose it; otherwise undefined. */
  private single(width: number): Tab | undefined { return this.whole && !this.minimal && isNarrow(width) ? this.tab : undefined; }

  /** The inputs of a drawing besides the frame. If hulls are in space, it has eyes: on the screen another canvas draws the hulls, in files and print the pen. */
  private look(screen: boolean): Seen {
    const {width, height} = this.camera, {canvas, theme} = this.surface, tab = screen ? this.single(width) : undefined;
    return {eyes: this.space?.see({width, height, tab}, theme, screen ? canvas.width / width : undefined) ?? [], tab, ...screen && {before: this.steady, hands: this.space?.drawHands}};
  }

  /** Loads the code for hulls in space, and starts drawing them there. */
  private async enterSpace(): Promise<void> {
    const told = (trouble: Trouble | undefined): void => this.tellSpace(trouble === undefined ? '' : saySpace(FLAT[trouble], {}, this.lang));
    try {
      const {Space} = await inSpace.load();
      if (this.destroyed) return;
      const {view, canvas} = this, frame = (): Float64Array => this.frame, camera = (): Camera => this.camera, near = (): boolean => this.seen;
      this.space = new Space({
        view, canvas, name: saySpace('page.space.canvas', {}, this.lang), get frame() { return frame(); }, get camera() { return camera(); }, get near() { return near(); },
        point: (event) => this.onScreen.point(event), swipes: () => this.swipes(), wheel: (event) => this.takesWheel(event), trouble: told,
        sight: (what, ray) => this.call(what, ray), pull: (what, ray) => this.call(what, ray), hand: (what) => this.call(what), onPlane: (at) => this.drawn?.onPlane?.(at), grabbed: (part) => this.focusHull(part),
        changed: (home) => {
          this.markMoved(!home);
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

  /** Shows or hides the controls of space. If why is given, sets the notice that says why hulls are flat; an empty why removes it. */
  private tellSpace(why?: string): void {
    if (why !== undefined) {
      this.steady = undefined;
      this.without.textContent = why;
      this.drawSoon();
    }
    this.axes.hidden = !this.space?.live;
    this.without.hidden = this.comparing || this.without.textContent === '';
    this.element.classList.toggle('cs-comparing', this.comparing);
    if (why !== undefined) super.resetView(); // fits the picture again, since the notice changes its room
  }

  private get comparing(): boolean { return this.frame[H.compare.on] === 1; }

  /** Whether the flat picture cannot pan: in space a drag turns it, and compared answers stay in place. */
  protected override get busy(): boolean { return this.comparing || (this.space !== undefined && (this.space.live || this.space.hands.dragging)); }

  protected override zoomBy(factor: number): void {
    if (this.space?.live) this.space.zoom(factor);
    else super.zoomBy(factor);
  }

  /** Fits the view to both hulls again, after turning, pan and zoom. */
  override resetView(): void { this.attempt(() => this.call('fit')); }

  /** The engine's texts on the picture, by name. */
  private wordsOnPicture(): ReadonlyMap<string, string> { return this.written ??= byName(this.call('drawn')); }

  override async settled(): Promise<void> {
    await inSpace.load().catch(() => {});
    await super.settled();
  }

  /** Adds a keyboard stop for each hull: arrows move the focused hull. */
  private addHullKeys(): void {
    this.addKeys((hull) => this.call('hullName', hull), (hull) => this.call('focus', hull));
    this.canvas.addEventListener('pointerdown', ({pointerType}) => {
      if (pointerType !== 'touch' && !hasFocus(this.element)) this.view.focus({preventScroll: true}); // a finger may be about to scroll
    }, {signal: this.gone.signal});
  }

  /** Tells which things are under the pointer. */
  private pointedAt(at: Point | undefined): void {
    const marks = this.otherMarks(at && this.drawn?.thingsAt?.(at));
    if (marks) this.handlers.emit('marks', {marks});
  }

  /** Moves the keyboard focus to the grabbed hull; if nothing was grabbed, away from the hulls. */
  private focusHull(part: number): void {
    if (part !== HOLD.none) this.view.querySelectorAll<HTMLElement>('.cs-boxkey')[this.frame[H.hands.hull]! - 1]?.focus({preventScroll: true});
    else if (this.frame[H.held]! > 0) this.view.focus({preventScroll: true});
  }
}
