import {crc32} from './crc32';
import {ClipstageError} from './error';
import {say} from './words';

/** The wasm that was built with this module: its length in bytes and its CRC-32, uncompressed. */
export interface Built { bytes: number; crc32: number }

/** Where the engine comes from, and who wants to know how far it is. */
export interface Source {
  url: string;
  /** What must arrive, if that is known. */
  built?: Built | undefined;
  /** Not from the browser's cache, which may hold what arrived broken. */
  fresh?: boolean | undefined;
  onProgress?: ((loaded: number, total: number) => void) | undefined;
}

/** The engine, compiled, and its first instance. */
export type Compiled = WebAssembly.WebAssemblyInstantiatedSource;

/** The shortest module there is: it tells whether this page may compile at all. */
const EMPTY_MODULE = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
const MAGIC = EMPTY_MODULE.subarray(0, 4);

/** How long a host may send nothing, in seconds. */
const SILENCE = 20;

/** How long a script may take, in seconds: nobody sees its bytes come. */
const SCRIPT_TIME = 60;

/**
 * Downloads and compiles the engine, once, streaming where the browser can; a damaged one is
 * asked for a second time, past the cache. A wrong content type does not matter, the bytes do.
 */
export async function instantiate(source: Source, imports: WebAssembly.Imports): Promise<Compiled> {
  if (typeof WebAssembly !== 'object') throw new ClipstageError('unsupported', say('notice.unsupported'));
  try {
    new WebAssembly.Instance(new WebAssembly.Module(EMPTY_MODULE)); // WebKit lets the module pass, not the instance
  } catch (cause) {
    throw new ClipstageError('wasm-blocked', say('notice.blocked'), {cause});
  }

  const told = {...source, onProgress: rising(source.onProgress)};
  try {
    return await attempt(told, imports);
  } catch (error) {
    if (source.fresh || (error as ClipstageError).code !== 'damaged') throw error;
    return attempt({...told, fresh: true}, imports);
  }
}

async function attempt(source: Source, imports: WebAssembly.Imports): Promise<Compiled> {
  const arrival = await request(source);
  try {
    const stream = await arrival.open();
    if (WebAssembly.instantiateStreaming !== undefined) {
      const headers = {'content-type': 'application/wasm'};
      return arrival.whole(await WebAssembly.instantiateStreaming(new Response(stream, {headers}), imports));
    }
    const bytes = await new Response(stream).arrayBuffer();
    return arrival.whole(await WebAssembly.instantiate(bytes, imports));
  } catch (cause) {
    throw await arrival.explain(cause);
  }
}

/** Progress as it is told: it never falls, and what its handler throws is that handler's. */
function rising(tell: Source['onProgress']): Source['onProgress'] {
  let most = 0;
  return tell && ((loaded, total) => {
    if (loaded <= most) return;
    most = loaded;
    try {
      tell(loaded, total);
    } catch (error) {
      reportError(error);
    }
  });
}

/** Waits for what a host sends, so many seconds long. Those in which the page sleeps do not count. */
async function patiently<T>(coming: Promise<T>, seconds: number, tooLong: () => ClipstageError): Promise<T> {
  let left = seconds, timer: ReturnType<typeof setInterval> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      if (--left <= 0) reject(tooLong());
    }, 1000);
  });
  try {
    return await Promise.race([coming, late]);
  } finally {
    clearInterval(timer);
  }
}

const silent = (): ClipstageError => new ClipstageError('network', say('page.silent', {seconds: SILENCE}));

async function request(source: Source): Promise<Arrival> {
  const {url, fresh} = source;
  const given = new AbortController();
  let response: Response;
  try {
    response = await patiently(fetch(url, {credentials: 'same-origin', cache: fresh ? 'reload' : 'default', signal: given.signal}), SILENCE, silent);
  } catch (cause) {
    given.abort();
    if (cause instanceof ClipstageError) throw cause;
    const error = new ClipstageError('network', say('notice.network'), {cause});
    if (globalThis.origin !== 'null') throw error;
    return new Arrival(source, await fromScript(source, error), given);
  }
  if (!response.ok) throw new ClipstageError('not-found', say('notice.not-found', {url, status: response.status}));
  return new Arrival(source, response, given);
}

/** What a script that holds the wasm leaves: see wasmScript in vite.embed.config.ts. */
declare global {
  var clipstageWasm: string | undefined;
}

/**
 * In a sandbox, where the page has no origin, a host without CORS headers gives no file
 * to fetch, but scripts: one of them holds the wasm, gzipped and in base64.
 */
async function fromScript({url, fresh, built}: Source, refused: ClipstageError): Promise<Response> {
  const script = document.createElement('script');
  try {
    script.src = trusted(url + (fresh ? `.js?${Date.now()}` : '.js'));
  } catch {
    throw refused; // the page's policy knows no policy of ours
  }
  const coming = new Promise<string | undefined>((resolve, reject) => {
    script.addEventListener('load', () => {
      resolve(globalThis.clipstageWasm);
      delete globalThis.clipstageWasm;
    });
    script.addEventListener('error', () => reject(refused));
    document.head.append(script);
  });
  let text: string | undefined;
  try {
    text = await patiently(coming, SCRIPT_TIME, () => new ClipstageError('network', say('page.slow', {seconds: SCRIPT_TIME})));
  } finally {
    script.remove();
  }
  if (typeof DecompressionStream === 'undefined') throw new ClipstageError('unsupported', say('notice.unsupported'));
  let bytes: Uint8Array<ArrayBuffer> | undefined;
  try {
    if (text === undefined) throw new SyntaxError('no end'); // it is one string, and says nothing if it is cut
    bytes = Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
    return new Response(await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer());
  } catch (cause) {
    throw failure(text !== undefined && (bytes === undefined || gzipped(bytes) === built?.bytes) ? 'damaged' : 'truncated', cause);
  }
}

