import {gunzipSync, gzipSync, crc32 as zlibCRC32} from 'node:zlib';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {crc32} from './crc32';
import type {ErrorCode} from '../base/error';
import {type Source, instantiate} from './load';
import type {Language} from '../text/text.gen';
import {learn, say} from '../text/words';

/** The messages that arrive after a failure. */
const late = vi.hoisted(() => ({messages: {} as Record<string, string>}));
vi.mock('./texts', () => ({learnPage: async (language: Language) => learn(language, late.messages)}));

/** A module that exports one function, f, which calls the imported env.add(20, 22). */
const MODULE = Uint8Array.from([
  0, 0x61, 0x73, 0x6d, 1, 0, 0, 0,
  1, 11, 2, 0x60, 2, 0x7f, 0x7f, 1, 0x7f, 0x60, 0, 1, 0x7f, // types: (i32, i32) → i32, () → i32
  2, 11, 1, 3, 0x65, 0x6e, 0x76, 3, 0x61, 0x64, 0x64, 0, 0, // import env.add
  3, 2, 1, 1, // one function
  7, 5, 1, 1, 0x66, 0, 1, // exported as f
  10, 10, 1, 8, 0, 0x41, 20, 0x41, 22, 0x10, 0, 0x0b,
]);
const BUILT = {bytes: MODULE.length, crc32: zlibCRC32(MODULE)};
const imports = {env: {add: (a: number, b: number) => a + b}};

function inParts(bytes: Uint8Array, size: number, type = 'application/wasm'): Response {
  let at = 0;
  return new Response(new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + size));
      at += size;
    },
  }), {headers: {'content-type': type}});
}

const fetched = vi.fn<typeof fetch>();

function flipped(bit: number): Uint8Array {
  const bytes = MODULE.slice();
  bytes[bit >> 3]! ^= 1 << (bit & 7);
  return bytes;
}

async function load(response: Response | (() => Response), source: Partial<Source> = {}): Promise<unknown> {
  // A Response can be read only once, so a second request needs a function.
  fetched.mockImplementation(async () => typeof response === 'function' ? response() : response);
  const {instance} = await instantiate({url: 'engine.wasm', built: BUILT, ...source}, imports);
  return (instance.exports['f'] as () => number)();
}

const failure = (promise: Promise<unknown>): Promise<ErrorCode | undefined> => promise.then(() => undefined, (error) => {
  expect(error.name).toBe('ClipstageError');
  expect(error.message).not.toMatch(/[{}]/);
  return error.code;
});

