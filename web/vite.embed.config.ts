import {join} from 'node:path';
import {defineConfig, type Plugin} from 'vite';
import {classicScripts, scriptAddress, SHARED} from './scripts/classic.ts';
import {compressed} from './scripts/files.mjs';
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

/** Replacements for modules in a frame: a lab's script contains its drawing code, and saves no picture. */
const INSTEAD: Record<string, string> = {
  '../../figure/pictures': 'export const pictures = {load: () => Promise.reject(new Error("no pictures"))}, pngOf = () => pictures.load()',
  './saved': 'export const svgOf = () => Promise.reject(new Error("no pictures")), pngOf = svgOf',
  './painter': `export {painter} from ${JSON.stringify(at('src/embed/worldpainter.ts'))}`,
  './drawing': `export {drawing} from ${JSON.stringify(at('src/embed/hulldrawing.ts'))}`,
  '../figure/pictures': 'export const pictures = {load: () => Promise.reject(new Error("no pictures"))}, pngOf = () => pictures.load()',
  '../labs/world/painter': `export {painter} from ${JSON.stringify(`${at('src/embed/worldpainter.ts')}?trace`)}`,
  '../labs/hull/drawing': `export {drawing} from ${JSON.stringify(`${at('src/embed/hulldrawing.ts')}?trace`)}`,
  '../base/import': `export {importFrom} from ${JSON.stringify(at('src/embed/script.ts'))}`,
};

function instead(): Plugin {
  const id = (source: string) => `\0instead:${source}`;
  return {
    name: 'instead',
    enforce: 'pre',
    async resolveId(source, importer) {
      // The code for hulls in space is loaded later, in a script of its own. It has its own copies of the lab's drawing
      // modules.
      if (importer !== undefined && source.startsWith('.') && (importer.includes('/labs/hull/space/') || importer.endsWith('?space'))) {
        const module = await this.resolve(source, importer.replace(/\?space$/, ''), {skipSelf: true});
        return module && /\/src\/(labs|draw|base)\//.test(module.id) && !/\/labs\/hull\/space\//.test(module.id) ? `${module.id}?space` : module;
      }
      // Saved traces have their own copies of the labs' modules, else every frame would load them. Modules that are
      // chunks are not copied.
      if (importer !== undefined && source.startsWith('.') && !(source in INSTEAD) && (importer.includes('/src/trace/') || importer.endsWith('?trace'))) {
        const module = await this.resolve(source, importer.replace(/\?trace$/, ''), {skipSelf: true});
        return module && /\/src\/(labs\/|draw\/(hull|batch)|base\/hull|text\/space)/.test(module.id) && !/\/(world\/layers\/draw|space\/space|manifests?|labs\/\w+\/options)\.ts$/.test(module.id) ? `${module.id}?trace` : module;
      }
      // A copy for each lab that uses it: shared modules are loaded by all.
      if (source === '../../figure/panel') return `${at('src/figure/panel.ts')}?${/labs\/(\w+)/.exec(importer!)![1]}`;
      return source in INSTEAD ? id(source) : undefined;
    },
    load: (source) => Object.entries(INSTEAD).find(([name]) => source === id(name))?.[1],
  };
}

/** The second build, into the same folder: a main classic script, one per lab, and one that draws collide calls. */
export default defineConfig({
  base: './',
  plugins: [goWasm(), text(), classic(), instead(), scriptAddress(), classicScripts(join(engine, 'embed.json')), wasmScript()],
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
