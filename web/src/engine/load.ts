import {crc32} from './crc32';
import {ClipstageError, type ErrorCode} from '../base/error';
import {patiently} from './patience';
import {runScript} from './script';
import {learnPage} from './texts';
import type {Key} from '../text/text.gen';
import {pageLanguage, say, type Values} from '../text/words';

/** The wasm built with this module: its uncompressed length in bytes and its CRC-32. */
export interface Built {
  bytes: number;
  crc32: number;
  /** The length in bytes of the .gz beside the wasm, if any. */
  gzip?: number | undefined;
}

export interface Source {
  url: string;
  built?: Built | undefined;
  /** Bypass the browser's cache, which may hold damaged data. */
  fresh?: boolean | undefined;
  onProgress?: ((loaded: number, total: number) => void) | undefined;
}

/** The shortest valid module. It tells whether this page may compile wasm. */
const EMPTY_MODULE = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
const MAGIC = EMPTY_MODULE.subarray(0, 4);
const GZIP_MAGIC = Uint8Array.of(0x1f, 0x8b);

/** Files that a compressing host compresses, and the length in bytes from which every such host does. */
const TEXTS = /\.(js|css)$/, LONG = 4096;

/** The most seconds to wait for further data. */
const SILENCE = 20;

/** The most seconds to wait for a script. A script's progress cannot be observed. */
const SCRIPT_TIME = 60;

/** A failure without its message, which is made once the messages of the page's language are loaded. */
class Failure extends Error {
  constructor(readonly code: ErrorCode, private readonly key: Key, private readonly values: Values = {}, cause?: unknown) {
    super(code, {cause});
  }

  said(): ClipstageError { return new ClipstageError(this.code, say(this.key, this.values), {cause: this.cause}); }
}

/**
 * Downloads and compiles the engine, streaming if the browser can. Damaged bytes cause a second request without the
 * cache. The content type does not matter.
 */
export async function instantiate(source: Source, imports: WebAssembly.Imports): Promise<WebAssembly.WebAssemblyInstantiatedSource> {
  try {
    return await begin(source, imports);
  } catch (failure) {
    await learnPage(pageLanguage()).catch(() => {}); // without its messages, the error is in English
    throw failure instanceof Failure ? failure.said() : failure;
  }
}

async function begin(source: Source, imports: WebAssembly.Imports): Promise<WebAssembly.WebAssemblyInstantiatedSource> {
  if (typeof WebAssembly !== 'object') throw new Failure('unsupported', 'notice.unsupported');
  try {
    new WebAssembly.Instance(new WebAssembly.Module(EMPTY_MODULE)); // WebKit compiles the module, but refuses the instance
  } catch (cause) {
    throw new Failure('wasm-blocked', 'notice.blocked', {}, cause);
  }

  const told = {...source, onProgress: rising(source.onProgress)};
  try {
    return await attempt(told, imports);
  } catch (error) {
    if (source.fresh || (error as Failure).code !== 'damaged') throw error;
    return attempt({...told, fresh: true}, imports);
  }
}

async function attempt(source: Source, imports: WebAssembly.Imports): Promise<WebAssembly.WebAssemblyInstantiatedSource> {
  const arrival = new Arrival(source, await request(source));
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

/** Wraps a progress handler: calls it only if the number has grown, and reports its exceptions. */
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

const silent = (): Failure => new Failure('network', 'page.silent', {seconds: SILENCE});

/**
 * Requests the engine. A host that does not compress is asked for the .gz beside the wasm: at once if the page's own
 * files arrived uncompressed, and otherwise after the answer for the wasm is aborted. Any other host is asked for the
 * wasm. The wasm is also requested for a second attempt, or if there is no .gz.
 */
async function request(source: Source): Promise<Wire> {
  const {url, fresh, built} = source;
  const packed = fresh || typeof DecompressionStream === 'undefined' ? undefined : built?.gzip;
  if (packed === undefined) return (await ask(source)).wire;
  if (!sendsAsTheyLie(url)) {
    const {wire, length} = await ask(source);
    if (length !== built!.bytes) return wire;
    wire.end();
  }
  return await askPacked(url, packed) ?? (await ask(source)).wire;
}

/**
 * The key in the tab's storage for the folder of a host that does not compress. It must be stored, since browsers
 * report no sizes of cached files.
 */
const PLAIN = 'clipstage-plain';

/** Whether a host sends files uncompressed. The page's own files in url's folder tell. */
function sendsAsTheyLie(url: string): boolean {
  const folder = new URL('.', url).href;
  const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({name, decodedBodySize}) => name.startsWith(folder) && TEXTS.test(name) && decodedBodySize >= LONG); // a size of 0 is unknown
  const plain = files.every(({encodedBodySize, decodedBodySize}) => encodedBodySize >= decodedBodySize); // WebKit counts the framing of the parts too
  try {
    if (files.length === 0) return sessionStorage.getItem(PLAIN) === folder;
    if (plain) sessionStorage.setItem(PLAIN, folder);
    else sessionStorage.removeItem(PLAIN);
  } catch {} // storage is forbidden or full
  return files.length > 0 && plain;
}

