// Compares our collide call of two hulls with other engines', in one Node process, and natively in another process.
// With --growth: our call by number of vertices.
import {load as loadCannon} from './hulls/engines/cannon.mjs';
import {HOW, load as loadOurs, loadNative} from './hulls/engines/ours.mjs';
import {load as loadRapier} from './hulls/engines/rapier.mjs';
import {median, printTable, quantile, short, startWatch} from './statistics.mjs';

const BOX = 8; // vertices
const SIZES = [BOX, 32, 128]; // numbers of vertices for the comparison
const GROWTH = [8, 16, 32, 64, 128, 256];
const MOST = 0.02; // s; after this time a contestant makes no further run in the round
const PATIENCE = 20; // s, a contestant's whole time: cannon-es compares every pair of edges at all vertices

const rounds = Number(process.argv[2] ?? 40);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('usage: node tests/peers/hulls.mjs [ROUNDS [--growth]]');
  process.exit(2);
}

const ours = await loadOurs(), native = loadNative();
const cannon = loadCannon(), hulls = await loadRapier(false), cuboids = await loadRapier(true);
let good = true;
if (!process.argv.includes('--growth')) for (const vertices of SIZES) good = await compare(vertices) && good;
native.end();
good = growth() && good;
if (!good) process.exitCode = 1;

/** Runs a contestant for a round and records the median of its runs. There are five runs, or fewer if they take longer than MOST. */
async function round({world, times, spent}) {
  if (spent.s > PATIENCE) return;
  const start = performance.now(), runs = [];
  do runs.push(await world.run());
  while (runs.length < 5 && performance.now() - start < 1000 * MOST);
  spent.s += (performance.now() - start) / 1000;
  times.push(median(runs));
}

/** Times one size and prints the result. Returns whether our engine is within its bounds. */
async function compare(vertices) {
  const set = ours.define(vertices);
  const box = vertices === BOX;
  const contestants = [
    {name: 'ours, wasm', engine: ours}, {name: 'ours, native', engine: native}, {name: 'cannon-es', engine: cannon, most: 0.5},
    {name: 'Rapier, hulls', engine: hulls}, ...box ? [{name: 'Rapier, cuboids', engine: cuboids, most: 1}] : [],
  ].map((contestant) => ({...contestant, world: contestant.engine.build(set), times: [], spent: {s: 0}}));
  const unheeded = Math.ceil(rounds / 4); // rounds that do not count
  for (let k = 0; k < unheeded + rounds; k++) {
    for (let i = 0; i < contestants.length; i++) await round(contestants[(k + i) % contestants.length]);
    if (k === unheeded - 1) for (const {times, spent} of contestants) if (spent.s < PATIENCE / 4) times.length = 0;
  }
  const [mine] = contestants;
  console.log(`\n${box ? 'box on box' : `two hulls of ${vertices} vertices`}, ${set.pairs.length} pairs that overlap; ns a pair`);
  printTable([
    ['', 'median', 'quartiles', 'rounds', 'ours in wasm / it', 'bound', 'hits', 'points', ''],
    ...contestants.map(({name, times, most, world}) => {
      const ratio = median(mine.times) / median(times), {hits, points} = world.found();
      return [
        name, short(median(times)), `${short(quantile(times, 0.25))}..${short(quantile(times, 0.75))}`, String(times.length), short(ratio),
        most ? `at most ${most}` : '', String(hits), points ? String(points) : '', most && ratio > most ? 'MISSED' : '',
      ];
    }),
  ]);
  return contestants.every(({times, most = Infinity}) => median(mine.times) / median(times) <= most);
}

/** Runs until V8 has compiled the hot code. V8 compiles in parallel, and this counts as CPU time. */
function warm(world) {
  for (const start = performance.now(); performance.now() - start < 500;) world.run();
}

/** The CPU time per pair, ns. It repeats the run to exceed the clock's resolution. */
function cpu(world, pairs) {
  const watch = startWatch();
  let runs = 0, spent;
  do {
    world.run();
    runs++;
    spent = watch().cpu;
  } while (spent < 4);
  return 1e6 * spent / (runs * pairs);
}

function growth() {
  const rows = [[
    'vertices', 'pairs of edges', 'crossing', 'ns with all', 'ns a tested pair', 'culled: tested', 'crossing', 'ns', 'edges known: tested', 'ns', '',
  ]];
  let good = true;
  for (const vertices of GROWTH) {
    const set = ours.define(vertices);
    const worlds = HOW.map((how) => ours.build(set, how)), times = HOW.map(() => []), edges = [];
    for (const world of worlds) warm(world);
    for (let k = 0; k < rounds; k++) {
      for (let i = 0; i < HOW.length; i++) {
        const turn = (i + k) % HOW.length;
        times[turn].push(cpu(worlds[turn], set.pairs.length));
        edges[turn] = worlds[turn].edges();
      }
    }
    const [plain, all, twice, again] = times.map(median);
    const each = (all - plain) / (edges[1].tested - edges[0].tested);
    const ok = each <= 6;
    good &&= ok;
    rows.push([
      String(vertices), edges[1].tested.toFixed(0), edges[1].crossing.toFixed(0), short(all), short(each),
      edges[0].tested.toFixed(0), edges[0].crossing.toFixed(1), short(plain),
      (edges[3].tested - edges[2].tested / 2).toFixed(0), short(again - twice / 2), ok ? '' : 'MISSED: at most 6 ns a tested pair',
    ]);
  }
  console.log(`\nours in wasm by vertices: pairs of edges, ns of CPU time a call; medians of ${rounds} rounds`);
  printTable(rows);
  console.log('bounded, 6 ns: ns a tested pair = (ns with all - ns) / (pairs of edges - culled: tested), what one pair more takes.');
  console.log('ns with all / pairs of edges is the whole call, its other stages too, and has no bound.');
  return good;
}
