import {type Camera, toPixels} from '../../../draw/camera';
import {distance, type Point, type Rect} from '../../../draw/geometry';
import {EDGE, H, KEPT, KEPT_SLOTS, PRINTED, PRINTED_SLOTS, SPOT, SPOT_SLOTS, TOUCH, TOUCH_SLOTS} from '../../../draw/hull.gen';
import {type Answer, fitInto, type Part} from '../camera';
import {dot, plus} from '../eye';
import {outlineOf} from '../outline';
import {listed} from '../../../text/words';
import type {Sheet} from '../sheet';
import {drawLabels} from './marks';
import {clips} from './stage';
import {drawTilt} from './tilt';
import {drawTraces, END, RULER, scaleIn} from './traces';
import {drawWire} from './wire';

/** Shorter errors are not drawn, CSS pixels. */
const LEAST = 8;

/** Maps a spot, the first slot of a point in space, to a picture. */
type At = (spot: number) => Point;

/** A point of an answer. right: a printed point that the strict set contains. */
export interface Found { spot: number; right: boolean }

/**
 * Draws one answer in three pictures: both hulls with the answer's points, the contact plane with the points, and a
 * plot of the points over all tilts. Only differences from the strict set are red. The two lower pictures share a
 * horizontal axis, which is perpendicular to the line about which B is tilted.
 */
export function drawAnswer(sheet: Sheet, answer: Answer, {all, hulls, flat, plot}: Part): void {
  const part = (place: Rect, draw: () => void): void => {
    if (place.width > 0) sheet.within(place, draw);
  };
  drawHead(sheet, answer, all);
  part(hulls, () => {
    if (sheet.eye === undefined) drawWire(sheet);
    else sheet.eye.solids(sheet);
    if (sheet.get(H.compare.tilt) > 0) drawTilt(sheet, hulls);
    drawPoints(sheet, answer, (spot) => sheet.view(spot), true);
    drawLabels(sheet);
  });
  const camera = above(sheet, flat.width > 0 ? flat : plot), at: At = (spot) => {
    const p = plus(sheet.vec(SPOT.at, spot), sheet.vec(H.compare.hinge.pivot.at), -1);
    return toPixels(camera, dot(p, sheet.vec(H.compare.hinge.way)), -dot(p, sheet.vec(H.compare.hinge.axis)));
  };
  const now = scaleIn(sheet, plot)(sheet.get(H.compare.tiltAt)), marks = pointsOf(sheet, answer).map(({spot, right}) => ({...at(spot), right})), x = (along: number): number => toPixels(camera, along, 0).x;
  if (flat.width > 0) {
    sheet.line({x: x(0), y: flat.y + 4}, {x: x(0), y: plot.y + plot.height}, {color: sheet.theme.soft, width: 1, dash: [9, 3, 2, 3], weight: 0});
    for (const mark of marks) sheet.line(mark, {...mark, y: now}, {color: mark.right ? sheet.theme.contact : sheet.theme.wrong, width: 1, alpha: 0.55, weight: 0});
  }
  part(flat, () => {
    drawFlat(sheet, at);
    drawPoints(sheet, answer, at, false);
    sheet.writeFixed(sheet.word('above'), flat.x + 14, flat.y + 12, {color: sheet.theme.soft, size: 13, align: 'left'});
  });
  part(plot, () => drawTraces(sheet, answer, plot, x, marks));
}

/** The camera that looks at the contact plane from above. The line about which B is tilted is vertical. */
function above(sheet: Sheet, place: Rect): Camera {
  const {along, across} = H.compare, lo = sheet.get(along.lo);
  const span = [lo, Math.max(sheet.get(along.hi), lo + sheet.extent / 100), -sheet.get(across.hi), -sheet.get(across.lo)] as const;
  return fitInto({...place, x: place.x + RULER, width: place.width - RULER - END}, span, sheet.camera, Math.min(14, place.height * 0.12));
}

function pointsOf(sheet: Sheet, answer: Answer): Found[] {
  const all = (spots: number[]): Found[] => spots.map((spot) => ({spot, right: true}));
  if (sheet.get(H.separated) === 1) return [];
  if (answer === 'strict') return all(sheet.items(H.strict, SPOT_SLOTS));
  if (answer === 'printed') return sheet.items(H.compare.points, PRINTED_SLOTS).map((spot) => ({spot, right: sheet.get(spot + PRINTED.right) === 1}));
  if (sheet.get(H.onEdges) === 1) return all(sheet.items(H.contacts.list, TOUCH_SLOTS).map((touch) => touch + TOUCH.middle.at.x));
  return all(sheet.items(H.keep.points, KEPT_SLOTS).filter((one) => sheet.get(one + KEPT.kept) === 1));
}

/** The engine's texts that tell how the printed answer's points differ from the strict set. */
const WRONG = ['wrong', 'lost', 'twice'];

