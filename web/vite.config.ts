import {createHash} from 'node:crypto';
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {crc32} from 'node:zlib';
import {defineConfig} from 'vitest/config';
import type {Plugin} from 'vite';
import {withTables} from './scripts/bench.ts';
import {chaptersOfStages} from './scripts/course.mjs';
import {withTerms} from './scripts/glossary.ts';
import {LABS} from './src/base/figure.gen.ts';
import {compressed, escaped, LANGUAGE, LANGUAGES, messages, textsFile} from './scripts/files.mjs';
import {goSources} from './scripts/gosources.ts';
import {listing} from './scripts/listing.ts';
import {chunks} from './scripts/modules.ts';
import {run} from './scripts/run.ts';
import {shadowStyles} from './scripts/shadow.ts';

export const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The folder of the built engine, or another one from the environment. */
export const engine = process.env.CLIPSTAGE_BUILD ?? at('build');

export const wasm = (lab: string): string => join(engine, `${lab}.wasm`);

/** The name of a module's chunk. For drawing code and for a language's messages it includes the folder. */
export function chunkName(module: string): string {
  const {name, folder} = /\/(?<folder>\w+)\/(?<name>[\w-]+)(\.gen)?\.ts$/.exec(module)!.groups!;
  return name === 'draw' ? `draw-${folder}` : folder === 'text' ? `text-${name}` : name!;
}

/** The path of Go's JavaScript runtime for the build in a folder. Without a build it is the runtime of Go's own compiler. */
export function wasmExec(folder = engine): string {
  const compiler = join(folder, 'compiler.json');
  if (existsSync(compiler)) return (JSON.parse(readFileSync(compiler, 'utf8')) as {exec: string}).exec;
  return join(execFileSync('go', ['env', 'GOROOT'], {encoding: 'utf8'}).trim(), 'lib/wasm/wasm_exec.js');
}

/**
 * Serves virtual:wasm_exec, Go's JavaScript runtime. It comes from the toolchain that built the wasm and is never
 * copied, since both must have the same version. Also serves virtual:wasm: the programs' addresses, the length and
 * checksum of each, and on the site the length of the .gz beside it. virtual:check has the same of the program that checks
 * ports.
 */
export function goWasm(urls?: string): Plugin {
  const EXEC = '\0virtual:wasm_exec', WASM = '\0virtual:wasm', CHECK = '\0virtual:check';
  let site = false;
  const builtOf = (name: string): {bytes: number; crc32: number; gzip: number | undefined} | undefined => {
    const bytes = existsSync(wasm(name)) ? readFileSync(wasm(name)) : undefined;
    // The site has the .gz beside the wasm: see compress.mjs.
    const gzip = site && urls === undefined && bytes ? compressed(bytes, 'gz').length : undefined;
    return bytes && {bytes: bytes.length, crc32: crc32(bytes), gzip};
  };
  return {
    name: 'go-wasm',
    enforce: 'pre', // before Vite resolves the file itself
    resolveId: (source) => [EXEC, WASM, CHECK].find((id) => id.slice(1) === source),
    configResolved: ({command}) => void (site = command === 'build'),
    load(id) {
      if (id === EXEC) {
        // TinyGo's script also runs in Node and requires Node's modules. Here it gets none.
        const code = `(function (global, require, module) {\n${readFileSync(wasmExec(), 'utf8')}\n})(globalThis, undefined, {});`;
        return {code: `${code}\nexport const Go = globalThis.Go;\n`, moduleSideEffects: true};
      }
      if (id === WASM) {
        const programs = LABS.map((lab) => {
          this.addWatchFile(wasm(lab));
          const built = builtOf(lab);
          return built && [lab, built] as const;
        });
        const built = programs.every((program) => program !== undefined) ? Object.fromEntries(programs) : undefined;
        const imports = LABS.map((lab) => `import ${lab} from ${JSON.stringify(`${wasm(lab)}?url`)};`);
        const exported = `export const URLS = {${LABS.join(', ')}};\nexport const built = ${JSON.stringify(built)};`;
        return `${urls ?? imports.join('\n')}\n${exported}`;
      }
      if (id === CHECK) {
        this.addWatchFile(wasm('check'));
        return `${urls?.replaceAll(/^const (?!check ).*\n/gm, '') ?? `import check from ${JSON.stringify(`${wasm('check')}?url`)};`}\nexport const url = check;\nexport const built = ${JSON.stringify(builtOf('check'))};`;
      }
      return undefined;
    },
  };
}

