/** A point or a direction on the canvas, CSS pixels, y down. */
export interface Point { x: number; y: number }

export interface Rect { x: number; y: number; width: number; height: number }

export interface Segment { from: Point; to: Point }

/** Converts metres to pixels. */
export type Project = (x: number, y: number) => Point;

/** Reports whether a canvas is small. Its drawings are then smaller and closer together. */
export const isSmall = (width: number, height: number): boolean => Math.min(width, height) < 420;

export const scale = (p: Point, by: number): Point => ({x: p.x * by, y: p.y * by});
export const add = (p: Point, q: Point, by = 1): Point => ({x: p.x + q.x * by, y: p.y + q.y * by});
export const middle = (p: Point, q: Point): Point => ({x: (p.x + q.x) / 2, y: (p.y + q.y) / 2});
export const between = (p: Point, q: Point, t: number): Point => ({x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t});
export const distance = (p: Point, q: Point): number => Math.hypot(q.x - p.x, q.y - p.y);
/** The unit vector along p; straight up if p has no length. */
export function unit(p: Point): Point {
  const d = Math.hypot(p.x, p.y);
  return d > 1e-9 ? {x: p.x / d, y: p.y / d} : {x: 0, y: -1};
}

export const cornersOf = ({x, y, width, height}: Rect): Point[] => [{x, y}, {x: x + width, y}, {x: x + width, y: y + height}, {x, y: y + height}];

export function grow(r: Rect, by: number): Rect {
  return {x: r.x - by, y: r.y - by, width: r.width + 2 * by, height: r.height + 2 * by};
}

/** The part of a convex polygon inside the half-plane (p - at)·normal <= 0. */
export function cutPolygon(polygon: readonly Point[], at: Point, normal: Point): Point[] {
  const kept: Point[] = [];
  polygon.forEach((p, i) => {
    const q = polygon[(i + 1) % polygon.length]!;
    const dp = (p.x - at.x) * normal.x + (p.y - at.y) * normal.y;
    const dq = (q.x - at.x) * normal.x + (q.y - at.y) * normal.y;
    if (dp <= 0) kept.push(p);
    if (dp * dq < 0) {
      const t = dp / (dp - dq);
      kept.push({x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t});
    }
  });
  return kept;
}

/** The distance of p from a segment. */
export function toSegment(p: Point, {from, to}: Segment): number {
  const dx = to.x - from.x, dy = to.y - from.y;
  const t = Math.max(0, Math.min(1, ((p.x - from.x) * dx + (p.y - from.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(p.x - from.x - dx * t, p.y - from.y - dy * t);
}

export function overlap(p: Rect, q: Rect): boolean {
  return p.x < q.x + q.width && q.x < p.x + p.width && p.y < q.y + q.height && q.y < p.y + p.height;
}

/** Reports whether a segment has a point in a rectangle (Liang and Barsky). */
export function crosses({from, to}: Segment, r: Rect): boolean {
  const right = r.x + r.width, bottom = r.y + r.height;
  // Most segments of a picture lie wholly beyond one side, so this test comes first.
  if ((from.x < r.x && to.x < r.x) || (from.x > right && to.x > right) || (from.y < r.y && to.y < r.y) || (from.y > bottom && to.y > bottom)) return false;
  const dx = to.x - from.x, dy = to.y - from.y;
  let t0 = 0, t1 = 1;
  for (let side = 0; side < 4; side++) { // without a table of the sides, which would be built thousands of times per picture
    const along = side < 2 ? dx : dy, p = side & 1 ? along : -along;
    const q = side === 0 ? from.x - r.x : side === 1 ? right - from.x : side === 2 ? from.y - r.y : bottom - from.y;
    if (p === 0) {
      if (q < 0) return false;
    } else if (p < 0) {
      t0 = Math.max(t0, q / p);
    } else {
      t1 = Math.min(t1, q / p);
    }
    if (t0 > t1) return false;
  }
  return true;
}

export function meet(p: Segment, q: Segment): boolean {
  const side = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
  return side(p.from, p.to, q.from) * side(p.from, p.to, q.to) < 0 && side(q.from, q.to, p.from) * side(q.from, q.to, p.to) < 0;
}

/** Reports whether a convex polygon, of either orientation, contains p. */
export function contains(polygon: readonly Point[], p: Point): boolean {
  let left = false, right = false;
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length]!;
    const c = (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
    if (c > 0) left = true;
    if (c < 0) right = true;
  });
  return !(left && right);
}
