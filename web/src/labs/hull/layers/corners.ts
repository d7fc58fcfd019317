import type {Point, Rect} from '../../../draw/geometry';
import {CORNER, CORNER_SLOTS, H, PLANE, PLANE_SLOTS, SPOT} from '../../../draw/hull.gen';
import type {Sheet} from '../sheet';

/**
 * Draws the polygon's corners before and after a side plane in two rows: corners that stay, corners that are cut off,
 * and the new corners that replace them.
 */
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
  after.forEach((corner, i) => {
    const from = sourceOf(sheet, before, after, i);
    if (from >= 0) sheet.line(at(0, from), at(1, i), has(sheet, before, corner) ? {color, width: 1.25, weight: 0} : {color: theme.side, width: 1.5, dash: [4, 3], weight: 0});
  });
  before.forEach((one, i) => (has(sheet, after, one) ? sheet.dot(at(0, i), 5, color) : sheet.cross(at(0, i), 6, theme.soft)));
  after.forEach((corner, i) => {
    const fresh = sheet.get(corner + CORNER.new) === 1 && !has(sheet, before, corner);
    sheet.dot(at(1, i), fresh ? 6.5 : 5, fresh ? theme.side : color);
  });
}

/** The positions of the corners that a plane leaves. During the motion, a new corner starts at the cut-off corner that it replaces. */
export function leftOf(sheet: Sheet, before: readonly number[], after: readonly number[], place: (corner: number) => Point): Point[] {
  return after.map((corner, i) => {
    const from = sheet.t === 1 ? -1 : sourceOf(sheet, before, after, i);
    return from < 0 ? place(corner) : sheet.coming(place(before[from]!), place(corner));
  });
}

/**
 * The index, before the plane, of the origin of corner i after it: the same corner, or for a new corner the cut-off
 * one on its edge. It is -1 without an origin.
 */
function sourceOf(sheet: Sheet, before: readonly number[], after: readonly number[], i: number): number {
  const find = (corner: number): number => before.findIndex((one) => isSame(sheet, one, corner)), turn = (k: number, count: number): number => (k + count) % count;
  const itself = find(after[i]!);
  if (itself >= 0) return itself;
  const goes = (k: number): boolean => !has(sheet, after, before[k]!);
  const last = find(after[turn(i - 1, after.length)]!), next = find(after[turn(i + 1, after.length)]!);
  if (last >= 0 && goes(turn(last + 1, before.length))) return turn(last + 1, before.length);
  return next >= 0 && goes(turn(next - 1, before.length)) ? turn(next - 1, before.length) : -1;
}

/** The closed list of corners after a plane. Its start is chosen so that each corner is nearly below its origin. */
function turnedTo(sheet: Sheet, after: readonly number[], before: readonly number[]): readonly number[] {
  const sources = after.map((_, i) => sourceOf(sheet, before, after, i));
  const cost = (first: number): number => {
    const far = sources.map((from, i) => from < 0 ? 0 : Math.abs((i - first + after.length) % after.length - from));
    return 1000 * Math.max(...far) + far.reduce((sum, one) => sum + one, 0);
  };
  const costs = after.map((_, i) => cost(i)), first = Math.max(0, costs.indexOf(Math.min(...costs)));
  return [...after.slice(first), ...after.slice(0, first)];
}

const has = (sheet: Sheet, corners: readonly number[], corner: number): boolean => corners.some((one) => isSame(sheet, one, corner));

function isSame(sheet: Sheet, p: number, q: number): boolean {
  const {x, y, z} = SPOT.at;
  return [x, y, z].every((slot) => sheet.get(p + CORNER.spot.at.x + slot) === sheet.get(q + CORNER.spot.at.x + slot));
}
