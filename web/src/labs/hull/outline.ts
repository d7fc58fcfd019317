import type {Point} from '../../draw/geometry';

const turn = (p: Point, q: Point, r: Point): number => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);

/** Whether a convex polygon, oriented as outlineOf returns it, contains a point. */
export const within = (polygon: readonly Point[], p: Point): boolean => polygon.every((q, i) => turn(q, polygon[(i + 1) % polygon.length]!, p) >= 0);

/** The corners of the convex hull of canvas points, in their order (Andrew 1979). */
export function outlineOf<P extends Point>(points: readonly P[]): P[] {
  const sorted = [...points].sort((p, q) => p.x - q.x || p.y - q.y), corners: P[] = [];
  for (const walk of [sorted, [...sorted].reverse()]) {
    const from = corners.length;
    for (const p of walk) {
      while (corners.length >= from + 2 && turn(corners.at(-2)!, corners.at(-1)!, p) <= 0) corners.pop();
      corners.push(p);
    }
    corners.pop();
  }
  return corners;
}
