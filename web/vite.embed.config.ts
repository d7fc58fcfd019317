import {join} from 'node:path';
import {defineConfig, type Plugin} from 'vite';
import {classicScripts, scriptAddress, SHARED} from './scripts/classic.ts';
import {compressed} from './scripts/files.mjs';
import site, {at, chunkName, engine, goWasm, text} from './vite.config.ts';

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

/** Beside each program a script that holds it, gzipped and in base64, for where it may not be fetched: see load.ts. */
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

/** What the frame has otherwise, or does without: a lab's script has its drawing code too, and nobody saves a picture of it from outside. */
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
      // What draws hulls in space comes later, by itself: of what the lab draws by too it has copies.
      if (importer !== undefined && source.startsWith('.') && (importer.includes('/labs/hull/space/') || importer.endsWith('?space'))) {
        const module = await this.resolve(source, importer.replace(/\?space$/, ''), {skipSelf: true});
        return module && /\/src\/(labs|draw|base)\//.test(module.id) && !/\/labs\/hull\/space\//.test(module.id) ? `${module.id}?space` : module;
      }
      // Of what labs have by themselves a saved trace, which may be of each, has copies: else all frames loaded it. What is a chunk stays one.
      if (importer !== undefined && source.startsWith('.') && !(source in INSTEAD) && (importer.includes('/src/trace/') || importer.endsWith('?trace'))) {
        const module = await this.resolve(source, importer.replace(/\?trace$/, ''), {skipSelf: true});
        return module && /\/src\/(labs\/|draw\/(hull|batch)|base\/hull|text\/space)/.test(module.id) && !/\/(world\/layers\/draw|space\/space|manifests?|labs\/\w+\/options)\.ts$/.test(module.id) ? `${module.id}?trace` : module;
      }
      // A copy for each lab that has it: what several share is loaded by all.
      if (source === '../../figure/panel') return `${at('src/figure/panel.ts')}?${/labs\/(\w+)/.exec(importer!)![1]}`;
      return source in INSTEAD ? id(source) : undefined;
    },
    load: (source) => Object.entries(INSTEAD).find(([name]) => source === id(name))?.[1],
  };
}

/** The second build, into the same folder: a classic script, one for each lab, and one for what draws a collide call. */
export default defineConfig({
  base: './',
  plugins: [goWasm(), text(), classic(), instead(), scriptAddress(), classicScripts(join(engine, 'embed.json')), wasmScript()],
  build: {
    ...site.build,
    emptyOutDir: false,
    copyPublicDir: false,
    modulePreload: false,
    cssCodeSplit: false, // else the style is put into the page by script, which CSP forbids
    rolldownOptions: {
      input: {embed: at('embed.html')},
      output: {
        // What several of them need lies before the main one.
        codeSplitting: {groups: [{name: SHARED, test: () => true, minShareCount: 2}]},
        postBanner: '"use strict";', // as modules are
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: ({facadeModuleId, name}) => `assets/${facadeModuleId ? `${chunkName(facadeModuleId)}-[hash].lab` : `${name}-[hash]`}.js`,
      },
    },
  },
});