/** How long that was which was gzipped: its last four bytes. */
function gzipped({buffer, byteLength}: Uint8Array): number | undefined {
  return byteLength < 4 ? undefined : new DataView(buffer).getUint32(byteLength - 4, true);
}

function failure(code: 'truncated' | 'damaged', cause?: unknown): ClipstageError {
  return new ClipstageError(code, say(code === 'damaged' ? 'page.damaged' : 'notice.truncated'), {cause});
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

/** A body as it arrives: it is passed on, counted and summed up, and known for what it was. */
class Arrival {
  private readonly rest: ReadableStreamDefaultReader<Uint8Array> | undefined;
  private loaded = 0;
  private sum = 0;
  private ended = false;
  private isWasm = false;
  private unwanted = false; // nobody compiles it any more
  private lost: ClipstageError | undefined;

  /** given ends the request that it answers. */
  constructor(private readonly source: Source, {body}: Response, private readonly given: AbortController) {
    this.rest = body?.getReader();
  }

  /** Its bytes for the compiler, if the first ones are WebAssembly's. */
  async open(): Promise<ReadableStream<Uint8Array>> {
    let head = new Uint8Array(0);
    while (head.length < MAGIC.length) {
      const part = await this.next();
      if (part === undefined) throw head.length === 0 && this.rest !== undefined ? failure('truncated') : this.notWasm();
      const longer = new Uint8Array(head.length + part.length);
      longer.set(head);
      longer.set(part, head.length);
      head = longer;
    }
    this.isWasm = MAGIC.every((byte, i) => head[i] === byte);
    if (!this.isWasm) throw new SyntaxError('no magic number');
    return new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(head),
      pull: async (controller) => {
        const part = await this.next().catch(() => undefined); // Firefox would report an error of the stream; lost tells it
        if (this.unwanted) return;
        if (part === undefined) controller.close();
        else controller.enqueue(part);
      },
      cancel: () => {
        this.unwanted = true;
      },
    });
  }

  /** The next bytes; none at the end. */
  private async next(): Promise<Uint8Array | undefined> {
    try {
      const part = this.rest && await patiently(this.rest.read(), SILENCE, silent);
      this.ended = part === undefined || part.done;
      if (part?.value === undefined) return undefined;
      this.loaded += part.value.length;
      if (this.source.built !== undefined) this.sum = crc32(part.value, this.sum);
      this.source.onProgress?.(this.loaded, Math.max(this.loaded, this.source.built?.bytes ?? 0));
      return part.value;
    } catch (cause) {
      throw this.lost ??= cause instanceof ClipstageError ? cause : new ClipstageError('network', say('notice.network'), {cause});
    }
  }

  /**
   * Refuses an engine that is not the one that was built: cut between two sections, or with
   * a bit flipped, it may compile. If that one is not known, it must export something.
   */
  whole(compiled: Compiled): Compiled {
    if (this.lost !== undefined) throw this.lost;
    const wrong = this.wrong() ?? (Object.keys(compiled.instance.exports).length === 0 ? 'truncated' : undefined);
    if (wrong !== undefined) throw failure(wrong);
    return compiled;
  }

  /** What is wrong with what has arrived, compared with what was built. */
  private wrong(): 'truncated' | 'damaged' | undefined {
    const {built} = this.source;
    if (built === undefined) return undefined;
    if (this.ended && this.loaded < built.bytes) return 'truncated';
    return this.loaded === built.bytes && this.sum === built.crc32 ? undefined : 'damaged';
  }

  /** The error that the compiler's own words do not tell. */
  async explain(cause: unknown): Promise<ClipstageError> {
    if (cause instanceof ClipstageError) {
      this.given.abort();
      return cause;
    }
    try {
      // The compiler may have stopped early, but the rest tells what it is; only not of what is far too long.
      while (this.lost === undefined && !this.ended && this.loaded <= (this.source.built?.bytes ?? 0)) await this.next();
    } catch {} // it is lost
    this.given.abort();
    if (this.lost !== undefined) return this.lost;
    const wrong = this.wrong();
    if (!this.isWasm && (wrong !== 'damaged' || this.loaded !== this.source.built?.bytes)) return this.notWasm(cause);
    if (wrong !== undefined) return failure(wrong, cause);
    if (this.source.built === undefined) return this.notWasm(cause);
    return new ClipstageError('unsupported', say('page.refused', {reason: String(cause)}), {cause});
  }

  private notWasm(cause?: unknown): ClipstageError {
    return new ClipstageError('mime', say('notice.mime', {url: this.source.url}), {cause});
  }
}
