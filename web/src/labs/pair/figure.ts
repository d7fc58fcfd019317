import {make} from '../../base/dom';
import {ClipstageError} from '../../base/error';
import {CHANGE, EXERCISES, MISTAKES, type Stage, STAGES, QUANTITY} from '../../base/figure.gen';
import {type Camera, toPixels} from '../../draw/camera';
import type {Point} from '../../draw/geometry';
import {F, SLOTS} from '../../draw/layout.gen';
import type {Pose, Trace} from '../../engine/api';
import type {Placeholders} from '../../engine/engine';
import type {Program} from '../../engine/program';
import {flatten, poseOf, type Press, textOf} from '../../engine/values';
import {StageAnimation} from '../../figure/animation';
import {covered} from '../../figure/covered';
import {fit, knobOf} from '../../clipping/camera';
import type {Drawn} from '../../clipping/draw';
import {arrivalTime} from '../../clipping/layers/time';
import type {FigureEvents, MountOptions, PairFile, Preset} from './options';
import {PairCode, type Shown, withoutCode} from './code';
import {PAIR} from './manifest';
import {clipping} from '../../figure/clipping';
import {FlatFigure} from '../../figure/flat';
import type {Caption, Subject} from '../../figure/picture';
import {contentOf, type Subject as FileSubject} from '../../figure/reading';

/** The module that draws the figure. */
type Painter = typeof import('../../clipping/draw');

const POSE: FileSubject = {code: 'invalid-pose', field: 'pair'};

const KIND = {...PAIR, further: {solved: true}, stages: STAGES, slots: {stage: F.stage, reached: F.reached}, painter: clipping} as const;

/** The part of the picture that Reset covers with a margin for a finger, CSS pixels. */
const CORNER = {width: 90, height: 60};

/** The figure of two boxes: a canvas, controls and an inspector. Made by Engine.mount. */
export class Figure extends FlatFigure<'pair', Stage, FigureEvents, Painter> {
  /** The frame after the last command, written by the engine; the canvas is drawn at most once an animation frame. Its slots are F of clipstage/layout. */
  readonly frame = new Float64Array(SLOTS);
  protected readonly animation = new StageAnimation((stage) => arrivalTime(this.frame, stage), () => this.draw());
  private unseen = 0; // bits of CHANGE since the camera last followed
  private following = false; // the camera is following
  declare protected drawn: Drawn | undefined;
  private measured: Point | undefined;
  private pointed: number = QUANTITY.none; // the quantity under the pointer
  private share = 1; // the share of the stage that is shown while the reader steps through the code
  private measureButton: HTMLButtonElement | undefined;
  private readonly code = new PairCode({
    frame: this.frame, lang: this.lang, element: this.element, view: this.view, canvas: this.canvas, mark: (name) => this.attempt(() => this.mark(name)),
    toggled: () => void (this.whole && this.handlers.emit('state', {preset: false})), failed: (error) => this.fail(error),
    stageName: (stage) => this.element.querySelector(`.cs-stage[data-stage="${stage}"] .cs-name`)?.textContent ?? stage,
    differs: (stage) => this.attempt(() => this.call('mistake', stage)), redraw: () => this.drawSoon(), drawAt: (share) => this.drawAt(share), show: (a, b, stage) => this.attempt(() => this.showBoxes(a, b, stage)),
    seek: (stage) => this.attempt(() => this.call('seek', stage)), solved: (exercise) => this.handlers.emit('solved', {exercise}),
  });

  /** wrong are the problems found when the options were copied; they are shown with the problems found here. */
  constructor(program: Program, parent: HTMLElement, options: MountOptions, wrong: readonly ClipstageError[] = [], stand: Placeholders = {}) {
    super(program, parent, KIND, {options, wrong, stand});
    this.create();
    if (this.engineOptions.editable !== 'none') this.addKeys((box) => this.call('boxName', box), (box, key) => this.call('focus', key.matches(':focus-visible') ? box : 0));
    this.addTools();
    this.view.append(this.code.button);
    this.gone.signal.addEventListener('abort', () => this.code.destroy());
    this.begin(() => {
      const {a, b, ...given} = this.engineOptions, {scene} = options, {state, ...code} = withoutCode(given.state ?? '');
      const others = given.state ? {...given, state} : given; // the state at its old place, since later options win
      this.applyOptions(others);
      this.code.set(this.withOptions(code));
      if (scene !== undefined) this.tried(() => this.setScene(scene));
      if (this.file !== undefined) this.tried(() => this.setPose(contentOf(this.file, POSE) as PairFile));
      this.applyOptions({a, b}); // boxes win over a preset
    }, stand);
  }

