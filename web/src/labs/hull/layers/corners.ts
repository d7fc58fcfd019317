import type {Point, Rect} from '../../../draw/geometry';
import {CORNER, CORNER_SLOTS, H, PLANE, PLANE_SLOTS, SPOT} from '../../../draw/hull.gen';
import type {Sheet} from '../sheet';

/** The corners before and after a side plane, in order: which stay, which go, and from which the new ones come. */
export function drawCorners(sheet: Sheet, place: Rect): void {
  const {theme} = sheet, plane = sheet.items(H.clip.planes, PLANE_SLOTS)[sheet.get(H.sub) - 1], inset = 16;
  if (plane === undefined) return;
  sheet.writeFixed(sheet.word('corners'), place.x + inset, place.y + 16, {color: theme.soft, size: 13, align: 'left'});
  const before = sheet.itemsIn(plane, PLANE.before, CORNER_SLOTS), after = turnedTo(sheet, sheet.itemsIn(plane, PLANE.after, CORNER_SLOTS), before);
  const color = sheet.color(sheet.get(H.incident.hullFace.ofB));
  const rows = [place.y + Math.min(46, place.height * 0.4), place.y + place.height - 26] as const;
  const words = ['before', 'after'].map((name) => sheet.word(name)), left = place.x + inset + Math.max(...words.map((word) => sheet.measure(word, 13))) + 24;
  const step = Math.min(44, (place.x + place.width - 24 - left) / Math.max(before.length, after.length, 2));
  const at = (row: 0 | 1, i: number): Point => ({x: left + (i + 0.5) * step, y: rows[row]});
  words.forEach((word, row) => sheet.writeFixed(word, place.x + inset, rows[row]!, {color: theme.soft, size: 13, align: 'left'}));
  [before, after].forEach((list, row) => {
    if (list.length > 1) sheet.line(at(row as 0 | 1, 0), at(row as 0 | 1, list.length - 1), {color, width: 1.25, alpha: 0.6, weight: 0});
  });
  const stays = (corner: number): number => before.findIndex((one) => isSame(sheet, one, corner)), gone = before.map((one) => !after.some((corner) => isSame(sheet, one, corner)));
  const turn = (i: number, count: number): number => (i + count) % count;
  after.forEach((corner, i) => {
    const from = stays(corner);
    if (from >= 0) return sheet.line(at(0, from), at(1, i), {color, width: 1.25, weight: 0});
    // A new corner lies on an edge from one that stays to one that goes.
    const last = stays(after[turn(i - 1, after.length)]!), next = stays(after[turn(i + 1, after.length)]!);
    const source = last >= 0 && gone[turn(last + 1, before.length)] === true ? turn(last + 1, before.length) : next >= 0 ? turn(next - 1, before.length) : -1;
    if (source >= 0 && gone[source] === true) sheet.line(at(0, source), at(1, i), {color: theme.side, width: 1.5, dash: [4, 3], weight: 0});
  });
  before.forEach((_, i) => (gone[i] === true ? sheet.cross(at(0, i), 6, theme.soft) : sheet.dot(at(0, i), 5, color)));
  after.forEach((corner, i) => {
    const fresh = sheet.get(corner + CORNER.new) === 1 && stays(corner) < 0;
    sheet.dot(at(1, i), fresh ? 6.5 : 5, fresh ? theme.side : color);
  });
}

/** The corners after a plane, a closed walk, from where those that stay are as much below themselves as can be, and a new one is near those. */
function turnedTo(sheet: Sheet, after: readonly number[], before: readonly number[]): readonly number[] {
  const stays = after.map((corner) => before.findIndex((one) => isSame(sheet, one, corner)));
  const cost = (first: number): number => stays.reduce((sum, at, i) => at < 0 ? sum : sum + Math.abs((i - first + after.length) % after.length - at), 0);
  const costs = after.map((_, i) => cost(i)), first = Math.max(0, costs.indexOf(Math.min(...costs)));
  return [...after.slice(first), ...after.slice(0, first)];
}

/** Whether two corners are at one place. */
function isSame(sheet: Sheet, p: number, q: number): boolean {
  const {x, y, z} = SPOT.at;
  return [x, y, z].every((slot) => sheet.get(p + CORNER.spot.at.x + slot) === sheet.get(q + CORNER.spot.at.x + slot));
}
