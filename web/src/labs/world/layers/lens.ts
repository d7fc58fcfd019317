import type {Sheet} from '../../../clipping/draw';
import {type Point, cutPolygon, scale, unit} from '../../../draw/geometry';
import {W} from '../../../draw/layout.gen';
import {plain, short} from '../../../text/number';
import type {BoxSlots, PairSlots} from '../frame';
import type {PairKit} from './pairkit';

const X = W.watch;

/** A corner of one box that has crossed a side line of the other box. The contact therefore has another id. */
export interface Crossing {
  reference: number; // the box with the side line: 0 A, 1 B
  edge: number; // the edge of that box on the side line
  corner: number; // of the other box, 1 to 4
  contacts: [number, number]; // the contact's index in the last step and in this step, from 0; -1 for none
  beyond: [number, number]; // how far the corner is outside the line in the last step and in this step, metres
  cut: [boolean, boolean]; // whether the side line cut the contact's point, in each of these steps
  times: number; // the magnification that makes the difference visible
}

/** The outward unit normal of an edge in the world. */
function outward(frame: Float64Array, box: BoxSlots, edge: number): Point {
  const x = frame[box.axisX.x]!, y = frame[box.axisX.y]!;
  return edge === 1 ? {x: -y, y: x} : edge === 2 ? {x: -x, y: -y} : edge === 3 ? {x: y, y: -x} : {x, y};
}

const cornerOf = (frame: Float64Array, box: BoxSlots, corner: number): Point => ({x: frame[box.corners[corner - 1]!.x]!, y: frame[box.corners[corner - 1]!.y]!});

/** A lens shows the larger of the corner's two distances from the line at least this long, pixels. */
const SEEN = 26;

/**
 * The crossing that has changed an id. It is undefined without a crossing, or if a lens would not help. pixels is the
 * length of 1 m outside the lens.
 */
export function crossingOf(frame: Float64Array, pixels: number, roundValue: PairKit['roundValue']): Crossing | undefined {
  const slots = X.match.crossing, edge = frame[slots.side.edge]!;
  if (edge === 0) return undefined;
  const both = ([first, second]: readonly [number, number]): [number, number] => [frame[first]!, frame[second]!];
  const beyond = both(slots.beyond), cut = both(slots.cut), row = X.match.rows[frame[slots.row]!]!;
  const most = Math.max(Math.abs(beyond[0]), Math.abs(beyond[1]));
  if (most === 0) return undefined;
  const times = roundValue(SEEN, most * pixels);
  if (times < 3) return undefined;
  return {reference: frame[slots.side.box]!, edge, corner: frame[slots.corner]!, contacts: [frame[row.then]!, frame[row.now]!], beyond, cut: [cut[0] === 1, cut[1] === 1], times};
}

/** Draws a lens that magnifies the corner: both boxes, and the side line with its outside hatched. */
export function drawLens(sheet: Sheet, frame: Float64Array, boxes: PairSlots, which: 0 | 1, c: Crossing, at: Point, radius: number, from: Point, pixels: number): void {
  const {ctx, theme} = sheet, zoom = pixels * c.times;
  const n = outward(frame, boxes[c.reference]!, c.edge), corner = cornerOf(frame, boxes[1 - c.reference]!, c.corner), d = c.beyond[which];
  const middle = {x: corner.x - n.x * d, y: corner.y - n.y * d};
  const look = (p: Point): Point => ({x: at.x + (p.x - middle.x) * zoom, y: at.y - (p.y - middle.y) * zoom});
  const disc = [...Array(48).keys()].map((i) => ({x: at.x + radius * Math.cos(i * Math.PI / 24), y: at.y + radius * Math.sin(i * Math.PI / 24)}));

  const away = unit({x: at.x - from.x, y: at.y - from.y}), side = {x: -away.y, y: away.x};
  for (const sign of [1, -1]) sheet.line({x: from.x + away.x * 7, y: from.y + away.y * 7}, {x: at.x + side.x * sign * radius * 0.96 - away.x * radius * 0.28, y: at.y + side.y * sign * radius * 0.96 - away.y * radius * 0.28}, {color: theme.soft, width: 1, alpha: 0.7, weight: 4});
  sheet.fill(disc, theme.paper);
  ctx.save();
  ctx.beginPath();
  ctx.arc(at.x, at.y, radius, 0, 2 * Math.PI);
  ctx.clip();
  boxes.forEach((box, i) => {
    // Far parts of a box are cut off, so that coordinates stay small.
    const inside = clipToLens(box.corners.map((p) => look({x: frame[p.x]!, y: frame[p.y]!})), at, radius);
    sheet.fill(inside, sheet.color(i), 0.12);
  });
  const out = {x: n.x, y: -n.y};
  sheet.hatch(cutPolygon(disc, at, scale(out, -1)), theme.side, 0.35);
  sheet.line({x: at.x - out.y * radius * 2, y: at.y + out.x * radius * 2}, {x: at.x + out.y * radius * 2, y: at.y - out.x * radius * 2}, {color: theme.side, width: 2.5, weight: 0});
  boxes.forEach((box, i) => {
    const inside = clipToLens(box.corners.map((p) => look({x: frame[p.x]!, y: frame[p.y]!})), at, radius);
    if (inside.length > 2) sheet.path(inside, {color: sheet.color(i), width: i === c.reference ? 2 : 3, weight: 0}, true);
  });
  const end = look(corner);
  if (c.cut[which]) {
    sheet.line(at, end, {color: theme.cut, width: 3, dash: [4, 3], weight: 0});
    sheet.cross(end, 5, theme.soft);
    sheet.dot(at, 6, theme.side);
  } else sheet.dot(end, 6, sheet.color(1 - c.reference));
  ctx.restore();
  sheet.circle(at, radius, {color: theme.soft, width: 1.25});
  sheet.taken.push({x: at.x - radius, y: at.y - radius, width: 2 * radius, height: 2 * radius});
}

/** The part of a convex polygon inside a square around the lens. */
function clipToLens(polygon: Point[], at: Point, radius: number): Point[] {
  const far = radius + 8;
  return [{x: 1, y: 0}, {x: -1, y: 0}, {x: 0, y: 1}, {x: 0, y: -1}].reduce((rest, n) => cutPolygon(rest, {x: at.x + n.x * far, y: at.y + n.y * far}, n), polygon);
}

export function lensWords(sheet: Sheet, c: Crossing, which: 0 | 1): string[] {
  const d = c.beyond[which], cut = c.cut[which];
  const key = d > 0 ? cut ? 'canvas.outside-cut' : 'canvas.outside-uncut' : cut ? 'canvas.inside-cut' : 'canvas.inside-uncut';
  return sheet.lines(key, {corner: sheet.say('canvas.vertex', {n: String(c.corner)}), n: short(Math.abs(d) * 1000), box: sheet.name(c.reference), edge: String(c.edge)});
}

export const lensScale = (sheet: Sheet, c: Crossing): string => sheet.say('canvas.times', {box: sheet.name(c.reference), edge: String(c.edge), n: plain(c.times)});
