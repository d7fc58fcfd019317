import {readFileSync} from 'node:fs';
import {defineConfig, type Plugin} from 'vite';
import {compressed} from './scripts/files.mjs';
import site, {at, goWasm, text, wasm} from './vite.config.ts';

/**
 * embed.html as it must be in somebody's sandbox, where it has no origin and our host may
 * send no CORS headers: modules and what is marked crossorigin are refused there, classic
 * scripts and plain stylesheets are not.
 */
function classic(): Plugin {
  return {
    name: 'classic',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replaceAll('<script type="module" crossorigin', '<script defer').replaceAll('<link rel="stylesheet" crossorigin', '<link rel="stylesheet"'),
    },
  };
}

/** Beside the wasm a script that holds it, gzipped and in base64, for where it may not be fetched: see load.ts. */
function wasmScript(): Plugin {
  return {
    name: 'wasm-script',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const name = Object.keys(bundle).find((file) => file.endsWith('.wasm'));
        if (name === undefined) this.error('there is no wasm in the bundle');
        const held = compressed(readFileSync(wasm), 'gz').toString('base64');
        this.emitFile({type: 'asset', fileName: `${name}.js`, source: `clipstageWasm="${held}"\n`});
      },
    },
  };
}

/** What the frame does without, as one script holds all that is imported: nobody saves a picture of it from outside. */
const WITHOUT: Record<string, string> = {
  './pictures': 'export const loadPictures = () => Promise.reject(new Error("no pictures"))',
};

function without(): Plugin {
  const id = (source: string) => `\0without:${source}`;
  return {
    name: 'without',
    enforce: 'pre',
    resolveId: (source) => source in WITHOUT ? id(source) : undefined,
    load: (source) => Object.entries(WITHOUT).find(([name]) => source === id(name))?.[1],
  };
}

/** The second build, into the same folder: one classic script. */
export default defineConfig({
  base: './',
  plugins: [goWasm(), text(at('../wasm/text/en.txt')), classic(), without(), wasmScript()],
  build: {
    ...site.build,
    emptyOutDir: false,
    copyPublicDir: false,
    modulePreload: false,
    cssCodeSplit: false, // else the style is put into the page by script, which CSP forbids
    rolldownOptions: {
      input: {embed: at('embed.html')},
      output: {format: 'iife', entryFileNames: 'assets/[name]-[hash].js'},
    },
  },
});
