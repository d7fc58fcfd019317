// Measurements of our engine alone: time by phase, growth, memory.
import {SOLVERS, load} from './engines/ours.mjs';
import {median, printTable, short, startWatch} from './statistics.mjs';

const MB = 2 ** 20;

/** Prints the time of each phase in a step. The solver's iterations are one phase. */
export async function profile(scenes, rounds) {
  const engine = await load();
  const names = engine.phases();
  const rows = [['scene', 'solver', ...names, 'sum', 'CPU', '']];
  for (const [scene, solver] of scenes.flatMap((scene) => SOLVERS.map((solver) => [scene, solver]))) {
    const spent = names.map(() => []); // by phase and step, ms
    const cpu = []; // by round, ms per step
    for (let round = 0; round < rounds; round++) {
      const world = engine.build(scene, 10, solver);
      world.run(scene.warm);
      const watch = startWatch();
      for (let step = 0; step < scene.measured; step++) {
        for (const list of spent) list.push(0);
        for (let complete = false; !complete;) {
          const start = performance.now();
          const {phase, last} = world.advance();
          spent[phase][spent[phase].length - 1] += performance.now() - start;
          complete = last;
        }
      }
      cpu.push(watch().cpu / scene.measured);
      world.free();
    }
    const each = spent.map(median);
    const sum = each.reduce((a, b) => a + b);
    rows.push([scene.name, solver, ...each.map((ms) => `${short(ms)} ${Math.round(100 * ms / sum)} %`), short(sum), short(median(cpu)), '']);
  }
  console.log(`\nours by phase: ms, median of the single steps of ${rounds} rounds; CPU time of a step`);
  printTable(rows);
}

const GROWTH = {
  measured: 60, // steps per round
  limit: 600, // steps after which a world counts as calm
  calm: 0.05, // of the kinetic energy's peak
  early: 60, // steps after which a pyramid of any height still stands
  counts: [500, 1000, 2000, 5000, 10_000], // bodies
};

/**
 * Prints the time per contact by number of bodies, once the kinetic energy is below a twentieth of its peak, or after
 * 600 steps. High pyramids have collapsed by then, so standing pyramids are measured too.
 */
export async function growth(rounds) {
  const engine = await load();
  for (const kind of ['pyramid', 'drop']) {
    // The worlds step in turns, so that a slow moment of the machine affects all of them.
    const worlds = sizes(kind).map((n) => calmed(engine.build({kind, n}), n));
    for (let round = 0; round < rounds; round++) {
      for (const item of worlds) item.rounds.push(timed(item.world));
    }
    printGrowth(`${kind}, calm or after ${GROWTH.limit} steps`, worlds, rounds);
    for (const {world} of worlds) world.free();
  }
  const early = sizes('pyramid').map((n) => ({n, steps: GROWTH.early, rounds: []}));
  for (let round = 0; round < rounds; round++) {
    for (const item of early) {
      const world = engine.build({kind: 'pyramid', n: item.n});
      world.run(GROWTH.early - WARM);
      item.rounds.push(timed(world));
      item.world = {count: world.count};
      world.free();
    }
  }
  printGrowth(`pyramid while it stands, steps ${GROWTH.early} to ${GROWTH.early + GROWTH.measured}`, early, rounds);
}

const sizes = (kind) => GROWTH.counts.map((count) => kind === 'drop' ? count : Math.round(Math.sqrt(2 * count + 0.25) - 0.5));

function calmed(world, n) {
  let steps = 0, peak = 0, energy = 0;
  do {
    world.step();
    energy = world.kineticEnergy();
    peak = Math.max(peak, energy);
  } while (++steps < GROWTH.limit && energy >= GROWTH.calm * peak);
  return {n, world, steps, rounds: []};
}

const WARM = 5; // steps that refill the caches after other worlds

/** One round: the time per step, and the step's contacts, as the mean of before and after. */
function timed(world) {
  world.run(WARM);
  const before = world.contacts(), watch = startWatch();
  world.run(GROWTH.measured);
  const ms = watch().cpu / GROWTH.measured, after = world.contacts();
  const pairs = (before.pairs + after.pairs) / 2, points = (before.points + after.points) / 2;
  return {ms, pairs, points, perPair: 1e6 * ms / pairs, perPoint: 1e6 * ms / points};
}

function printGrowth(title, worlds, rounds) {
  console.log(`\n${title}: CPU time per contact, medians of ${rounds} rounds of ${GROWTH.measured} steps`);
  const each = worlds.map((item) => (name) => median(item.rounds.map((round) => round[name])));
  const ratio = (of, name) => short(of(name) / each[0](name));
  printTable([
    ['n', 'bodies', 'from step', 'pairs', 'points', 'ms a step', 'ns a point', 'to the first', 'ns a pair', 'to the first', ''],
    ...worlds.map(({n, world, steps}, i) => [
      String(n), String(world.count), String(steps), each[i]('pairs').toFixed(0), each[i]('points').toFixed(0), short(each[i]('ms')),
      short(each[i]('perPoint')), ratio(each[i], 'perPoint'), short(each[i]('perPair')), ratio(each[i], 'perPair'), '',
    ]),
  ]);
}

/** Prints the wasm memory. Returns whether it is within its bounds. */
export async function memory() {
  const LIMIT = 64 * MB, STEPS = 36_000;
  const large = await load();
  const world = large.build({kind: 'pyramid', n: 100});
  const built = large.memory();
  world.run(120);
  const stepped = large.memory();
  console.log(`\npyramid of 100, ${world.count} bodies: ${short(built / MB)} MB built, ${short(stepped / MB)} MB after 120 steps (below ${LIMIT / MB})`);

  const small = await load();
  const pyramid = small.build({kind: 'pyramid', n: 12});
  pyramid.run(60);
  const early = small.memory();
  for (let i = 60; i < STEPS; i++) pyramid.step();
  const late = small.memory();
  console.log(`pyramid of 12: ${short(early / MB)} MB after 60 steps, ${short(late / MB)} MB after ${STEPS} (the same)`);
  return stepped < LIMIT && early === late;
}
