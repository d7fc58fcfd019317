import type {Sheet} from '../../../clipping/draw';
import type {Camera} from '../../../draw/camera';
import {type Point, type Rect, add, between, contains, cutPolygon, distance, scale, unit} from '../../../draw/geometry';
import {W} from '../../../draw/layout.gen';
import {plain, short} from '../../../text/number';
import type {Key} from '../../../text/text.gen';
import type {PairKit} from './pairkit';

const X = W.watch, B = X.block;

/** On a canvas as wide as this both boxes stand beside the plane. */
const WIDE = 600;
/** The share of it that they have. */
const BESIDE = 0.36;
/** The size of the boxes there, as a share of their size elsewhere. */
const SMALLER = 0.8;
/** The margin of the plane for the names of its axes, pixels. */
const MARGIN = {left: 26, right: 26, top: 34, bottom: 30};
/** How far from 0 the plane reaches at least to either side, as a share of the whole. */
const LEAST = 0.3;
/** The plane reaches so many times as far as the impulse sums, to show the results of the cases. */
const FAR = 2.5;
/** Points nearer to each other than so many pixels cannot be told apart. */
const NEAR = 12;

/** A block is looked at: the normal impulses of both contacts are found together. */
export const isBlock = (frame: Float64Array): boolean => frame[B.case] !== 0;

/** The plane has the canvas for itself. */
export const isAlone = (frame: Float64Array, {width}: Camera): boolean => isBlock(frame) && width < WIDE;

/** The camera through which the boxes are seen beside the plane; where there is no room they are out of sight. */
export function blockCamera(camera: Camera): Camera {
  const scale = SMALLER * camera.scale;
  return {...camera, scale, x: camera.x + (camera.width >= WIDE ? (1 - BESIDE) / 2 : 4) * camera.width / scale};
}

/** A pair of impulses as a point: the impulse of contact 1 to the right, of contact 2 up. */
const pairAt = (frame: Float64Array, [x, y]: readonly [number, number]): Point => ({x: frame[x]!, y: frame[y]!});

/** The plane of both normal impulses, as it stands on the canvas. */
interface Plane {
  sheet: Sheet;
  frame: Float64Array;
  rect: Rect;
  corners: Point[]; // of the part that is drawn
  zero: Point;
  pixels: number; // of 1 N s
  before: Point; // N s
  after: Point;
  tries: {impulses: Point; pulls: readonly number[]; sinks: readonly number[]}[];
  which: number; // of the cases holds, from 1
  k: readonly [number, number, number];
}

const to = ({zero, pixels}: Plane, p: Point): Point => ({x: zero.x + p.x * pixels, y: zero.y - p.y * pixels});

function layOut(sheet: Sheet, frame: Float64Array): Plane {
  const {width, height} = sheet, left = width >= WIDE ? BESIDE * width : 0;
  const rect = {x: left, y: 0, width: width - left, height};
  const inner = {x: rect.x + MARGIN.left, y: MARGIN.top, width: rect.width - MARGIN.left - MARGIN.right, height: height - MARGIN.top - MARGIN.bottom};
  const before = pairAt(frame, B.before), after = pairAt(frame, B.after);
  const tries = B.tries.slice(0, frame[B.tried]!).map((slots) => ({impulses: pairAt(frame, slots.impulses), pulls: slots.pulls.map((slot) => frame[slot]!), sinks: slots.sinks.map((slot) => frame[slot]!)}));
  const size = (p: Point): number => Math.max(Math.abs(p.x), Math.abs(p.y));
  const most = FAR * (Math.max(size(before), size(after)) || Math.max(...tries.map(({impulses}) => size(impulses))) || 1);
  const ends = (of: (p: Point) => number): [number, number] => {
    const all = [before, after, ...tries.map(({impulses}) => impulses)].map((p) => Math.max(-most, Math.min(most, of(p))));
    const low = Math.min(0, ...all), high = Math.max(0, ...all), span = high - low || most;
    return [Math.min(1.15 * low, -LEAST * span), Math.max(1.15 * high, LEAST * span)];
  };
  const [l, r] = ends(({x}) => x), [b, t] = ends(({y}) => y), pixels = Math.min(inner.width / (r - l), inner.height / (t - b));
  const zero = {x: inner.x + inner.width / 2 - (l + r) / 2 * pixels, y: inner.y + inner.height / 2 + (b + t) / 2 * pixels};
  const corners = [{x: inner.x, y: inner.y}, {x: inner.x + inner.width, y: inner.y}, {x: inner.x + inner.width, y: inner.y + inner.height}, {x: inner.x, y: inner.y + inner.height}];
  return {sheet, frame, rect, corners, zero, pixels, before, after, tries, which: frame[B.case]!, k: B.k.map((slot) => frame[slot]!) as [number, number, number]};
}

