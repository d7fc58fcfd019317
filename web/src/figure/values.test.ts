import {expect, test, vi} from 'vitest';
import {valuesOf} from './values';

const result = {out: {n: 2, contacts: [{s: -0.2}, {s: -0.4}]}};

test.each([['out.n', 2], ['out.contacts[1].s', -0.4], ['out.contacts[2].s', undefined], ['out.contacts.length', 2], ['out.constructor.name', undefined], ['out.n.x', undefined]])('the value at %s is %o', (path, value) => {
  expect(valuesOf({result}, [path], 'keep')).toEqual([value]);
});

test('a name among the values comes before the result', () => {
  const trace = {result: {contacts: [{s: -0.7}], step: 6}, values: {contacts: 1, depth: 0.75}};
  expect(valuesOf(trace, ['contacts', 'contacts[0].s', 'depth', 'step', 'reference', 'stage'], 'keep')).toEqual([1, -0.7, 0.75, 6, undefined, 'keep']);
});

test('other paths are read from the result and the stages', () => {
  expect(valuesOf({stages: [{id: 'solve', mass: [80]} as {id: string}], result: {contacts: [{s: -1}]}}, ['contacts[0].s', 'solve.mass[0]', 'contacts.length'], 'solve')).toEqual([-1, 80, 1]);
});

test('a name that its place does not have is told once, a value that is not there now is not', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const read = (...paths: string[]): unknown[] => valuesOf({result}, paths, 'keep');
  expect(read('result.out.n', 'result.out.n', 'out.point.s', 'clip-pos.t', 'out.contacts[7].s')).toEqual(Array.from({length: 5}));
  expect(warn.mock.calls.map(([text]) => text as string)).toEqual([expect.stringContaining('“result.out.n”'), expect.stringContaining('n, contacts')]);
  warn.mockRestore();
});
