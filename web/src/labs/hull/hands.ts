import {HOLD} from '../../base/hull.gen';
import {type Camera, pixelOf, toMetres} from '../../draw/camera';
import type {Point} from '../../draw/geometry';
import {H, SPOT, SPOT_SLOTS} from '../../draw/hull.gen';
import {across, cross, dot, type Eye, length, plus, times, type Vec3} from './eye';
import type {OnPlane, Sheet, Stroke} from './sheet';
import type {Look} from './space/camera';
import {outlineOf} from './outline';
import {vecAt} from './space/solid';

/** The axes of the world, in the order of arrows and rings. */
const AXES: readonly (Vec3 & {name: string})[] = [{name: 'x', x: 1, y: 0, z: 0}, {name: 'y', x: 0, y: 1, z: 0}, {name: 'z', x: 0, y: 0, z: 1}];
/** The number of line segments that draw a ring. */
const PARTS = 64;
/** Line widths in pixels of the screen: of the gizmo, and of its part under the pointer. */
const THIN = 1.5, HOT = 3;
/** Radii of a draggable vertex's mark, and of the ring around it, pixels of the screen. */
const DOT = 4, RING = 8;
/** The most letters in a line of a message. */
const LETTERS = 34;

/** How a pointer grips: whether it is a finger (coarse), and whether Shift is down. */
export interface Grip { coarse: boolean; shift: boolean }

/** The line of sight through a point of the canvas, as the engine takes it: see hull.Ray. pixel: see Camera. */
export function rayOf({right, up, toward, centre, distance, scale, middle}: Look, at: Point, grip: Grip, pixel = 1): Float64Array {
  const from = plus(centre, toward, distance);
  const way = plus(plus(times(toward, -distance), right, (at.x - middle.x) / scale), up, (middle.y - at.y) / scale), long = length(way);
  return list(from, times(way, 1 / long), toward, 0, pixel / (scale * long), grip);
}

/** The line of sight if both hulls are drawn flat, in the frame's own view. */
export function flatRay(frame: Float64Array, camera: Camera, at: Point, grip: Grip): Float64Array {
  const [right, up, toward] = [H.right, H.up, H.toward].map((slots) => vecAt(frame, slots)) as [Vec3, Vec3, Vec3];
  const vertex = frame[H.hulls[0].vertices.at]!, {x, y} = toMetres(camera, at.x, at.y);
  const known = vecAt(frame, SPOT.at, vertex), from = plus(plus(known, right, x - frame[vertex + SPOT.view.x]!), up, y - frame[vertex + SPOT.view.y]!);
  return list(from, times(toward, -1), toward, pixelOf(camera) / camera.scale, 0, grip);
}

/** The line of sight through a point of the contact plane's picture. */
export function planeRay(frame: Float64Array, {x, y, pixel}: OnPlane, grip: Grip): Float64Array {
  const normal = vecAt(frame, H.normal), right = across(normal, vecAt(frame, H.right)), up = cross(normal, right), vertex = frame[H.hulls[0].vertices.at]!;
  const from = plus(plus(vecAt(frame, SPOT.at, vertex), right, x - frame[vertex + SPOT.flat.x]!), up, y - frame[vertex + SPOT.flat.y]!);
  return list(from, times(normal, -1), normal, pixel, 0, grip, true);
}

const list = (from: Vec3, along: Vec3, toward: Vec3, pixel: number, spread: number, {coarse, shift}: Grip, flat = false): Float64Array => Float64Array.of(
  from.x, from.y, from.z, along.x, along.y, along.z, toward.x, toward.y, toward.z, pixel, spread, Number(coarse), Number(shift), Number(flat));

