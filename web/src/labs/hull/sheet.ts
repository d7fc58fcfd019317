import {type Camera, pixelOf, toMetres, toPixels} from '../../draw/camera';
import {add, between, type Point, type Rect, type Segment, unit} from '../../draw/geometry';
import {type LabelRequest, lineHeight, type Obstacle, type Placed, placeLabels, type Slot} from '../../draw/label';
import {CORNER, CORNER_SLOTS, EDGE, EDGE_SLOTS, FACE, FACE_SLOTS, H, SPOT, SPOT_SLOTS} from '../../draw/hull.gen';
import {type Line, Pen, type Writing} from '../../draw/pen';
import type {Theme} from '../../draw/theme';
import {type Places, placesIn, type Tab} from './camera';
import {across, cross, dot, type Eye, plus, times, type Vec3} from './eye';

/** The slots of a list's position and length in the frame. */
export interface ListSlots { at: number; count: number }
interface VecSlots { x: number; y: number }
interface Vec3Slots extends VecSlots { z: number }

export interface Stroke extends Line { arrow?: boolean }

/** A point of the contact plane in the axes of the frame's own view, metres, and the metres in a pixel of the screen. */
export interface OnPlane extends Point { pixel: number }

/** The radius of a badge, CSS pixels. */
const BADGE = 10;

/**
 * The inputs of a sheet: the eye, the picture that is shown alone, the labels' places in the last drawing, the
 * sheet's name if there are several, the progress of the step's motion, and the kind and number of the thing that a text marks.
 */
interface Given { eye?: Eye<Sheet> | undefined; tab?: Tab | undefined; before?: ReadonlyMap<string, Slot> | undefined; name?: string; t?: number; marked?: readonly number[] | undefined }

/** Draws a frame of two hulls: the picture of both hulls and the second picture. */
export class Sheet extends Pen {
  readonly places: Places;
  /** Of the picture that is being drawn: the obstacles for labels, and the requested labels. */
  private obstacles: Obstacle[] = [];
  private edges: Segment[] = [];
  private asked: LabelRequest[] = [];
  private taken: Rect[] = [];
  private drawn: Rect; // the rectangle of the picture that is being drawn
  /** The labels' rectangles, and by key how each was placed. */
  readonly labels: Placed[] = [];
  readonly slots = new Map<string, Slot>();
  readonly eye: Eye<Sheet> | undefined;
  /** The progress of the motion from the step before: 1 at rest. */
  readonly t: number;
  /** The kind and number of the thing that a text marks; the kind 0 for none. */
  readonly marked: readonly number[];
  /** The camera of the second picture. */
  second: Camera;
  /** The axes of the frame's own view, in the world. */
  private readonly own: {right: Vec3; up: Vec3; toward: Vec3};
  /** The rotation of the contact plane's view, so that its right is the reader's right. */
  private readonly spin: {cos: number; sin: number} | undefined;

  constructor(ctx: CanvasRenderingContext2D, readonly frame: Float64Array, camera: Camera, theme: Theme, private readonly words: ReadonlyMap<string, string>, private readonly given: Given = {}) {
    super(ctx, camera, theme);
    const eye = this.eye = given.eye;
    this.t = given.t ?? 1;
    this.marked = given.marked ?? [0, 0];
    this.places = placesIn(camera.width, camera.height, given.tab);
    this.second = camera;
    this.drawn = this.places.hulls;
    this.own = {right: this.vec(H.right), up: this.vec(H.up), toward: this.vec(H.toward)};
    if (eye === undefined) return;
    const x = across(this.normal, this.own.right), turned = across(this.normal, eye.axes.right);
    this.spin = {cos: dot(turned, x), sin: dot(turned, cross(this.normal, x))};
  }

  get(slot: number): number { return this.frame[slot]!; }

  /** The present position of a point that moves from one position to another during the step's motion. */
  coming(from: Point, to: Point): Point { return this.t === 1 ? to : between(from, to, this.t); }

