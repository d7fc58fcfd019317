import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import type {ErrorCode} from './error';
import {instantiate} from './load';

/** A module that exports one function, f, which calls the imported env.add(20, 22). */
const MODULE = Uint8Array.from([
  0, 0x61, 0x73, 0x6d, 1, 0, 0, 0,
  1, 11, 2, 0x60, 2, 0x7f, 0x7f, 1, 0x7f, 0x60, 0, 1, 0x7f, // types: (i32, i32) → i32, () → i32
  2, 11, 1, 3, 0x65, 0x6e, 0x76, 3, 0x61, 0x64, 0x64, 0, 0, // import env.add
  3, 2, 1, 1, // one function
  7, 5, 1, 1, 0x66, 0, 1, // exported as f
  10, 10, 1, 8, 0, 0x41, 20, 0x41, 22, 0x10, 0, 0x0b,
]);
const imports = {env: {add: (a: number, b: number) => a + b}};

/** A response that arrives in parts of the given size. */
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

/** Loads what the host sends, and returns what the module's function returns. */
async function load(response: Response | (() => Response), bytes = MODULE.length, onProgress?: (loaded: number, total: number) => void): Promise<unknown> {
  // A body can be read once: who fetches a second time gets none.
  fetched.mockImplementation(async () => typeof response === 'function' ? response() : response);
  const instance = await instantiate({url: 'engine.wasm', bytes, onProgress}, imports);
  return (instance.exports['f'] as () => number)();
}

const failure = (promise: Promise<unknown>): Promise<ErrorCode | undefined> => promise.then(() => undefined, (error) => {
  expect(error.name).toBe('ClipstageError');
  expect(error.message).not.toMatch(/[{}]/);
  return error.code;
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

  test.each(['text/plain', 'application/octet-stream', 'text/html', ''])('the content type "%s" does not matter, nor cost a second download', async (type) => {
    expect(await load(inParts(MODULE, 16, type))).toBe(42);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test.each([1, 2, 3, 5, 1000])('parts of %i bytes are put together', async (size) => {
    expect(await load(inParts(MODULE, size))).toBe(42);
  });

  test('progress grows to the whole and never falls', async () => {
    const told: [number, number][] = [];
    await load(inParts(MODULE, 7), MODULE.length, (loaded, total) => told.push([loaded, total]));
    expect(told.length).toBeGreaterThan(3);
    expect(told.every(([loaded], i) => i === 0 || loaded > told[i - 1]![0])).toBe(true);
    expect(told.every(([loaded, total]) => loaded <= total && total === MODULE.length)).toBe(true);
    expect(told.at(-1)![0]).toBe(MODULE.length);
  });

  test('an unknown length is not exceeded, and is no reason to fail', async () => {
    const told: number[] = [];
    expect(await load(inParts(MODULE, 7), 0, (loaded, total) => told.push(loaded / total))).toBe(42);
    expect(told.every((part) => part <= 1)).toBe(true);
    expect(told.at(-1)).toBe(1);
  });

  test.each([404, 403, 500])('status %i is not-found, and is named', async (status) => {
    expect(await failure(load(new Response('<h1>no</h1>', {status})))).toBe('not-found');
    await expect(load(new Response('', {status}))).rejects.toThrow(String(status));
  });

  test('a refused connection is network', async () => {
    expect(await failure(load(() => {
      throw new TypeError('Failed to fetch');
    }))).toBe('network');
  });

  test.each([0, 3, 20])('a connection that breaks after %i bytes is network', async (after) => {
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
    expect(await failure(load(inParts(MODULE.slice(0, 8), 16), 0))).toBe('truncated');
  });

  test('a web page is mime, whatever type it claims', async () => {
    const html = new TextEncoder().encode('<!doctype html><title>Welcome</title>');
    expect(await failure(load(inParts(html, 16, 'text/html')))).toBe('mime');
    expect(await failure(load(inParts(html, 16, 'application/wasm')))).toBe('mime');
    expect(await failure(load(inParts(html.slice(0, 2), 16)))).toBe('mime');
  });

  test('a module that is damaged behind its first bytes is mime', async () => {
    const damaged = MODULE.slice();
    damaged.fill(0xff, 8);
    expect(await failure(load(inParts(damaged, 16)))).toBe('mime');
  });
});

test.each([[true, 'reload'], [false, 'default']] as const)('another attempt goes past the cache: %s', async (fresh, cache) => {
  fetched.mockImplementation(async () => inParts(MODULE, 16));
  await instantiate({url: 'engine.wasm', bytes: MODULE.length, fresh}, imports);
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