/** The block of an iteration: the plane of both normal impulses, in which of its four regions both contacts would stop, and the way from the old pair to the new one. */
export function drawBlock(sheet: Sheet, frame: Float64Array, kit: PairKit): void {
  const plane = layOut(sheet, frame), {x, y, width, height} = plane.rect;
  if (x > 0) drawPair(plane, kit);
  sheet.fill([{x, y}, {x: x + width, y}, {x: x + width, y: y + height}, {x, y: y + height}], sheet.theme.paper);
  if (x > 0) sheet.line({x, y: 10}, {x, y: height - 10}, {color: sheet.theme.hairline, width: 1, weight: 200});
  // The plane has no metres: the scale of lengths stands with the boxes, or not at all.
  for (const [from, end] of [[0, height], [height, 0]] as const) sheet.avoid({x, y: from}, {x: x + width, y: end}, 0);
  drawRegions(plane);
  drawAxes(plane, kit);
  drawStops(plane);
  drawTries(plane);
  drawWay(plane);
}

/** Both contacts with their normal impulses on B: dashed before, solid after. */
function drawPair({sheet, frame, before, after, rect}: Plane, {directions, roomAlong}: PairKit): void {
  const {theme} = sheet, {normal} = directions(frame);
  const places = X.now.map(({at}) => sheet.project(frame[at.x]!, frame[at.y]!));
  const sums = [[before.x, after.x], [before.y, after.y]], most = Math.max(...sums.flat());
  const long = Math.min(0.3 * sheet.height, ...places.map((at) => roomAlong(sheet, at, normal, 40)), ...(normal.x > 0.1 ? places.map((at) => (rect.x - 20 - at.x) / normal.x) : []));
  places.forEach((at, i) => {
    const [was, is] = sums[i]!.map((sum) => add(at, normal, most > 0 ? sum / most * Math.max(24, long) : 0)) as [Point, Point];
    const aside = unit({x: at.x - places[1 - i]!.x, y: at.y - places[1 - i]!.y}), beside = add(was, aside, 9);
    if (distance(at, was) > 2) sheet.arrow(add(at, aside, 9), beside, {color: theme.contact, width: 1.75, dash: [5, 4]});
    if (distance(at, is) > 2) sheet.arrow(at, is, {color: theme.contact, width: 6, weight: 120}, true);
    sheet.dot(at, 7, theme.contact); // no cross, which here means refused, even for a contact that is new
    const target = frame[X.target[i]!]!, name = sheet.say('canvas.contact', {n: String(i + 1)});
    sheet.label({
      key: `contact ${i}`, text: target > 0 ? [name, sheet.say('canvas.to-bounce', {n: short(target)})] : name, brief: name,
      at, toward: add(aside, normal, -1), gap: 12, inside: true, reach: 56, headed: true, color: theme.contact, priority: 70,
    });
  });
}

/** The names of the regions, by their cases. */
const REGIONS = ['canvas.block-both', 'canvas.block-first', 'canvas.block-second', 'canvas.block-off'] as const satisfies readonly Key[];

/** The point at which both contacts would stop decides the case. The plane has a region for each case, and the region of the true case is lit. The light is not green, which means kept. */
function drawRegions(plane: Plane): void {
  const {sheet, rect, corners, zero, which, k: [k11, k12, k22]} = plane, {theme} = sheet;
  // The bounds of the last region run along the lines on which one contact stops.
  const low = {x: k12, y: k11}, high = {x: -k22, y: -k12}; // on the canvas
  const beside = ({x, y}: Point): Point => ({x: -y, y: x});
  const right = {x: 1, y: 0}, down = {x: 0, y: 1};
  const cuts = [[scale(right, -1), down], [scale(down, -1), beside(unit(low))], [right, scale(beside(unit(high)), -1)], [scale(beside(unit(low)), -1), beside(unit(high))]];
  const regions = cuts.map((normals) => normals.reduce((rest, n) => cutPolygon(rest, zero, n), corners));
  if (which <= 4) sheet.fill(regions[which - 1]!, theme.mark);
  for (const way of [unit(low), unit(high)]) sheet.line(zero, endOf(corners, zero, way), {color: theme.soft, width: 0.75, weight: 24});
  regions.forEach((region, i) => {
    if (region.length < 3) return;
    const half = 76, inside = (p: Point): Point => ({x: Math.max(rect.x + half, Math.min(rect.x + rect.width - half, p.x)), y: p.y});
    const middle = {x: region.reduce((sum, p) => sum + p.x, 0) / region.length, y: region.reduce((sum, p) => sum + p.y, 0) / region.length};
    const far = region.reduce((p, q) => (distance(q, zero) > distance(p, zero) ? q : p));
    sheet.label({
      key: `region ${i}`, text: `${i + 1} ${sheet.say(REGIONS[i]!)}`, brief: String(i + 1),
      at: [between(middle, far, 0.55), middle, between(middle, far, 0.3), between(zero, far, 0.3)].map(inside), centred: true, inside: true, reach: 30,
      color: i + 1 === which ? theme.ink : theme.soft, bold: i + 1 === which, size: 14, priority: i + 1 === which ? 86 : 62,
    });
  });
}