async function ask(source: Source): Promise<Answer> {
  const {url, fresh} = source;
  let answer: Answer;
  try {
    answer = await get(url, fresh ? 'reload' : 'default');
  } catch (cause) {
    if (cause instanceof Failure) throw cause;
    const error = new Failure('network', 'notice.network', {}, cause);
    if (globalThis.origin !== 'null') throw error;
    return {status: 200, length: 0, wire: new Wire(await fromScript(source, error))};
  }
  if (!isOK(answer)) throw new Failure('not-found', 'notice.not-found', {url, status: answer.status});
  return answer;
}

/** The wasm from its .gz of this length in bytes, or undefined without a usable response. */
async function askPacked(url: string, length: number): Promise<Wire | undefined> {
  let answer: Answer;
  try {
    answer = await get(`${url}.gz`, 'default');
  } catch (cause) {
    if (cause instanceof Failure) throw cause;
    return undefined;
  }
  const {wire} = answer;
  let taken = false;
  try {
    if (!isOK(answer)) return undefined;
    const head = await wire.head(MAGIC.length);
    const packed = begins(head, GZIP_MAGIC);
    taken = packed || begins(head, MAGIC); // a host may declare the .gz as a gzipped wasm, which the browser unpacks
    return packed ? wire.unpack(length) : taken ? wire : undefined;
  } finally {
    if (!taken) wire.end();
  }
}

interface Answer {
  status: number;
  length: number; // of the body as sent, compressed or not; 0 if unknown
  wire: Wire;
}

const isOK = ({status}: Answer): boolean => status >= 200 && status < 300;

async function get(url: string, cache: RequestCache): Promise<Answer> {
  const given = new AbortController();
  try {
    const response = await patiently(fetch(url, {credentials: 'same-origin', cache, signal: given.signal}), SILENCE, silent);
    return {status: response.status, length: Number(response.headers.get('content-length')), wire: new Wire(response.body, given)};
  } catch (error) {
    given.abort();
    throw error;
  }
}

/** The text that a script with the wasm sets: see scripts/copies.mjs. */
declare global {
  var clipstageWasm: string | undefined;
}

/**
 * Loads the wasm from a script that holds it gzipped and in base64. A sandboxed page has no origin, so a host without
 * CORS headers lets it load only scripts.
 */
async function fromScript({url, fresh, built}: Source, refused: Failure): Promise<ReadableStream<Uint8Array>> {
  const take = (): string | undefined => {
    const text = globalThis.clipstageWasm;
    delete globalThis.clipstageWasm;
    return text;
  };
  const coming = runScript(url + (fresh ? `.js?${Date.now()}` : '.js'), take).catch(() => Promise.reject(refused)); // the page's policy may forbid our policy of trusted types
  const text = await patiently(coming, SCRIPT_TIME, () => new Failure('network', 'page.slow', {seconds: SCRIPT_TIME}));
  if (typeof DecompressionStream === 'undefined') throw new Failure('unsupported', 'notice.unsupported');
  let bytes: Uint8Array<ArrayBuffer> | undefined;
  try {
    if (text === undefined) throw new SyntaxError('no end'); // a truncated script sets nothing, since it holds one string
    bytes = Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
    return (await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).blob()).stream();
  } catch (cause) {
    throw failure(text !== undefined && (bytes === undefined || gzipped(bytes) === built?.bytes) ? 'damaged' : 'truncated', cause);
  }
}

/** The uncompressed length of gzipped data: its last four bytes. */
function gzipped({buffer, byteLength}: Uint8Array): number | undefined {
  return byteLength < 4 ? undefined : new DataView(buffer).getUint32(byteLength - 4, true);
}

function failure(code: 'truncated' | 'damaged', cause?: unknown): Failure {
  return new Failure(code, code === 'damaged' ? 'page.damaged' : 'notice.truncated', {}, cause);
}

const begins = (bytes: Uint8Array, magic: Uint8Array): boolean => magic.every((byte, i) => bytes[i] === byte);

class Wire {
  private readonly rest: ReadableStreamDefaultReader<Uint8Array> | undefined;
  private begun: Uint8Array | undefined; // bytes that head has read and next has not yet returned

  /** given aborts the request. why makes the error for a body that breaks off; the default is a network error. */
  constructor(body: ReadableStream<Uint8Array> | null, private readonly given?: AbortController, private readonly why?: (cause: unknown) => Failure) {
    this.rest = body?.getReader();
  }

  async next(): Promise<Uint8Array | undefined> {
    const {begun} = this;
    this.begun = undefined;
    if (begun !== undefined) return begun;
    try {
      return this.rest && (await patiently(this.rest.read(), SILENCE, silent)).value;
    } catch (cause) {
      if (cause instanceof Failure) throw cause;
      throw this.why?.(cause) ?? new Failure('network', 'notice.network', {}, cause);
    }
  }

