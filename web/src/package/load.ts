import {URLS} from 'virtual:wasm';
import {ClipstageError} from '../base/error';
import {instantiate as fromSource, type Source} from '../engine/load';

export type {Source};

/** The codes of a wasm that a bundler has moved: there is no file, or a page that says so. */
const ASTRAY: ReadonlySet<string> = new Set(['not-found', 'mime']);

/** Wraps engine/load.ts. If the package's wasm is not found or cannot be loaded, the error explains it. */
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

/** The words, which are loaded for an error. */
const words = async (): Promise<(typeof import('../text/sitewords'))['saySite']> => (await import('../text/sitewords')).saySite;
