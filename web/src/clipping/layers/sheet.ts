import type {Camera} from '../../draw/camera';
import {type LabelRequest, type Obstacle, type Placed, lineHeight} from '../../draw/label';
import {type Point, type Rect, type Segment, between, cornersOf, scale} from '../../draw/geometry';
import {MARKS, QUANTITY} from '../../base/figure.gen';
import {F} from '../../draw/layout.gen';
import type {Theme} from '../../draw/theme';
import {Pen, type Line, type Writing} from '../../draw/pen';
import {corners} from './layout';
import {glide, mix} from '../../draw/easing';

/** The slots of a vector in the frame. */
export interface VecSlots { x: number; y: number }

/** The progress of a stage's arrival (t) and of its leaving, from 0 to 1. */
export interface Showing { t: number; leaving: number }

export interface Stroke extends Line {
  /** The stroke's QUANTITY: the stroke is highlighted with it, and shows it under the pointer. */
  quantity?: number;
}

/** An area that shows a quantity under the pointer, CSS pixels. */
export interface Hit extends Rect { quantity: number }

/** The extra width of a highlighted stroke, pixels. */
const HEAVIER = 1.5;

/**
 * The sheet of a picture: the frame, and methods to draw from it in pixels. It collects the layers' labels and
 * the obstacles for them; labels are placed after all layers.
 */
export class Sheet extends Pen {
  readonly labels: LabelRequest[] = [];
  readonly obstacles: Obstacle[] = [];
  readonly taken: Rect[] = []; // forbidden for labels
  readonly written: Placed[] = []; // texts placed by layers
  readonly hits: Hit[] = []; // later ones lie on top
  readonly marked: Point[] = []; // places of dots
  scale: Rect | undefined; // the place of the scale bar
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

  name(box: number): string { return box === 0 ? this.say('canvas.a') : this.say('canvas.b'); }

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

  get canvasPolygon(): Point[] {
    return [{x: 0, y: 0}, {x: this.width, y: 0}, {x: this.width, y: this.height}, {x: 0, y: this.height}];
  }

  // Drawing.

  override line(from: Point, to: Point, style: Stroke): void {
    this.path([from, to], style);
  }

  path(points: readonly Point[], style: Stroke, closed = false): void {
    const lit = this.isLit(style.quantity);
    if (lit) this.halo(points, style.width, closed);
    this.stroke(points, lit ? {...style, width: style.width + HEAVIER, alpha: 1} : style, closed);
    if (style.quantity) this.reach(points, style.width, style.quantity);
    const weight = style.weight ?? (style.width >= 4 ? 120 : style.width >= 2 ? 45 : 14);
    if (weight === 0) return;
    const last = closed ? points.length : points.length - 1;
    for (let i = 0; i < last; i++) this.avoid(points[i]!, points[(i + 1) % points.length]!, weight);
  }

  /** Whether a quantity is highlighted: it is the lit one, or has the same name, since it is the same thing at another stage. */
  isLit(quantity: number | undefined): boolean {
    const lit = this.get(F.lit);
    return quantity !== undefined && quantity !== QUANTITY.none && (quantity === lit || (MARKS[quantity] !== '' && MARKS[quantity] === MARKS[lit]));
  }

  /** The highlight below a stroke, with a rim so that it is visible on every background. */
  halo(points: readonly Point[], width: number, closed = false): void {
    const {ctx} = this, [from, to] = points, line = from === to ? [from!, {x: from!.x + 0.01, y: from!.y}] : points; // a canvas draws no line without length
    ctx.save();
    for (const [color, beyond] of [[this.theme.ink, 13], [this.theme.mark, 10]] as const) {
      this.set({color, width: width + beyond});
      this.trace(line, closed);
      ctx.stroke();
    }
    ctx.restore();
  }

  /** The background of a highlighted text. */
  plate(rect: Rect): void {
    const corners = cornersOf(rect);
    this.fill(corners, this.theme.mark);
    this.path(corners, {color: this.theme.ink, width: 1.5, weight: 0}, true);
  }

