import {join} from 'node:path';
import {defineConfig, type Plugin} from 'vite';
import {classicScripts, noPreload, scriptAddress, SHARED} from './scripts/classic.ts';
import {compressed} from './scripts/files.mjs';
import {instead} from './scripts/modules.ts';
import site, {at, chunkName, engine, goWasm, text} from './vite.config.ts';

/**
 * Makes embed.html work in a sandbox without an origin, on a host without CORS headers. Modules and files marked
 * crossorigin are refused there; classic scripts and plain style sheets are not.
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

/** Writes the gzipped programs in base64 as scripts too, for pages that may not fetch them: see load.ts. */
function wasmScript(): Plugin {
  return {
    name: 'wasm-script',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.wasm')) continue;
          const held = compressed(Buffer.from(file.source as Uint8Array), 'gz').toString('base64');
          this.emitFile({type: 'asset', fileName: `${file.fileName}.js`, source: `clipstageWasm="${held}"\n`});
        }
      },
    },
  };
}

/** Replacements for modules in a frame: a lab's script contains its drawing code, and saves no pictures. */
const INSTEAD = {
  'base/import': 'embed/script', 'figure/pictures': 'embed/pictures', 'labs/world/saved': 'embed/pictures',
  'labs/world/painter': 'embed/worldpainter', 'labs/hull/drawing': 'embed/hulldrawing',
};

/**
 * The part that has its own copy of a module: all frames load the modules that several parts share. Hulls in space and
 * saved traces have copies of the labs' modules, except the chunks, and each lab has a copy of figure/panel.ts.
 */
function copyOf(name: string, importer: string, part: string | undefined): string | undefined {
  if (importer.startsWith('labs/hull/space/') || part === 'space') {
    return /^(labs(?!\/hull\/space)|draw|base)\//.test(name) ? 'space' : undefined;
  }
  if (importer.startsWith('trace/') || part === 'trace') {
    return /^(labs\/|draw\/(hull|batch)|base\/hull|text\/space|embed\/(worldpainter|hulldrawing))/.test(name)
      && !/^labs\/(world\/layers\/draw|hull\/space\/space|manifests|\w+\/(manifest|options))$/.test(name)
      ? 'trace' : undefined;
  }
  return name === 'figure/panel' ? /^labs\/(\w+)/.exec(importer)?.[1] : undefined;
}

/** The second build, into the same folder: embed.html with its classic scripts. */
export default defineConfig({
  base: './',
  plugins: [goWasm(), text(), classic(), instead(INSTEAD, copyOf), scriptAddress(), noPreload(), classicScripts(join(engine, 'embed.json')), wasmScript()],
  build: {
    ...site.build,
    emptyOutDir: false,
    copyPublicDir: false,
    modulePreload: false,
    cssCodeSplit: false, // else a script adds the style to the page, which CSP forbids
    rolldownOptions: {
      input: {embed: at('embed.html')},
      output: {
        // Code shared by several chunks comes before the main script.
        codeSplitting: {groups: [{name: SHARED, test: () => true, minShareCount: 2}]},
        postBanner: '"use strict";', // as in modules
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: ({facadeModuleId, name}) => `assets/${facadeModuleId ? `${chunkName(facadeModuleId)}-[hash].lab` : `${name}-[hash]`}.js`,
      },
    },
  },
});
