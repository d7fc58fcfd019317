// Polyhedra by definition, without the engine: the oracle for the Hulls lab's numbers.

export type Point = [number, number, number];

/** Corners and faces. A face's corners are counter-clockwise from outside. */
export interface Faces { p: Point[]; f: number[][] }

export const add = (v: Point, w: Point, by = 1): Point => [v[0] + by * w[0], v[1] + by * w[1], v[2] + by * w[2]];
export const minus = (v: Point, w: Point): Point => add(v, w, -1);
export const dot = (v: Point, w: Point): number => v[0] * w[0] + v[1] * w[1] + v[2] * w[2];
export const cross = (v: Point, w: Point): Point => [v[1] * w[2] - v[2] * w[1], v[2] * w[0] - v[0] * w[2], v[0] * w[1] - v[1] * w[0]];
export const length = (v: Point): number => Math.hypot(...v);
export const distance = (v: Point, w: Point): number => length(minus(v, w));
const unit = (v: Point): Point => add([0, 0, 0], v, 1 / length(v));
const times = (v: Point, by: number): Point => add([0, 0, 0], v, by);

export interface Facet { n: Point; offset: number; corners: Point[] }
interface Edge { from: Point; to: Point; left: Point; right: Point }

/** A polyhedron with whole faces: coplanar faces are merged. */
export interface Solid { p: Point[]; facets: Facet[]; edges: Edge[] }

/** A polygon's unit normal, after Newell. */
function normalOf(corners: Point[]): Point {
  let n: Point = [0, 0, 0];
  corners.forEach((p, i) => {
    n = add(n, cross(minus(p, corners[0]!), minus(corners[(i + 1) % corners.length]!, corners[0]!)));
  });
  return unit(n);
}

/** The tolerance for the normals of coplanar faces. */
const SAME_PLANE = 1e-9;

export function solidOf({p, f}: Faces): Solid {
  const normals = f.map((loop) => normalOf(loop.map((i) => p[i]!)));
  const first = normals.map((n) => normals.findIndex((m) => length(cross(m, n)) < SAME_PLANE && dot(m, n) > 0));
  const edges: Edge[] = [], next = new Map<string, number>(); // next: the next corner on the outline of a whole face
  f.forEach((loop, face) => loop.forEach((from, i) => {
    const to = loop[(i + 1) % loop.length]!, other = f.findIndex((one) => one.some((k, j) => k === to && one[(j + 1) % one.length] === from));
    if (first[face] === first[other]) return;
    next.set(`${first[face]} ${from}`, to);
    if (from < to) edges.push({from: p[from]!, to: p[to]!, left: normals[first[face]!]!, right: normals[first[other]!]!});
  }));
  const facets = [...new Set(first)].map((face) => {
    const n = normals[face]!, start = Number([...next.keys()].find((key) => key.startsWith(`${face} `))!.split(' ')[1]), corners: Point[] = [];
    let at = start;
    do {
      corners.push(p[at]!);
      at = next.get(`${face} ${at}`)!;
    } while (at !== start);
    return {n, offset: Math.max(...corners.map((q) => dot(n, q))), corners};
  });
  return {p, facets, edges};
}

export const lowest = (p: Point[], n: Point): number => Math.min(...p.map((q) => dot(n, q)));
const highest = (p: Point[], n: Point): number => -lowest(p, times(n, -1));

/** B's signed distance from each facet of A, negative behind the facet. */
export const separations = (a: Solid, b: Solid): number[] => a.facets.map(({n, offset}) => lowest(b.p, n) - offset);

export interface Crossing { n: Point; separation: number; sure: boolean }

/** If a normal is this near to the other arc's plane, rounding decides whether the arcs cross. */
const UNSURE = 1e-7;

/** Pairs of edges whose arcs cross on the sphere, with B's arcs negated. sure: rounding does not decide the crossing. */
export function crossings(a: Solid, b: Solid): Crossing[] {
  const found: Crossing[] = [];
  for (const e of a.edges) {
    const way = unit(minus(e.to, e.from));
    for (const g of b.edges) {
      const other = unit(minus(g.to, g.from)), c = times(g.left, -1), d = times(g.right, -1);
      // The ends of each arc lie on both sides of the other arc's plane, and both arcs on one side of the sphere.
      const s = [dot(c, way), dot(d, way)] as const, t = [dot(e.left, other), dot(e.right, other)] as const;
      const [pole, antipole] = [dot(cross(e.left, e.right), d), dot(cross(d, c), e.right)];
      const margin = Math.min(-s[0] * s[1], -t[0] * t[1], pole * antipole);
      if (margin < -UNSURE) continue;
      const across = cross(way, other);
      if (length(across) < 1e-9) continue;
      const n = times(unit(across), Math.sign(dot(across, add(e.left, e.right))) || 1);
      found.push({n, separation: lowest(b.p, n) - highest(a.p, n), sure: Math.min(Math.abs(s[0]), Math.abs(s[1]), Math.abs(t[0]), Math.abs(t[1]), Math.abs(margin)) > UNSURE});
    }
  }
  return found;
}

/** Clips a polygon at the plane through p with the normal n. Corners up to thick outside stay. */
export function cut(polygon: Point[], p: Point, n: Point, thick: number): {left: Point[]; dropped: number} {
  const height = polygon.map((q) => dot(minus(q, p), n)), left: Point[] = [];
  polygon.forEach((q, i) => {
    const k = (i + 1) % polygon.length, [h, next] = [height[i]!, height[k]!];
    if (h <= thick) left.push(q);
    if (Math.min(h, next) < -thick && Math.max(h, next) > thick) left.push(add(q, minus(polygon[k]!, q), h / (h - next)));
  });
  return {left, dropped: height.filter((h) => h > thick).length};
}

/** The distance from p to a triangle, which may be a segment or a point. */
function nearest(p: Point, a: Point, b: Point, c: Point): number {
  const n = cross(minus(b, a), minus(c, a)), size = dot(n, n);
  const side = (u: Point, v: Point): number => dot(cross(minus(v, u), minus(p, u)), n);
  if (size > 0 && side(a, b) >= 0 && side(b, c) >= 0 && side(c, a) >= 0) return Math.abs(dot(minus(p, a), n)) / Math.sqrt(size);
  return Math.min(...([[a, b], [b, c], [c, a]] as const).map(([u, v]) => {
    const way = minus(v, u), along = dot(way, way) > 0 ? dot(minus(p, u), way) / dot(way, way) : 0;
    return distance(p, add(u, way, Math.min(1, Math.max(0, along))));
  }));
}

/** The largest distance from a point to the convex hull of others. The others lie nearly in a plane. */
export function farthest(points: Point[], others: Point[]): number {
  return Math.max(0, ...points.map((p) => {
    let least = Infinity;
    others.forEach((a, i) => others.slice(i).forEach((b, j) => others.slice(i + j).forEach((c) => {
      least = Math.min(least, nearest(p, a, b, c));
    })));
    return least;
  }));
}

/** Twice the area of a triangle, positive if it is counter-clockwise about n. */
export const twice = (n: Point, p: Point, q: Point, r: Point): number => dot(n, cross(minus(q, p), minus(r, p)));