/** Where a way from a point inside of a convex polygon leaves it. */
const endOf = (corners: readonly Point[], from: Point, way: Point): Point => lineIn(corners, from, way)?.[1] ?? from;

/** The axes, behind which a contact would pull: walls where impulses are not negative. */
function drawAxes({sheet, corners, zero, pixels}: Plane, {roundValue}: PairKit): void {
  const {theme} = sheet, [topLeft, , bottomRight] = corners as [Point, Point, Point, Point], deep = 9;
  const right = {x: bottomRight.x, y: zero.y}, top = {x: zero.x, y: topLeft.y};
  sheet.hatch([zero, right, add(right, {x: 0, y: deep}), add(zero, {x: 0, y: deep})], theme.contact, 0.8);
  sheet.hatch([zero, top, add(top, {x: -deep, y: 0}), add(zero, {x: -deep, y: 0})], theme.contact, 0.8);
  for (const [from, end] of [[{x: topLeft.x, y: zero.y}, zero], [{x: zero.x, y: bottomRight.y}, zero]] as const) sheet.line(from, end, {color: theme.hairline, width: 1, weight: 10});
  for (const end of [right, top]) sheet.arrow(zero, end, {color: theme.ink, width: 2});
  const name = sheet.say('canvas.block-axis', {n: '1'}), free = sheet.width - 6 - sheet.measure(name, 13);
  sheet.writeFixed(name, sheet.width - 6, zero.y + 20, {color: theme.ink, size: 13, align: 'right'});
  sheet.writeFixed(sheet.say('canvas.block-axis', {n: '2'}), Math.max(topLeft.x, zero.x - 40), topLeft.y - 16, {color: theme.ink, size: 13, align: 'left'});
  const value = roundValue(44, pixels), step = value * pixels;
  if (zero.x + step + sheet.measure(plain(value), 13) < free) {
    sheet.line({x: zero.x + step, y: zero.y - 5}, {x: zero.x + step, y: zero.y + 5}, {color: theme.ink, width: 1.5, weight: 0});
    sheet.writeFixed(plain(value), zero.x + step, zero.y + 20, {color: theme.soft, size: 13, align: 'center'});
  }
  if (step < zero.y - top.y - 30) {
    sheet.line({x: zero.x - 5, y: zero.y - step}, {x: zero.x + 5, y: zero.y - step}, {color: theme.ink, width: 1.5, weight: 0});
    sheet.writeFixed(plain(value), zero.x - 14, zero.y - step, {color: theme.soft, size: 13, align: 'right'});
  }
}

/** The lines on which a contact's normal velocity has its target. */
function drawStops(plane: Plane): void {
  const {sheet, frame, corners, tries, k: [k11, k12, k22]} = plane, {theme} = sheet;
  const found = to(plane, tries[0]!.impulses);
  for (const [i, way] of [unit({x: -k12, y: -k11}), unit({x: k22, y: k12})].entries()) {
    const ends = lineIn(corners, found, way);
    if (!ends) continue;
    sheet.line(...ends, {color: theme.ink, width: 1.5, ...(i === 1 && {dash: [9, 4]}), weight: 20});
    const target = frame[X.target[i]!]!, n = String(i + 1);
    sheet.label({
      key: `stops ${i}`, text: target > 0 ? sheet.say('canvas.block-bounces', {n, v: short(target)}) : sheet.say('canvas.block-stops', {n}), brief: sheet.say('canvas.block-stops-short', {n}),
      at: [0.03, 0.97, 0.12, 0.88].map((t) => between(...ends, t)), toward: {x: way.y, y: -way.x}, gap: 6, inside: true, reach: 40, color: theme.ink, priority: 82,
    });
  }
}

