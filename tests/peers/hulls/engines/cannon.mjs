// cannon-es: only its test of two convex polyhedra, called as in its narrow phase.
import {ConvexPolyhedron, Quaternion, Vec3} from 'cannon-es';

const FAR = 100; // m; the range of depths, as in cannon-es' narrow phase

export function load() {
  return {
    build({a, b, pairs}) {
      const [hullA, hullB] = [a, b].map(({vertices, faces}) => new ConvexPolyhedron({
        vertices: vertices.map((v) => new Vec3(...v)), faces: faces.map((face) => [...face]),
      }));
      const poses = pairs.map((pair) => pair.map(({position, rotation: [w, x, y, z]}) => ({p: new Vec3(...position), q: new Quaternion(x, y, z, w)})));
      const axis = new Vec3(), result = [];
      let points = 0, hits = 0;
      return {
        /** Collides each pair once. Returns nanoseconds per pair. */
        run() {
          points = hits = 0;
          const start = process.hrtime.bigint();
          for (const [one, two] of poses) {
            result.length = 0;
            if (hullA.findSeparatingAxis(hullB, one.p, one.q, two.p, two.q, axis)) {
              hullA.clipAgainstHull(one.p, one.q, hullB, two.p, two.q, axis, -FAR, FAR, result);
              hits++;
              points += result.length;
            }
          }
          return Number(process.hrtime.bigint() - start) / poses.length;
        },
        found: () => ({hits, points}),
      };
    },
  };
}