  /** The canvas's camera, which first follows changes of the boxes. */
  override get camera(): Camera {
    this.turn();
    return super.camera;
  }

  protected stageDetail(stage: Stage): FigureEvents['stage'] { return {stage, reached: this.reached}; }

  get contacts(): FigureEvents['contacts'] {
    const {frame} = this, {contacts: {list, normal, ...slots}} = F, count = frame[slots.count]!;
    const point = ({x, y}: {x: number; y: number}): [x: number, y: number] => [frame[x]!, frame[y]!];
    return {count, list: list.slice(0, count).map(({at, separation}) => ({position: point(at), depth: -frame[separation]!, normal: point(normal)}))};
  }

  /** Shows a preset at the present stage. */
  setScene(id: Preset): void { this.call('preset', textOf(id)); }

  /** Moves the boxes. Omitted numbers keep their values; a number out of range throws and changes nothing. */
  setPose(pose: {a?: Partial<Pose['a']>; b?: Partial<Pose['b']>}): void { this.call('setPose', flatten(poseOf(pose), 'invalid-pose')); }
  getPose(): Pose { return this.call('pose'); }

  /** Every stage of this collide call, with its words and numbers. */
  getTrace(): Trace { return JSON.parse(this.call('trace')) as Trace; }

  /** The state with code=on, the mistake, the exercise and the reader's code if the code is shown: the code is the page's, and the engine does not know it. */
  override getState(): string { return super.getState() + this.code.state; }
  override setState(state: string): void {
    const {state: rest, ...code} = withoutCode(textOf(state));
    super.setState(rest);
    this.code.set(code);
  }
  override open(link: string): void {
    const {state, ...code} = withoutCode(textOf(link)), first = !this.whole;
    super.open(state);
    this.code.set(first ? this.withOptions(code) : code);
  }

  /** What a link shows, and where it says nothing, what the options show. */
  private withOptions({open, mistake, exercise, own}: Shown): Shown {
    const {pageOptions} = this;
    return {
      own, open: open || pageOptions.code === 'on', mistake: mistake || (MISTAKES.find((id) => id === pageOptions.mistake) ?? ''),
      exercise: exercise || (EXERCISES.find((id) => id === pageOptions.exercise) ?? ''),
    };
  }

  private showBoxes(a: readonly number[], b: readonly number[], stage: Stage): void {
    const box = ([w, h, x, y, angle]: readonly number[]): Partial<Pose['a']> => ({w: w!, h: h!, x: x!, y: y!, angle: angle!});
    this.setPose({a: box(a), b: box(b)});
    this.call('seek', stage);
  }

  protected captioned(): Caption { return this.getTrace().stages[this.frame[F.stage]!]!; }

  protected pictured(): (painter: Painter) => Subject {
    const {camera, surface: {theme}} = this, frame = this.frame.slice();
    for (const slot of [F.focus, F.hover, F.part, F.lit]) frame[slot] = 0;
    return ({drawFigure}) => ({camera, draw: (pen) => void drawFigure(pen, frame, camera, theme)});
  }

  protected getPoses(): Pose { return this.getPose(); }

  protected follow(changes: number): void {
    this.move(changes);
    this.unseen |= changes;
    if (changes & (CHANGE.stage | CHANGE.pose | CHANGE.preset)) this.code.changed();
    this.code.button.classList.toggle('cs-early', this.frame[F.stage] === 0);
    if (changes & CHANGE.view) this.measureButton?.setAttribute('aria-pressed', String(this.frame[F.measure] === 1));
  }

  /** The time of the motion to the present stage, in milliseconds. */
  protected override get arrival(): number { return this.animation.moving ? arrivalTime(this.frame, this.frame[F.stage]!) : 0; }

  // The camera.

  protected fit(width: number, height: number): Camera { return fit(this.frame, width, height); }

  /** Shows both boxes again, after pan and zoom. */
  override resetView(): void {
    this.unseen = 0;
    super.resetView();
  }