  /** The first bytes: at least length of them, or the whole body. next returns them again. */
  async head(length: number): Promise<Uint8Array> {
    let head = new Uint8Array(0);
    while (head.length < length) {
      const part = await this.next();
      if (part === undefined) break;
      const longer = new Uint8Array(head.length + part.length);
      longer.set(head);
      longer.set(part, head.length);
      head = longer;
    }
    if (head.length > 0) this.begun = head;
    return head;
  }

  /** Unpacks a gzipped body of this length in bytes. */
  unpack(length: number): Wire {
    let come = 0, ended = false, lost: Failure | undefined;
    const packed = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: async (controller) => {
        const part = await this.next().catch((error: Failure) => {
          lost = error; // otherwise Firefox reports an error of the stream
        });
        come += part?.length ?? 0;
        ended = part === undefined;
        if (part) controller.enqueue(part as Uint8Array<ArrayBuffer>);
        else controller.close();
      },
    });
    return new Wire(packed.pipeThrough(new DecompressionStream('gzip')), this.given,
      (cause) => lost ?? failure(ended && come < length ? 'truncated' : 'damaged', cause));
  }

  end(): void { this.given?.abort(); }
}

/** Passes a body to the compiler, and computes its length and checksum. */
class Arrival {
  private loaded = 0;
  private sum = 0;
  private ended = false;
  private isWasm = false;
  private unwanted = false; // the compiler has stopped reading
  private lost: Failure | undefined;

  constructor(private readonly source: Source, private readonly wire: Wire) {}

  /** The body as a stream for the compiler. Rejects if the body does not begin like a wasm. */
  async open(): Promise<ReadableStream<Uint8Array>> {
    const head = await this.hear(() => this.wire.head(MAGIC.length));
    if (head.length === 0) throw failure('truncated');
    this.isWasm = begins(head, MAGIC);
    if (head.length < MAGIC.length) throw this.notWasm();
    if (!this.isWasm) throw new SyntaxError('no magic number');
    return new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        const part = await this.next().catch(() => undefined); // this.lost keeps the error; a rejection would make Firefox report an error of the stream
        if (this.unwanted) return;
        if (part === undefined) controller.close();
        else controller.enqueue(part);
      },
      cancel: () => {
        this.unwanted = true;
      },
    });
  }

  private async next(): Promise<Uint8Array | undefined> {
    const part = await this.hear(() => this.wire.next());
    this.ended = part === undefined;
    if (part === undefined) return undefined;
    this.loaded += part.length;
    if (this.source.built !== undefined) this.sum = crc32(part, this.sum);
    this.source.onProgress?.(this.loaded, Math.max(this.loaded, this.source.built?.bytes ?? 0));
    return part;
  }

  private async hear<T>(come: () => Promise<T>): Promise<T> {
    try {
      return await come();
    } catch (error) {
      throw this.lost ??= error as Failure;
    }
  }

  /**
   * Throws if a compiled engine differs from the built one. A wasm that is cut between two sections, or has a flipped
   * bit, may compile. If the built engine is unknown, any export suffices.
   */
  whole(compiled: WebAssembly.WebAssemblyInstantiatedSource): WebAssembly.WebAssemblyInstantiatedSource {
    if (this.lost !== undefined) throw this.lost;
    const wrong = this.wrong() ?? (Object.keys(compiled.instance.exports).length === 0 ? 'truncated' : undefined);
    if (wrong !== undefined) throw failure(wrong);
    return compiled;
  }

  /** How the arrived bytes differ from the built engine, or undefined. */
  private wrong(): 'truncated' | 'damaged' | undefined {
    const {built} = this.source;
    if (built === undefined) return undefined;
    if (this.ended && this.loaded < built.bytes) return 'truncated';
    return this.loaded === built.bytes && this.sum === built.crc32 ? undefined : 'damaged';
  }

  /** The error for a failed compilation. The bytes tell the cause; the compiler's message does not. */
  async explain(cause: unknown): Promise<Failure> {
    if (cause instanceof Failure) {
      this.wire.end();
      return cause;
    }
    try {
      // The compiler may have stopped early. The remaining bytes tell the cause, but a far too long body is not read to its end.
      while (this.lost === undefined && !this.ended && this.loaded <= (this.source.built?.bytes ?? 0)) await this.next();
    } catch {} // this.lost has the error
    this.wire.end();
    if (this.lost !== undefined) return this.lost;
    const wrong = this.wrong();
    if (!this.isWasm && (wrong !== 'damaged' || this.loaded !== this.source.built?.bytes)) return this.notWasm(cause);
    if (wrong !== undefined) return failure(wrong, cause);
    if (this.source.built === undefined) return this.notWasm(cause);
    return new Failure('unsupported', 'page.refused', {reason: String(cause)}, cause);
  }

  private notWasm(cause?: unknown): Failure {
    return new Failure('mime', 'notice.mime', {url: this.source.url}, cause);
  }
}
