import {between, distance, type Point} from '../../../draw/geometry';
import type {Sheet} from '../sheet';

/** The least distance between a badge's middle and a mark, CSS pixels. */
const CLEAR = 21;

/** Places for a line's badge: the middle, then nearer to the ends. */
export const alongOf = (from: Point, to: Point): Point[] => [0.5, 0.38, 0.62, 0.26, 0.74, 0.14, 0.86].map((t) => between(from, to, t));

/**
 * The first wanted place that is clear of all marks. If none is clear, the place farthest from the marks. The result
 * is added to the marks.
 */
export function freeOf(sheet: Sheet, marks: Point[], wanted: readonly Point[]): Point {
  const places = wanted.map((place) => sheet.held(place)), clear = places.map((place) => Math.min(CLEAR, ...marks.map((mark) => distance(place, mark))));
  const best = places[clear.indexOf(Math.max(...clear))]!;
  marks.push(best);
  return best;
}
