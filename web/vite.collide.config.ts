import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {defineConfig, type Plugin} from 'vite';
import {at, engine, wasmExec} from './vite.config.ts';

/** The folder of the engine without a page. make builds the engine there, and this its module. */
const folder = join(engine, 'collide');

/** Serves virtual:wasm_exec for a module without a page. The script writes to an object instead of the global one. */
export function bareWasm(): Plugin {
  const EXEC = '\0virtual:wasm_exec';
  return {
    name: 'bare-wasm',
    enforce: 'pre',
    resolveId: (source) => source === EXEC.slice(1) ? EXEC : undefined,
    load(id) {
      if (id !== EXEC) return undefined;
      const has = ['crypto', 'performance', 'TextEncoder', 'TextDecoder'].map((name) => `${name}: globalThis.${name}`).join(', ');
      const code = `const has = {${has}, process: {}};\n(function (global, require, module) {\n${readFileSync(wasmExec(folder), 'utf8')}\n})(has, undefined, {});`;
      return {code: `${code}\nexport const Go = has.Go ?? globalThis.Go;\n`, moduleSideEffects: true};
    },
  };
}

/** Builds the module of the engine without a page: one file, which names the wasm beside it. */
export default defineConfig({
  plugins: [bareWasm()],
  define: {COLLIDE_WASM: "new URL('./collide.wasm', import.meta.url)"}, // bundlers recognise exactly this form
  publicDir: false,
  build: {
    outDir: folder,
    emptyOutDir: false,
    target: 'es2022',
    minify: false,
    lib: {entry: at('src/collide/collide.ts'), formats: ['es'], fileName: () => 'collide.js'},
    rolldownOptions: {output: {codeSplitting: false}},
  },
});
