// Box2D 2.4, compiled by box2d-wasm. In Node it uses the build with SIMD.
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

const require = createRequire(import.meta.url);
const DT = 1 / 60;

export async function load() {
  // Without wasmBinary the module fetches a path, which fails in a Node with fetch.
  const wasmBinary = readFileSync(require.resolve('box2d-wasm/dist/umd/Box2D.simd.wasm'));
  const b2 = await require('box2d-wasm')({wasmBinary});
  const {b2World, b2Vec2, b2BodyDef, b2FixtureDef, b2PolygonShape, getPointer, destroy} = b2;

  return {
    build({bodies}, iterations = 8) {
      const gravity = new b2Vec2(0, -10);
      const world = new b2World(gravity);
      world.SetAllowSleeping(false);
      world.SetContinuousPhysics(false);
      world.SetSubStepping(false);
      const made = bodies.map((body) => {
        const def = new b2BodyDef(), fixture = new b2FixtureDef(), box = new b2PolygonShape(), at = new b2Vec2(body.x, body.y);
        def.type = body.fixed ? b2.b2_staticBody : b2.b2_dynamicBody;
        def.position = at;
        def.angle = body.angle;
        def.allowSleep = false;
        box.SetAsBox(body.w / 2, body.h / 2);
        fixture.shape = box;
        fixture.density = body.density;
        fixture.friction = body.friction;
        fixture.restitution = 0;
        const b = world.CreateBody(def);
        b.CreateFixture(fixture);
        for (const handle of [def, fixture, box, at]) destroy(handle);
        return b;
      });
      destroy(gravity);
      return {
        step: () => world.Step(DT, iterations, 3),
        centres: () => made.flatMap((b) => {
          const at = b.GetPosition();
          return [at.x, at.y];
        }),
        contacts() {
          let pairs = 0, points = 0;
          for (let c = world.GetContactList(); getPointer(c) !== 0; c = c.GetNext()) {
            const count = c.IsTouching() ? c.GetManifold().pointCount : 0;
            pairs += count > 0 ? 1 : 0;
            points += count;
          }
          return {pairs, points};
        },
        free: () => destroy(world),
      };
    },
  };
}
