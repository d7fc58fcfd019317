import {expect, test} from 'vitest';
import {valuesOf} from './values';

const result = {out: {n: 2, contacts: [{s: -0.2}, {s: -0.4}]}};

test.each([['out.n', 2], ['out.contacts[1].s', -0.4], ['out.contacts[2].s', undefined], ['out.contacts.length', 2], ['out.constructor.name', undefined], ['out.n.x', undefined]])('the value at %s is %o', (path, value) => {
  expect(valuesOf({result}, [path])).toEqual([value]);
});
