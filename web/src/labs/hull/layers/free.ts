import {between, distance, type Point} from '../../../draw/geometry';
import type {Sheet} from '../sheet';

/** How far the middle of a badge is from a mark at least, CSS pixels. */
const CLEAR = 21;

/** Places along a line for its badge: its middle, then nearer to its ends. */
export const alongOf = (from: Point, to: Point): Point[] => [0.5, 0.38, 0.62, 0.26, 0.74, 0.14, 0.86].map((t) => between(from, to, t));

/** The first of some places at which a badge is clear of all marks, else the one that is farthest from them. It becomes a mark. */
export function freeOf(sheet: Sheet, marks: Point[], wanted: readonly Point[]): Point {
  const places = wanted.map((place) => sheet.held(place)), clear = places.map((place) => Math.min(CLEAR, ...marks.map((mark) => distance(place, mark))));
  const best = places[clear.indexOf(Math.max(...clear))]!;
  marks.push(best);
  return best;
}
