import {expect, test} from 'vitest';
import {plainBox, plainPose, plainValue, repeated} from './plain';

const box = {w: 1, h: 2, x: -0, y: NaN, angle: Infinity};

test('a box is copied, number by number', () => {
  const copy = plainBox({...box, colour: 'red'});
  expect(copy).toEqual(box);
  expect(copy).not.toBe(box);
});

test('what is missing stays missing, what is no number becomes words', () => {
  expect(plainBox({w: '2', h: null, x: 7n, y: Symbol('y')})).toEqual({w: '2', h: 'null', x: '7', y: 'Symbol(y)', angle: undefined});
  expect(plainPose({b: {x: 1}})).toEqual({a: undefined, b: {w: undefined, h: undefined, x: 1, y: undefined, angle: undefined}});
});

test('what is no box is none', () => {
  for (const other of [undefined, null, 1, 'box', true]) {
    expect(plainBox(other)).toBeUndefined();
    expect(plainPose(other)).toEqual({});
  }
});

test('a getter that throws does so here', () => {
  expect(() => plainBox({get h(): never {
    throw new Error('mine');
  }})).toThrow('mine');
});

test('a value is copied once for each place that it has, cycles too, and what is no plain object is an empty one', () => {
  const cycle: Record<string, unknown> = {list: Object.assign([1n], {2: -0}), date: new Date(), array: new Float64Array(9)};
  cycle['self'] = cycle;
  const copy = plainValue(cycle, 'invalid-scene') as typeof cycle;
  expect(copy).not.toBe(cycle);
  expect(copy['self']).toBe(copy);
  expect(copy).toMatchObject({list: [1n, undefined, -0], date: {}, array: {}});
  expect(Object.keys(plainValue(JSON.parse('{"__proto__": 1}'), 'invalid-scene') as object)).toEqual(['__proto__']);
  expect(plainValue(Array(30_000).fill(1), 'invalid-scene')).toHaveLength(30_000);
});

test('a getter that throws is refused with its path', () => {
  const body = {get mass(): never { throw new Error('mine'); }};
  expect(() => plainValue({bodies: [{}, body]}, 'invalid-scene')).toThrow(expect.objectContaining({code: 'invalid-scene', field: 'bodies[1].mass'}));
  expect(() => plainValue(body, 'invalid-option', 'settings')).toThrow(expect.objectContaining({code: 'invalid-option', field: 'settings.mass'}));
});

test.each([
  ['{"a":1,"b":[{"a":1},{"a":{"a":[]}}],"c":"a"}', ''], ['[]', ''], ['7', ''], ['{"a":"\\"}:{\\"","b":1}', ''],
  ['{"a":1,"b":2,"a":3}', 'a'], ['{"bodies":[{"mass":1},[],{"mass":1,"width":[1,2],"m\\u0061ss":2}]}', 'bodies[2].mass'],
  ['{"s":{"x":1},"t":{"x":1,"y":{},"x":1}}', 't.x'],
])('%s has %j twice', (json, path) => {
  JSON.parse(json);
  expect(repeated(json)).toBe(path);
});

test('a field is found twice behind texts of any length', () => {
  const long = JSON.stringify(`\n"${'\\'.repeat(1_000_000)}`);
  expect(repeated(`{"a":${long},"b":[${long}]}`)).toBe('');
  expect(repeated(`[{"a":${long},"a":1}]`)).toBe('[0].a');
});
