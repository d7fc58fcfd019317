import {between, distance, type Point} from '../../../draw/geometry';
import type {Sheet} from '../sheet';

/** The least distance of a badge's middle from a mark, CSS pixels. */
const CLEAR = 21;

/** Places along a line for its badge: its middle, then nearer to its ends. */
export const alongOf = (from: Point, to: Point): Point[] => [0.5, 0.38, 0.62, 0.26, 0.74, 0.14, 0.86].map((t) => between(from, to, t));

/**
 * The first of the wanted places at which a badge is clear of all marks, or else the one farthest from them.
 * The place is added to the marks.
 */
export function freeOf(sheet: Sheet, marks: Point[], wanted: readonly Point[]): Point {
  const places = wanted.map((place) => sheet.held(place)), clear = places.map((place) => Math.min(CLEAR, ...marks.map((mark) => distance(place, mark))));
  const best = places[clear.indexOf(Math.max(...clear))]!;
  marks.push(best);
  return best;
}