  /** The engine's text of a name, with numbers filled in; empty if there is none. */
  word(name: string, values: Readonly<Record<string, string>> = {}): string {
    return (this.words.get(name) ?? '').replaceAll(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
  }

  /** Whether the engine has a text with this name. */
  has(name: string): boolean { return this.words.has(name); }

  /** The index of each item's first slot in a list. An item takes `slots` slots. */
  items(list: ListSlots, slots: number): number[] {
    const at = this.get(list.at);
    return Array.from({length: this.get(list.count)}, (_, i) => at + i * slots);
  }

  /** The items of a list whose slots are relative to an item's first slot. */
  itemsIn(item: number, list: ListSlots, slots: number): number[] { return this.items({at: item + list.at, count: item + list.count}, slots); }

  /** A vector in the frame; item is added to its slots. */
  vec({x, y, z}: Vec3Slots, item = 0): Vec3 { return {x: this.get(item + x), y: this.get(item + y), z: this.get(item + z)}; }
  /** The contact normal, from A to B: a unit vector in the world. */
  get normal(): Vec3 { return this.vec(H.normal); }
  /** The direction to the reader's right, a unit vector in the world. */
  get right(): Vec3 { return this.eye?.axes.right ?? this.own.right; }
  /** The direction towards the reader, a unit vector in the world. */
  get toward(): Vec3 { return this.eye?.axes.toward ?? this.own.toward; }
  /** The width of both hulls in the frame's own view, metres. */
  get extent(): number { return this.get(H.x.hi) - this.get(H.x.lo); }

  /** The position, in the picture of both hulls, of a spot (the slots of a point in space), or of the point at an offset from it. */
  view(spot: number, off?: Vec3): Point {
    if (this.eye !== undefined) {
      const p = off === undefined ? this.vec(SPOT.at, spot) : plus(this.vec(SPOT.at, spot), off);
      return this.eye.project(p.x, p.y, p.z);
    }
    const x = this.get(spot + SPOT.view.x), y = this.get(spot + SPOT.view.y);
    return off === undefined ? this.project(x, y) : this.project(x + dot(off, this.own.right), y + dot(off, this.own.up));
  }
  /** The position, in the picture of both hulls, of the point by metres along the contact normal from a spot. */
  lifted(spot: number, by: number): Point { return this.view(spot, times(this.normal, by)); }
  /** The position, in the picture of both hulls, of a point on the line between two spots, at the share t of the way, or beyond. */
  between(from: number, to: number, t: number): Point { return this.view(from, times(plus(this.vec(SPOT.at, to), this.vec(SPOT.at, from), -1), t)); }
  /** The position of a spot in the frame's own view, which the reader does not turn. */
  still(spot: number): Point { return this.project(this.get(spot + SPOT.view.x), this.get(spot + SPOT.view.y)); }

  /** The position of a spot in the view of the contact plane. */
  flat(spot: number): Point {
    const {x, y} = this.flatVec(spot + SPOT.flat.x, spot + SPOT.flat.y);
    return toPixels(this.second, x, y);
  }
  /** The point of the contact plane at a position in its picture; undefined beside the picture. */
  onPlane({x: left, y: top}: Point): OnPlane | undefined {
    const {second, spin = {cos: 1, sin: 0}, places: {second: {x, y, width, height}}} = this;
    if (left < x || left >= x + width || top < y || top >= y + height) return undefined;
    const p = toMetres(second, left, top);
    return {x: p.x * spin.cos - p.y * spin.sin, y: p.y * spin.cos + p.x * spin.sin, pixel: pixelOf(this.camera) / second.scale};
  }
  /** A vector of the contact plane in the view's axes: metres, y up. */
  flatVec(xSlot: number, ySlot: number): Point {
    const x = this.get(xSlot), y = this.get(ySlot), {spin} = this;
    return spin === undefined ? {x, y} : {x: x * spin.cos + y * spin.sin, y: y * spin.cos - x * spin.sin};
  }
  /**
   * The bounds of the contact plane's view, metres: left, right, bottom, top. For a rotated view, or for two
   * edges, they are computed from the shown spots.
   */
  flatSpan(spots: () => readonly number[]): [number, number, number, number] {
    if (this.spin === undefined && this.get(H.onEdges) === 0) return [this.get(H.flatX.lo), this.get(H.flatX.hi), this.get(H.flatY.lo), this.get(H.flatY.hi)];
    const points = spots().map((spot) => this.flatVec(spot + SPOT.flat.x, spot + SPOT.flat.y)), xs = points.map(({x}) => x), ys = points.map(({y}) => y);
    return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  }
  /** Converts a vector from the axes of the frame's own view to the world. */
  world(v: Vec3): Vec3 {
    const {right, up, toward} = this.own;
    return plus(plus(times(right, v.x), up, v.y), toward, v.z);
  }
  /** Converts a vector from the axes of the frame's own view to the reader's: x right, y up, z towards the reader. */
  turned(v: Vec3): Vec3 {
    if (this.eye === undefined) return v;
    const {axes} = this.eye, world = this.world(v);
    return {x: dot(world, axes.right), y: dot(world, axes.up), z: dot(world, axes.toward)};
  }

  color(hull: number): string { return hull === 0 ? this.theme.a : this.theme.b; }

  vertex(hull: number, n: number): number { return this.get(H.hulls[hull]!.vertices.at) + n * SPOT_SLOTS; }
  face(hull: number, n: number): number { return this.get(H.hulls[hull]!.faces.at) + n * FACE_SLOTS; }
  edge(hull: number, n: number): number { return this.get(H.hulls[hull]!.edges.at) + n * EDGE_SLOTS; }
  /** The ends of an edge in the picture of both hulls. */
  edgeEnds(hull: number, n: number): [Point, Point] {
    const edge = this.edge(hull, n);
    return [this.view(this.vertex(hull, this.get(edge + EDGE.from))), this.view(this.vertex(hull, this.get(edge + EDGE.to)))];
  }

  /** The vertices of a face, as spots. */
  corners(hull: number, n: number): number[] {
    const face = this.face(hull, n), first = this.get(H.hulls[hull]!.corners.at) + this.get(face + FACE.first);
    return Array.from({length: this.get(face + FACE.count)}, (_, i) => this.vertex(hull, this.get(first + i)));
  }

  /** The corners of a polygon of clip, as spots. */
  polygon(list: ListSlots): number[] { return this.items(list, CORNER_SLOTS).map((at) => at + CORNER.spot.at.x); }

  // Drawing.

  path(points: readonly Point[], style: Stroke, closed = false): void {
    this.stroke(points, style, closed);
    this.keepClear(points, style, closed);
  }

  /** Keeps labels off a line that is drawn elsewhere. */
  keepClear(points: readonly Point[], style: Stroke, closed = false): void {
    const weight = style.weight ?? (style.width >= 4 ? 120 : style.width >= 2 ? 45 : 14);
    if (weight === 0) return;
    const last = closed ? points.length : points.length - 1;
    for (let i = 0; i < last; i++) {
      const segment = {from: points[i]!, to: points[(i + 1) % points.length]!};
      this.obstacles.push({...segment, weight});
      if (style.width >= 3) this.edges.push(segment);
    }
  }

  override line(from: Point, to: Point, style: Stroke): void { this.path([from, to], style); }

  /** A line with a filled head at its end; with both, also at its beginning. */
  arrow(from: Point, to: Point, style: Stroke, both = false): void {
    const d = Math.hypot(to.x - from.x, to.y - from.y);
    if (d < 1) return;
    const u = {x: (to.x - from.x) / d, y: (to.y - from.y) / d};
    const head = Math.min(d / (both ? 2 : 1), 6 + 2 * style.width), half = head * 0.42;
    const neck = (p: Point, sign: number): Point => ({x: p.x - u.x * sign * head * 0.8, y: p.y - u.y * sign * head * 0.8});
    this.line(both ? neck(from, -1) : from, neck(to, 1), style);
    for (const [tip, sign] of [[to, 1], ...both ? [[from, -1] as const] : []] as const) {
      const back = {x: tip.x - u.x * sign * head, y: tip.y - u.y * sign * head};
      this.fill([tip, {x: back.x - u.y * half, y: back.y + u.x * half}, {x: back.x + u.y * half, y: back.y - u.x * half}], style.color, style.alpha);
    }
  }

  /** A measured length: an arrow with two heads, or, if it is too short, two arrows that point inwards from outside. */
  span(from: Point, to: Point, style: Stroke): void {
    const d = Math.hypot(to.x - from.x, to.y - from.y);
    if (d >= 10) return this.arrow(from, to, style, true);
    const u = unit({x: to.x - from.x, y: to.y - from.y});
    this.line(from, to, style);
    this.arrow(add(from, u, -26), add(from, u, -7), {...style, width: 2});
    this.arrow(add(to, u, 26), add(to, u, 7), {...style, width: 2});
  }

  /** A point: a disc (A's), or a diamond (B's); filled with a rim in the colour of paper, or empty. */
  dot(at: Point, radius: number, color: string, {diamond = false, empty = false} = {}): void {
    const {ctx} = this;
    ctx.save();
    ctx.globalAlpha = this.fading;
    const shape = (r: number): void => {
      ctx.beginPath();
      if (diamond) {
        ctx.moveTo(at.x, at.y - r * 1.25);
        ctx.lineTo(at.x + r * 1.25, at.y);
        ctx.lineTo(at.x, at.y + r * 1.25);
        ctx.lineTo(at.x - r * 1.25, at.y);
        ctx.closePath();
      } else {
        ctx.arc(at.x, at.y, r, 0, 2 * Math.PI);
      }
    };
    shape(radius + (empty ? 0 : 2));
    ctx.fillStyle = this.theme.paper;
    ctx.fill();
    shape(radius);
    if (empty) {
      ctx.strokeStyle = color;
      ctx.lineWidth = 2;
      ctx.stroke();
    } else {
      ctx.fillStyle = color;
      ctx.fill();
    }
    ctx.restore();
    this.keepOff(at, radius + 2);
  }

  /** The position nearest to a point at which a whole badge is inside its picture. */
  held(wanted: Point): Point {
    const rim = BADGE + 2, {x, y, width, height} = this.drawn;
    return {x: Math.max(x + rim, Math.min(x + width - rim, wanted.x)), y: Math.max(y + rim, Math.min(y + height - rim, wanted.y))};
  }

  /** A number in a disc, kept inside its picture. */
  badge(wanted: Point, text: string, color: string, {empty = false, dashed = false} = {}): void {
    const radius = BADGE, {ctx} = this, at = this.held(wanted);
    ctx.save();
    ctx.beginPath();
    ctx.arc(at.x, at.y, radius, 0, 2 * Math.PI);
    ctx.fillStyle = empty ? this.theme.paper : color;
    ctx.fill();
    ctx.strokeStyle = empty ? color : this.theme.paper;
    ctx.lineWidth = empty ? 1.75 : 2;
    if (dashed) ctx.setLineDash([2.5, 2.5]);
    ctx.stroke();
    ctx.restore();
    this.writeFixed(text, at.x, at.y, {color: empty ? color : this.theme.paper, size: 13, bold: true, align: 'center', halo: empty ? this.theme.paper : color});
    this.keepOff(at, radius + 1);
    this.taken.push({x: at.x - radius, y: at.y - radius, width: 2 * radius, height: 2 * radius});
  }

  /** A cross. */
  cross(at: Point, radius: number, color: string): void {
    for (const [stroke, width] of [[this.theme.paper, 6], [color, 3]] as const) {
      this.stroke([{x: at.x - radius, y: at.y - radius}, {x: at.x + radius, y: at.y + radius}], {color: stroke, width});
      this.stroke([{x: at.x + radius, y: at.y - radius}, {x: at.x - radius, y: at.y + radius}], {color: stroke, width});
    }
    this.keepOff(at, radius + 1);
  }

  /** Hatches a part that is cut off. */
  override hatch(polygon: readonly Point[], color: string, alpha: number): void { super.hatch(polygon, color, alpha, 1, 9); }

  // Labels.

  /**
   * Requests a label. If both pictures are stacked on a narrow canvas, the upper picture, if it is in space, has only
   * letters and measures. During a step's motion there are only centred labels.
   */
  label(request: LabelRequest): void {
    if (this.t < 1 && request.centred !== true) return;
    if (this.eye === undefined || !this.places.stacked || this.drawn !== this.places.hulls || request.priority >= 100) this.asked.push(request);
  }

  private keepOff({x, y}: Point, radius: number): void {
    this.obstacles.push({from: {x: x - radius, y: y - radius}, to: {x: x + radius, y: y + radius}, weight: 80}, {from: {x: x - radius, y: y + radius}, to: {x: x + radius, y: y - radius}, weight: 80});
  }

  /** Writes a text at a chosen place, and keeps labels off it. */
  override writeFixed(text: string, x: number, y: number, style: Writing): void {
    super.writeFixed(text, x, y, style);
    const width = this.measure(text, style.size, style.bold), height = lineHeight(style.size) - 3;
    const left = style.align === 'left' ? x : style.align === 'right' ? x - width : x - width / 2;
    const rect = {x: left, y: y - height / 2, width, height};
    this.labels.push({text, ...rect});
    this.taken.push(rect);
  }

  /**
   * Draws one picture in a rectangle of the canvas, and places its labels. A picture within another is an
   * obstacle for the outer one's labels.
   */
  within(place: Rect, draw: () => void): void {
    const {ctx, obstacles, edges, asked, taken, drawn} = this;
    [this.obstacles, this.edges, this.asked, this.taken] = [[], [], [], []];
    this.drawn = place;
    ctx.save();
    ctx.beginPath();
    ctx.rect(place.x, place.y, place.width, place.height);
    ctx.clip();
    draw();
    this.placeAll(place);
    ctx.restore();
    Object.assign(this, {obstacles, edges, asked, taken, drawn});
    taken.push(place);
  }

  private placeAll(place: Rect): void {
    const {width, height} = this;
    const outside: Rect[] = [
      {x: 0, y: 0, width: place.x, height}, {x: place.x + place.width, y: 0, width: width - place.x - place.width, height},
      {x: 0, y: 0, width, height: place.y}, {x: 0, y: place.y + place.height, width, height: height - place.y - place.height},
    ].filter((rect) => rect.width > 0 && rect.height > 0);
    const around = {width, height, edges: this.edges, boxes: [], obstacles: this.obstacles, taken: [...this.taken, ...outside]};
    const {name = '', tab = '', before} = this.given, of = `${name} ${tab} ${place.x} ${place.y} `; // two pictures may have the same words
    const stood = new Map([...before ?? []].filter(([key]) => key.startsWith(of)).map(([key, slot]) => [key.slice(of.length), slot]));
    for (const {request, lines, rect, align, leader, key, slot} of placeLabels(this.asked, around, (text, {size = 13, bold}) => this.measure(text, size, bold), stood)) {
      this.slots.set(of + key, slot);
      if (leader) this.stroke([leader.from, leader.to], {color: request.color, width: 1, alpha: 0.7});
      if (request.mark) this.fill([{x: rect.x - 3, y: rect.y - 2}, {x: rect.x + rect.width + 3, y: rect.y - 2}, {x: rect.x + rect.width + 3, y: rect.y + rect.height + 2}, {x: rect.x - 3, y: rect.y + rect.height + 2}], this.theme.mark);
      const size = request.size ?? 13, x = align === 'left' ? rect.x + 2 : align === 'right' ? rect.x + rect.width - 2 : rect.x + rect.width / 2;
      lines.forEach((line, i) => this.write(line, x, rect.y + (i + 0.5) * lineHeight(size), {color: request.color, size, bold: request.bold, align, halo: request.mark ? this.theme.mark : this.theme.paper}));
      this.labels.push({text: lines.join(' '), ...rect});
    }
  }
}
