// Worlds of two bodies, one of them fixed, for the engines without a function for one collide call. A step is too short for the bodies to part.
const DT = 1e-9; // s

/** @typedef {{corners: [number, number][], radius: number, x: number, y: number, cos: number, sin: number}} Side */

async function rapier() {
  const {default: rapier} = await import('@dimforge/rapier2d-simd-compat');
  // Rapier's own init causes this warning.
  const {warn} = console;
  console.warn = () => {};
  await rapier.init();
  console.warn = warn;
  /** A capsule lies along y in Rapier, so its collider is turned. */
  const shape = ({corners, radius}) => {
    const [[x, y], end] = corners;
    if (end === undefined) return rapier.ColliderDesc.ball(radius).setTranslation(x, y);
    if (corners.length > 2) return rapier.ColliderDesc.convexHull(Float32Array.from(corners.flat()));
    return rapier.ColliderDesc.capsule(Math.hypot(end[0] - x, end[1] - y) / 2, radius).setTranslation((x + end[0]) / 2, (y + end[1]) / 2).setRotation(Math.atan2(x - end[0], end[1] - y));
  };
  return (/** @type {[Side, Side]} */ pair) => {
    const world = new rapier.World({x: 0, y: 0});
    world.timestep = DT;
    const colliders = pair.map((side, i) => {
      const body = (i === 0 ? rapier.RigidBodyDesc.fixed() : rapier.RigidBodyDesc.dynamic()).setTranslation(side.x, side.y).setRotation(Math.atan2(side.sin, side.cos));
      return world.createCollider(shape(side), world.createRigidBody(body.setCanSleep(false).setCcdEnabled(false)));
    });
    return {
      step: () => world.step(),
      touches() {
        let points = 0;
        world.contactPair(...colliders, (manifold) => {
          points += manifold.numSolverContacts();
        });
        return points > 0;
      },
      free: () => world.free(),
    };
  };
}

/** @param {'deluxe' | 'compat'} flavour see engines/box2d3.mjs */
async function box2d(flavour) {
  const {default: create} = await import(new URL(`../node_modules/box2d3-wasm/build/dist/es/${flavour}/Box2D.${flavour}.mjs`, import.meta.url).href);
  const b2 = await create({pthreadCount: 0});
  const vec = ([x, y]) => new b2.b2Vec2(x, y);
  const add = (body, def, {corners, radius}) => {
    if (corners.length > 2) return b2.b2CreatePolygonShape(body, def, b2.b2MakePolygon(b2.b2ComputeHull(corners.map(vec)), radius));
    const core = corners.length === 1 ? new b2.b2Circle() : new b2.b2Capsule();
    core.radius = radius;
    if (corners.length === 1) {
      core.center = vec(corners[0]);
      return b2.b2CreateCircleShape(body, def, core);
    }
    [core.center1, core.center2] = corners.map(vec);
    return b2.b2CreateCapsuleShape(body, def, core);
  };
  return (/** @type {[Side, Side]} */ pair) => {
    const worldDef = b2.b2DefaultWorldDef();
    Object.assign(worldDef, {gravity: vec([0, 0]), enableSleep: false, enableContinuous: false, workerCount: 0});
    const world = b2.b2CreateWorld(worldDef);
    const bodies = pair.map((side, i) => {
      const def = b2.b2DefaultBodyDef(), shape = b2.b2DefaultShapeDef();
      def.type = i === 0 ? b2.b2BodyType.b2_staticBody : b2.b2BodyType.b2_dynamicBody;
      def.position = vec([side.x, side.y]);
      def.rotation = b2.b2MakeRot(Math.atan2(side.sin, side.cos));
      const body = b2.b2CreateBody(world, def);
      add(body, shape, side);
      return body;
    });
    return {
      step: () => b2.b2World_Step(world, DT, 4),
      touches: () => b2.b2Body_GetContactData(bodies[1], b2.b2Body_GetContactCapacity(bodies[1])).some(({manifold}) => manifold.pointCount > 0),
      free: () => b2.b2DestroyWorld(world),
    };
  };
}

export const STEPPERS = {'Rapier 0.19 (SIMD)': rapier, 'Box2D 3 (SIMD)': () => box2d('deluxe')};
