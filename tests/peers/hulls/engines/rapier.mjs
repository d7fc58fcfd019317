// Rapier 3D: a world of two bodies with new poses at each step. Only the narrow phase's time counts, from Rapier's own profiler.
/** @param {boolean} cuboid boxes as Rapier's cuboids, not as hulls */
export async function load(cuboid) {
  const {default: rapier} = await import('@dimforge/rapier3d-compat');
  const {warn} = console;
  console.warn = () => {}; // Rapier's own init causes this warning
  await rapier.init();
  console.warn = warn;

  const xyz = ([x, y, z]) => ({x, y, z});
  const zero = {x: 0, y: 0, z: 0};

  function shape({vertices}) {
    if (!cuboid) return rapier.ColliderDesc.convexHull(Float32Array.from(vertices.flat()));
    return rapier.ColliderDesc.cuboid(...[0, 1, 2].map((axis) => Math.max(...vertices.map((v) => v[axis]))));
  }

  return {
    build({a, b, pairs}) {
      const world = new rapier.World(zero);
      world.numSolverIterations = 1;
      world.profilerEnabled = true;
      const [one, two] = [a, b].map((hull) => {
        const body = world.createRigidBody(rapier.RigidBodyDesc.dynamic().setCanSleep(false));
        return {body, collider: world.createCollider(shape(hull).setFriction(0), body)};
      });
      const poses = pairs.map((pair) => pair.map(({position, rotation: [w, x, y, z]}) => ({position: xyz(position), rotation: {w, x, y, z}})));
      const put = ({body}, {position, rotation}) => {
        body.setTranslation(position, true);
        body.setRotation(rotation, true);
        body.setLinvel(zero, true);
        body.setAngvel(zero, true);
      };
      let points = 0, hits = 0;
      return {
        /** Collides each pair once. Returns nanoseconds per pair. */
        run() {
          points = hits = 0;
          let spent = 0;
          for (const [first, second] of poses) {
            put(one, first);
            put(two, second);
            world.step();
            spent += world.timingNarrowPhase();
            world.contactPair(one.collider, two.collider, (manifold) => {
              hits += manifold.numContacts() > 0 ? 1 : 0;
              points += manifold.numContacts();
            });
          }
          return 1e6 * spent / poses.length;
        },
        found: () => ({hits, points}),
      };
    },
  };
}