/** The CSS cursor for the part under the pointer: for an arrow or a ring it shows the direction. right and up are the picture's axes. */
export function cursorOf(frame: Float64Array, {shift}: Grip, {right, up}: {right: Vec3; up: Vec3}): string {
  const {hands} = H, part = frame[hands.part]!;
  if (part === HOLD.none) return '';
  if (part === HOLD.vertex) return 'crosshair';
  if (part === HOLD.hull) return shift ? 'alias' : 'move';
  const axis = AXES[(part - HOLD.arrow) % 3]!, arm = plus(vecAt(frame, hands.at), vecAt(frame, hands.gizmo.centre.at), -1);
  const way = part < HOLD.ring ? axis : cross(axis, arm), bearing = Math.atan2(dot(way, up), dot(way, right));
  return ['ew-resize', 'nesw-resize', 'ns-resize', 'nwse-resize'][(Math.round(bearing / (Math.PI / 4)) + 8) % 4]!;
}

/**
 * Draws the handles: a ring around the focused hull, the gizmo of a hull, the draggable vertices, and the messages
 * about the part under the pointer and about a nudge. The handles are thin, and labels may cover them.
 */
export function drawHands(sheet: Sheet): void {
  ringHeld(sheet);
  if (sheet.get(H.hands.handles) === 1) drawVertices(sheet);
  if (sheet.get(H.hands.gizmo.hull) > 0) new Gizmo(sheet).draw();
  const said = sheet.word('hand');
  if (said) sheet.label({text: linesOf(said), at: sheet.view(H.hands.at.x), gap: 14, color: sheet.theme.ink, bold: true, mark: true, priority: 115, inside: true});
  const nudge = sheet.word('nudge'), {x, y, height} = sheet.places.hulls;
  if (nudge) sheet.write(nudge, x + 14, y + height - 16, {color: sheet.theme.hand, size: 13, bold: true, align: 'left'});
}

/** A ring around the hull with the keyboard focus. */
function ringHeld(sheet: Sheet): void {
  const held = sheet.get(H.held);
  if (held === 0 || sheet.eye === undefined || sheet.get(H.hands.dragged) === 1) return; // flat hulls are ringed by another layer
  const points = sheet.items(H.hulls[held - 1]!.vertices, SPOT_SLOTS).map((spot) => sheet.view(spot));
  sheet.path(outlineOf(points), {color: sheet.theme.hand, width: 2, alpha: 0.8, weight: 0}, true);
}

/** Vertices that can be dragged, as hollow discs on A and hollow diamonds on B. */
function drawVertices(sheet: Sheet): void {
  const {theme} = sheet;
  for (const hull of [0, 1]) for (const spot of sheet.items(H.hulls[hull]!.vertices, SPOT_SLOTS)) mark(sheet, sheet.view(spot), hull === 1, {color: sheet.color(hull), width: 1.5, weight: 0});
  if (sheet.get(H.hands.vertex) === 0) return;
  const at = sheet.view(H.hands.at.x), pixel = pixelOf(sheet.camera);
  sheet.circle(at, RING * pixel, {color: theme.hand, width: HOT * pixel});
  mark(sheet, at, sheet.get(H.hands.hull) === 2, {color: theme.hand, width: 2, weight: 0});
}

function mark(sheet: Sheet, {x, y}: Point, diamond: boolean, style: Stroke): void {
  const pixel = pixelOf(sheet.camera), corners = Array.from({length: diamond ? 4 : 16}, (_, i) => {
    const angle = i * 2 * Math.PI / (diamond ? 4 : 16), radius = (diamond ? DOT * 1.3 : DOT) * pixel;
    return {x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle)};
  });
  sheet.fill(corners, sheet.theme.paper);
  sheet.path(corners, {...style, width: style.width * pixel}, true);
}

/** The gizmo: three arrows and three rings, or during a drag only the dragged one. */
class Gizmo {
  private readonly slots = H.hands.gizmo;
  private readonly part: number; // the part under the pointer, or the dragged one
  private readonly dragged: boolean;
  private readonly toward: Vec3;

  constructor(private readonly sheet: Sheet) {
    this.part = sheet.get(H.hands.hull) === sheet.get(this.slots.hull) ? sheet.get(H.hands.part) : HOLD.none;
    this.dragged = sheet.get(H.hands.dragged) === 1;
    this.toward = (sheet.eye as Eye<Sheet> | undefined)?.axes.toward ?? sheet.vec(H.toward);
  }

