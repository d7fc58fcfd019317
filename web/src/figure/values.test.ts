import {expect, test} from 'vitest';
import {valuesOf} from './values';

const result = {out: {n: 2, contacts: [{s: -0.2}, {s: -0.4}]}};

test.each([['out.n', 2], ['out.contacts[1].s', -0.4], ['out.contacts[2].s', undefined], ['out.contacts.length', 2], ['out.constructor.name', undefined], ['out.n.x', undefined]])('the value at %s is %o', (path, value) => {
  expect(valuesOf({result}, [path])).toEqual([value]);
});

test.each([
  ['two boxes', {out: {n: 2, contacts: [{s: -0.25}, {s: -0.5}]}}, [2, 0.5, undefined]],
  ['two boxes apart', {out: {n: 0, contacts: []}}, [0, undefined, undefined]],
  ['two hulls', {depth: 0.75, contacts: [{s: -0.7}]}, [1, 0.75, undefined]],
  ['two hulls apart', {gap: 1}, [0, undefined, undefined]],
  ['a world', {step: 7, arbiters: [{c: [[1, 0, 0, -0.125], [2, 0, 0, 0.5]]}, {c: [[3, 0, 0, -0.25]]}]}, [3, 0.25, 7]],
] as const)('contacts, depth and step of %s', (_, result, want) => {
  expect(valuesOf({result}, ['contacts', 'depth', 'step'])).toEqual(want);
});

test('other paths are read from the result and the stages', () => {
  expect(valuesOf({stages: [{id: 'solve', mass: [80]} as {id: string}], result: {contacts: [{s: -1}]}}, ['contacts[0].s', 'solve.mass[0]', 'contacts.length'])).toEqual([-1, 80, 1]);
});
