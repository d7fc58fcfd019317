// What is asked of our engine alone.
import {load} from './engines/ours.mjs';
import {median, printTable, short, startWatch} from './statistics.mjs';

const MB = 2 ** 20;

/** Prints the time of each phase in a step, all iterations of the solver together. */
export async function profile(scenes, rounds) {
  const engine = await load();
  const names = engine.phases();
  const rows = [['scene', ...names, 'sum', 'CPU', '']];
  for (const scene of scenes) {
    const spent = names.map(() => []); // by phase and step, ms
    const cpu = []; // by round, ms a step
    for (let round = 0; round < rounds; round++) {
      const world = engine.build(scene);
      world.run(scene.warm);
      const watch = startWatch();
      for (let step = 0; step < scene.measured; step++) {
        for (const list of spent) list.push(0);
        let phase = 0;
        while (phase !== names.length - 1) {
          const start = performance.now();
          phase = world.advance();
          spent[phase][spent[phase].length - 1] += performance.now() - start;
        }
      }
      cpu.push(watch().cpu / scene.measured);
      world.free();
    }
    const each = spent.map(median);
    const sum = each.reduce((a, b) => a + b);
    rows.push([scene.name, ...each.map((ms) => `${short(ms)} ${Math.round(100 * ms / sum)} %`), short(sum), short(median(cpu)), '']);
  }
  console.log(`\nours by phase: ms, median of the single steps of ${rounds} rounds; CPU time of a step`);
  printTable(rows);
}

/**
 * Prints the time per contact by the number of bodies, once the kinetic energy has
 * fallen below a twentieth of its peak, or after 600 steps.
 */
export async function growth(rounds) {
  const MEASURED = 60, LIMIT = 600, CALM = 0.05;
  const engine = await load();
  for (const kind of ['pyramid', 'drop']) {
    const worlds = [500, 1000, 2000, 5000, 10_000].map((count) => {
      const n = kind === 'drop' ? count : Math.round(Math.sqrt(2 * count + 0.25) - 0.5);
      const world = engine.build({kind, n});
      let steps = 0, peak = 0, energy = 0;
      do {
        world.step();
        energy = world.kineticEnergy();
        peak = Math.max(peak, energy);
      } while (++steps < LIMIT && energy >= CALM * peak);
      return {n, world, steps, times: [], ...world.contacts()};
    });
    // In turns, so that a slow moment of the machine meets all of them.
    for (let round = 0; round < rounds; round++) {
      for (const {world, times} of worlds) {
        world.run(5); // what the other worlds pushed out of the caches
        const watch = startWatch();
        world.run(MEASURED);
        times.push(watch().cpu / MEASURED);
      }
    }
    console.log(`\n${kind}: CPU time per contact, median of ${rounds} rounds of ${MEASURED} steps`);
    const each = worlds.map(({times, points, pairs}) => ({ms: median(times), point: 1e6 * median(times) / points, pair: 1e6 * median(times) / pairs}));
    printTable([
      ['n', 'bodies', 'calm after', 'pairs', 'points', 'ms a step', 'ns a point', 'to the first', 'ns a pair', 'to the first', ''],
      ...worlds.map(({n, world, steps, pairs, points}, i) => [
        String(n), String(world.count), `${steps} steps`, String(pairs), String(points), short(each[i].ms),
        short(each[i].point), short(each[i].point / each[0].point), short(each[i].pair), short(each[i].pair / each[0].pair), '',
      ]),
    ]);
    for (const {world} of worlds) world.free();
  }
}

/** Prints the wasm memory; returns whether it is within its bounds. */
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
