// Clipstage's hulls: tests/peers/hulls/ours in wasm, and tests/peers/hulls/native.
import {spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {createInterface} from 'node:readline';

const BUILT = new URL('../../../../web/build/peers/hulls/', import.meta.url);

/** The names of the values of sets.How, by number. */
export const HOW = ['plain', 'all', 'twice', 'again'];

export async function load() {
  const {exec} = JSON.parse(readFileSync(new URL('compiler.json', BUILT), 'utf8'));
  await import(exec);
  const go = new globalThis.Go();
  // TinyGo's libc would provide this seed for maps.
  go.importObject.env = {...go.importObject.env, arc4random: () => Math.random() * 2 ** 32};
  const {instance} = await WebAssembly.instantiate(readFileSync(new URL('ours.wasm', BUILT)), go.importObject);
  void go.run(instance);
  const {exports} = instance;
  const memory = exports.memory ?? exports.mem; // TinyGo's, Go's

  return {
    /** The set of hulls with this many vertices, for all engines. */
    define(vertices) {
      const id = exports.make(vertices);
      exports.collect();
      let at = exports.definition(id);
      const next = (count) => {
        const numbers = [...new Float64Array(memory.buffer, at, count)];
        at += 8 * count;
        return numbers;
      };
      const times = (make) => Array.from({length: next(1)[0]}, make);
      const hull = () => ({vertices: times(() => next(3)), faces: times(() => times(() => next(1)[0]))});
      const pose = () => ({position: next(3), rotation: next(4)});
      return {id, vertices, a: hull(), b: hull(), pairs: times(() => [pose(), pose()])};
    },
    /** how is one of HOW: the calls for each pair. */
    build({id, pairs}, how = 'plain') {
      const counted = () => [...new Float64Array(memory.buffer, exports.counted(), 3)];
      return {
        /** Makes the calls of how for each pair. Returns nanoseconds per pair. */
        run() {
          const start = process.hrtime.bigint();
          exports.run(id, HOW.indexOf(how));
          return Number(process.hrtime.bigint() - start) / pairs.length;
        },
        found: () => ({hits: pairs.length, points: counted()[0]}),
        /** The mean numbers of tested and of crossing pairs of edges per pair of hulls, in the last run. */
        edges() {
          const [, tested, crossing] = counted();
          return {tested: tested / pairs.length, crossing: crossing / pairs.length};
        },
      };
    },
  };
}

export function loadNative() {
  const child = spawn(new URL('native', BUILT).pathname, {stdio: ['pipe', 'pipe', 'inherit']});
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  return {
    build: ({vertices, pairs}) => ({
      async run() {
        child.stdin.write(`${vertices}\n`);
        return Number((await lines.next()).value);
      },
      found: () => ({hits: pairs.length, points: 0}),
    }),
    end: () => child.stdin.end(),
  };
}