  private at(off: Vec3): Point { return this.sheet.view(this.slots.centre.at.x, off); }
  private get radius(): number { return this.sheet.get(this.slots.radius); }
  private style(hot: boolean): Stroke { return {color: this.sheet.theme.hand, width: (hot ? HOT : THIN) * pixelOf(this.sheet.camera), weight: 0}; }

  draw(): void {
    AXES.forEach((axis, i) => {
      const ring = this.part === HOLD.ring + i, arrow = this.part === HOLD.arrow + i;
      if (!this.dragged || ring) this.ring(axis, ring);
      if (!this.dragged || arrow) this.arrow(axis, arrow);
    });
  }

  /** A ring: its half in front of the centre, or all of it under the pointer (hot). During a drag a wedge shows the turn since the grab. */
  private ring(axis: Vec3, hot: boolean): void {
    const {sheet, radius, toward} = this, first = {x: axis.y, y: axis.z, z: axis.x}, second = cross(axis, first);
    const arms = Array.from({length: PARTS + 1}, (_, i) => plus(times(first, radius * Math.cos(i * 2 * Math.PI / PARTS)), second, radius * Math.sin(i * 2 * Math.PI / PARTS)));
    let run: Point[] = [], before: boolean | undefined;
    const end = (): void => {
      if (run.length > 1 && (before || hot)) sheet.path(run, {...this.style(hot), alpha: hot ? before ? 0.9 : 0.3 : 0.6});
    };
    for (const arm of arms) {
      const front = dot(arm, toward) >= -0.02 * radius, p = this.at(arm);
      if (front !== before) {
        if (before !== undefined) run.push(p);
        end();
        run = [];
      }
      before = front;
      run.push(p);
    }
    end();
    if (hot && this.dragged) this.wedge(axis);
  }

  private wedge(axis: Vec3): void {
    const {sheet, radius} = this, turn = sheet.get(this.slots.turn), arm = times(sheet.vec(this.slots.arm), radius), aside = cross(axis, arm);
    const count = Math.max(2, Math.ceil(Math.min(1, Math.abs(turn) / (2 * Math.PI)) * PARTS)), whole = Math.max(-2 * Math.PI, Math.min(2 * Math.PI, turn));
    const rim = Array.from({length: count + 1}, (_, i) => this.at(plus(times(arm, Math.cos(whole * i / count)), aside, Math.sin(whole * i / count))));
    const middle = this.at({x: 0, y: 0, z: 0});
    sheet.fill([middle, ...rim], sheet.theme.hand, 0.16);
    sheet.path([rim[0]!, middle], {...this.style(false), dash: [5, 4]});
    sheet.path([middle, rim.at(-1)!], this.style(false));
  }

  /**
   * An arrow with its axis's name. An arrow that points nearly at the reader cannot be grabbed and is not
   * drawn. During a drag the whole axis is drawn.
   */
  private arrow(axis: Vec3 & {name: string}, hot: boolean): void {
    const {sheet, slots, radius} = this, from = this.at(times(axis, sheet.get(slots.from))), to = this.at(times(axis, sheet.get(slots.to)));
    if (Math.hypot(to.x - from.x, to.y - from.y) < sheet.get(slots.short) * pixelOf(sheet.camera)) return;
    if (hot && this.dragged) sheet.path([this.at(times(axis, -3 * radius)), this.at(times(axis, 3 * radius))], {...this.style(false), dash: [5, 4]});
    sheet.arrow(from, to, this.style(hot));
    const out = Math.hypot(to.x - from.x, to.y - from.y) / 10;
    sheet.write(axis.name, to.x + (to.x - from.x) / out, to.y + (to.y - from.y) / out, {color: sheet.theme.hand, size: 13, bold: true, align: 'center'});
  }
}

/** Breaks a message into lines. */
function linesOf(said: string): string[] {
  const lines = [''];
  for (const word of said.split(' ')) {
    const line = lines.at(-1)!;
    if (line && line.length + word.length >= LETTERS) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines;
}
