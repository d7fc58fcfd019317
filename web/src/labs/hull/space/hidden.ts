import {dot, plus, type Vec3} from '../eye';
import type {Solid} from './solid';

/**
 * The part of a segment that a hull hides from an eye, as two shares of the segment; undefined if nothing is hidden.
 * A point P + tD of the segment is hidden if a point on its way to the eye E is in the hull: (1 - v)(P + tD) + vE,
 * with v from 0 to 1. With u = (1 - v)t this is P + uD + v(E - P), which is linear in u and v. So each face cuts the
 * triangle u >= 0, v >= 0, u + v <= 1 by a line. The rest is convex, and t = u / (1 - v) has its least and greatest
 * value at corners.
 */
export function hiddenPart({sides, points}: Solid, from: Vec3, to: Vec3, eye: Vec3, slack: number): [number, number] | undefined {
  const d = plus(to, from, -1), e = plus(eye, from, -1);
  let left: (readonly [u: number, v: number])[] = [[0, 0], [1, 0], [0, 1]];
  for (const {normal, corners} of sides) {
    const a = dot(normal, d), b = dot(normal, e), c = dot(normal, plus(points[corners[0]!]!, from, -1)) - slack;
    const over = left.map(([u, v]) => a * u + b * v - c), next: (readonly [number, number])[] = [];
    left.forEach((p, i) => {
      const k = (i + 1) % left.length, q = left[k]!, dp = over[i]!, dq = over[k]!;
      if (dp <= 0) next.push(p);
      if (dp * dq < 0) next.push([p[0] + (q[0] - p[0]) * dp / (dp - dq), p[1] + (q[1] - p[1]) * dp / (dp - dq)]);
    });
    if (next.length === 0) return undefined;
    left = next;
  }
  const parts = left.filter(([, v]) => v < 1 - 1e-9).map(([u, v]) => Math.min(1, u / (1 - v)));
  const least = Math.min(...parts), most = Math.max(...parts);
  return most - least > 1e-9 ? [least, most] : undefined;
}