  /** Records areas along a stroke that show its quantity under the pointer. */
  private reach(points: readonly Point[], width: number, quantity: number): void {
    for (let i = 0; i + 1 < points.length; i++) {
      const from = points[i]!, to = points[i + 1]!;
      const d = Math.hypot(to.x - from.x, to.y - from.y);
      const pieces = Math.max(1, Math.min(60, Math.ceil(d / 10)));
      const size = Math.max(12, width + 8, d / pieces);
      for (let k = 0; k < pieces; k++) {
        const t = (k + 0.5) / pieces;
        this.hit(quantity, {x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t}, size);
      }
    }
  }

  /** Records a square around a point that shows a quantity under the pointer. */
  hit(quantity: number, {x, y}: Point, size: number): void {
    this.hits.push({quantity, x: x - size / 2, y: y - size / 2, width: size, height: size});
  }

  fill(points: readonly Point[], color: string, alpha = 1): void {
    const {ctx} = this;
    if (points.length < 3) return;
    ctx.save();
    ctx.globalAlpha = alpha * this.fading;
    ctx.fillStyle = color;
    this.trace(points, true);
    ctx.fill();
    ctx.restore();
  }

  /** A line with a filled head at its end; with a halo it stands out from the lines it runs along. */
  arrow(from: Point, to: Point, style: Stroke, halo = false): void {
    const d = Math.hypot(to.x - from.x, to.y - from.y);
    if (d < 1) return;
    const u = {x: (to.x - from.x) / d, y: (to.y - from.y) / d};
    const head = Math.min(d, 5 + 2.6 * style.width), half = head * 0.42;
    const neck = {x: to.x - u.x * head * 0.8, y: to.y - u.y * head * 0.8};
    const {quantity, ...plain} = style;
    const lit = this.isLit(quantity);
    if (lit) this.halo([from, to], style.width + 4);
    else if (halo) this.line(from, neck, {color: this.theme.paper, width: style.width + 4, weight: 0});
    this.line(from, neck, lit ? {...plain, width: style.width + HEAVIER, alpha: 1} : plain);
    if (quantity) this.reach([from, to], style.width, quantity);
    const back = {x: to.x - u.x * head, y: to.y - u.y * head};
    this.fill([to, {x: back.x - u.y * half, y: back.y + u.x * half}, {x: back.x + u.y * half, y: back.y - u.x * half}], style.color, style.alpha);
    this.avoid(neck, to, style.weight ?? 35);
  }

  /** A filled point with a ring of paper, or an empty one. */
  dot(at: Point, radius: number, color: string, empty = false, quantity?: number): void {
    const {ctx} = this;
    const lit = this.isLit(quantity);
    this.marked.push(at);
    if (lit) this.halo([at, at], 2 * radius + 6);
    if (quantity) this.hit(quantity, at, Math.max(22, 2 * radius + 6));
    ctx.save();
    ctx.globalAlpha = this.fading;
    ctx.beginPath();
    ctx.arc(at.x, at.y, radius + (empty ? 0 : 2), 0, 2 * Math.PI);
    ctx.fillStyle = this.theme.paper;
    ctx.fill();
    ctx.beginPath();
    ctx.arc(at.x, at.y, radius + (lit ? 1 : 0), 0, 2 * Math.PI);
    if (empty) {
      ctx.strokeStyle = color;
      ctx.lineWidth = 2;
      ctx.setLineDash([3, 2.5]);
      ctx.stroke();
    } else {
      ctx.fillStyle = color;
      ctx.fill();
    }
    ctx.restore();
    this.avoidPoint(at, radius + 1);
  }

  /** A point that a text marks. */
  lamp(at: Point, color: string): void {
    this.halo([at, at], 14);
    this.disc(at, 7, color);
  }

  disc(at: Point, radius: number, color: string): void {
    const {ctx} = this;
    ctx.save();
    ctx.globalAlpha = this.fading;
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.arc(at.x, at.y, radius, 0, 2 * Math.PI);
    ctx.fill();
    ctx.restore();
  }

