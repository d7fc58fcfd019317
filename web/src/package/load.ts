import {ClipstageError} from '../base/error';
import {instantiate as fromSource, type Source} from '../engine/load';
import {wasmURL} from './address';

export type {Source};

/** What may be wrong where a bundler has not put the wasm where its modules look for it: nothing is there, or a page that says so. */
const ASTRAY: ReadonlySet<string> = new Set(['not-found', 'mime']);

/** As engine/load.ts; where the wasm of the package is not found, the error says how it is. */
export async function instantiate(source: Source, imports: WebAssembly.Imports): Promise<WebAssembly.WebAssemblyInstantiatedSource> {
  try {
    return await fromSource(source, imports);
  } catch (error) {
    const {code, message} = error as ClipstageError;
    if (source.url !== wasmURL || !ASTRAY.has(code)) throw error;
    const {saySite} = await import('../text/sitewords');
    throw new ClipstageError(code, `${message} ${saySite('page.package.wasm')}`, {cause: error});
  }
}
