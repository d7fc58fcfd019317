import {expect, test} from 'vitest';
import {plainBox, plainPose} from './plain';

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
