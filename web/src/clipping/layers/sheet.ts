import {MARKS, QUANTITY} from '../../base/figure.gen';
import {Board} from '../../draw/board';
import type {Camera} from '../../draw/camera';
import {type Point, type Segment, between, scale} from '../../draw/geometry';
import {F} from '../../draw/layout.gen';
import type {Theme} from '../../draw/theme';
import {corners} from './layout';
import {glide, mix} from '../../draw/easing';

/** The slots of a vector in the frame. */
export interface VecSlots { x: number; y: number }

/** The progress of a stage's arrival (t) and of its leaving, from 0 to 1. */
export interface Showing { t: number; leaving: number }

/** The board of a picture of two boxes, and its frame. */
export class Sheet extends Board {
  readonly named = new Set<string>(); // names written by layers: '0.e2' is A's, '1.v3' B's
  readonly boxes: readonly [Point[], Point[]]; // corners v1 to v4 in pixels
  /** The current stage; in a transition, the later one. */
  readonly stage: number;
  /** The progress of the current stage's arrival: 1 for a still picture. */
  readonly t: number;
  readonly reached: number;
  /** The current stage was not reached: the picture says why. */
  readonly stopped: boolean;

  constructor(ctx: CanvasRenderingContext2D, readonly frame: Float64Array, camera: Camera, theme: Theme, position = frame[F.stage]!) {
    super(ctx, camera, theme);
    this.boxes = [corners(frame, 0, this.project), corners(frame, 1, this.project)];
    this.stage = Math.ceil(position);
    this.t = 1 - (this.stage - position);
    this.reached = this.get(F.reached);
    this.stopped = this.stage > this.reached;
  }

  /**
   * The visibility of a stage's own part of the picture: the progress of its arrival and of
   * its leaving. A stage that was not reached shows the last reached one.
   */
  showing(stage: number): Showing | undefined {
    const to = Math.min(this.stage, this.reached), from = this.t < 1 ? Math.min(this.stage - 1, this.reached) : to;
    if (stage === to) return {t: from === to ? 1 : this.t, leaving: 0};
    return stage === from ? {t: 1, leaving: this.t} : undefined;
  }

  /** The opacity of the reason why the stage was not reached. */
  get why(): number {
    return !this.stopped ? 0 : this.stage === this.reached + 1 ? this.t : 1;
  }

  /** Interpolates a stage's quantity to the next stage's in the share from..to of the arrival. */
  passing(value: (stage: number) => number, from: number, to: number): number {
    const next = value(Math.min(this.stage, this.reached));
    return this.t === 1 ? next : mix(value(Math.min(this.stage - 1, this.reached)), next, glide(this.t, from, to));
  }

  get(slot: number): number { return this.frame[slot]!; }

  /** The pixel of a point in the frame. */
  at(slots: VecSlots): Point { return this.project(this.get(slots.x), this.get(slots.y)); }

  /** The direction of a vector in the frame, on the canvas; a unit vector stays one. */
  direction(slots: VecSlots): Point { return {x: this.get(slots.x), y: -this.get(slots.y)}; }

  /** The colour of box 0 (A) or 1 (B). */
  color(box: number): string { return box === 0 ? this.theme.a : this.theme.b; }

  /** The two ends of edge 1 to 4 of a box, counter-clockwise in the world. */
  edge(box: number, edge: number): Segment {
    const c = this.boxes[box]!;
    return {from: c[edge - 1]!, to: c[edge % 4]!};
  }

  /** The outward normal of edge 1 to 4 of a box, on the canvas. */
  outward(box: number, edge: number): Point {
    const x = this.direction(F.boxes[box]!.axisX);
    const y = {x: x.y, y: -x.x};
    return edge === 1 ? y : edge === 2 ? scale(x, -1) : edge === 3 ? scale(y, -1) : x;
  }

  /** Whether a quantity is highlighted: it is the lit one, or has the same name, since it is the same thing at another stage. */
  override isLit(quantity: number | undefined): boolean {
    const lit = this.get(F.lit);
    return quantity !== undefined && quantity !== QUANTITY.none && (quantity === lit || (MARKS[quantity] !== '' && MARKS[quantity] === MARKS[lit]));
  }

  /** Labels an edge that the stage's sentence names, once. */
  nameEdge(box: number, edge: number): void {
    const name = `${box}.e${edge}`;
    if (this.named.has(name)) return;
    this.named.add(name);
    const {from, to} = this.edge(box, edge);
    this.label({
      key: `edge ${name}`, text: this.say('canvas.edge', {n: String(edge)}), at: [0.5, 0.3, 0.7, 0.15, 0.85].map((t) => between(from, to, t)),
      toward: this.outward(box, edge), gap: 6, inside: true, color: this.color(box), bold: true, priority: 72,
    });
  }
}
