import {URLS} from 'virtual:wasm';
import {ClipstageError} from '../base/error';
import {instantiate as fromSource, type Source} from '../engine/load';

export type {Source};

/** What may be wrong where a bundler has not put the wasm where its modules look for it: nothing is there, or a page that says so. */
const ASTRAY: ReadonlySet<string> = new Set(['not-found', 'mime']);

/** As engine/load.ts; where the wasm of the package is not found, or cannot be, the error says how it is. */
export async function instantiate(source: Source, imports: WebAssembly.Imports): Promise<WebAssembly.WebAssemblyInstantiatedSource> {
  if (source.url.startsWith('file:')) throw new ClipstageError('unsupported', (await words())('page.package.file'));
  try {
    return await fromSource(source, imports);
  } catch (error) {
    const {code, message} = error as ClipstageError;
    if (!Object.values(URLS).includes(source.url) || !ASTRAY.has(code)) throw error;
    throw new ClipstageError(code, `${message} ${(await words())('page.package.wasm')}`, {cause: error});
  }
}

/** They come when something is wrong. */
const words = async (): Promise<(typeof import('../text/sitewords'))['saySite']> => (await import('../text/sitewords')).saySite;
