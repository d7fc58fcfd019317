import type {Sheet} from '../../../clipping/draw';
import type {Camera} from '../../../draw/camera';
import {type Point, type Rect, add, between, contains, cornersOf, cutPolygon, distance, scale, unit} from '../../../draw/geometry';
import {W} from '../../../draw/layout.gen';
import {plain, short} from '../../../text/number';
import type {Key} from '../../../text/text.gen';
import type {PairKit} from './pairkit';

const X = W.watch, B = X.block;

/** The least width of a canvas on which both boxes are beside the plane, pixels. */
const WIDE = 600;
/** The share of that canvas's width for the boxes. */
const BESIDE = 0.36;
/** The boxes' scale there, relative to their scale at other stages. */
const SMALLER = 0.8;
/** The margin of the plane for the names of its axes, pixels. */
const MARGIN = {left: 26, right: 26, top: 34, bottom: 30};
/** The plane reaches at least this far to either side of 0, as a share of the range of its values. */
const LEAST = 0.3;
/** The plane is widened for results of the cases, but at most to FAR times the largest component of the sums before and after. */
const FAR = 2.5;
/** Points nearer to each other than this, pixels, look like one. */
const NEAR = 12;

/** Whether the stage shows a block: the normal impulses of both contacts are solved together. */
export const isBlock = (frame: Float64Array): boolean => frame[B.case] !== 0;

/** Whether the plane fills the canvas, without the boxes. */
export const isAlone = (frame: Float64Array, {width}: Camera): boolean => isBlock(frame) && width < WIDE;

/** The camera that shows the boxes beside the plane. On a narrow canvas they are outside it. */
export function blockCamera(camera: Camera): Camera {
  const scale = SMALLER * camera.scale;
  return {...camera, scale, x: camera.x + (camera.width >= WIDE ? (1 - BESIDE) / 2 : 4) * camera.width / scale};
}

/** A pair of normal impulses as a point, N s: x for contact 1, y for contact 2. */
const pairAt = (frame: Float64Array, [x, y]: readonly [number, number]): Point => ({x: frame[x]!, y: frame[y]!});

/** The layout of the plane of both normal impulses on the canvas. */
interface Plane {
  sheet: Sheet;
  frame: Float64Array;
  rect: Rect;
  corners: Point[]; // the corners of the drawn part, CSS pixels
  zero: Point;
  pixels: number; // the length of 1 N s
  before: Point; // N s
  after: Point;
  tries: {impulses: Point; pulls: readonly number[]; sinks: readonly number[]}[];
  which: number; // the number of the case that holds, from 1
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
  const corners = cornersOf(inner);
  return {sheet, frame, rect, corners, zero, pixels, before, after, tries, which: frame[B.case]!, k: B.k.map((slot) => frame[slot]!) as [number, number, number]};
}

/**
 * Draws the block of an iteration: the plane of both normal impulses, its four regions, the point at which both
 * contacts would stop, and an arrow from the old pair of impulses to the new one.
 */
export function drawBlock(sheet: Sheet, frame: Float64Array, kit: PairKit): void {
  const plane = layOut(sheet, frame), {x, width, height} = plane.rect;
  if (x > 0) drawPair(plane, kit);
  sheet.fill(cornersOf(plane.rect), sheet.theme.paper);
  if (x > 0) sheet.line({x, y: 10}, {x, y: height - 10}, {color: sheet.theme.hairline, width: 1, weight: 200});
  // The plane has no lengths in metres, so the length scale must not be on it.
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
    sheet.dot(at, 7, theme.contact); // a disc whatever the contact's history, since crosses here mean rejected results
    const target = frame[X.target[i]!]!, name = sheet.say('canvas.contact', {n: String(i + 1)});
    sheet.label({
      key: `contact ${i}`, text: target > 0 ? [name, sheet.say('canvas.to-bounce', {n: short(target)})] : name, brief: name,
      at, toward: add(aside, normal, -1), gap: 12, inside: true, reach: 56, headed: true, color: theme.contact, priority: 70,
    });
  });
}

/** The names of the regions, by their cases. */
const REGIONS = ['canvas.block-both', 'canvas.block-first', 'canvas.block-second', 'canvas.block-off'] as const satisfies readonly Key[];

/**
 * The plane's four regions, one for each case. The region that contains the point at which both contacts would
 * stop decides the case, and is highlighted, but not in green, which means kept.
 */
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
    const half = 92, inside = (p: Point): Point => ({x: Math.max(rect.x + half, Math.min(rect.x + rect.width - half, p.x)), y: p.y});
    const middle = {x: region.reduce((sum, p) => sum + p.x, 0) / region.length, y: region.reduce((sum, p) => sum + p.y, 0) / region.length};
    const far = region.reduce((p, q) => (distance(q, zero) > distance(p, zero) ? q : p));
    sheet.label({
      key: `region ${i}`, text: sheet.say(REGIONS[i]!), brief: String(i + 1),
      at: [between(middle, far, 0.55), middle, between(middle, far, 0.3), between(zero, far, 0.3)].map(inside), centred: true, inside: true, gap: -10, reach: 0, // over its place, since a thin region has none beside it
      color: i + 1 === which ? theme.ink : theme.soft, bold: i + 1 === which, size: 14, priority: i + 1 === which ? 86 : 62,
    });
  });
}

/** The point at which a line from a point inside the canvas part leaves it. */
const endOf = (corners: readonly Point[], from: Point, way: Point): Point => lineIn(corners, from, way)?.[1] ?? from;

/** The axes. Behind each one the other axis's contact would pull, so its positive half is hatched like a wall. */
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

/** For each contact, the line of impulse pairs that give its normal velocity the target value. */
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

/** The ends of the part of a line inside the upright rectangle with these corners; undefined if there is none. */
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

/** The text that says why a case does not hold. */
function fault(sheet: Sheet, {pulls, sinks}: Plane['tries'][number]): string {
  const at = (of: readonly number[]): number => of.findIndex((flag) => flag === 1);
  if (pulls[0] && pulls[1]) return sheet.say('canvas.block-pull-both');
  return at(pulls) >= 0 ? sheet.say('canvas.block-pulls', {n: String(at(pulls) + 1)}) : sheet.say('canvas.block-sinks', {n: String(at(sinks) + 1)});
}

/** The results of the rejected cases, crossed out. The first, at which both contacts would stop, is large, with an arrow to the accepted result. */
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

/** The arrow from the impulse sums before to the sums after. */
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
