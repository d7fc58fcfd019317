import {writeFileSync} from 'node:fs';
import {posix, sep} from 'node:path';
import type {Plugin, Rolldown} from 'vite';
import {chunks} from './modules.ts';

/** The global names of the exports of each kind of script. web/src/embed/script.ts removes a part's. */
const LEFT = {shared: 'clipstageShared', main: 'clipstageMain', part: 'clipstagePart'} as const;

/** The name of the chunk with shared code: see vite.embed.config.ts. */
export const SHARED = 'shared';

/** The variable for a script's own address, else its page's. No name in a chunk looks like it. */
const OWN = 'clipstageAddress';

interface Span { start: number; end: number }
interface Named { local: Span & {name?: string; value?: string}; exported: Span & {name?: string; value?: string}; imported: Span & {name?: string; value?: string} }
type Statement = Span & {type: string; source?: {value: string} | null; declaration?: unknown; specifiers?: (Named & {type: string})[]};

const nameOf = ({name, value}: {name?: string; value?: string}): string => name ?? value!;

/** The kind of a chunk: shared code, which imports nothing; the main script; a part, which is loaded later. */
export type Role = keyof typeof LEFT;

/**
 * Turns a module chunk into a classic script. Its imports come from the globals that other scripts have set, and its
 * exports are set as globals. An import() becomes the chunk's address.
 */
export function classicScript(code: string, body: readonly Statement[], role: Role, fail: (message: string) => never): string {
  const edits: (Span & {text: string})[] = [], exported: string[] = [];
  for (const statement of body) {
    const {type, start, end, source, specifiers = []} = statement;
    if (type === 'ImportDeclaration') {
      if (role === 'shared') fail('what is shared imports a chunk');
      if (specifiers.some((one) => one.type !== 'ImportSpecifier')) fail(`no list of names in ${code.slice(start, end)}`);
      const names = specifiers.map(({local, imported}) => `${nameOf(imported)}: ${nameOf(local)}`);
      edits.push({start, end, text: names.length > 0 ? `const {${names.join(', ')}} = globalThis.${LEFT[source!.value.startsWith(`./${SHARED}-`) ? 'shared' : 'main']};` : ''});
    } else if (type === 'ExportNamedDeclaration') {
      if (source || statement.declaration) fail(`no list of names in ${code.slice(start, end)}`);
      exported.push(...specifiers.map(({local, exported}) => `get ${nameOf(exported)}() { return ${nameOf(local)}; }`));
      edits.push({start, end, text: ''});
    } else if (type.startsWith('Export')) {
      fail(`no list of names in ${code.slice(start, end)}`);
    }
  }
  // The main script's file contains the shared code, but its hash is of the main chunk only. Naming the shared chunk in
  // it includes both.
  const shared = role === 'main' ? body.find(({source}) => source)?.source : undefined;
  let text = code;
  for (const {start, end, text: by} of edits.sort((p, q) => q.start - p.start)) text = text.slice(0, start) + by + text.slice(end);
  text = text.replaceAll(/\bimport\(("[^"]+")\)/g, `new URL($1, ${OWN}).href`).replaceAll('__VITE_PRELOAD__', '[]').replaceAll('import.meta.url', OWN);
  const left = exported.length > 0 ? `globalThis.${LEFT[role]} = {${exported.join(', ')}};` : '';
  const own = text.includes(OWN) ? `const ${OWN} = document.currentScript && document.currentScript.src || document.baseURI;` : '';
  const of = shared ? `globalThis.${LEFT.shared}.file = ${JSON.stringify(shared.value)};` : '';
  return `(function () {\n${own}${of}\n${text}\n${left}\n})();\n`;
}

/** The kind of a chunk. A chunk without a module of its own is Vite's group of shared code. */
const roleOf = ({isEntry, facadeModuleId}: {isEntry: boolean; facadeModuleId: string | null}): Role => (isEntry ? 'main' : facadeModuleId === null ? 'shared' : 'part');

/** Makes the chunks of a build classic scripts, and writes their modules to the file list: see sizes.mjs. */
export function classicScripts(list: string): Plugin {
  return {
    name: 'classic-scripts',
    apply: 'build',
    renderChunk: {
      order: 'post',
      handler(code, chunk) {
        const {body} = this.parse(code) as unknown as {body: Statement[]};
        return {code: classicScript(code, body, roleOf(chunk), (message) => this.error(`${chunk.name}: ${message}`)), map: null};
      },
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
      const [main, ...mains] = chunks.filter(({isEntry}) => isEntry), [shared, ...others] = chunks.filter((chunk) => roleOf(chunk) === 'shared');
      if (main === undefined || shared === undefined || mains.length + others.length > 0) this.error(`one main script and one chunk that all share, not ${[...mains, ...others].map(({fileName}) => fileName).join(', ')}`);
      for (const {fileName, imports} of chunks) if (imports.some((file) => file !== shared.fileName && file !== main.fileName)) this.error(`${fileName} imports ${imports.join(', ')}`);
      if (!main.code.includes(posix.basename(shared.fileName))) this.error(`${main.fileName} does not tell of ${shared.fileName}`);
      main.code = shared.code + main.code;
      delete bundle[shared.fileName];
      for (const {fileName, code} of chunks) if (/\bimport\s*[({"*]|\bimport\.meta|\bexport\s*[{*]/.test(code)) this.error(`${fileName} is no classic script`);
      const ours = (id: string): boolean => !id.startsWith('\0') && id.includes('/src/');
      const modules = (ids: readonly string[]): string[] => ids.map((id) => id.replaceAll(sep, '/')).filter(ours).map((id) => id.slice(id.indexOf('/src/') + 5)).sort();
      writeFileSync(list, JSON.stringify(chunks.filter((chunk) => chunk !== shared).map(({fileName, isEntry, moduleIds}) => (
        {file: fileName, main: isEntry, modules: modules(isEntry ? [...shared.moduleIds, ...moduleIds] : moduleIds)})), null, 2));
    },
  };
}

/** An import() for the address of a chunk: it becomes the address when the main chunk becomes a script. */
export const scriptAddress = (): Plugin => chunks((module) => `export default import(${JSON.stringify(module)});`);

/** Leaves out Vite's preload helper, since there are no files to preload. */
export const noPreload = (): Plugin => ({
  name: 'no-preload',
  enforce: 'pre',
  load: (id) => id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (address) => address();' : undefined,
});
