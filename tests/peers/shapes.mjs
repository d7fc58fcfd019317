// Compares our collide call of two shapes, in a loop in wasm, with planck's manifold functions, in one Node process. Then
// it times a step of two bodies by Rapier and by Box2D 3.
import {readFileSync} from 'node:fs';
import {Circle, CollideCircles, CollidePolygonCircle, CollidePolygons, Manifold, Polygon, Rot, Transform, Vec2} from 'planck';
import {median, printTable, quantile, short} from './statistics.mjs';
import {STEPPERS} from './shapes/steps.mjs';

const BUILT = new URL('../../web/build/peers/shapes/', import.meta.url);
const PAIRS = 1000; // of a set
const RUN = 5; // ms, about, of a run
const STEPPED = 20; // pairs of a set that are stepped as worlds

/** The kinds of pairs by their numbers in Go, with planck's function and our bounds: ns, and a share of planck's time. */
const KINDS = [
  {kind: 'circle, circle', collide: CollideCircles, ns: 60}, {kind: 'capsule, circle'}, {kind: 'polygon, circle', collide: CollidePolygonCircle, ns: 100},
  {kind: 'capsule, capsule'}, {kind: 'polygon, capsule'}, {kind: 'polygon, polygon', collide: CollidePolygons, share: 0.8},
];

const rounds = Number(process.argv[2] ?? 60);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('usage: node tests/peers/shapes.mjs [ROUNDS]');
  process.exit(2);
}

async function load() {
  const {exec} = JSON.parse(readFileSync(new URL('compiler.json', BUILT), 'utf8'));
  await import(exec);
  const go = new globalThis.Go();
  go.importObject.env = {...go.importObject.env, arc4random: () => Math.random() * 2 ** 32}; // TinyGo's libc would provide this seed for maps
  const {instance} = await WebAssembly.instantiate(readFileSync(new URL('ours.wasm', BUILT)), go.importObject);
  void go.run(instance);
  return instance.exports;
}

/** The set of a kind: the corners, radius and pose of each shape. */
function numbersOf(exports, kind) {
  const memory = exports.memory ?? exports.mem; // TinyGo's, Go's
  let at = exports.definition(kind);
  const next = (count) => {
    const numbers = [...new Float64Array(memory.buffer, at, count)];
    at += 8 * count;
    return numbers;
  };
  const side = () => {
    const corners = Array.from({length: next(1)[0]}, () => next(2)), [radius, x, y, cos, sin] = next(5);
    return {corners, radius, x, y, cos, sin};
  };
  return Array.from({length: PAIRS}, () => [side(), side()]);
}

/** The set for planck: its shapes and transforms. Planck computes the hull of a polygon's corners again. */
function setOf(exports, kind) {
  return numbersOf(exports, kind).map((pair) => pair.map(({corners, radius, x, y, cos, sin}) => {
    const points = corners.map((corner) => new Vec2(...corner)), rotation = Rot.identity();
    Object.assign(rotation, {c: cos, s: sin});
    return {shape: points.length === 1 ? new Circle(points[0], radius) : new Polygon(points), at: Transform.neo(new Vec2(x, y), rotation)};
  }));
}

function planckOf(exports, kind, collide) {
  const set = setOf(exports, kind), manifold = new Manifold();
  return (times) => {
    let points = 0;
    for (let i = 0; i < times; i++) {
      for (const [a, b] of set) {
        collide(manifold, a.shape, a.at, b.shape, b.at);
        points += manifold.pointCount;
      }
    }
    return points;
  };
}

/** Runs until V8 has compiled the hot code. Returns how many times a run goes through the set. */
function warm(run) {
  let times = 0;
  const start = performance.now();
  for (; performance.now() - start < 500; times++) run(1);
  return Math.max(1, Math.round(times * RUN / 500));
}

const exports = await load();
const rows = [['', 'ours, ns', 'quartiles', 'planck, ns', 'quartiles', 'ours / planck', 'points, ours', 'planck', 'bound', '']];
for (const [number, {kind, collide, ns, share}] of KINDS.entries()) {
  exports.make(number);
  exports.collect();
  const contestants = [(times) => exports.run(number, times), ...collide ? [planckOf(exports, number, collide)] : []].map((run) => ({run, times: warm(run), spent: [], points: 0}));
  for (let round = 0; round < rounds; round++) {
    for (let i = 0; i < contestants.length; i++) {
      const one = contestants[(round + i) % contestants.length], start = process.hrtime.bigint();
      one.points = one.run(one.times) / one.times;
      one.spent.push(Number(process.hrtime.bigint() - start) / (one.times * PAIRS));
    }
  }
  const [ours, planck] = contestants, mine = median(ours.spent), theirs = planck ? median(planck.spent) : NaN;
  const quartiles = ({spent}) => `${short(quantile(spent, 0.25))}..${short(quantile(spent, 0.75))}`;
  const missed = mine > (ns ?? Infinity) || mine > (share ?? Infinity) * theirs;
  if (missed) process.exitCode = 1;
  rows.push([
    kind, short(mine), quartiles(ours), ...planck ? [short(theirs), quartiles(planck), short(mine / theirs)] : ['', '', ''], String(ours.points), planck ? String(planck.points) : '',
    ns ? `${ns} ns` : share ? `${share} of planck's` : '', missed ? 'MISSED' : '',
  ]);
}
console.log(`${PAIRS} pairs of each kind that overlap by at most 0.1 m; medians of ${rounds} rounds`);
printTable(rows);

// Rapier and Box2D 3 have no function for one collide call, so a step of a world of two bodies is timed, from JavaScript. It has no bound.
const steps = [['a step of two bodies, ns', ...Object.keys(STEPPERS).flatMap((name) => [name, 'quartiles', 'touching']), 'our call']];
const steppers = await Promise.all(Object.values(STEPPERS).map((load) => load()));
for (const [number, {kind}] of KINDS.entries()) {
  const worlds = numbersOf(exports, number).slice(0, STEPPED), cells = [];
  for (const build of steppers) {
    const built = worlds.map(build), spent = [];
    const run = (times) => {
      for (let i = 0; i < times; i++) for (const world of built) world.step();
    };
    for (const times = warm(run); spent.length < Math.min(rounds, 20);) {
      const start = process.hrtime.bigint();
      run(times);
      spent.push(Number(process.hrtime.bigint() - start) / (times * STEPPED));
    }
    cells.push(short(median(spent)), `${short(quantile(spent, 0.25))}..${short(quantile(spent, 0.75))}`, `${built.filter((world) => world.touches()).length} of ${STEPPED}`);
    for (const world of built) world.free();
  }
  steps.push([kind, ...cells, rows[number + 1][1]]);
}
console.log();
printTable(steps);
