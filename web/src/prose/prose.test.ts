import {describe, expect, test} from 'vitest';
import {readBox, readLink, readSection} from './link';
import {holds, shown} from './value';

describe('a link', () => {
  test('has a figure and what it sets', () => {
    expect(readLink('#fig1:stage=clip-pos;mark=incident')).toEqual({id: 'fig1', settings: {stage: 'clip-pos', mark: 'incident'}});
    expect(readLink('#fig1:a=4,2,0,0,0;mark=B.e3')).toEqual({id: 'fig1', settings: {a: '4,2,0,0,0', mark: 'B.e3'}});
    expect(readLink('#fig1:layers=bodies%2Ccontacts;step=60')).toEqual({id: 'fig1', settings: {layers: 'bodies,contacts', step: '60'}});
  });

  test.each(['#fig1', '#top', '#a:b', '#fig1:', '#:stage=keep', '#lab=pair&stage=keep', '#lab=world&compare=solver:box2d;iterations:8', '#fig1:colour=red'])('with the address %s sets nothing', (href) => {
    expect(readLink(href)).toBeUndefined();
  });

  test('ignores what it may not set, and takes a broken escape as it is', () => {
    expect(readLink('#fig1:controls=full;stage=keep')).toEqual({id: 'fig1', settings: {stage: 'keep'}});
    expect(readLink('#fig1:stage=%')).toEqual({id: 'fig1', settings: {stage: '%'}});
  });
});

test('a section has its figure’s settings', () => {
  const dataset = {stage: 'keep', pose: 'b=2,2,0.5,1,0.1', other: 'x'};
  expect(readSection({dataset} as unknown as HTMLElement)).toEqual({stage: 'keep', b: '2,2,0.5,1,0.1'});
});

test('a box is read as in the options', () => {
  expect(readBox('4,2,0,-0.4,90°')).toEqual({w: 4, h: 2, x: 0, y: -0.4, angle: Math.PI / 2});
});

test.each([[-0.3449, 2, '−0.34'], [-0.001, 2, '0.00'], [2, 0, '2'], [undefined, 2, '–'], [null, 2, '–'], ['faceA', 2, 'faceA'], [[1, 2, 3], 0, '3']] as const)('%o with %i decimals is shown as %s', (value, digits, text) => {
  expect(shown(value, digits)).toBe(text);
});

describe('words wait until', () => {
  const asks = {is: null, above: null, below: null};
  test.each([[2, {is: '2'}, true], [2.5, {is: '2'}, false], ['edge', {is: 'edge'}, true], [undefined, {is: '0'}, false], [null, {below: '1'}, false],
    [-0.1, {below: '0'}, true], [0, {below: '0'}, false], [0.3, {above: '0.2', below: '0.4'}, true]] as const)('%o is as %o asks: %o', (value, part, done) => {
    expect(holds(value, {...asks, ...part})).toBe(done);
  });
});