/** The address of a chunk, or of its module in the development server. */
export const chunkAddress = (): Plugin => chunks(function (module) {
  if (this.environment.config.command !== 'build') return `export default ${JSON.stringify(module.replace(at('.'), '/'))};`;
  return `export default import.meta.ROLLUP_FILE_URL_${this.emitFile({type: 'chunk', id: module, name: chunkName(module)})};`;
});

/** The version of the site, the package and the command line. */
const {version} = JSON.parse(readFileSync(at('package.json'), 'utf8')) as {version: string};

/**
 * Puts the messages of the site's language into static HTML: {{page.title}}, {{lang}}, and the {version}. The part
 * between the comments {{each}} and {{/each}} gets a template for each other language: see embed.ts.
 */
export function text(): Plugin {
  const file = textsFile(LANGUAGE);
  return {
    name: 'text',
    configureServer({watcher, ws}) {
      watcher.add(file);
      watcher.on('change', (changed) => {
        if (changed === file) ws.send({type: 'full-reload'});
      });
    },
    transformIndexHtml: {
      order: 'pre',
      handler(html, {filename}) {
        const fill = (part: string, language: string): string => {
          const from = textsFile(language), known = messages(from).set('lang', language);
          return part.replaceAll(/\{\{(.*?)\}\}/g, (_, key: string) => {
            const message = known.get(key.trim());
            if (message === undefined) throw new Error(`${filename}: there is no message "${key.trim()}" in ${from}`);
            return escaped(message.replace('{version}', version));
          });
        };
        const others = LANGUAGES.filter((language) => language !== LANGUAGE);
        const page = fill(html.replace(/ *<!--{{each}}-->\n(.*?)\n *<!--{{\/each}}-->/s, (_, each: string) =>
          each + others.map((language) => `\n  <template id="in-${language}">${fill(each, language)}</template>`).join('')), LANGUAGE);
        if (filename.endsWith('glossary.html')) return withTerms(page, file);
        return filename.endsWith('bench.html') ? withTables(page, at('../tests/peers/result.json'), file) : page;
      },
    },
  };
}

/** The script for pages that embed figures. scripts/copies.mjs also publishes it with the version in its name. */
const helper = {
  file: `clipstage-embed-${version}.js`,
  integrity: `sha384-${createHash('sha384').update(readFileSync(at('public/clipstage-embed.js'))).digest('base64')}`,
};

/** The modules that other sites import. Their names stay the same in all builds. */
const PUBLISHED: ReadonlySet<string> = new Set(['engine', 'clip-stage']);

export default defineConfig({
  base: './',
  define: {HELPER: JSON.stringify(helper), COURSE: JSON.stringify(chaptersOfStages())},
  plugins: [goWasm(), listing(), goSources(), run(), shadowStyles(), chunkAddress(), text()],
  build: {
    outDir: process.env.CLIPSTAGE_DIST ?? 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the wasm is streamed, and CSP forbids data: URLs for scripts and styles
    modulePreload: {polyfill: false},
    reportCompressedSize: false,
    chunkSizeWarningLimit: 600, // kB; hulls in space need three.js
    rolldownOptions: {
      checks: {pluginTimings: false}, // copying the many posters takes time
      // The page and engine.js share a hashed chunk with the engine's code, and the programs.
      input: {index: at('index.html'), embedding: at('embedding.html'), post: at('post.html'), glossary: at('glossary.html'), bench: at('bench.html'), handout: at('handout.html'), engine: at('src/engine.ts'), 'clip-stage': at('src/element/element.ts')},
      preserveEntrySignatures: 'exports-only',
      output: {
        entryFileNames: ({name}) => PUBLISHED.has(name) ? `${name}.js` : 'assets/[name]-[hash].js',
        // A lab starts with two chunks: the engine's code, and the part of it that other pages and dialogs need. The
        // hosted pages have a third one with their own words. The rest is loaded on demand.
        codeSplitting: {
          groups: [
            {name: 'words', test: /\/src\/(base|text)\/(?!site|code)|\/(labs\/\w+|trace)\/options\.ts$/, minShareCount: 2},
            {name: 'site', test: /\/src\/text\/site/, minShareCount: 2},
            {name: 'engine', test: /\/src\/(clipping|draw|engine|figure(?!\/code\/)|labs)\/|virtual:wasm_exec/, minShareCount: 2},
          ],
        },
      },
    },
  },
  // The limit leaves room for a busy machine.
  test: {include: ['src/**/*.test.ts'], passWithNoTests: true, testTimeout: 60_000},
});
