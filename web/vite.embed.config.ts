import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {defaultClientConditions, defineConfig, type Plugin} from 'vite';
import {goSources} from './scripts/gosources.ts';
import {listing} from './scripts/listing.ts';
import {copies} from './scripts/modules.ts';
import {run} from './scripts/run.ts';
import site, {at, chunkAddress, chunkName, engine, goWasm, text} from './vite.config.ts';

/** Whether a script is loaded later than embed.html's own two. */
const isPart = (file: string): boolean => file.endsWith('.lab.js');

/**
 * Makes embed.html work in a sandbox without an origin, on a host without CORS headers. There, browsers refuse
 * modules and files marked crossorigin, but not classic scripts and plain style sheets. Also writes the scripts'
 * modules to the file list: see sizes.mjs.
 */
function classic(list: string): Plugin {
  return {
    name: 'classic',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html
        .replace(/<script type="module" crossorigin (.*)>\s*<link rel="modulepreload" crossorigin href=(.*)>/,
          '<script defer src=$2></script>\n  <script defer $1>')
        .replaceAll('<link rel="stylesheet" crossorigin', '<link rel="stylesheet"'),
    },
    resolveFileUrl: ({relativePath}) => `new URL("${relativePath}", document.currentScript.src).href`,
    generateBundle(_, bundle) {
      const scripts = Object.values(bundle).filter((file) => file.type === 'chunk');
      const main = scripts.find(({fileName, isEntry}) => isEntry && !isPart(fileName))!;
      for (const {fileName, imports} of scripts) {
        if (imports.some((file) => file !== main.fileName && !main.imports.includes(file))) this.error(`${fileName} imports ${imports.join(', ')}`);
      }
      const src = at('src/'), ours = (ids: readonly string[]): string[] =>
        ids.filter((id) => id.startsWith(src)).map((id) => id.slice(src.length)).sort();
      writeFileSync(list, JSON.stringify(scripts.map(({fileName, moduleIds}) => (
        {file: fileName, main: !isPart(fileName), modules: ours(moduleIds)})), null, 2));
    },
  };
}

/**
 * The part that has its own copy of a module. All frames load the modules that several parts share. Exceptions: hulls
 * in space and saved traces have copies of the labs' modules, but not of chunks, each lab has a copy of
 * figure/panel.ts, and the code beside a world has copies of the parts of the code.
 */
function copyOf(name: string, importer: string, part: string | undefined): string | undefined {
  if (importer.startsWith('labs/hull/space/') || part === 'space') {
    return /^(labs(?!\/hull\/space)|draw|base)\//.test(name) ? 'space' : undefined;
  }
  if (importer.startsWith('trace/') || part === 'trace') {
    return /^(labs\/|draw\/(hull|shape|batch)|base\/(hull|shape)|text\/space|embed\/\w+(painter|drawing))/.test(name)
      && !/^labs\/(world\/layers\/draw|hull\/space\/space|manifests|\w+\/(manifest|options))$/.test(name)
      ? 'trace' : undefined;
  }
  if (/^(figure\/code\/|text\/code|\0virtual:listing)/.test(name)) return part === 'code' || importer.startsWith('labs/world/code/') ? 'code' : undefined;
  return name === 'figure/panel' ? /^labs\/(\w+)/.exec(importer)?.[1] : undefined;
}

/** A script's exports are stored under its address, where other scripts find them. */
const SCRIPTS = 'clipstageScripts', OWN = 'document.currentScript.src';

/** The second build, into the same folder: embed.html with its classic scripts. */
export default defineConfig({
  base: './',
  plugins: [goWasm(), listing(), goSources(), run(), text(), chunkAddress(), classic(join(engine, 'embed.json')), copies(copyOf)],
  // A frame's own modules for imports such as #drawing/hull: a lab's script contains its drawing code, and saves no pictures.
  resolve: {conditions: ['embed', ...defaultClientConditions]},
  build: {
    ...site.build,
    emptyOutDir: false,
    copyPublicDir: false,
    cssCodeSplit: false, // otherwise a script adds the style to the page, which CSP forbids
    rolldownOptions: {
      input: {embed: at('embed.html')},
      preserveEntrySignatures: 'exports-only',
      output: {
        format: 'cjs',
        exports: 'named',
        codeSplitting: {groups: [{name: 'shared', test: () => true, minShareCount: 2}]}, // runs before the main script
        postBanner: `(self.${SCRIPTS} ??= {})[${OWN}] = (function (exports, require) {"use strict";`,
        postFooter: `return exports;})({}, (path) => ${SCRIPTS}[new URL(path, ${OWN})]);`,
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: ({facadeModuleId, name}) => `assets/${facadeModuleId ? `${chunkName(facadeModuleId)}-[hash].lab` : `${name}-[hash]`}.js`,
      },
    },
  },
});
