import type {Point, Rect} from '../../../draw/geometry';
import {EDGE, H, KEPT, KEPT_SLOTS, PRINTED, PRINTED_SLOTS, SPOT_SLOTS, TOUCH, TOUCH_SLOTS} from '../../../draw/hull.gen';
import {type Answer, fitInto, type Part} from '../camera';
import type {Sheet} from '../sheet';
import {drawTraces} from './traces';
import {drawWire} from './wire';

/** Where a picture has a spot. */
type At = (spot: number) => Point;

/** One answer: both hulls with its points, the same seen along the normal, and its points over all tilts. Only what differs from the strict set is red. */
export function drawAnswer(sheet: Sheet, answer: Answer, {all, hulls, flat, plot}: Part): void {
  const part = (place: Rect, draw: () => void): void => {
    if (place.width > 0) sheet.within(place, draw);
  };
  drawHead(sheet, answer, all);
  part(hulls, () => {
    if (sheet.eye === undefined) drawWire(sheet);
    else sheet.eye.solids(sheet);
    drawPoints(sheet, answer, (spot) => sheet.view(spot), true);
  });
  part(flat, () => {
    sheet.second = fitInto(flat, sheet.flatSpan(() => shown(sheet)), sheet.camera, Math.min(26, flat.height * 0.14));
    drawFlat(sheet);
    drawPoints(sheet, answer, (spot) => sheet.flat(spot), false);
  });
  if (plot.height > 40) part(plot, () => drawTraces(sheet, answer, plot));
}

/** The spots that the view of the contact plane shows. */
function shown(sheet: Sheet): number[] {
  const points = [...sheet.items(H.strict, SPOT_SLOTS), ...sheet.items(H.compare.points, PRINTED_SLOTS)];
  if (sheet.get(H.separated) === 0 && sheet.get(H.onEdges) === 0) return [...points, ...sheet.corners(sheet.get(H.reference.ofB), sheet.get(H.reference.face)), ...sheet.items(H.keep.points, KEPT_SLOTS)];
  return [0, 1].flatMap((hull) => sheet.items(H.hulls[hull]!.vertices, SPOT_SLOTS)).concat(points);
}

/** Whether the listing's answer is not the strict set. */
function isWrong(sheet: Sheet): boolean {
  const {compare} = H, separated = sheet.get(H.separated) === 1;
  if (separated) return sheet.get(compare.hit) === 1;
  return sheet.get(compare.missing.count) > 0 || sheet.items(compare.points, PRINTED_SLOTS).some((at) => sheet.get(at + PRINTED.right) === 0);
}

function drawHead(sheet: Sheet, answer: Answer, {x, y, width}: Rect): void {
  const {theme} = sheet, inset = 14, known = answer !== 'printed' || sheet.get(H.compare.known) === 1, wrong = answer === 'printed' && known && isWrong(sheet);
  sheet.writeFixed(sheet.word(answer), x + inset, y + 18, {color: theme.ink, size: 15, bold: true, align: 'left'});
  const words = [sheet.word(`${answer}-count`), ...wrong && sheet.has('fault') ? [sheet.word('fault').split(/[:：]/)[0]!] : []];
  const text = (some: readonly string[]): string => `${known ? wrong ? '✕ ' : '✓ ' : ''}${some.filter(Boolean).join(', ')}`;
  const fits = sheet.measure(text(words), 13, true) <= width - 2 * inset;
  sheet.writeFixed(text(fits ? words : words.slice(0, 1)), x + inset, y + 37, {color: wrong ? theme.wrong : known ? theme.contact : theme.soft, size: 13, bold: true, align: 'left'});
}

/** The reference face from above, or the two edges. */
function drawFlat(sheet: Sheet): void {
  if (sheet.get(H.separated) === 1 || sheet.get(H.onEdges) === 1) {
    for (const hull of [0, 1]) {
      if (sheet.get(H.edges.found) === 0) continue;
      const edge = sheet.edge(hull, sheet.get(hull === 0 ? H.edges.a : H.edges.b));
      sheet.line(sheet.flat(sheet.vertex(hull, sheet.get(edge + EDGE.from))), sheet.flat(sheet.vertex(hull, sheet.get(edge + EDGE.to))), {color: sheet.color(hull), width: 3});
    }
    return;
  }
  const hull = sheet.get(H.reference.ofB), points = sheet.corners(hull, sheet.get(H.reference.face)).map((spot) => sheet.flat(spot));
  sheet.fill(points, sheet.color(hull), 0.09);
  sheet.path(points, {color: sheet.color(hull), width: 2.5}, true);
}

function drawPoints(sheet: Sheet, answer: Answer, at: At, inSpace: boolean): void {
  if (sheet.get(H.separated) === 1) return;
  if (answer === 'strict') drawStrict(sheet, at);
  else if (answer === 'clipped') drawClipped(sheet, at, inSpace);
  else drawPrinted(sheet, at, inSpace);
}

function drawStrict(sheet: Sheet, at: At): void {
  const {theme} = sheet, points = sheet.items(H.strict, SPOT_SLOTS).map(at);
  sheet.fill(points, theme.contact, 0.2);
  if (points.length > 1) sheet.path(points, {color: theme.contact, width: 2}, points.length > 2);
  for (const point of points) sheet.dot(point, 6, theme.contact);
}

/** The kept corners, each with its depth as a needle; hollow is what reduce lets go. */
function drawClipped(sheet: Sheet, at: At, inSpace: boolean): void {
  const {theme} = sheet;
  if (sheet.get(H.onEdges) === 1) {
    for (const touch of sheet.items(H.contacts.list, TOUCH_SLOTS)) {
      if (inSpace) sheet.line(at(touch + TOUCH.onA.at.x), at(touch + TOUCH.onB.at.x), {color: theme.contact, width: 3});
      sheet.dot(at(touch + TOUCH.middle.at.x), 6, theme.contact);
    }
    return;
  }
  const kept = sheet.items(H.keep.points, KEPT_SLOTS).filter((one) => sheet.get(one + KEPT.kept) === 1);
  const feet = kept.map((one) => at(one + KEPT.foot.at.x));
  sheet.fill(feet, theme.contact, 0.2);
  if (feet.length > 1) sheet.path(feet, {color: theme.contact, width: 2}, feet.length > 2);
  kept.forEach((one, i) => {
    const stays = sheet.get(one + KEPT.order) > 0;
    if (inSpace) sheet.line(feet[i]!, at(one), {color: theme.contact, width: stays ? 4 : 2});
    sheet.dot(feet[i]!, stays ? 6 : 5, theme.contact, {empty: !stays});
  });
}

/** The listing's points: right ones as such, others crossed out in red, missing corners as dashed red rings. */
function drawPrinted(sheet: Sheet, at: At, inSpace: boolean): void {
  const {theme} = sheet, {compare} = H, strict = sheet.items(H.strict, SPOT_SLOTS);
  const outline = strict.map(at);
  sheet.path(outline, {color: theme.soft, width: 1, dash: [3, 3]}, outline.length > 2);
  const missing = sheet.items(compare.missing, 1).map((one) => at(strict[sheet.get(one)]!));
  for (const point of missing) sheet.circle(point, 7.5, {color: theme.wrong, width: 2.25, dash: [3, 2.5]});
  const points = sheet.items(compare.points, PRINTED_SLOTS), wrong = points.filter((one) => sheet.get(one + PRINTED.right) === 0);
  for (const one of points) {
    if (sheet.get(one + PRINTED.right) === 1) sheet.dot(at(one), 6, theme.contact);
    else sheet.cross(at(one), 6.5, theme.wrong);
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
