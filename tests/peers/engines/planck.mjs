// Planck: Box2D 2.4 in JavaScript.
import {Box, World} from 'planck';

const DT = 1 / 60;

export async function load() {
  return {
    build({bodies}, iterations = 8) {
      const world = new World({gravity: {x: 0, y: -10}, allowSleep: false, continuousPhysics: false, subStepping: false});
      const made = bodies.map((body) => {
        const b = world.createBody({type: body.fixed ? 'static' : 'dynamic', position: {x: body.x, y: body.y}, angle: body.angle, allowSleep: false});
        b.createFixture({shape: new Box(body.w / 2, body.h / 2), density: body.density, friction: body.friction, restitution: 0});
        return b;
      });
      return {
        step: () => world.step(DT, iterations, 3),
        centres: () => made.flatMap((b) => {
          const {x, y} = b.getPosition();
          return [x, y];
        }),
        contacts() {
          let pairs = 0, points = 0;
          for (let c = world.getContactList(); c; c = c.getNext()) {
            const count = c.isTouching() ? c.getManifold().pointCount : 0;
            pairs += count > 0 ? 1 : 0;
            points += count;
          }
          return {pairs, points};
        },
        free() {},
      };
    },
  };
}
