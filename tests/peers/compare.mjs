import {check} from './scenes.mjs';
import {median, printTable, quantile, short, startWatch} from './statistics.mjs';

const EQUAL = 10; // iterations

/** The other engines, each with its own default effort and with `EQUAL` iterations. */
export const PEERS = [
  {name: 'box2d3-deluxe', load: async () => (await import('./engines/box2d3.mjs')).load('deluxe'), own: '4 substeps', equal: '10 substeps'},
  {name: 'box2d3-compat', load: async () => (await import('./engines/box2d3.mjs')).load('compat'), own: '4 substeps', equal: '10 substeps'},
  {name: 'rapier-simd', load: async () => (await import('./engines/rapier.mjs')).load('rapier2d-simd-compat'), own: '4 iterations', equal: '10 iterations'},
  {name: 'rapier', load: async () => (await import('./engines/rapier.mjs')).load('rapier2d-compat'), own: '4 iterations', equal: '10 iterations'},
  {name: 'box2d-wasm', load: async () => (await import('./engines/box2d.mjs')).load(), own: '8 velocity, 3 position', equal: '10 velocity, 3 position'},
  {name: 'matter', load: async () => (await import('./engines/matter.mjs')).load(), own: '4 velocity, 6 position', equal: '10 velocity, 6 position'},
  {name: 'planck', load: async () => (await import('./engines/planck.mjs')).load(), own: '8 velocity, 3 position', equal: '10 velocity, 3 position'},
];

/**
 * Times our engine and the peers in the scenes. Prints a table for each scene, then the ratios. Returns whether our
 * engine passed every check, and each scene's table for result.json.
 */
export async function compare(ours, scenes, peers, rounds) {
  const contestants = [
    {name: 'ours', work: '10 iterations', engine: ours, groups: ['own', 'equal']},
    {name: 'ours, box2d', work: '10 velocity, 3 position', engine: ours, iterations: EQUAL, solver: 'box2d', groups: []},
  ];
  for (const peer of peers) {
    const engine = await peer.load();
    contestants.push({name: peer.name, work: peer.own, engine, groups: ['own']});
    contestants.push({name: peer.name, work: peer.equal, engine, iterations: EQUAL, groups: ['equal']});
  }

  const summary = [['scene', 'work', 'ours ms', 'fastest peer', 'its ms', 'ratio', 'rounds', 'by CPU time: fastest peer', 'ratio', '']];
  const tables = [];
  let good = true;
  for (const scene of scenes) {
    const bodies = ours.bodies(scene);
    const runs = contestants.map(() => []);
    for (let round = 0; round < rounds; round++) {
      for (let k = 0; k < contestants.length; k++) {
        const turn = (k + round) % contestants.length;
        runs[turn].push(run({...scene, bodies}, contestants[turn]));
      }
      process.stderr.write('.');
    }
    process.stderr.write('\n');
    const results = contestants.map((contestant, i) => ({
      ...contestant, ...runs[i].at(-1), times: runs[i].map(({time}) => time), cpu: median(runs[i].map(({cpu}) => cpu)),
      quartile: quantile(runs[i].map(({cpu}) => cpu), 0.25),
    }));
    const {name, kind, n, warm, measured} = scene;
    tables.push({name, kind, n, warm, measured, bodies: bodies.length, rounds, engines: results.map(({name, work, quartile, contacts, check}) => ({name, work, cpu: Number(short(quartile)), ...contacts, check: check.text}))});
    printScene(scene, bodies.length, results, rounds);
    printBox2D(results);
    if (peers.length > 0) summary.push(...summarize(scene, results));
    good &&= results[0].check.good;
  }
  if (peers.length > 0) {
    console.log('\nours / fastest peer: the ratio of medians, the least and greatest ratio within a round, and the ratio of CPU times');
    printTable(summary);
  }
  return {good, tables};
}

function run(scene, {engine, iterations, solver}) {
  globalThis.gc?.();
  const world = engine.build(scene, iterations, solver);
  for (let i = 0; i < scene.warm; i++) world.step();
  const watch = startWatch();
  for (let i = 0; i < scene.measured; i++) world.step();
  const {time, cpu} = watch();
  const contacts = world.contacts();
  const before = Float64Array.from(world.centres());
  world.step();
  const after = Float64Array.from(world.centres());
  world.free();
  return {
    time: time / scene.measured, cpu: cpu / scene.measured, contacts, check: check(scene, before, after),
  };
}

function printScene(scene, count, results, rounds) {
  const {kind, n, warm, measured} = scene;
  console.log(`\n${scene.name}: ${kind} of ${n}, ${count} bodies; ${measured} steps measured after ${warm}; ${rounds} rounds; ms a step`);
  const [ours] = results;
  printTable([
    ['engine', 'work', 'median', 'quartiles', 'min..max', 'ours/it', 'rounds', 'CPU', 'ours/it', 'pairs', 'points', 'check'],
    ...results.map((r) => [
      r.name, r.work, short(median(r.times)), `${short(quantile(r.times, 0.25))}..${short(quantile(r.times, 0.75))}`, range(r.times),
      short(median(ours.times) / median(r.times)), range(ratios(ours, r)), short(r.cpu), short(ours.cpu / r.cpu),
      String(r.contacts.pairs), String(r.contacts.points), r.check.text,
    ]),
  ]);
}

/** Prints our Box2D solver's CPU time relative to our Box2D-Lite solver and to Box2D. */
function printBox2D(results) {
  const [lite, box2d] = results;
  const original = results.find(({name, work}) => name === 'box2d-wasm' && work === box2d.work);
  const beside = original ? `; box2d-wasm at the same takes ${short(original.cpu / box2d.cpu)} times its time` : '';
  console.log(`ours with Box2D's solver takes ${short(box2d.cpu / lite.cpu)} times its time with Box2D-Lite's (rounds ${range(ratios(box2d, lite))})${beside}`);
}

function summarize(scene, results) {
  const [ours] = results;
  return ['own', 'equal'].map((group) => {
    const others = results.filter((r) => r !== ours && r.groups.includes(group));
    const fastest = others.reduce((a, b) => median(a.times) <= median(b.times) ? a : b);
    const thriftiest = others.reduce((a, b) => a.cpu <= b.cpu ? a : b);
    return [
      scene.name, group === 'own' ? 'defaults' : 'equal', short(median(ours.times)), fastest.name, short(median(fastest.times)),
      short(median(ours.times) / median(fastest.times)), range(ratios(ours, fastest)), thriftiest.name, short(ours.cpu / thriftiest.cpu), '',
    ];
  });
}

const ratios = (a, b) => a.times.map((time, i) => time / b.times[i]);

const range = (list) => `${short(Math.min(...list))}..${short(Math.max(...list))}`;
