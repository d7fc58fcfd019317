// One collide call of two hulls beside other engines', in one Node process, and natively in another.
import {load as loadCannon} from './hulls/engines/cannon.mjs';
import {load as loadOurs, loadNative} from './hulls/engines/ours.mjs';
import {load as loadRapier} from './hulls/engines/rapier.mjs';
import {median, printTable, quantile, short} from './statistics.mjs';

const SIZES = [8, 32, 128]; // vertices: a box, and two hulls of points on a sphere
const WARM = 20, REPEATS = 5; // rounds that do not count; runs of a contestant in a round, of which the median counts

const rounds = Number(process.argv[2] ?? 60);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('usage: node tests/peers/hulls.mjs [ROUNDS]');
  process.exit(2);
}

const ours = await loadOurs(), native = loadNative();
const cannon = loadCannon(), hulls = await loadRapier(false), cuboids = await loadRapier(true);
let good = true;
for (const vertices of SIZES) good = await compare(vertices) && good;
native.end();
if (!good) process.exitCode = 1;

/** Times one size and prints it; returns whether ours keeps to its bounds. */
async function compare(vertices) {
  const set = ours.define(vertices);
  const box = vertices === SIZES[0];
  const contestants = [
    {name: 'ours, wasm', engine: ours}, {name: 'ours, native', engine: native}, {name: 'cannon-es', engine: cannon, most: 0.5},
    {name: 'Rapier, hulls', engine: hulls}, ...box ? [{name: 'Rapier, cuboids', engine: cuboids, most: 1}] : [],
  ].map((contestant) => ({...contestant, world: contestant.engine.build(set), times: []}));
  for (let round = -WARM; round < rounds; round++) {
    for (let k = 0; k < contestants.length; k++) {
      const {world, times} = contestants[(k + round + WARM) % contestants.length];
      const runs = [];
      for (let i = 0; i < REPEATS; i++) runs.push(await world.run());
      if (round >= 0) times.push(median(runs));
    }
  }
  const [first] = contestants;
  console.log(`\n${box ? 'box on box' : `two hulls of ${vertices} vertices`}, ${set.pairs.length} pairs that overlap; ns a pair, ${rounds} rounds`);
  printTable([
    ['', 'median', 'quartiles', 'ours in wasm / it', 'bound', 'hits', 'points', ''],
    ...contestants.map(({name, times, most, world}) => {
      const ratio = median(first.times) / median(times), {hits, points} = world.found();
      return [
        name, short(median(times)), `${short(quantile(times, 0.25))}..${short(quantile(times, 0.75))}`, short(ratio),
        most ? `at most ${most}` : '', String(hits), points ? String(points) : '', most && ratio > most ? 'MISSED' : '',
      ];
    }),
  ]);
  return contestants.every(({times, most = Infinity}) => median(first.times) / median(times) <= most);
}
