import {expect, test} from 'vitest';
import {ClipstageError} from '../base/error';
import {KIND} from '../base/figure.gen';
import {type Flat, flatten, boxOf, numberOf, poseOf, pressOf, textOf, repeated} from './values';

function revoked(): object {
  const {proxy, revoke} = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

const box = {w: 1, h: 2, x: -0, y: NaN, angle: Infinity};

test('a box is copied, number by number', () => {
  const copy = boxOf({...box, colour: undefined}, 'a');
  expect(copy).toEqual(box);
  expect(copy).not.toBe(box);
});

test('missing numbers stay missing, other values become texts', () => {
  expect(boxOf({w: '2', h: null, x: 7n, y: Symbol('y')}, 'a')).toStrictEqual({w: '2', h: 'null', x: '7', y: 'Symbol(y)'});
  expect(boxOf({w: [1], h: {}, x: () => 1, y: Object.create(null), angle: revoked()}, 'a')).toEqual({w: 'a list', h: 'an object', x: 'a function', y: 'an object', angle: 'an object'});
  expect(poseOf({b: {x: 1}})).toStrictEqual({b: {x: 1}});
  expect(poseOf(Object.assign(Object.create(null), {a: Object.assign(Object.create(null), {x: 1})}))).toStrictEqual({a: {x: 1}});
  expect(poseOf({a: undefined})).toStrictEqual({});
});

test('an unknown field is refused', () => {
  const wrong = (field: string, values: string): unknown => expect.objectContaining({code: 'invalid-pose', field, range: `one of ${values}`, message: `${field} is a field that is not known; it must be one of ${values}.`});
  expect(() => boxOf({...box, foo: 1}, 'a')).toThrow(wrong('a.foo', 'w, h, x, y, angle') as Error);
  expect(() => poseOf({a: {xx: 1}})).toThrow(wrong('a.xx', 'w, h, x, y, angle') as Error);
  expect(() => poseOf({a: {x: 1}, c: 1})).toThrow(wrong('c', 'a, b') as Error);
});

test('a value that is no box is undefined, and is refused in a pose', () => {
  for (const other of [undefined, null, 1, 'box', true, () => 1]) expect(boxOf(other, 'a')).toBeUndefined();
  for (const other of [undefined, null, 1, 'pose', true, [], () => 1, 1n, Symbol('s'), revoked()]) {
    expect(() => poseOf(other)).toThrow(ClipstageError);
    if (other === undefined) continue;
    expect(() => poseOf({b: other})).toThrow(expect.objectContaining({code: 'invalid-pose', field: expect.stringMatching(/^b/) as string, range: expect.stringMatching(/./) as string}));
  }
  expect(() => poseOf(5)).toThrow(expect.objectContaining({code: 'invalid-pose', field: 'pose', message: 'pose is 5; it must be an object with the boxes a and b, in parts or whole.'}));
});

test('a getter that throws is refused by its path, and no other code of the caller runs', () => {
  const thrower = {get h(): never { throw new Error('mine'); }, toString(): never { throw new Error('mine'); }};
  expect(() => boxOf(thrower, 'a')).toThrow(expect.objectContaining({code: 'invalid-pose', field: 'a.h', range: 'plain data'}));
  expect(() => poseOf({b: thrower})).toThrow(expect.objectContaining({field: 'b.h'}));
  expect(() => poseOf({get b(): never { throw new Error('mine'); }})).toThrow(expect.objectContaining({field: 'b'}));
  expect(textOf(thrower)).toBe('an object');
  expect(numberOf(thrower)).toBe('an object');
});

test('a text stays the same, unless it is too long', () => {
  expect(textOf('x'.repeat(20_000))).toHaveLength(10_000);
  expect([textOf(1), textOf(-0), textOf(undefined), textOf(null), textOf(1n), textOf([['keep']]), textOf(new String('keep'))]).toEqual(['1', '0', 'undefined', 'null', '1', 'a list', 'an object']);
  expect([numberOf(-0), numberOf(NaN), numberOf('7'), numberOf('x'.repeat(99))]).toEqual([-0, NaN, '7', `${'x'.repeat(40)}…`]);
});

test('a key press keeps only the used fields; another value is refused', () => {
  const event = {key: 'ArrowLeft', ctrlKey: false, shiftKey: true, altKey: false, metaKey: false, target: null, preventDefault() {}, more: 1};
  expect(pressOf(event)).toStrictEqual({key: 'ArrowLeft', ctrlKey: false, shiftKey: true, altKey: false, metaKey: false});
  expect(pressOf({...event, key: undefined})).toBeUndefined(); // a browser that fills in a form sends an event without a key
  for (const other of [undefined, null, 5, 'ArrowLeft', {}, {key: 'a'}, {...event, get key() { throw new Error('mine'); }}, revoked()]) {
    expect(() => pressOf(other)).toThrow(expect.objectContaining({code: 'invalid-option', field: 'event', range: 'a KeyboardEvent'}));
  }
});

function unflat({kinds, numbers, texts}: Flat): unknown {
  const counts = new Float64Array(numbers.buffer);
  let kind = 0, number = 0;
  const read = (): unknown => {
    const is = kinds[kind++];
    switch (is) {
      case KIND.null: return null;
      case KIND.true: return true;
      case KIND.false: return false;
      case KIND.number: return counts[number++];
      case KIND.text: return texts[counts[number++]!];
      case KIND.list: return Array.from({length: counts[number++]!}, read);
      case KIND.object: return Object.fromEntries(Array.from({length: counts[number++]!}, () => [texts[counts[number++]!]!, read()]));
      default: return Object.entries(KIND).find(([, value]) => value === is)![0];
    }
  };
  const value = read();
  expect([kind, number]).toEqual([kinds.length, counts.length]);
  return value;
}

test('a value is laid flat whole, with a copy at each place of a shared object', () => {
  const width = [1, -0], value = {bodies: [{width, mass: null, name: 'a'}, {width}], on: true, off: false, name: 'a', none: undefined, big: 1n, call: () => 1, sign: Symbol('s')};
  expect(unflat(flatten(value, 'invalid-scene'))).toEqual({...value, none: 'undefined', big: 'bigint', call: 'function', sign: 'symbol'});
  expect(unflat(flatten([NaN, Infinity, 'x'.repeat(20_000)], 'invalid-scene'))).toEqual([NaN, Infinity, 'x'.repeat(10_000)]);
  expect(unflat(flatten(JSON.parse('{"__proto__": 1}'), 'invalid-scene'))).toEqual(JSON.parse('{"__proto__": 1}'));
});

test('an object that is not plain becomes empty, cycles end, and long lists keep their length', () => {
  expect(unflat(flatten([new Date(), new Float64Array(9), Object.assign([1], {2: 2})], 'invalid-scene'))).toEqual([{}, {}, [1, 'undefined', 2]]);
  const cycle: Record<string, unknown> = {};
  cycle['self'] = cycle;
  expect(flatten(cycle, 'invalid-scene').kinds).toHaveLength(6);
  expect(flatten(cycle, 'invalid-option', 'settings').kinds).toHaveLength(6);
  const {kinds, numbers} = flatten(Array(30_000).fill(1), 'invalid-scene');
  expect([kinds.length, new Float64Array(numbers.buffer)[0]]).toEqual([20_002, 30_000]);
  const rings: unknown[] = [];
  for (let i = 0; i < 20_000; i++) rings.push(rings);
  expect(() => flatten(rings, 'invalid-scene')).toThrow(expect.objectContaining({code: 'invalid-scene', field: 'scene', range: 'at most 1000000 values'}));
});

test('a getter that throws is refused with its path', () => {
  const body = {get mass(): never { throw new Error('mine'); }};
  expect(() => flatten({bodies: [{}, body]}, 'invalid-scene')).toThrow(expect.objectContaining({code: 'invalid-scene', field: 'bodies[1].mass'}));
  expect(() => flatten(body, 'invalid-option', 'settings')).toThrow(expect.objectContaining({code: 'invalid-option', field: 'settings.mass'}));
});

test('a list without a length is refused with its path', () => {
  for (const length of [-1, 0.5, NaN, Infinity, '1', undefined, {}]) {
    const list = new Proxy([1], {get: (target, name) => (name === 'length' ? length : Reflect.get(target, name) as unknown)});
    const refused = expect.objectContaining({code: 'invalid-scene', field: 'bodies', range: 'plain data', message: expect.stringContaining('a list of length') as string});
    expect(() => flatten({bodies: list}, 'invalid-scene')).toThrow(refused);
  }
});

test.each([
  ['{"a":1,"b":[{"a":1},{"a":{"a":[]}}],"c":"a"}', ''], ['[]', ''], ['7', ''], ['{"a":"\\"}:{\\"","b":1}', ''],
  ['{"a":1,"b":2,"a":3}', 'a'], ['{"bodies":[{"mass":1},[],{"mass":1,"width":[1,2],"m\\u0061ss":2}]}', 'bodies[2].mass'],
  ['{"s":{"x":1},"t":{"x":1,"y":{},"x":1}}', 't.x'],
])('%s has %j twice', (json, path) => {
  JSON.parse(json);
  expect(repeated(json)).toBe(path);
});

test('a repeated field is found after texts of any length', () => {
  const long = JSON.stringify(`\n"${'\\'.repeat(1_000_000)}`);
  expect(repeated(`{"a":${long},"b":[${long}]}`)).toBe('');
  expect(repeated(`[{"a":${long},"a":1}]`)).toBe('[0].a');
});
