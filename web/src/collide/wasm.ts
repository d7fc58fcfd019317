import {ClipstageError} from '../base/error';
import {isA} from '../base/options';
import {packaged} from '../base/packaged';
import {say, sentences} from '../text/words';
import {sayCollide} from '../text/collidewords';

/**
 * The wasm for load: its address as text or URL, its bytes as ArrayBuffer or view, or a WebAssembly.Module. The type
 * is object because programs without a browser's types lack these names.
 */
export type Wasm = string | object;

/** The address of the wasm beside this module. Bundlers recognise its form: see vite.collide.config.ts. */
declare const COLLIDE_WASM: URL;

/** The used part of Node's modules. An import would make a bundler for browsers look for them. */
interface NodeProcess { getBuiltinModule?(name: 'node:fs/promises'): {readFile(file: URL): Promise<Uint8Array>} | undefined }

const MAGIC = [0, 0x61, 0x73, 0x6d];

export async function moduleOf(wasm: Wasm | undefined): Promise<WebAssembly.Module> {
  if (typeof WebAssembly !== 'object') throw new ClipstageError('unsupported', sayCollide('page.collide.unsupported'));
  if (isA(wasm, WebAssembly.Module)) return wasm;
  if (typeof wasm === 'string' || wasm === undefined || isA(wasm, URL)) {
    const url = addressOf(wasm), bytes = await bytesOf(url);
    if (MAGIC.some((byte, i) => bytes[i] !== byte)) throw astray('mime', say('notice.mime', {url: url.href}));
    return compiled(bytes);
  }
  return compiled(wasm);
}

/**
 * The address of the wasm, by default beside this module. A relative address is resolved against the page's address,
 * or against this module's if there is no page.
 */
function addressOf(wasm: string | URL | undefined): URL {
  const address = wasm ?? packaged(COLLIDE_WASM); // a server's bundler may have turned the URL into a path
  try {
    return new URL(address, wasm === undefined ? undefined : (globalThis as {location?: {href: string}}).location?.href ?? import.meta.url);
  } catch (cause) {
    throw astray('not-found', say('notice.not-found', {url: String(address), status: 0}), cause);
  }
}

async function bytesOf(url: URL): Promise<Uint8Array<ArrayBuffer>> {
  const node = url.protocol === 'file:' ? (globalThis as {process?: NodeProcess}).process?.getBuiltinModule?.('node:fs/promises') : undefined;
  if (node !== undefined) {
    try {
      return new Uint8Array(await node.readFile(url));
    } catch (cause) {
      throw astray('not-found', say('notice.not-found', {url: url.href, status: (cause as {code?: string}).code ?? 0}), cause);
    }
  }
  let response: Response, body: ArrayBuffer;
  try {
    response = await fetch(url);
    body = await response.arrayBuffer();
  } catch (cause) {
    throw astray('network', say('notice.network'), cause);
  }
  if (!response.ok) throw astray('not-found', say('notice.not-found', {url: url.href, status: response.status}));
  return new Uint8Array(body);
}

async function compiled(bytes: ArrayBuffer | ArrayBufferView): Promise<WebAssembly.Module> {
  try {
    return await WebAssembly.compile(bytes as BufferSource);
  } catch (cause) {
    if (cause instanceof RangeError) throw noMemory(cause);
    if (cause instanceof WebAssembly.CompileError) throw new ClipstageError('damaged', sayCollide('page.collide.refused', {reason: cause.message}), {cause});
    throw new ClipstageError('wasm-blocked', say('notice.blocked'), {cause});
  }
}

/** The error for an engine that lacks memory. Node and browsers throw a RangeError for it. */
export const noMemory = (cause: RangeError): ClipstageError => new ClipstageError('panic', sayCollide('page.collide.memory', {reason: cause.message}), {cause});

/** The error for a wasm that did not load or is not a wasm. It includes advice for bundlers, which may move the file. */
function astray(code: 'mime' | 'network' | 'not-found', message: string, cause?: unknown): ClipstageError {
  return new ClipstageError(code, sentences(message, sayCollide('page.collide.astray')), {cause});
}
