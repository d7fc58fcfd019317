// Clipstage's hulls: from tests/peers/hulls/ours in wasm, and from tests/peers/hulls/native.
import {spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {createInterface} from 'node:readline';

const BUILT = new URL('../../../../web/build/peers/hulls/', import.meta.url);

export async function load() {
  const {exec} = JSON.parse(readFileSync(new URL('compiler.json', BUILT), 'utf8'));
  await import(exec);
  const go = new globalThis.Go();
  // What TinyGo's libc would have: the seed of its maps.
  go.importObject.env = {...go.importObject.env, arc4random: () => Math.random() * 2 ** 32};
  const {instance} = await WebAssembly.instantiate(readFileSync(new URL('ours.wasm', BUILT)), go.importObject);
  void go.run(instance);
  const {exports} = instance;
  const memory = exports.memory ?? exports.mem; // TinyGo's, Go's

  return {
    /** The set of hulls of so many vertices, for all engines. */
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
    build({id, pairs}) {
      let points = 0;
      return {
        /** Collides each pair once; returns nanoseconds a pair. */
        run() {
          const start = process.hrtime.bigint();
          points = exports.collide(id);
          return Number(process.hrtime.bigint() - start) / pairs.length;
        },
        found: () => ({hits: pairs.length, points}),
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