function drawHead(sheet: Sheet, answer: Answer, {x, y, width}: Rect): void {
  const {theme} = sheet, inset = 14, printed = answer === 'printed', known = !printed || sheet.get(H.compare.known) === 1;
  const wrong = printed && (WRONG.some((name) => sheet.has(name)) || (sheet.get(H.separated) === 1 && sheet.get(H.compare.hit) === 1));
  sheet.writeFixed(sheet.word(answer), x + inset, y + 18, {color: theme.ink, size: 15, bold: true, align: 'left'});
  const words = [sheet.word(`${answer}-count`), ...wrong ? [...WRONG, 'fault'].map((name) => sheet.word(name).split(/[:：]/)[0]!) : []].filter(Boolean);
  const text = (some: readonly string[]): string => `${known ? wrong ? '✕ ' : '✓ ' : ''}${listed(some, theme.lang)}`;
  while (words.length > 1 && sheet.measure(text(words), 13, true) > width - 2 * inset) words.pop();
  sheet.writeFixed(text(words), x + inset, y + 37, {color: wrong ? theme.wrong : known ? theme.contact : theme.soft, size: 13, bold: true, align: 'left'});
}

/** Draws the reference face from above with the other hull's outline, or both outlines and the two edges. */
function drawFlat(sheet: Sheet, at: At): void {
  const clipped = clips(sheet), reference = sheet.get(H.reference.ofB);
  if (clipped) {
    const points = sheet.corners(reference, sheet.get(H.reference.face)).map(at);
    sheet.fill(points, sheet.color(reference), 0.09);
    sheet.path(points, {color: sheet.color(reference), width: 2.5}, true);
  }
  for (const hull of [0, 1]) {
    if (clipped && hull === reference) continue;
    sheet.path(outlineOf(sheet.items(H.hulls[hull]!.vertices, SPOT_SLOTS).map(at)), {color: sheet.color(hull), width: 1.25, weight: 4}, true);
    if (clipped || sheet.get(H.edges.found) === 0) continue;
    const edge = sheet.edge(hull, sheet.get(hull === 0 ? H.edges.a : H.edges.b));
    sheet.line(at(sheet.vertex(hull, sheet.get(edge + EDGE.from))), at(sheet.vertex(hull, sheet.get(edge + EDGE.to))), {color: sheet.color(hull), width: 3});
  }
}

/** Draws an answer's points in one picture. In space, a needle shows the depth of each point of the clipped manifold. */
function drawPoints(sheet: Sheet, answer: Answer, at: At, inSpace: boolean): void {
  if (sheet.get(H.separated) === 1) return;
  if (answer === 'printed') return drawPrinted(sheet, at, inSpace);
  const {theme} = sheet, needles = inSpace && answer === 'clipped', onEdges = sheet.get(H.onEdges) === 1, spots = pointsOf(sheet, answer).map(({spot}) => spot);
  const points = spots.map((spot) => at(needles && !onEdges ? spot + KEPT.foot.at.x : spot));
  sheet.fill(points, theme.contact, 0.2);
  if (points.length > 1) sheet.path(points, {color: theme.contact, width: 2}, points.length > 2);
  points.forEach((point, i) => {
    const spot = spots[i]!, [from, to] = onEdges ? [at(spot + TOUCH.onA.at.x - TOUCH.middle.at.x), at(spot + TOUCH.onB.at.x - TOUCH.middle.at.x)] : [point, at(spot)];
    if (needles) sheet.line(from, to, {color: theme.contact, width: 3.5});
    sheet.dot(point, 6, theme.contact);
  });
}

/**
 * Draws the points of the answer printed. Right points look like the strict set's; wrong ones are crossed out in red;
 * missing corners are dashed red rings.
 */
function drawPrinted(sheet: Sheet, at: At, inSpace: boolean): void {
  const {theme} = sheet, {compare} = H, strict = sheet.items(H.strict, SPOT_SLOTS);
  const outline = strict.map(at);
  sheet.path(outline, {color: theme.soft, width: 1, dash: [3, 3]}, outline.length > 2);
  const missing = sheet.items(compare.missing, 1).map((one) => at(strict[sheet.get(one)]!));
  for (const point of missing) sheet.circle(point, 7.5, {color: theme.wrong, width: 2.25, dash: [3, 2.5]});
  const points = sheet.items(compare.points, PRINTED_SLOTS), wrong = points.filter((one) => sheet.get(one + PRINTED.right) === 0);
  for (const one of points) {
    if (sheet.get(one + PRINTED.right) === 1) sheet.dot(at(one), 6, theme.contact);
    else {
      if (inSpace && sheet.has('off')) drawError(sheet, one);
      sheet.cross(at(one), 6.5, theme.wrong);
    }
  }
  const label = (text: string, point: Point, priority: number): void => {
    sheet.label({text, at: point, gap: 12, color: theme.wrong, bold: true, priority, inside: true});
  };
  const again = wrong.find((one) => sheet.get(one + PRINTED.again) === 1);
  if (!inSpace && missing[0] !== undefined) label(sheet.word('missing'), missing[0], 80);
  if (!inSpace && again !== undefined) label(sheet.word('again'), at(again), 70);
  const [off] = [...wrong].sort((p, q) => Math.abs(sheet.get(q + PRINTED.height)) - Math.abs(sheet.get(p + PRINTED.height)));
  if (inSpace && off !== undefined && sheet.has('off')) label(sheet.word('off'), at(off), 90);
}

/** Draws an arrow from a point's right position on the contact plane to its printed one. Very short arrows are omitted. */
function drawError(sheet: Sheet, one: number): void {
  const {theme} = sheet, from = sheet.lifted(one, -sheet.get(one + PRINTED.height)), to = sheet.view(one);
  if (distance(from, to) < LEAST) return;
  sheet.circle(from, 5, {color: theme.contact, width: 2, dash: [2.5, 2]});
  sheet.arrow(from, to, {color: theme.wrong, width: 2});
}
