import {ClipstageError} from './error';
import {say} from './words';

/** Where the engine comes from, and who wants to know how far it is. */
export interface Source {
  url: string;
  /** Its length in bytes, uncompressed; 0 if unknown. */
  bytes: number;
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
    new WebAssembly.Module(EMPTY_MODULE);
  } catch (cause) {
    throw new ClipstageError('wasm-blocked', say('notice.blocked'), {cause});
  }

  const response = await request(source.url);
  const meter = new Meter(source, await firstBytes(response, source.url));
  try {
    if (WebAssembly.instantiateStreaming !== undefined) {
      const headers = {'content-type': 'application/wasm'};
      return (await WebAssembly.instantiateStreaming(new Response(meter.stream, {headers}), imports)).instance;
    }
    const bytes = await new Response(meter.stream).arrayBuffer();
    return (await WebAssembly.instantiate(bytes, imports)).instance;
  } catch (cause) {
    throw meter.explain(cause);
  }
}

async function request(url: string): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, {credentials: 'same-origin'});
  } catch (cause) {
    throw new ClipstageError('network', say('notice.network'), {cause});
  }
  if (!response.ok) throw new ClipstageError('not-found', say('notice.not-found', {url, status: response.status}));
  return response;
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

  /** The error that the compiler's own words do not tell. */
  explain(cause: unknown): ClipstageError {
    if (this.broken !== undefined) return new ClipstageError('network', say('notice.network'), {cause});
    if (this.ended && this.loaded < this.source.bytes) return new ClipstageError('truncated', say('notice.truncated'), {cause});
    return new ClipstageError('mime', say('notice.mime', {url: this.source.url}), {cause});
  }
}
