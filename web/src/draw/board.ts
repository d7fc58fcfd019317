import {type Point, type Rect, type Segment, between, contains, cornersOf, crosses, overlap} from './geometry';
import {scaleCorners} from './grid';
import {type LabelRequest, type Obstacle, type Placed, type Placement, type Slot, lineHeight, placeLabels} from './label';
import {Pen, type Line, type Writing} from './pen';

export interface Stroke extends Line {
  /** The stroke's QUANTITY: the stroke is highlighted with it, and shows it under the pointer. */
  quantity?: number;
}

/** An area that shows a quantity under the pointer, CSS pixels. */
export interface Hit extends Rect { quantity: number }

/** The extra width of a highlighted stroke, pixels. */
const HEAVIER = 1.5;

/**
 * A picture's canvas with methods to draw in pixels. It collects the layers' labels and the obstacles for them; labels
 * are placed after all layers.
 */
export class Board extends Pen {
  readonly labels: LabelRequest[] = [];
  readonly obstacles: Obstacle[] = [];
  readonly taken: Rect[] = []; // forbidden for labels
  readonly written: Placed[] = []; // texts placed by layers
  readonly hits: Hit[] = []; // later ones lie on top
  readonly marked: Point[] = []; // places of dots
  scale: Rect | undefined; // the place of the scale bar

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

  /** Whether a quantity is highlighted. */
  isLit(_quantity: number | undefined): boolean { return false; }

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

  // For the labels.

  label(request: LabelRequest): void { this.labels.push(request); }

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

  // After all layers.

  /** Finds a free corner for the scale bar: it may cover an edge of a polygon, but not lie inside. */
  placeScale(polygons: readonly (readonly Point[])[]): Rect | undefined {
    return scaleCorners(this).find((place) => !this.taken.some((r) => overlap(r, place)) && !this.obstacles.some((o) => crosses(o, place))
        && !polygons.some((polygon) => contains(polygon, {x: place.x + place.width / 2, y: place.y + place.height / 2})));
  }

  /** Places the labels of a still picture: never on an edge, and rather not inside a polygon. */
  placeLabels(edges: readonly Segment[], polygons: readonly (readonly Point[])[], before?: ReadonlyMap<string, Slot>): Placement[] {
    const {labels, width, height, obstacles, taken} = this;
    return placeLabels(labels, {width, height, edges, boxes: polygons, obstacles, taken},
      (text, {size = 13, bold, headed}) => this.measure(text, size, bold || headed), before);
  }

  writeLeader({leader, request: {color}}: Placement): void {
    if (leader) this.line(leader.from, leader.to, {color, width: 1, alpha: 0.6, weight: 0});
  }

  writeLabel({request, lines, rect, align}: Placement): void {
    const size = request.size ?? 13;
    const x = align === 'left' ? rect.x + 2 : align === 'right' ? rect.x + rect.width - 2 : rect.x + rect.width / 2;
    if (this.isLit(request.quantity)) this.plate({x: rect.x - 2, y: rect.y, width: rect.width + 4, height: rect.height});
    lines.forEach((line, i) => {
      const lit = this.isLit(request.quantity ?? request.quantities?.[i]);
      if (lit && !request.quantity) this.plate({x: rect.x - 2, y: rect.y + i * lineHeight(size), width: rect.width + 4, height: lineHeight(size)});
      this.write(line, x, rect.y + (i + 0.5) * lineHeight(size), {
        color: request.color, size, align, bold: request.bold || (request.headed && i === 0) || false, ...(lit && {halo: this.theme.mark}),
      });
    });
  }
}
