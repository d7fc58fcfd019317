// Clipstage's engine, from tests/peers/ours: one wasm instance a call.
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

const WASM = new URL('../../../web/build/peers/ours.wasm', import.meta.url);
const FIELDS = 7; // of a body in definitions

export async function load() {
  const root = execFileSync('go', ['env', 'GOROOT'], {encoding: 'utf8'}).trim();
  await import(join(root, 'lib/wasm/wasm_exec.js'));
  const go = new globalThis.Go();
  const {instance} = await WebAssembly.instantiate(readFileSync(WASM), go.importObject);
  // Returns when main waits for ever; its promise ends when the program does.
  void go.run(instance);
  const {exports} = instance;

  const floats = (at, length) => new Float64Array(exports.mem.buffer, at, length).slice();

  return {
    /** Bytes of wasm memory. */
    memory: () => exports.mem.buffer.byteLength,

    /** The phases' names by number. */
    phases() {
      const bytes = new Uint8Array(exports.mem.buffer, exports.phases());
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

    build({kind, n}, iterations = 10) {
      const id = exports[kind](n, iterations);
      const count = exports.bodyCount(id);
      return {
        count,
        step: () => exports.step(id, 1),
        run: (steps) => exports.step(id, steps),
        advance: () => exports.advance(id),
        kineticEnergy: () => exports.kineticEnergy(id),
        centres: () => floats(exports.centres(id), 2 * count),
        contacts: () => ({pairs: exports.touchingPairs(id), points: exports.contactPoints(id)}),
        free: () => exports.release(id),
      };
    },
  };
}
