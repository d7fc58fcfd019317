import {execFileSync} from 'node:child_process';
import {copyFileSync, existsSync, readFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {defaultClientConditions, defineConfig, type Plugin} from 'vite';
import {stylesheet} from './scripts/files.mjs';
import {goSources} from './scripts/gosources.ts';
import {listing} from './scripts/listing.ts';
import {chunks} from './scripts/modules.ts';
import {run} from './scripts/run.ts';
import {shadowStyles} from './scripts/shadow.ts';
import {at, chunkName, engine, goWasm, wasm} from './vite.config.ts';
import {LABS} from './src/base/figure.gen.ts';

const PROGRAMS = [...LABS, 'check'];

/** Files copied beside the modules. */
const BESIDE: Record<string, string> = {
  ...Object.fromEntries(PROGRAMS.map((name) => [`${name}.wasm`, wasm(name)])), ...Object.fromEntries(['collide.js', 'collide.wasm'].map((file) => [file, join(engine, 'collide', file)])), 'scene.schema.json': at('../physics/scene/codec/scene.schema.json'),
};

/** The modules that programs import. */
const ENTRIES: Record<string, string> = {clipstage: at('src/engine.ts'), element: at('src/element/element.ts'), layout: at('src/layout.ts'), react: at('src/element/react.ts')};

/** The licences of the code in the wasm: of Go, vecty, and the compiler, if they are in the expected places. */
function wasmLicenses(): (readonly [name: string, file: string])[] {
  const go = (...words: string[]): string => execFileSync('go', words, {encoding: 'utf8', cwd: at('..')}).trim();
  const {compiler, exec} = JSON.parse(readFileSync(join(engine, 'compiler.json'), 'utf8')) as {compiler: string; exec: string};
  const list: [string, string][] = [['Go', join(go('env', 'GOROOT'), 'LICENSE')], ['vecty', join(go('list', '-m', '-f', '{{.Dir}}', 'github.com/hexops/vecty'), 'LICENSE')]];
  if (compiler === 'tinygo') list.push(['TinyGo', join(dirname(dirname(exec)), 'LICENSE')]);
  return list.filter(([, file]) => existsSync(file));
}

/** The code that declares the programs' addresses. */
const URLS = [
  `import {addressOf} from ${JSON.stringify(at('src/package/address.ts'))};`,
  ...PROGRAMS.map((name) => `const ${name} = addressOf(() => WASM.${name});`),
].join('\n');

/** Adds the programs, the licences and other files. */
function beside(): Plugin {
  return {
    name: 'beside',
    generateBundle(_, bundle) {
      const others = Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? one.moduleIds : [])).map((module) => /.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(module)?.[0]);
      const licenses = [...wasmLicenses(), ...[...new Set(others)].filter((folder) => folder !== undefined).sort().map((folder) => [basename(folder), join(folder, 'LICENSE')] as const)]
        .map(([name, file]) => `${name}\n\n${readFileSync(file, 'utf8').trim()}\n`);
      this.emitFile({type: 'asset', fileName: 'licenses.txt', source: licenses.join(`\n${'-'.repeat(80)}\n\n`)});
      this.emitFile({type: 'asset', fileName: 'style.css', source: stylesheet()});
      for (const [fileName, file] of Object.entries(BESIDE)) this.emitFile({type: 'asset', fileName, source: readFileSync(file)});
      copyFileSync(at('../LICENSE'), at('LICENSE')); // npm takes it from the package's folder
    },
  };
}

/** The third build: the package's modules, for bundlers. */
export default defineConfig({
  base: './',
  // The package's own modules for imports such as #home: parts that bundlers can see, no posters or frames, and errors about bundlers.
  resolve: {conditions: ['package', ...defaultClientConditions]},
  plugins: [chunks((module) => `export default () => import(${JSON.stringify(module)});`), beside(), goWasm(URLS), listing(), goSources(), run(), shadowStyles()],
  // Bundlers recognise exactly this form of a program's address.
  define: Object.fromEntries(PROGRAMS.map((name) => [`WASM.${name}`, `new URL('./${name}.wasm', import.meta.url)`])),
  publicDir: false,
  build: {
    outDir: 'lib',
    emptyOutDir: true,
    target: 'es2022',
    minify: false,
    modulePreload: false,
    chunkSizeWarningLimit: 2000,
    lib: {entry: ENTRIES, formats: ['es']},
    rolldownOptions: {external: ['react'], output: {banner: ({name, isEntry}) => (isEntry && name === 'react' ? "'use client';" : ''), chunkFileNames: ({facadeModuleId, name}) => `${facadeModuleId ? chunkName(facadeModuleId) : name}.js`}},
  },
});
