import {expect, test} from 'vitest';
import {ClipstageError} from './error';

test('an error of the engine keeps its code, field and range', () => {
  const cause = Object.assign(new Error('a.w must be positive'), {code: 'invalid-pose', field: 'a.w', range: 'above 0'});
  const error = ClipstageError.from(cause);
  expect(error).toBeInstanceOf(ClipstageError);
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({name: 'ClipstageError', code: 'invalid-pose', field: 'a.w', range: 'above 0', message: 'a.w must be positive', cause});
});

test('it says where a world stands, if that is not where it stood', () => {
  expect(ClipstageError.from(Object.assign(new Error('x'), {code: 'crowded', stands: 'midway'}))).toMatchObject({code: 'crowded', stands: 'midway'});
});

test('what is empty is left out', () => {
  expect(ClipstageError.from(Object.assign(new Error('x'), {code: 'panic', field: '', range: '', stands: ''}))).toMatchObject({field: undefined, range: undefined, stands: undefined});
});

test('anything else that is thrown becomes a panic with its words', () => {
  expect(ClipstageError.from(new TypeError('x is not a function'))).toMatchObject({code: 'panic', message: 'x is not a function'});
  expect(ClipstageError.from('out of luck')).toMatchObject({code: 'panic', message: 'out of luck'});
  expect(ClipstageError.from(undefined)).toMatchObject({code: 'panic', message: 'undefined'});
});

test('our own errors stay themselves', () => {
  const error = new ClipstageError('network', 'gone');
  expect(ClipstageError.from(error)).toBe(error);
});
