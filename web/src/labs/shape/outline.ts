import type {Point} from '../../draw/geometry';
import {S} from '../../draw/shape.gen';

/** Side 0 is A, 1 is B. */
export type Side = 0 | 1;

/** The shape with a role: 0 is the shape that the method takes first. */
export const sideOf = (frame: Float64Array, role: number): Side => (frame[S.first]! ^ role) as Side;

/** The slots of a vector in the frame. */
export interface VecSlots { x: number; y: number }

/** The largest angle between two points of an arc, radians. */
const ARC = Math.PI / 24;

/** The core of a side in metres, moved outward by a distance, as a polygon. */
export function outlineOf(frame: Float64Array, side: Side, by: number): Point[] {
  const {count, corners, normals} = S.sides[side], n = frame[count]!;
  const vec = ({x, y}: VecSlots): Point => ({x: frame[x]!, y: frame[y]!});
  return corners.slice(0, n).flatMap((slots, i) => {
    const {x, y} = vec(slots);
    if (by === 0) return [{x, y}];
    const from = vec(normals[(i + n - 1) % n]!), to = vec(normals[i]!), start = Math.atan2(from.y, from.x);
    const turn = n === 1 ? 2 * Math.PI : (Math.atan2(to.y, to.x) - start + 4 * Math.PI) % (2 * Math.PI), steps = Math.max(1, Math.ceil(turn / ARC));
    return Array.from({length: steps + 1}, (_, k) => {
      const angle = start + turn * k / steps;
      return {x: x + by * Math.cos(angle), y: y + by * Math.sin(angle)};
    });
  });
}