test('an error waits for the messages of the page\'s language', async () => {
  late.messages = {'notice.network': 'Nätwörk'};
  fetched.mockRejectedValue(new TypeError('offline'));
  await expect(instantiate({url: 'engine.wasm'}, imports)).rejects.toMatchObject({code: 'network', message: 'Nätwörk'});
  late.messages = {};
});

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe.each([
  ['streaming', true],
  ['without instantiateStreaming', false],
] as const)('%s', (_, streaming) => {
  beforeEach(() => {
    if (!streaming) vi.stubGlobal('WebAssembly', withoutStreaming());
  });

  function withoutStreaming(): object {
    const {Module, Instance, instantiate, compile, CompileError, LinkError, RuntimeError} = WebAssembly;
    return {Module, Instance, instantiate, compile, CompileError, LinkError, RuntimeError};
  }

  test('the engine runs, and was fetched once', async () => {
    const spy = vi.spyOn(WebAssembly, streaming ? 'instantiateStreaming' : 'instantiate');
    expect(await load(inParts(MODULE, 16))).toBe(42);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched.mock.calls[0]![0]).toBe('engine.wasm');
    expect(spy).toHaveBeenCalledTimes(1);
  });

  test.each(['text/plain', 'application/octet-stream', 'text/html', ''])('the content type "%s" does not matter and costs no second download', async (type) => {
    expect(await load(inParts(MODULE, 16, type))).toBe(42);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test.each([1, 2, 3, 5, 1000])('parts of %i bytes are put together', async (size) => {
    expect(await load(inParts(MODULE, size))).toBe(42);
  });

  test('progress grows to the whole and never falls', async () => {
    const told: [number, number][] = [];
    await load(inParts(MODULE, 7), {onProgress: (loaded, total) => told.push([loaded, total])});
    expect(told.length).toBeGreaterThan(3);
    expect(told.every(([loaded], i) => i === 0 || loaded > told[i - 1]![0])).toBe(true);
    expect(told.every(([loaded, total]) => loaded <= total && total === MODULE.length)).toBe(true);
    expect(told.at(-1)![0]).toBe(MODULE.length);
  });

  test('an unknown length is not exceeded and does not fail', async () => {
    const told: number[] = [];
    expect(await load(inParts(MODULE, 7), {built: undefined, onProgress: (loaded, total) => told.push(loaded / total)})).toBe(42);
    expect(told.every((part) => part <= 1)).toBe(true);
    expect(told.at(-1)).toBe(1);
  });

  test.each([404, 403, 500])('status %i is not-found, and the message names it', async (status) => {
    expect(await failure(load(new Response('<h1>no</h1>', {status})))).toBe('not-found');
    await expect(load(new Response('', {status}))).rejects.toThrow(String(status));
  });

  test('a refused connection is network', async () => {
    expect(await failure(load(() => {
      throw new TypeError('Failed to fetch');
    }))).toBe('network');
  });

  test.each([0, 3, 8, 20])('a connection that breaks after %i bytes is network', async (after) => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => after > 0 ? controller.enqueue(MODULE.slice(0, after)) : undefined,
      pull: (controller) => controller.error(new TypeError('network error')),
    });
    expect(await failure(load(new Response(body)))).toBe('network');
  });

  test.each([0, 9, 20, MODULE.length - 1])('%i of the bytes are truncated', async (length) => {
    expect(await failure(load(inParts(MODULE.slice(0, length), 16)))).toBe('truncated');
  });

  test.each([8, 21, 34, 38, 45])('cut between two sections, after %i bytes, it is truncated', async (length) => {
    expect(await failure(load(inParts(MODULE.slice(0, length), 16)))).toBe('truncated');
  });

  test('a module that exports nothing is truncated, even if its length was not known', async () => {
    expect(await failure(load(inParts(MODULE.slice(0, 8), 16), {built: undefined}))).toBe('truncated');
  });

  test('a web page is mime, whatever type it claims', async () => {
    const html = new TextEncoder().encode('<!doctype html><title>Welcome</title>');
    expect(await failure(load(inParts(html, 16, 'text/html')))).toBe('mime');
    expect(await failure(load(inParts(html, 16, 'application/wasm')))).toBe('mime');
    expect(await failure(load(inParts(html.slice(0, 2), 16)))).toBe('mime');
  });

  test('a module with errors after its first bytes is damaged, or mime if the built module is unknown', async () => {
    const damaged = MODULE.slice();
    damaged.fill(0xff, 8);
    expect(await failure(load(() => inParts(damaged, 16)))).toBe('damaged');
    expect(await failure(load(() => inParts(damaged, 16), {built: undefined}))).toBe('mime');
  });

  test('a flipped bit anywhere is damaged, after a second request', async () => {
    for (let bit = 0; bit < 8 * MODULE.length; bit += 7) {
      fetched.mockClear();
      expect(await failure(load(() => inParts(flipped(bit), 16))), `bit ${bit}`).toBe('damaged');
      expect(fetched.mock.calls.map(([, init]) => init!.cache)).toEqual(['default', 'reload']);
    }
  });

  test.each([6, 410, 411])('a flipped bit, number %i, is mended by the second try, and progress never falls', async (bit) => {
    const told: number[] = [];
    let asked = 0;
    const result = await load(() => inParts(asked++ === 0 ? flipped(bit) : MODULE, 16), {onProgress: (loaded) => told.push(loaded)});
    expect([result, asked]).toEqual([42, 2]);
    expect(told).toEqual([16, 32, 48, 57]);
  });

  test('a module that is damaged without the cache is not requested again', async () => {
    expect(await failure(load(() => inParts(flipped(300), 16), {fresh: true}))).toBe('damaged');
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('a module longer than the built one is damaged', async () => {
    expect(await failure(load(() => inParts(Uint8Array.of(...MODULE, 0, 1, 0), 16)))).toBe('damaged');
  });

  test('a body without the first bytes is read no further than the length of the built module', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent++;
        controller.enqueue(new Uint8Array(16));
      },
    });
    expect(await failure(load(new Response(endless)))).toBe('mime');
    expect(sent).toBeLessThan(10);
  });

  test('a complete engine that the browser refuses is unsupported with the browser’s reason, and is not requested again', async () => {
    const broken = MODULE.slice();
    broken.fill(0xff, 20);
    const built = {bytes: broken.length, crc32: zlibCRC32(broken)};
    expect(await failure(load(() => inParts(broken, 16), {built}))).toBe('unsupported');
    await expect(load(() => inParts(broken, 16), {built})).rejects.toThrow(/CompileError/);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test('an error thrown by the progress handler is reported, and the engine runs', async () => {
    const reported: unknown[] = [], mine = new Error('mine');
    vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
    expect(await load(inParts(MODULE, 16), {onProgress: () => {
      throw mine;
    }})).toBe(42);
    expect(reported).toEqual([mine, mine, mine, mine]);
  });

  describe('a host that stalls', () => {
    beforeEach(() => {
      vi.useFakeTimers({toFake: ['setInterval', 'clearInterval', 'setTimeout']});
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    /** Sends one part every pause seconds, parts in all, and then nothing. */
    function stalling(parts: number, pause: number): Response {
      let at = 0;
      return new Response(new ReadableStream<Uint8Array>({
        pull: (controller) => new Promise((resolve) => {
          if (at >= parts) return;
          setTimeout(() => {
            controller.enqueue(MODULE.slice(16 * at, 16 * ++at));
            if (16 * at >= MODULE.length) controller.close();
            resolve();
          }, 1000 * pause);
        }),
      }));
    }

    /** Lets 21 seconds pass after the last part and returns the result. After 19 seconds the load must still wait. */
    async function late(parts: number, loading: Promise<unknown>): Promise<unknown> {
      const come = loading.catch(({code, message}) => `${code}: ${message}`);
      await vi.advanceTimersByTimeAsync(1000 * (parts + 19));
      expect(vi.getTimerCount()).toBe(1);
      await vi.advanceTimersByTimeAsync(2000);
      expect(vi.getTimerCount()).toBe(0);
      return come;
    }
    const silent = `network: ${say('page.silent', {seconds: 20})}`;
    const ended = (): boolean => fetched.mock.calls.at(-1)![1]!.signal!.aborted;

    test.each([0, 1, 3])('after %i parts is network, 20 seconds after the last, and not asked again', async (parts) => {
      expect(await late(parts, load(stalling(parts, 1)))).toBe(silent);
      expect(ended()).toBe(true);
      expect(fetched).toHaveBeenCalledTimes(1);
    });

    test('before its answer is network', async () => {
      fetched.mockImplementation(() => new Promise(() => {}));
      expect(await late(0, instantiate({url: 'engine.wasm', built: BUILT}, imports))).toBe(silent);
      expect(ended()).toBe(true);
    });

    test('is not one that is slow', async () => {
      const loading = load(stalling(4, 19));
      await vi.advanceTimersByTimeAsync(80_000);
      expect(await loading).toBe(42);
    });
  });
});

describe('the .gz beside the wasm', () => {
  const url = 'https://host/some/assets/engine.wasm', packed = gzipSync(MODULE);
  const built = {...BUILT, gzip: packed.length};
  const page = new TextEncoder().encode('<!doctype html><title>There is no such page</title>');

  /** Pretends that files have arrived: the name, the size as sent, and the uncompressed size. */
  const come = (...files: [name: string, sent: number, unpacked: number][]): void => void vi.spyOn(performance, 'getEntriesByType')
    .mockReturnValue(files.map(([name, encodedBodySize, decodedBodySize]) => ({name, encodedBodySize, decodedBodySize}) as unknown as PerformanceEntry));
  const plainly = (): void => come(['https://host/some/assets/engine.js', 50_013, 50_000], ['https://host/some/assets/small.js', 90, 100]);

  const own = (length: number, bytes: Uint8Array = MODULE): Response => new Response(inParts(bytes, 16).body, {headers: {'content-length': String(length)}});

  /** Loads the module from a host that answers by file name, and with a 404 otherwise. Returns the module's result, then the requests. */
  async function loadOf(host: Record<string, () => Response>, more: Partial<Source> = {}): Promise<unknown[]> {
    fetched.mockImplementation(async (asked) => host[String(asked).split('/').at(-1)!]?.() ?? new Response('', {status: 404}));
    const {instance} = await instantiate({url, built, ...more}, imports);
    return [(instance.exports['f'] as () => number)(), ...asked()];
  }
  const asked = (): string[] => fetched.mock.calls.map(([to, init]) => `${String(to).split('/').at(-1)!}${init!.signal!.aborted ? ', ended' : ''}${init!.cache === 'reload' ? ', anew' : ''}`);
  /** Whether the unpacked bytes are the same. Nothing reads some bits of a .gz, such as the time and the padding. */
  const harmless = (bytes: Uint8Array): boolean => {
    try {
      return gunzipSync(bytes).equals(MODULE);
    } catch {
      return false;
    }
  };
  const gz = (bytes: Uint8Array = packed, size = 7) => (): Response => inParts(bytes, size, 'application/gzip');

  test('is the only request to a host that has sent the other files uncompressed', async () => {
    plainly();
    const told: [number, number][] = [];
    expect(await loadOf({'engine.wasm.gz': gz()}, {onProgress: (...now) => told.push(now)})).toEqual([42, 'engine.wasm.gz']);
    expect(told.at(-1)).toEqual([MODULE.length, MODULE.length]);
  });

  test('is requested when the wasm would come uncompressed; that request is aborted', async () => {
    come(['https://host/some/assets/engine.js', 15_000, 50_000]);
    expect(await loadOf({'engine.wasm': () => own(MODULE.length), 'engine.wasm.gz': gz()})).toEqual([42, 'engine.wasm, ended', 'engine.wasm.gz']);
  });

  test.each([
    ['compresses all', 15_000, 30], ['compresses all, and does not say how long it is', 15_000, 0], ['is not known, on another origin', 0, 30],
  ])('is left where a host %s', async (_, sent, length) => {
    come(['https://host/some/assets/engine.js', sent, sent && 50_000], ['https://elsewhere/other.js', 50_000, 50_000], ['https://host/some/picture.png', 50_000, 50_000]);
    expect(await loadOf({'engine.wasm': () => own(length)})).toEqual([42, 'engine.wasm']);
  });

  test.each([
    ['no browser that can unpack it', () => vi.stubGlobal('DecompressionStream', undefined), {}],
    ['none that was built', () => {}, {built: BUILT}],
    ['a reader who tries again', () => {}, {fresh: true}],
  ])('is not asked for where there is %s', async (_, prepare, more) => {
    plainly();
    prepare();
    expect((await loadOf({'engine.wasm': () => own(MODULE.length)}, more)).slice(0, 2)).toEqual([42, expect.stringMatching(/^engine\.wasm(, anew)?$/)]);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('may arrive unpacked if its host declares it as a gzipped wasm', async () => {
    plainly();
    expect(await loadOf({'engine.wasm.gz': () => inParts(MODULE, 16)})).toEqual([42, 'engine.wasm.gz']);
  });

  test.each([
    ['says so', () => new Response('', {status: 404})], ['sends a page', () => inParts(page, 16, 'text/html')], ['sends nothing', () => new Response('')],
    ['refuses it', () => {
      throw new TypeError('Failed to fetch');
    }],
  ])('where there is none the wasm comes, once, whether the host %s', async (_, answer) => {
    plainly();
    expect(await loadOf({'engine.wasm': () => own(MODULE.length), 'engine.wasm.gz': answer})).toEqual([42, 'engine.wasm.gz, ended', 'engine.wasm']);
  });

  test.each([1, 2, 3, 1000])('is put together from parts of %i bytes', async (size) => {
    plainly();
    expect(await loadOf({'engine.wasm.gz': gz(packed, size)})).toEqual([42, 'engine.wasm.gz']);
  });

  test.each([4, 12, 30, packed.length - 9, packed.length - 1])('cut after %i bytes is truncated, and not requested again', async (length) => {
    plainly();
    expect(await failure(loadOf({'engine.wasm.gz': gz(packed.subarray(0, length))}))).toBe('truncated');
    expect(asked()).toEqual(['engine.wasm.gz, ended']);
  });

  test('with a flipped bit anywhere is damaged: the wasm itself is requested without the cache', async () => {
    plainly();
    for (let bit = 16; bit < 8 * packed.length; bit += 5) {
      fetched.mockClear();
      const flipped = Uint8Array.from(packed);
      flipped[bit >> 3]! ^= 1 << (bit & 7);
      if (harmless(flipped)) continue;
      expect(await loadOf({'engine.wasm.gz': gz(flipped), 'engine.wasm': () => own(MODULE.length)}), `bit ${bit}`)
        .toEqual([42, 'engine.wasm.gz, ended', 'engine.wasm, anew']);
    }
  });

  test('of another engine is damaged, and of another file mime', async () => {
    plainly();
    const other = MODULE.slice();
    other[52] = 21;
    expect(await loadOf({'engine.wasm.gz': gz(gzipSync(other)), 'engine.wasm': () => own(MODULE.length)})).toEqual([42, 'engine.wasm.gz, ended', 'engine.wasm, anew']);
    expect(await failure(loadOf({'engine.wasm.gz': gz(gzipSync(page))}))).toBe('mime');
  });

  test('that breaks off is network', async () => {
    plainly();
    for (const after of [0, 1, 30]) {
      const body = (): ReadableStream<Uint8Array> => new ReadableStream({
        start: (controller) => after > 0 ? controller.enqueue(packed.subarray(0, after)) : undefined,
        pull: (controller) => controller.error(new TypeError('network error')),
      });
      expect(await failure(loadOf({'engine.wasm.gz': () => new Response(body())}))).toBe('network');
    }
  });

  test('of a host that stalls is network after 20 seconds, and the request is aborted', async () => {
    plainly();
    vi.useFakeTimers({toFake: ['setInterval', 'clearInterval']});
    for (const bytes of [0, 30]) {
      fetched.mockClear();
      const stalled = (): Response => new Response(new ReadableStream({
        start: (controller) => bytes > 0 ? controller.enqueue(packed.subarray(0, bytes)) : undefined,
      }));
      const error = loadOf({'engine.wasm.gz': stalled}).catch(({code, message}) => `${code}: ${message}`);
      await vi.advanceTimersByTimeAsync(21_000);
      expect(await error).toBe(`network: ${say('page.silent', {seconds: 20})}`);
      expect(asked()).toEqual(['engine.wasm.gz, ended']);
      await vi.advanceTimersByTimeAsync(1000);
      expect(vi.getTimerCount()).toBe(0);
    }
    vi.useRealTimers();
  });
});

describe('in a sandbox, where a script holds the engine', () => {
  const base64 = gzipSync(MODULE).toString('base64');

  beforeEach(() => {
    vi.stubGlobal('origin', 'null');
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  });

  /** Loads from scripts that set these texts in turn. Without a text the script never arrives. */
  async function loadBy(...texts: string[]): Promise<unknown> {
    const asked: string[] = [];
    vi.stubGlobal('document', {
      createElement: () => Object.assign(new EventTarget(), {src: '', remove() {}}),
      head: {append(script: EventTarget & {src: string}) {
        const text = texts[asked.push(script.src) - 1];
        if (text === undefined) return;
        vi.stubGlobal('clipstageWasm', text);
        script.dispatchEvent(new Event('load'));
      }},
    });
    const {instance} = await instantiate({url: 'engine.wasm', built: BUILT}, imports);
    return [(instance.exports['f'] as () => number)(), ...asked];
  }

  test('it comes once', async () => {
    expect(await loadBy(base64)).toEqual([42, 'engine.wasm.js']);
  });

  test('cut it is truncated', async () => {
    expect(await failure(loadBy(base64.slice(0, 40)))).toBe('truncated');
  });

  test.each([['a letter', base64.slice(0, 60).concat(base64[60] === 'A' ? 'B' : 'A', base64.slice(61))], ['no letter', `${base64.slice(0, 60)}\u00ff${base64.slice(61)}`]])('with %s that is another it is damaged, and asked for a second time', async (_, damaged) => {
    expect(await failure(loadBy(damaged, damaged))).toBe('damaged');
    expect(await loadBy(damaged, base64)).toEqual([42, 'engine.wasm.js', expect.stringMatching(/^engine\.wasm\.js\?\d+$/)]);
  });

  test('a script that does not arrive is network after a minute', async () => {
    vi.useFakeTimers({toFake: ['setInterval', 'clearInterval']});
    let message = '';
    loadBy().catch((error) => {
      message = `${error.code}: ${error.message}`;
    });
    await vi.advanceTimersByTimeAsync(59_000);
    expect(message).toBe('');
    await vi.advanceTimersByTimeAsync(2000);
    expect(message).toBe(`network: ${say('page.slow', {seconds: 60})}`);
    vi.useRealTimers();
  });
});

test('the checksum is zlib’s, whole and in parts of any length', () => {
  const bytes = Uint8Array.from({length: 1000}, (_, i) => (i * i * 31 + i) >> 3);
  for (let length = 0; length < 40; length++) expect(crc32(bytes.subarray(3, 3 + length))).toBe(zlibCRC32(bytes.subarray(3, 3 + length)));
  for (const size of [1, 7, 8, 9, 333]) {
    let sum = 0;
    for (let at = 0; at < bytes.length; at += size) sum = crc32(bytes.subarray(at, at + size), sum);
    expect(sum).toBe(zlibCRC32(bytes));
  }
});

test.each([[true, 'reload'], [false, 'default']] as const)('another attempt bypasses the cache: %s', async (fresh, cache) => {
  fetched.mockImplementation(async () => inParts(MODULE, 16));
  await instantiate({url: 'engine.wasm', built: BUILT, fresh}, imports);
  expect(fetched.mock.calls[0]![1]).toMatchObject({cache});
});

test('no WebAssembly at all is unsupported, and nothing is fetched', async () => {
  vi.stubGlobal('WebAssembly', undefined);
  expect(await failure(load(inParts(MODULE, 16)))).toBe('unsupported');
  expect(fetched).not.toHaveBeenCalled();
});

test('a page that may not compile is wasm-blocked, and nothing is fetched', async () => {
  vi.spyOn(WebAssembly, 'Module').mockImplementation(() => {
    throw new WebAssembly.CompileError('Wasm code generation disallowed by embedder');
  });
  expect(await failure(load(inParts(MODULE, 16)))).toBe('wasm-blocked');
  expect(fetched).not.toHaveBeenCalled();
});
