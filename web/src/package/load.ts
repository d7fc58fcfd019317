import {URLS} from 'virtual:wasm';
import {ClipstageError} from '../base/error';
import {instantiate as fromSource, type Source} from '../engine/load';
import {sentences} from '../text/words';

export type {Source};

/** The error codes of a wasm that a bundler has moved: no file at its address (not-found), or a web page (mime). */
const ASTRAY: ReadonlySet<string> = new Set(['not-found', 'mime']);

/**
 * Wraps engine/load.ts. Refuses an address with file:. If the package's own wasm is missing, or a web page comes
 * instead, the error explains how to set up a bundler.
 */
export async function instantiate(source: Source, imports: WebAssembly.Imports): Promise<WebAssembly.WebAssemblyInstantiatedSource> {
  if (source.url.startsWith('file:')) throw new ClipstageError('unsupported', (await words())('page.package.file'));
  try {
    return await fromSource(source, imports);
  } catch (error) {
    const {code, message} = error as ClipstageError;
    if (!Object.values(URLS).includes(source.url) || !ASTRAY.has(code)) throw error;
    throw new ClipstageError(code, sentences(message, (await words())('page.package.wasm')), {cause: error});
  }
}

const words = async (): Promise<(typeof import('../text/sitewords'))['saySite']> => (await import('../text/sitewords')).saySite;