/** The part of a line that is in a convex polygon, from one end to the other. */
function lineIn(corners: readonly Point[], at: Point, way: Point): [Point, Point] | undefined {
  let low = -Infinity, high = Infinity;
  const xs = corners.map(({x}) => x), ys = corners.map(({y}) => y);
  for (const [p, by, from, end] of [[at.x, way.x, Math.min(...xs), Math.max(...xs)], [at.y, way.y, Math.min(...ys), Math.max(...ys)]] as const) {
    if (Math.abs(by) < 1e-9) {
      if (p < from || p > end) return undefined;
      continue;
    }
    const [s, t] = [(from - p) / by, (end - p) / by];
    low = Math.max(low, Math.min(s, t));
    high = Math.min(high, Math.max(s, t));
  }
  return low < high ? [add(at, way, low), add(at, way, high)] : undefined;
}

/** Why a case does not hold. */
function fault(sheet: Sheet, {pulls, sinks}: Plane['tries'][number]): string {
  const at = (of: readonly number[]): number => of.findIndex((flag) => flag === 1);
  if (pulls[0] && pulls[1]) return sheet.say('canvas.block-pull-both');
  return at(pulls) >= 0 ? sheet.say('canvas.block-pulls', {n: String(at(pulls) + 1)}) : sheet.say('canvas.block-sinks', {n: String(at(sinks) + 1)});
}

/** The results of the cases that were tried and rejected, crossed out. The first, at which both contacts would stop, is large, with an arrow to the accepted result. */
function drawTries(plane: Plane): void {
  const {sheet, corners, tries, which, after} = plane, {theme} = sheet, end = to(plane, after);
  tries.forEach((one, i) => {
    if (i + 1 === which) return;
    const {impulses} = one, place = to(plane, impulses), seen = contains(corners, place);
    const at = seen ? place : endOf(corners, end, unit({x: place.x - end.x, y: place.y - end.y}));
    const far = distance(at, end);
    if (i === 0 && seen && which <= 4 && far > 3 * NEAR) sheet.arrow(between(at, end, NEAR / far), between(at, end, 1 - NEAR / far), {color: theme.ink, width: 2, dash: [3, 4], weight: 30});
    if (seen) sheet.cross(at, i === 0 ? 9 : 5, theme.ink);
    else sheet.arrow(add(at, unit({x: end.x - at.x, y: end.y - at.y}), 22), at, {color: theme.ink, width: 2});
    const text = sheet.say('canvas.block-try', {n: String(i + 1), p: short(impulses.x), q: short(impulses.y)});
    sheet.label({
      key: `try ${i}`, text: [text, fault(sheet, one)], brief: fault(sheet, one), at, toward: {x: at.x - end.x, y: at.y - end.y}, gap: 12, inside: true, reach: 60, headed: true, color: theme.ink, priority: 92 - i,
    });
  });
}

/** The way from the pair of sums before to the pair after. */
function drawWay(plane: Plane): void {
  const {sheet, before, after, which} = plane, {theme} = sheet, from = to(plane, before), end = to(plane, after), far = distance(from, end);
  if (far > NEAR) {
    sheet.arrow(from, between(from, end, Math.max(0, 1 - 9 / far)), {color: theme.contact, width: 5, weight: 90}, true);
    sheet.disc(from, 6, theme.paper);
    sheet.circle(from, 6, {color: theme.contact, width: 2.25});
    sheet.avoidPoint(from, 8);
    sheet.label({
      key: 'before', text: sheet.say('canvas.block-before', {p: short(before.x), q: short(before.y)}), at: from, toward: {x: from.x - end.x, y: from.y - end.y}, gap: 12, inside: true, reach: 60, color: theme.contact, priority: 84,
    });
  }
  sheet.dot(end, 8, theme.contact);
  const p = short(after.x), q = short(after.y);
  const text = [which <= 4 ? sheet.say('canvas.block-holds', {n: String(which), p, q}) : sheet.say('canvas.block-none', {p, q})];
  if (far <= NEAR) text.push(far === 0 ? sheet.say('canvas.block-same') : sheet.say('canvas.block-near', {p: short(after.x - before.x), q: short(after.y - before.y)}));
  sheet.label({key: 'after', text, brief: text[0]!, at: end, toward: far > 0 ? {x: end.x - from.x, y: end.y - from.y} : {x: 1, y: -1}, gap: 14, inside: true, reach: 70, headed: true, size: sheet.small ? 13 : 14, color: theme.contact, priority: 98});
}
