import {afterEach, expect, test, vi} from 'vitest';
import {ClipstageError} from '../base/error';
import {moduleOf} from './wasm';

afterEach(() => void vi.restoreAllMocks());

async function failure(of: Promise<unknown>): Promise<ClipstageError> {
  const error: unknown = await of.then(() => undefined, (cause: unknown) => cause);
  if (!(error instanceof ClipstageError)) throw new Error(`no ClipstageError: ${String(error)}`);
  return error;
}

test('out of memory is an error of its own that blames no browser', async () => {
  vi.spyOn(WebAssembly, 'compile').mockRejectedValue(new RangeError('Out of memory'));
  const {code, message} = await failure(moduleOf(new Uint8Array(8)));
  expect({code, message}).toEqual({code: 'panic', message: 'The engine finds too little memory here: Out of memory.'});
});

test('bytes that are no wasm have the code damaged, in Node and in a page', async () => {
  const {code, message} = await failure(moduleOf(new Uint8Array(8)));
  expect(code).toBe('damaged');
  expect(message).not.toContain('browser');
});
