import {fileURLToPath} from 'node:url';
import type {Plugin, Rolldown} from 'vite';

const SRC = fileURLToPath(new URL('../src/', import.meta.url)), CHUNK = 'chunk:';

/** A module's name: its path in src without the extension, such as base/dom. For another module, its id. */
const nameOf = (id: string): string => id.startsWith(SRC) ? id.slice(SRC.length).replace(/\.ts$/, '') : id;

/** The part of a build that has its own copy of a module, if any. part is the part of the importing module's copy. */
type CopyOf = (module: string, importer: string, part: string | undefined) => string | undefined;

/** Gives parts of a build their own copies of modules. */
export function copies(copyOf: CopyOf): Plugin {
  return {
    name: 'copies',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (importer === undefined || !/^([.#]|virtual:listing)/.test(source)) return undefined;
      const [file, part] = importer.split('?') as [string, string?];
      const module = await this.resolve(source, file, {skipSelf: true});
      const copy = module && copyOf(nameOf(module.id), nameOf(file), part);
      return module && {...module, id: copy === undefined ? module.id : `${module.id}?${copy}`};
    },
  };
}

/** Serves chunk:./share as code for the module ./share: see engine/chunk.ts. */
export function chunks(codeOf: (this: Rolldown.PluginContext, module: string) => string): Plugin {
  return {
    name: 'chunks',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.startsWith(CHUNK)) return undefined;
      const module = await this.resolve(source.slice(CHUNK.length), importer);
      return module && `\0${CHUNK}${module.id}`;
    },
    load(id) { return id.startsWith(`\0${CHUNK}`) ? codeOf.call(this, id.slice(CHUNK.length + 1)) : undefined; },
  };
}
