import type {ClipstageError} from '../../base/error';
import {CHANGE} from '../../base/figure.gen';
import {SHAPE_QUANTITY, SHAPE_STAGES, type ShapeStage} from '../../base/shape.gen';
import type {Camera} from '../../draw/camera';
import type {Point} from '../../draw/geometry';
import {S, S_SLOTS} from '../../draw/shape.gen';
import type {Placeholders} from '../../engine/engine';
import type {Program} from '../../engine/program';
import {textOf} from '../../engine/values';
import {covered} from '../../figure/covered';
import {FlatFigure} from '../../figure/flat';
import type {Caption, Subject} from '../../figure/picture';
import {drawing} from '#drawing/shape';
import {fitShapes} from './camera';
import type {Drawn} from './draw';
import {filesOf, flatPair} from './files';
import {SHAPE} from './manifest';
import type {ShapeEvents, ShapeOptions, ShapePreset} from './options';

/** The module that draws the figure. */
type Painter = Pick<typeof import('./draw'), 'drawShapePair' | 'quantityAt'>;

const KIND = {...SHAPE, stages: SHAPE_STAGES, slots: {stage: S.stage, reached: S.reached}, painter: drawing} as const;

/** The collide call of two shapes, with its words and numbers. */
interface ShapesTrace { stages: (Caption & {id: ShapeStage})[]; result: object }

/** Two circles, capsules or polygons: a canvas, its controls and its inspector. Made by Engine.mount. */
export class ShapeFigure extends FlatFigure<'shape', ShapeStage, ShapeEvents, Painter> {
  /** The frame after the last command, written by the engine. */
  readonly frame = new Float64Array(S_SLOTS);
  protected readonly animation = {moving: false, running: false, stop() {}, settled: () => Promise.resolve()};
  declare protected drawn: Drawn | undefined;
  private pointed: number = SHAPE_QUANTITY.none; // the quantity under the pointer
  private compares = false;

  constructor(program: Program, parent: HTMLElement, options: ShapeOptions, wrong: readonly ClipstageError[] = [], stand: Placeholders = {}) {
    super(program, parent, KIND, {options, wrong, stand});
    this.create();
    if (this.engineOptions.editable !== 'none') {
      this.addKeys((side) => this.call('shapeName', side), (side, key) => this.call('focus', key.matches(':focus-visible') ? side : 0));
      this.canvas.addEventListener('dblclick', (event) => this.attempt(() => this.call('poke', ...this.pointer.metres(event), false)), {signal: this.gone.signal});
    }
    this.addViewTools('page.fit.name');
    this.begin(() => {
      const {a, b, ...given} = this.engineOptions;
      this.applyOptions(given);
      this.applyOptions({a, b}); // shapes win over a preset
    }, stand);
    if ((this.element.dataset.panels ?? 'presets').includes('presets')) void this.takeFiles(filesOf(this, (message) => this.attempt(() => this.call('refuse', message))));
  }

  protected stageDetail(stage: ShapeStage): ShapeEvents['stage'] { return {stage, reached: this.reached}; }

  get contacts(): ShapeEvents['contacts'] {
    const {frame} = this, {points, normal, ...slots} = S.contacts, count = frame[slots.count]!, sign = frame[S.first] === 1 ? -1 : 1;
    const point = ({x, y}: {x: number; y: number}, by = 1): [x: number, y: number] => [by * frame[x]! + 0, by * frame[y]! + 0];
    return {count, list: points.slice(0, count).map(({at, separation}) => ({position: point(at), depth: -frame[separation]! + 0, normal: point(normal, sign)}))};
  }

  /** Shows a preset at the present stage. */
  setScene(id: ShapePreset): void { this.call('preset', textOf(id)); }

  /** Every stage of this collide call, with its words and numbers. */
  getTrace(): ShapesTrace { return JSON.parse(this.call('trace')) as ShapesTrace; }

  /** Both shapes as JSON. */
  getFile(): string { return this.call('file'); }
  /** Shows a pair of shapes as JSON, or an SVG path of straight lines in the place of one shape. */
  load(text: unknown): void {
    const pair = flatPair(text);
    if (pair === undefined) this.call('loadPath', textOf(text));
    else this.call('load', pair);
  }
  /** The name of a saved file, without its extension. */
  get fileName(): string { return `clipstage-${new URLSearchParams(this.getState()).get('preset') ?? 'shapes'}`; }

  protected captioned(): Caption { return this.getTrace().stages.find(({id}) => id === SHAPE_STAGES[this.frame[S.stage]!])!; }

  protected pictured(): (painter: Painter) => Subject {
    const {camera, surface: {theme}} = this, frame = this.frame.slice();
    for (const slot of [S.focus, S.lit, S.hands.side, S.hands.chosen]) frame[slot] = 0;
    return ({drawShapePair}) => ({camera, draw: (pen) => void drawShapePair(pen, frame, camera, theme)});
  }


  protected getPoses(): ShapeEvents['pose'] {
    const {frame} = this, [a, b] = S.sides.map(({origin, angle}) => ({x: frame[origin.x]!, y: frame[origin.y]!, angle: frame[angle]!}));
    return {a: a!, b: b!};
  }

  protected follow(changes: number): void {
    const compares = this.frame[S.compared] === 1;
    if (compares && !this.compares) this.showWords();
    this.compares = compares;
    if (changes & CHANGE.fit || (changes & CHANGE.pose && !this.pointer.dragging && !this.allInView())) this.resetView();
  }

  protected stand(): void {}

  protected fit(width: number, height: number): Camera { return fitShapes(this.frame, width, height); }

  protected allInView(): boolean {
    const {camera} = this, far = fitShapes(this.frame, camera.width, camera.height), [x, y] = [Math.abs(far.x - camera.x) * camera.scale, Math.abs(far.y - camera.y) * camera.scale];
    return far.scale > 0.6 * camera.scale && x < camera.width / 4 && y < camera.height / 4;
  }

  protected render(pen: CanvasRenderingContext2D, {drawShapePair}: Painter): void {
    const {element, canvas, onScreen, surface: {camera, theme, printing}} = this;
    const taken = covered({element, canvas, onScreen}, camera, '.cs-viewtools[open] button');
    this.drawn = drawShapePair(pen, this.frame, camera, theme, {previous: printing ? undefined : this.drawn, taken});
  }

  /** Highlights the quantity under the pointer. */
  protected pointedAt(at: Point | undefined): void {
    const quantity = at === undefined || this.drawn === undefined ? SHAPE_QUANTITY.none : drawing.here!.quantityAt(this.drawn, at);
    if (quantity !== this.pointed) this.call('light', this.pointed = quantity);
    const marks = this.otherMarks(at && this.drawn?.thingsAt(at));
    if (marks) this.handlers.emit('marks', {marks});
  }
}
