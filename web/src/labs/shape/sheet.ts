import {SHAPE_QUANTITY, SHAPE_STAGES, type ShapeStage} from '../../base/shape.gen';
import {Board} from '../../draw/board';
import type {Camera} from '../../draw/camera';
import {type Point, type Segment, add, middle} from '../../draw/geometry';
import {S} from '../../draw/shape.gen';
import type {Theme} from '../../draw/theme';
import {short} from '../../text/number';
import {type Side, type VecSlots, outlineOf, sideOf} from './outline';

/** The numbers of the stages in a frame. */
export const STAGE = Object.fromEntries(SHAPE_STAGES.map((id, i) => [id, i])) as Readonly<Record<ShapeStage, number>>;

/** The board of a picture of two shapes, and its frame. */
export class Sheet extends Board {
  /** The last stage with a picture of its own: not beyond the end of the call, nor a stage that it passed over. */
  readonly stage: ShapeStage;
  readonly outlines: readonly [Point[], Point[]]; // in pixels
  readonly cores: readonly [Point[], Point[]];

  constructor(ctx: CanvasRenderingContext2D, readonly frame: Float64Array, camera: Camera, theme: Theme) {
    super(ctx, camera, theme);
    const of = (side: Side, by: number): Point[] => outlineOf(frame, side, by).map(({x, y}) => this.project(x, y));
    this.outlines = [of(0, this.get(S.sides[0].radius)), of(1, this.get(S.sides[1].radius))];
    this.cores = [of(0, 0), of(1, 0)];
    this.stage = this.shown();
  }

  private shown(): ShapeStage {
    const stage = SHAPE_STAGES[Math.min(this.get(S.stage), this.get(S.reached))]!;
    if ((stage === 'clip' || stage === 'keep') && !this.get(S.axis.faces)) return 'axis';
    return stage === 'clip-upper' && !this.get(S.clip.done) ? 'clip-lower' : stage;
  }

  get(slot: number): number { return this.frame[slot]!; }
  at(slots: VecSlots): Point { return this.project(this.get(slots.x), this.get(slots.y)); }
  /** The direction of a vector on the canvas. */
  direction(slots: VecSlots): Point { return {x: this.get(slots.x), y: -this.get(slots.y)}; }
  side(role: number): Side { return sideOf(this.frame, role); }
  color(side: number): string { return side === 0 ? this.theme.a : this.theme.b; }

  /** The middle of a core. */
  middle(side: Side): Point {
    const core = this.cores[side];
    return {x: core.reduce((sum, {x}) => sum + x, 0) / core.length, y: core.reduce((sum, {y}) => sum + y, 0) / core.length};
  }

  /** Whether a shape is rounded, so that the separations of the cores are not the surfaces'. */
  get rounded(): boolean { return this.get(S.sides[0].radius) > 0 || this.get(S.sides[1].radius) > 0; }

  edge(side: Side, edge: number): Segment {
    const core = this.cores[side];
    return {from: core[edge]!, to: core[(edge + 1) % core.length]!};
  }

  /** The quantities of an edge and of a corner. */
  edgeQuantity(side: Side, edge: number): number { return SHAPE_QUANTITY.edge + 8 * side + edge; }
  cornerQuantity(side: Side, corner: number): number { return SHAPE_QUANTITY.corner + 8 * side + corner; }

  override isLit(quantity: number | undefined): boolean { return quantity !== undefined && quantity !== SHAPE_QUANTITY.none && quantity === this.get(S.lit); }

  /** Whether an open question names the edges of a shape. */
  private asksEdges(side: Side): boolean {
    const stage = this.get(S.ask.stage) - 1;
    return stage === STAGE.reference || stage === STAGE.region && side === this.side(0) || stage === STAGE.incident && side === this.get(S.incident.side) - 1;
  }

  /** Draws an edge thicker, and names it, unless a question does. */
  strongEdge(side: Side, edge: number, width = 4, text = this.say('canvas.edge', {n: String(edge + 1)})): void {
    const {from, to} = this.edge(side, edge), color = this.color(side);
    this.line(from, to, {color, width, quantity: this.edgeQuantity(side, edge)});
    if (!this.asksEdges(side)) this.label({key: `edge ${side}.${edge}`, quantity: this.edgeQuantity(side, edge), text, at: [middle(from, to), from, to], toward: this.outward(side, edge), inside: true, color, bold: true, priority: 80});
  }

  outward(side: Side, edge: number): Point { return this.direction(S.sides[side].normals[edge]!); }

  nameCorner(side: Side, corner: number): void {
    const at = this.cores[side][corner]!, centre = this.middle(side);
    this.label({
      key: `corner ${side}.${corner}`, quantity: this.cornerQuantity(side, corner), text: this.cornerName(side, corner), at, toward: {x: centre.x - at.x, y: centre.y - at.y}, gap: 6,
      inside: true, color: this.color(side), bold: true, priority: 70,
    });
  }

  /** The name of a corner of a core; of a circle, the circle's. */
  cornerName(side: Side, corner: number): string {
    return this.get(S.sides[side].count) === 1 ? this.name(side) : this.say('canvas.vertex', {n: String(corner + 1)});
  }

  /** A separation in words. */
  separation(n: number): string {
    return n === 0 ? this.say('canvas.touch') : this.say(n < 0 ? 'canvas.overlap' : 'canvas.gap', {n: short(Math.abs(n))});
  }

  /** The part of the line through a point, along a direction, that the canvas shows; the point if it shows none. */
  through(at: Point, along: Point): Segment {
    let from = -Infinity, to = Infinity;
    for (const [p, d, size] of [[at.x, along.x, this.width], [at.y, along.y, this.height]] as const) {
      if (Math.abs(d) < 1e-9) continue;
      const [s, t] = [-p / d, (size - p) / d];
      from = Math.max(from, Math.min(s, t));
      to = Math.min(to, Math.max(s, t));
    }
    if (!(from < to)) return {from: at, to: at};
    return {from: add(at, along, from), to: add(at, along, to)};
  }
}