  circle(at: Point, radius: number, style: Stroke): void {
    const {ctx} = this;
    ctx.save();
    this.set(style);
    ctx.beginPath();
    ctx.arc(at.x, at.y, radius, 0, 2 * Math.PI);
    ctx.stroke();
    ctx.restore();
  }

  /** A cross. */
  cross(at: Point, radius: number, color: string): void {
    const {ctx} = this;
    ctx.save();
    for (const [stroke, width] of [[this.theme.paper, 6], [color, 3]] as const) {
      this.set({color: stroke, width});
      ctx.beginPath();
      ctx.moveTo(at.x - radius, at.y - radius);
      ctx.lineTo(at.x + radius, at.y + radius);
      ctx.moveTo(at.x + radius, at.y - radius);
      ctx.lineTo(at.x - radius, at.y + radius);
      ctx.stroke();
    }
    ctx.restore();
    this.avoidPoint(at, radius);
  }

  /** A dimension line, grown to a share, with a tick across each end; if it is short, with arrows from outside. */
  dimension(from: Point, to: Point, style: Stroke, tick = 5, grown = 1): void {
    if (grown === 0) return;
    const d = Math.hypot(to.x - from.x, to.y - from.y);
    const end = between(from, to, grown);
    this.line(from, end, style);
    if (d < 1e-6) return;
    const n = {x: -(to.y - from.y) / d * tick, y: (to.x - from.x) / d * tick};
    const {dash: _, quantity: __, ...solid} = style;
    if (d < 9 && tick >= 5) {
      const u = {x: (to.x - from.x) / d, y: (to.y - from.y) / d};
      this.faded(grown, () => {
        this.arrow({x: from.x - u.x * 18, y: from.y - u.y * 18}, from, {...solid, width: 1.5});
        this.arrow({x: to.x + u.x * 18, y: to.y + u.y * 18}, to, {...solid, width: 1.5});
      });
    }
    this.faded(Math.min(1, 4 * grown), () => {
      for (const p of [from, end]) this.line({x: p.x - n.x, y: p.y - n.y}, {x: p.x + n.x, y: p.y + n.y}, solid);
    });
  }

  /** Hatches a convex polygon with slanting lines. */
  hatch(polygon: readonly Point[], color: string, alpha: number, slant: 1 | -1 = 1): void {
    if (polygon.length < 3) return;
    const {ctx} = this;
    ctx.save();
    this.trace(polygon, true);
    ctx.clip();
    this.set({color, width: 1, alpha});
    ctx.beginPath();
    const span = this.width + this.height;
    for (let c = -this.height; c < span; c += 10) {
      if (slant > 0) {
        ctx.moveTo(c, this.height);
        ctx.lineTo(c + this.height, 0);
      } else {
        ctx.moveTo(c, 0);
        ctx.lineTo(c + this.height, this.height);
      }
    }
    ctx.stroke();
    ctx.restore();
  }

  // For the labels.

  label(request: LabelRequest): void { this.labels.push(request); }

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

  avoid(from: Point, to: Point, weight: number): void { this.obstacles.push({from, to, weight}); }

  avoidPoint(at: Point, radius: number, weight = 80): void {
    this.avoid({x: at.x - radius, y: at.y - radius}, {x: at.x + radius, y: at.y + radius}, weight);
    this.avoid({x: at.x - radius, y: at.y + radius}, {x: at.x + radius, y: at.y - radius}, weight);
  }

  /** Writes a text at the layer's own place, and records it as an obstacle for labels. */
  override writeFixed(text: string, x: number, y: number, style: Writing): void {
    super.writeFixed(text, x, y, style);
    const width = this.measure(text, style.size, style.bold), height = lineHeight(style.size) - 3;
    const left = style.align === 'left' ? x : style.align === 'right' ? x - width : x - width / 2;
    const rect = {x: left, y: y - height / 2, width, height};
    this.written.push({text, ...rect});
    this.taken.push(rect);
  }
}
