// Rapier, from the packages that contain their wasm in base64.
const DT = 1 / 60;

/**
 * @param {'rapier2d-simd-compat' | 'rapier2d-compat'} name
 */
export async function load(name) {
  const {default: rapier} = await import(`@dimforge/${name}`);
  // Rapier's own init causes this warning.
  const {warn} = console;
  console.warn = () => {};
  await rapier.init();
  console.warn = warn;

  return {
    build({bodies}, iterations = 4) {
      const world = new rapier.World({x: 0, y: -10});
      world.timestep = DT;
      world.numSolverIterations = iterations;
      const colliders = bodies.map((body) => {
        const def = body.fixed ? rapier.RigidBodyDesc.fixed() : rapier.RigidBodyDesc.dynamic();
        const rigid = world.createRigidBody(def.setTranslation(body.x, body.y).setRotation(body.angle).setCanSleep(false).setCcdEnabled(false));
        return world.createCollider(rapier.ColliderDesc.cuboid(body.w / 2, body.h / 2)
          .setDensity(body.density).setFriction(body.friction).setRestitution(0), rigid);
      });
      return {
        step: () => world.step(),
        centres: () => colliders.flatMap((collider) => {
          const {x, y} = collider.translation();
          return [x, y];
        }),
        contacts() {
          let pairs = 0, points = 0;
          for (const a of colliders) {
            world.contactPairsWith(a, (b) => {
              if (b.handle < a.handle) return;
              world.contactPair(a, b, (manifold) => {
                const count = manifold.numSolverContacts();
                pairs += count > 0 ? 1 : 0;
                points += count;
              });
            });
          }
          return {pairs, points};
        },
        free: () => world.free(),
      };
    },
  };
}
