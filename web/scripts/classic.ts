import {writeFileSync} from 'node:fs';
import {sep} from 'node:path';
import type {Plugin, Rolldown} from 'vite';

/** Where the main script leaves for the others what they share with it, and each of them what it exports: see web/src/embed/script.ts. */
const SHARED = 'clipstageShared', PART = 'clipstagePart';

/** A script's own address; where it is gone, its page's. Names in a chunk are not like this one. */
const OWN = 'clipstageAddress';

interface Span { start: number; end: number }
interface Named { local: Span & {name?: string; value?: string}; exported: Span & {name?: string; value?: string}; imported: Span & {name?: string; value?: string} }
type Statement = Span & {type: string; source?: {value: string} | null; declaration?: unknown; specifiers?: (Named & {type: string})[]};

const nameOf = ({name, value}: {name?: string; value?: string}): string => name ?? value!;

/**
 * One module chunk as a classic script: what it imports it takes from the main script, what it exports it leaves behind. The main
 * script imports nothing; where it would import a chunk, there stands the chunk's address.
 */
export function classicScript(code: string, body: readonly Statement[], main: boolean, fail: (message: string) => never): string {
  const edits: (Span & {text: string})[] = [], exported: string[] = [];
  for (const statement of body) {
    const {type, start, end, source, specifiers = []} = statement;
    if (type === 'ImportDeclaration') {
      if (main) fail('the main script imports a chunk: there is code of it that only modules can share');
      if (specifiers.some((one) => one.type !== 'ImportSpecifier')) fail(`no list of names in ${code.slice(start, end)}`);
      const names = specifiers.map(({local, imported}) => `${nameOf(imported)}: ${nameOf(local)}`);
      edits.push({start, end, text: names.length > 0 ? `const {${names.join(', ')}} = globalThis.${SHARED};` : ''});
    } else if (type === 'ExportNamedDeclaration') {
      if (source || statement.declaration) fail(`no list of names in ${code.slice(start, end)}`);
      exported.push(...specifiers.map(({local, exported}) => `get ${nameOf(exported)}() { return ${nameOf(local)}; }`));
      edits.push({start, end, text: ''});
    } else if (type.startsWith('Export')) {
      fail(`no list of names in ${code.slice(start, end)}`);
    }
  }
  let text = code;
  for (const {start, end, text: by} of edits.sort((p, q) => q.start - p.start)) text = text.slice(0, start) + by + text.slice(end);
  text = text.replaceAll(/\bimport\(("[^"]+")\)/g, `new URL($1, ${OWN}).href`).replaceAll('__VITE_PRELOAD__', '[]').replaceAll('import.meta.url', OWN);
  const left = exported.length > 0 ? `globalThis.${main ? SHARED : PART} = {${exported.join(', ')}};` : '';
  const own = text.includes(OWN) ? `const ${OWN} = document.currentScript && document.currentScript.src || document.baseURI;` : '';
  return `(function () {\n${own}\n${text}\n${left}\n})();\n`;
}

/** Makes the chunks of a build classic scripts: one main script, and those that it loads later. What they are made of goes into the file list: see sizes.mjs. */
export function classicScripts(list: string): Plugin {
  return {
    name: 'classic-scripts',
    apply: 'build',
    renderChunk: {
      order: 'post',
      handler(code, chunk) {
        const {body} = this.parse(code) as unknown as {body: Statement[]};
        return {code: classicScript(code, body, chunk.isEntry, (message) => this.error(`${chunk.name}: ${message}`)), map: null};
      },
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
      for (const {fileName, code} of chunks) if (/\bimport\s*[({"*]|\bimport\.meta|\bexport\s*[{*]/.test(code)) this.error(`${fileName} is no classic script`);
      const ours = (id: string): boolean => !id.startsWith('\0') && id.includes('/src/');
      writeFileSync(list, JSON.stringify(chunks.map(({fileName, isEntry, moduleIds}) => (
        {file: fileName, main: isEntry, modules: moduleIds.map((id) => id.replaceAll(sep, '/')).filter(ours).map((id) => id.slice(id.indexOf('/src/') + 5)).sort()})), null, 2));
    },
  };
}

/**
 * As chunkAddress in vite.config.ts: what imports the chunk stands for its address, until the main script is a script. Vite would
 * have it ask for more files beforehand: there are none.
 */
export function scriptAddress(): Plugin {
  const prefix = 'chunk:', helper = '\0vite/preload-helper.js';
  return {
    name: 'script-address',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.startsWith(prefix)) return undefined;
      const module = await this.resolve(source.slice(prefix.length), importer);
      return module && `\0${prefix}${module.id}`;
    },
    load(id) {
      if (id === helper) return 'export const __vitePreload = (address) => address();';
      return id.startsWith(`\0${prefix}`) ? `export default import(${JSON.stringify(id.slice(prefix.length + 1))});` : undefined;
    },
  };
}