  /**
   * Fits the camera to both boxes, if the changes so far require it. As this is slow, it is done only before a
   * drawing, or when the camera is read.
   */
  private turn(): void {
    const changes = this.unseen;
    this.unseen = 0;
    if ((changes & CHANGE.fit) === 0 && ((changes & CHANGE.pose) === 0 || this.pointer.dragging || this.allInView())) return;
    this.following = true; // the drawing follows
    this.resetView();
    this.following = false;
  }

  protected allInView(): boolean {
    const {camera} = this.surface;
    return F.boxes.every((box) => box.corners.every((corner) => {
      const p = toPixels(camera, this.frame[corner.x]!, this.frame[corner.y]!);
      return p.x >= 0 && p.y >= 0 && p.x <= camera.width && p.y <= camera.height;
    }));
  }

  // The picture.

  protected override drawSoon(): void {
    if (!this.following) super.drawSoon();
  }

  protected override paint(): void {
    this.turn();
    super.paint();
  }

  protected render(pen: CanvasRenderingContext2D, {drawFigure}: Painter): void {
    const {frame, share, drawn: previous, surface: {camera, theme}} = this;
    const {element, canvas, onScreen} = this, over = covered({element, canvas, onScreen}, camera, ':is(.cs-viewtools[open] button, .cs-code-button)');
    const stage = frame[F.stage]!, held = share < 1 && stage > 0 && !this.animation.moving, position = held ? stage - 1 + share : this.position;
    this.drawn = drawFigure(pen, frame, camera, theme, {
      position, held, previous, measure: frame[F.measure] === 1 ? this.measured : undefined,
      key: over.map(({x, y}) => [x, y]).join(), under: ({taken}) => void taken.push(...over),
    });
    if (!this.animation.moving) this.code.draw(pen, camera, theme, this.drawn.labels);
    this.clearHandles();
  }

  /** Moves a minimal figure's Reset to the picture's left corner while more handles lie in the right one. */
  private clearHandles(): void {
    const {frame, surface: {camera}} = this, at = (x: number, y: number): Point => toPixels(camera, x, y);
    const handles = F.boxes.flatMap((box) => [knobOf(frame, box, at), ...box.corners.map(({x, y}) => at(frame[x]!, frame[y]!))]).filter(({y}) => y < CORNER.height);
    const right = handles.filter(({x}) => x > camera.width - CORNER.width), left = handles.filter(({x}) => x < CORNER.width);
    this.element.classList.toggle('cs-reset-left', right.length > left.length);
  }

  private drawAt(share: number): void {
    if (share === this.share) return;
    this.share = share;
    this.drawSoon();
  }

  /** The picture's position between the stages: 3.4 is 40 % of the way from stage 3 to stage 4. */
  get position(): number { return this.animation.position; }

  protected stand(): void { this.animation.show(this.frame[F.stage]!); }

  /** Animates the change to another stage; shows any other change at once. */
  private move(changes: number): void {
    const stage = this.frame[F.stage]!;
    if (changes & (CHANGE.pose | CHANGE.preset) || this.dragging || !this.seen) this.animation.show(stage);
    else if (changes & CHANGE.stage) this.animation.aim(stage, this.call('speed'));
    this.animation.run();
  }

  // The pointer and the keyboard.

  protected override key(press: Press, event: KeyboardEvent): boolean { return this.code.pressed(press, event) || super.key(press, event); }

  /** Highlights the quantity under the pointer, and moves the measuring cursor. */
  protected pointedAt(at: Point | undefined): void {
    const quantity = at === undefined || this.drawn === undefined ? QUANTITY.none : clipping.here!.quantityAt(this.drawn, at.x, at.y);
    if (quantity !== this.pointed) this.call('light', this.pointed = quantity);
    const marks = this.otherMarks(at && this.drawn?.thingsAt(at));
    if (marks) {
      this.code.light(marks);
      this.handlers.emit('marks', {marks});
    }
    const before = this.measured;
    this.measured = at !== undefined && this.frame[F.measure] === 1 ? at : undefined;
    if (this.measured !== before) this.drawSoon();
  }

  /** Adds the buttons on the canvas: the measuring cursor, and the view's. */
  private addTools(): void {
    const name = this.say('page.measure.name');
    this.measureButton = make('button', {class: 'cs-quiet cs-measure', type: 'button', 'aria-label': name, title: name}, this.say('page.measure'));
    this.measureButton.addEventListener('click', () => this.call('measure'), {signal: this.gone.signal});
    this.addViewTools('page.fit.name', this.measureButton);
  }
}
