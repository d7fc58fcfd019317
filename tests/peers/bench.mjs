// make bench-peers ARGS="...": our engine beside others, all in one process.
import {readFileSync, writeFileSync} from 'node:fs';
import {arch, cpus, type} from 'node:os';
import {parseArgs} from 'node:util';
import {PEERS, compare} from './compare.mjs';
import {load} from './engines/ours.mjs';
import {growth, memory, profile} from './ours.mjs';
import {SCENES} from './scenes.mjs';

const HELP = `options:
  --scene a,b     only these: ${SCENES.map(({name}) => name).join(', ')}
  --engine a,b    only these beside ours: ${PEERS.map(({name}) => name).join(', ')}
  --rounds n      of each engine in each scene (7)
  --ours-only     no other engine
  --profile       our time by phase
  --growth        our time per contact from 500 to 10,000 bodies
  --memory        our wasm memory`;

function chosen(list, names) {
  const wanted = names?.split(',') ?? list.map(({name}) => name);
  return wanted.map((name) => list.find((item) => item.name === name) ?? fail(`there is no "${name}"`));
}

function fail(message) {
  console.error(`${message}\n${HELP}`);
  return process.exit(2);
}

function read() {
  const text = {type: 'string'}, flag = {type: 'boolean', default: false};
  try {
    return parseArgs({options: {
      scene: text, engine: text, rounds: {...text, default: '7'},
      'ours-only': flag, profile: flag, growth: flag, memory: flag, help: flag,
    }}).values;
  } catch (error) {
    return fail(error.message);
  }
}

/** Stores the whole table, which the site shows as bench.html. */
function write(scenes) {
  const {dependencies} = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
  for (const name of ['@dimforge/rapier3d-compat', 'cannon-es']) delete dependencies[name]; // only make bench-hulls uses these
  const {version} = JSON.parse(readFileSync(new URL('../../web/build/peers/compiler.json', import.meta.url), 'utf8'));
  const [{model}] = cpus();
  const result = {
    date: new Date().toISOString().slice(0, 10), machine: `${model.trim()}, ${cpus().length} cores, ${type()} ${arch()}`,
    versions: {node: process.version, v8: process.versions.v8, compiler: version, ...dependencies}, scenes,
  };
  writeFileSync(new URL('result.json', import.meta.url), `${JSON.stringify(result, null, 1)}\n`);
}

const options = read();
const rounds = Number(options.rounds);
if (options.help) {
  console.log(`make bench-peers ARGS="..."\n${HELP}`);
  process.exit();
}
if (!Number.isInteger(rounds) || rounds < 1) fail('--rounds takes a whole number from 1');
const scenes = chosen(SCENES, options.scene);
const peers = options['ours-only'] ? [] : chosen(PEERS, options.engine);

let good = true;
const alone = options.profile || options.growth || options.memory;
if (options.profile) await profile(scenes, rounds);
if (options.growth) await growth(rounds);
if (options.memory) good = await memory();
if (!alone) {
  const {good: passed, tables} = await compare(await load(), scenes, peers, rounds);
  good = passed;
  if (scenes.length === SCENES.length && peers.length === PEERS.length) write(tables);
}
if (!good) process.exitCode = 1;
