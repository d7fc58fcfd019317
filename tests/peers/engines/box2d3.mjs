// Box2D v3, compiled by box2d3-wasm. The package's entry chooses one of two builds, so each build is loaded by its file.
const DT = 1 / 60;

/**
 * @param {'deluxe' | 'compat'} flavour deluxe has SIMD and shared memory, compat neither
 */
export async function load(flavour) {
  const file = new URL(`../node_modules/box2d3-wasm/build/dist/es/${flavour}/Box2D.${flavour}.mjs`, import.meta.url);
  const {default: create} = await import(file.href);
  // Without this, deluxe starts a worker for each core and waits for them.
  const b2 = await create({pthreadCount: 0});

  return {
    build({bodies}, iterations = 4) {
      const worldDef = b2.b2DefaultWorldDef();
      worldDef.gravity = new b2.b2Vec2(0, -10);
      worldDef.enableSleep = false;
      worldDef.enableContinuous = false;
      worldDef.workerCount = 0;
      const world = b2.b2CreateWorld(worldDef);
      const ids = bodies.map((body) => {
        const def = b2.b2DefaultBodyDef();
        def.type = body.fixed ? b2.b2BodyType.b2_staticBody : b2.b2BodyType.b2_dynamicBody;
        def.position = new b2.b2Vec2(body.x, body.y);
        def.rotation = b2.b2MakeRot(body.angle);
        const shape = b2.b2DefaultShapeDef();
        shape.density = body.density;
        shape.material.friction = body.friction;
        shape.material.restitution = 0;
        const box = b2.b2MakeBox(body.w / 2, body.h / 2);
        const id = b2.b2CreateBody(world, def);
        b2.b2CreatePolygonShape(id, shape, box);
        for (const handle of [def, shape, box]) handle.delete();
        return id;
      });
      worldDef.delete();
      return {
        step: () => b2.b2World_Step(world, DT, iterations),
        centres: () => ids.flatMap((id) => {
          const {x, y} = b2.b2Body_GetPosition(id);
          return [x, y];
        }),
        contacts() {
          // Both bodies of a touching contact list it.
          let pairs = 0, points = 0;
          for (const id of ids) {
            for (const {manifold} of b2.b2Body_GetContactData(id, b2.b2Body_GetContactCapacity(id))) {
              pairs += 0.5;
              points += manifold.pointCount / 2;
            }
          }
          return {pairs, points};
        },
        free: () => b2.b2DestroyWorld(world),
      };
    },
  };
}
