import {expect, test, vi} from 'vitest';
import {ClipstageError, guarded, tell} from './error';

test('an error of the engine keeps its code, field and range', () => {
  const cause = Object.assign(new Error('a.w must be positive'), {code: 'invalid-pose', field: 'a.w', range: 'above 0'});
  const error = ClipstageError.from(cause);
  expect(error).toBeInstanceOf(ClipstageError);
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({name: 'ClipstageError', code: 'invalid-pose', field: 'a.w', range: 'above 0', message: 'a.w must be positive', cause});
});

test('it has the world’s state after the call, if the call changed it', () => {
  expect(ClipstageError.from(Object.assign(new Error('x'), {code: 'crowded', stands: 'midway'}))).toMatchObject({code: 'crowded', stands: 'midway'});
});

test('empty details are left out', () => {
  expect(ClipstageError.from(Object.assign(new Error('x'), {code: 'panic', field: '', range: '', stands: ''}))).toMatchObject({field: undefined, range: undefined, stands: undefined});
});

test('anything else that is thrown becomes a panic with its words', () => {
  expect(ClipstageError.from(new TypeError('x is not a function'))).toMatchObject({code: 'panic', message: 'x is not a function'});
  expect(ClipstageError.from('out of luck')).toMatchObject({code: 'panic', message: 'out of luck'});
  expect(ClipstageError.from(undefined)).toMatchObject({code: 'panic', message: 'undefined'});
});

test('a browser’s own error keeps none of its own codes', () => {
  expect(ClipstageError.from(new DOMException('gone', 'InvalidStateError'))).toMatchObject({code: 'panic', message: 'gone'});
  expect(ClipstageError.from(Object.assign(new Error('x'), {code: 'ENOENT'}))).toMatchObject({code: 'panic', message: 'x'});
});

test('a value that throws when it is read becomes a panic too', () => {
  const gotcha = (): never => { throw new Error('gotcha'); };
  const {proxy, revoke} = Proxy.revocable({}, {});
  revoke();
  const error = new Error('x');
  Object.defineProperty(error, 'message', {get: gotcha});
  for (const value of [Object.create(null), {toString: gotcha}, proxy, error, new Proxy(new Error('x'), {get: gotcha})]) {
    expect(ClipstageError.from(value)).toMatchObject({code: 'panic', message: expect.any(String) as string});
  }
});

test('tell and guarded throw nothing, whatever the page’s reportError does', () => {
  const told: unknown[] = [];
  vi.stubGlobal('reportError', (error: unknown) => {
    told.push(error);
    throw new Error('mine');
  });
  const mine = new Error('of the page');
  tell(mine);
  guarded(() => {
    throw mine;
  });
  vi.unstubAllGlobals();
  const later: (() => void)[] = []; // Node has no reportError, so nobody catches the error
  vi.stubGlobal('queueMicrotask', (act: () => void) => later.push(act));
  tell(mine);
  vi.unstubAllGlobals();
  expect(later).toHaveLength(1);
  expect(later[0]).toThrow(mine);
  expect(told).toEqual([mine, mine]);
});

test('our own errors stay themselves', () => {
  const error = new ClipstageError('network', 'gone');
  expect(ClipstageError.from(error)).toBe(error);
});
