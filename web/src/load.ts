import {ClipstageError} from './error';
import {say} from './words';

/** Where the engine comes from, and who wants to know how far it is. */
export interface Source {
  url: string;
  /** Its length in bytes, uncompressed; 0 if unknown. */
  bytes: number;
  /** Not from the browser's cache, which may hold what arrived broken. */
  fresh?: boolean | undefined;
  onProgress?: ((loaded: number, total: number) => void) | undefined;
}

/** The shortest module there is: it tells whether this page may compile at all. */
const EMPTY_MODULE = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
const MAGIC = EMPTY_MODULE.subarray(0, 4);

/**
 * Downloads and compiles the engine, once, streaming where the browser can. A wrong
 * content type does not matter, the first bytes do.
 */
export async function instantiate(source: Source, imports: WebAssembly.Imports): Promise<WebAssembly.Instance> {
  if (typeof WebAssembly !== 'object') throw new ClipstageError('unsupported', say('notice.unsupported'));
  try {
    new WebAssembly.Instance(new WebAssembly.Module(EMPTY_MODULE)); // WebKit lets the module pass, not the instance
  } catch (cause) {
    throw new ClipstageError('wasm-blocked', say('notice.blocked'), {cause});
  }

  const response = await request(source);
  const meter = new Meter(source, await firstBytes(response, source.url));
  try {
    if (WebAssembly.instantiateStreaming !== undefined) {
      const headers = {'content-type': 'application/wasm'};
      return meter.whole((await WebAssembly.instantiateStreaming(new Response(meter.stream, {headers}), imports)).instance);
    }
    const bytes = await new Response(meter.stream).arrayBuffer();
    return meter.whole((await WebAssembly.instantiate(bytes, imports)).instance);
  } catch (cause) {
    throw meter.explain(cause);
  }
}

async function request({url, fresh}: Source): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, {credentials: 'same-origin', cache: fresh ? 'reload' : 'default'});
  } catch (cause) {
    const error = new ClipstageError('network', say('notice.network'), {cause});
    if (globalThis.origin !== 'null') throw error;
    return fromScript(url + (fresh ? `.js?${Date.now()}` : '.js'), error);
  }
  if (!response.ok) throw new ClipstageError('not-found', say('notice.not-found', {url, status: response.status}));
  return response;
}

/** What a script that holds the wasm leaves: see wasmScript in vite.embed.config.ts. */
declare global {
  var clipstageWasm: string | undefined;
}

/**
 * In a sandbox, where the page has no origin, a host without CORS headers gives no file
 * to fetch, but scripts: one of them holds the wasm, gzipped and in base64.
 */
async function fromScript(url: string, refused: ClipstageError): Promise<Response> {
  const script = document.createElement('script');
  try {
    script.src = trusted(url);
  } catch {
    throw refused; // the page's policy knows no policy of ours
  }
  await new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(refused));
    document.head.append(script);
  });
  script.remove();
  const text = globalThis.clipstageWasm;
  delete globalThis.clipstageWasm;
  if (typeof DecompressionStream === 'undefined') throw new ClipstageError('unsupported', say('notice.unsupported'));
  try {
    if (text === undefined) throw new SyntaxError('no end'); // it is one string, and says nothing if it is cut
    const bytes = Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
    return new Response(await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer());
  } catch (cause) {
    throw new ClipstageError('truncated', say('notice.truncated'), {cause});
  }
}

interface Policy { createScriptURL(url: string): string }
let policy: Policy | undefined;

/** The address for a script's src, by a policy that lets pass nothing else, where the page demands one. */
function trusted(url: string): string {
  const {trustedTypes} = globalThis as {trustedTypes?: {createPolicy(name: string, rules: Policy): Policy}};
  if (trustedTypes === undefined) return url;
  policy ??= trustedTypes.createPolicy('clipstage', {createScriptURL: (to) => (/\.wasm\.js(\?\d+)?$/.test(to) ? to : '')});
  return policy.createScriptURL(url);
}

/** What was read of a body to judge it, and the rest of it. */
interface Opened { head: Uint8Array; rest: ReadableStreamDefaultReader<Uint8Array> }

async function firstBytes(response: Response, url: string): Promise<Opened> {
  const notWasm = (): ClipstageError => new ClipstageError('mime', say('notice.mime', {url}));
  if (response.body === null) throw notWasm();
  const rest = response.body.getReader();
  let head = new Uint8Array(0);
  while (head.length < MAGIC.length) {
    let part: ReadableStreamReadResult<Uint8Array>;
    try {
      part = await rest.read();
    } catch (cause) {
      throw new ClipstageError('network', say('notice.network'), {cause});
    }
    if (part.done) throw head.length === 0 ? new ClipstageError('truncated', say('notice.truncated')) : notWasm();
    const longer = new Uint8Array(head.length + part.value.length);
    longer.set(head);
    longer.set(part.value, head.length);
    head = longer;
  }
  if (!MAGIC.every((byte, i) => head[i] === byte)) {
    void rest.cancel();
    throw notWasm();
  }
  return {head, rest};
}

/** Passes a body on, counts it, and knows afterwards why it was not enough. */
class Meter {
  readonly stream: ReadableStream<Uint8Array>;
  private loaded = 0;
  private broken: unknown;
  private ended = false;

  constructor(private readonly source: Source, {head, rest}: Opened) {
    this.stream = new ReadableStream<Uint8Array>({
      start: (controller) => this.pass(controller, head),
      pull: async (controller) => {
        try {
          const part = await rest.read();
          if (part.done) {
            this.ended = true;
            controller.close();
          } else {
            this.pass(controller, part.value);
          }
        } catch (error) {
          this.broken = error;
          controller.error(error);
        }
      },
      cancel: (reason) => rest.cancel(reason),
    });
  }

  private pass(controller: ReadableStreamDefaultController<Uint8Array>, bytes: Uint8Array): void {
    this.loaded += bytes.length;
    this.source.onProgress?.(this.loaded, Math.max(this.loaded, this.source.bytes));
    controller.enqueue(bytes);
  }

  /**
   * Refuses an engine that ends early: cut between two sections, what is there compiles,
   * and if its length is not known, perhaps nothing is exported.
   */
  whole(instance: WebAssembly.Instance): WebAssembly.Instance {
    if (this.loaded < this.source.bytes || Object.keys(instance.exports).length === 0) throw new ClipstageError('truncated', say('notice.truncated'));
    return instance;
  }

  /** The error that the compiler's own words do not tell. */
  explain(cause: unknown): ClipstageError {
    if (cause instanceof ClipstageError) return cause;
    if (this.broken !== undefined) return new ClipstageError('network', say('notice.network'), {cause});
    if (this.ended && this.loaded < this.source.bytes) return new ClipstageError('truncated', say('notice.truncated'), {cause});
    return new ClipstageError('mime', say('notice.mime', {url: this.source.url}), {cause});
  }
}
