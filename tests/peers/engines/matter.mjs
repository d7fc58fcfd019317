// Matter.js. Its constants, such as slop and resting speeds, are for pixels. With gravity at its default scale, 100 px are 1 m.
import Matter from 'matter-js';

const {Bodies, Composite, Engine} = Matter;
const DT = 1000 / 60; // ms
const SCALE = 100; // px/m

export async function load() {
  return {
    build({bodies}, velocityIterations = 4) {
      const engine = Engine.create({gravity: {x: 0, y: -1}, enableSleeping: false, velocityIterations});
      const made = bodies.map((body) => Bodies.rectangle(SCALE * body.x, SCALE * body.y, SCALE * body.w, SCALE * body.h, {
        isStatic: body.fixed, angle: body.angle, density: body.density / SCALE ** 2, friction: body.friction, restitution: 0, frictionAir: 0,
      }));
      Composite.add(engine.world, made);
      return {
        step: () => Engine.update(engine, DT),
        centres: () => made.flatMap(({position: {x, y}}) => [x / SCALE, y / SCALE]),
        contacts() {
          const active = engine.pairs.list.filter((pair) => pair.isActive);
          return {pairs: active.length, points: active.reduce((sum, pair) => sum + pair.contactCount, 0)};
        },
        free: () => Engine.clear(engine),
      };
    },
  };
}
