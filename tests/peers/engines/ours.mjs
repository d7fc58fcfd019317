// Clipstage's engine, from tests/peers/ours. Each call of load makes a new wasm instance.
import {readFileSync} from 'node:fs';

const BUILT = new URL('../../../web/build/peers/', import.meta.url);
const FIELDS = 7; // numbers per body in definitions

/** Our solvers by number: Box2D-Lite's, and Box2D's with 3 position iterations. */
export const SOLVERS = ['lite', 'box2d'];

export async function load() {
  const {exec} = JSON.parse(readFileSync(new URL('compiler.json', BUILT), 'utf8'));
  await import(exec);
  const go = new globalThis.Go();
  // TinyGo's libc would provide this seed for maps.
  go.importObject.env = {...go.importObject.env, arc4random: () => Math.random() * 2 ** 32};
  const {instance} = await WebAssembly.instantiate(readFileSync(new URL('ours.wasm', BUILT)), go.importObject);
  // The promise of Go's compiler never resolves, and TinyGo's resolves at once.
  void go.run(instance);
  const {exports} = instance;
  const memory = exports.memory ?? exports.mem; // TinyGo's, Go's

  const floats = (at, length) => new Float64Array(memory.buffer, at, length).slice();

  return {
    memory: () => memory.buffer.byteLength,

    phases() {
      const bytes = new Uint8Array(memory.buffer, exports.phases());
      let end = 0;
      while (bytes[end] !== 0 || bytes[end + 1] !== 0) end++;
      return new TextDecoder().decode(bytes.slice(0, end)).split('\0');
    },

    /** The bodies of a scene, for all engines. */
    bodies({kind, n}) {
      const id = exports[kind](n, 0);
      const count = exports.bodyCount(id);
      const f = floats(exports.definitions(id), FIELDS * count);
      exports.release(id);
      return Array.from({length: count}, (_, i) => {
        const [w, h, x, y, angle, mass, friction] = f.subarray(FIELDS * i, FIELDS * (i + 1));
        return {w, h, x, y, angle, fixed: mass === Infinity, density: mass === Infinity ? 0 : mass / (w * h), friction};
      });
    },

    /** solver is one of SOLVERS. */
    build({kind, n}, iterations = 10, solver = SOLVERS[0]) {
      const id = exports[kind](n, iterations);
      exports.useSolver(id, SOLVERS.indexOf(solver));
      const count = exports.bodyCount(id);
      return {
        count,
        step: () => exports.step(id, 1),
        run: (steps) => exports.step(id, steps),
        advance() {
          const phase = exports.advance(id);
          return phase < 0 ? {phase: -1 - phase, last: true} : {phase, last: false};
        },
        kineticEnergy: () => exports.kineticEnergy(id),
        centres: () => floats(exports.centres(id), 2 * count),
        contacts: () => ({pairs: exports.touchingPairs(id), points: exports.contactPoints(id)}),
        free: () => {
          exports.release(id);
          exports.collect();
        },
      };
    },
  };
}
