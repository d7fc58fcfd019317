import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {defineConfig, type Plugin} from 'vite';
import {at, engine, wasmExec} from './vite.config.ts';

/** Where make builds the engine without a page; its module is put beside it. */
const folder = join(engine, 'collide');

/** How the module names the wasm: bundlers know an asset by these very words. */
const ADDRESS = "new URL('./collide.wasm', import.meta.url)";

/** Serves virtual:wasm_exec to what has no page: it finds there what it needs, and leaves nothing with the globals. */
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
    renderChunk: (code) => ({code: code.replace(/\bCOLLIDE_WASM\b/, ADDRESS), map: null}),
  };
}

/** The module of the engine without a page: one file, which names the wasm beside it. */
export default defineConfig({
  plugins: [bareWasm()],
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
