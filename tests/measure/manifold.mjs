// Times the calls of the engine without a page: node tests/measure/manifold.mjs, after "make collide". Prints a
// call's microseconds, the least of seven rounds.
import {fileURLToPath} from 'node:url';

const {load} = await import(fileURLToPath(new URL('../../web/build/collide/collide.js', import.meta.url)));
const engine = await load();
const a = {w: 2, h: 2, x: 0, y: 0, angle: 0}, b = {w: 2, h: 2, x: 0.3, y: 1.8, angle: 0.2};
const cube = [-1, 1].flatMap((x) => [-1, 1].flatMap((y) => [-1, 1].map((z) => [x, y, z])));
const hull = engine.hull(cube), other = engine.hull(cube);
const pose = (position) => ({position, rotation: [1, 0, 0, 0]});
const on = [pose([0, 0, 0]), {position: [0.2, 0.1, 1.9], rotation: [0.99, 0.1, 0.05, 0.0871779788708134]}];

/** @param {string} name @param {number} calls @param {() => unknown} call */
function time(name, calls, call) {
  let least = Infinity;
  for (let round = 0; round < 7; round++) {
    const begin = performance.now();
    for (let i = 0; i < calls; i++) call();
    least = Math.min(least, (performance.now() - begin) * 1000 / calls);
  }
  console.log(`${name.padEnd(14)} ${least.toFixed(1)} us`);
}
time('manifold', 20_000, () => engine.manifold(a, b));
time('hullManifold', 20_000, () => engine.hullManifold(hull, on[0], other, on[1]));
time('collide', 200, () => engine.collide(a, b));
