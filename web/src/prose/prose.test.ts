import {describe, expect, test} from 'vitest';
import {SETTINGS as OF_WORLDS} from '../labs/world/options';
import {poseOf, readBox, readLink, readPair, readSection, readWorld, SETTINGS, type Settings, settingsAt} from './link';
import {digitsOf, holds, shown} from './value';

describe('a link', () => {
  test('has a figure and what it sets', () => {
    expect(readLink('#fig1:stage=clip-pos;mark=incident')).toEqual({id: 'fig1', settings: {stage: 'clip-pos', mark: 'incident'}});
    expect(readLink('#fig1:a=4,2,0,0,0;mark=B.e3')).toEqual({id: 'fig1', settings: {a: '4,2,0,0,0', mark: 'B.e3'}});
    expect(readLink('#fig1:layers=bodies%2Ccontacts;step=60')).toEqual({id: 'fig1', settings: {layers: 'bodies,contacts', step: '60'}});
  });

  test.each(['#fig1', '#top', '#a:b', '#fig1:', '#:stage=keep', '#lab=pair&stage=keep', '#lab=world&compare=solver:box2d;iterations:8', '#fig1:=red'])('with the address %s sets nothing', (href) => {
    expect(readLink(href)).toBeUndefined();
  });

  test('keeps unknown names, which its figure refuses, and takes a broken escape as it is', () => {
    expect(readLink('#fig1:stpe=3;stage=keep')).toEqual({id: 'fig1', settings: {stpe: '3', stage: 'keep'}});
    expect(readLink('#fig1:stage=%')).toEqual({id: 'fig1', settings: {stage: '%'}});
  });
});

test('a section has its figure’s settings', () => {
  const dataset = {stage: 'keep', pose: 'b=2,2,0.5,1,0.1', other: 'x'};
  expect(readSection({dataset} as unknown as HTMLElement)).toEqual({stage: 'keep', b: '2,2,0.5,1,0.1'});
});

describe('a section sets its whole', () => {
  const begun = {state: 'lab=pair&preset=thin', stage: 'setup', step: '0', layers: 'bodies'};
  const sections: readonly Settings[] = [{stage: 'keep'}, {preset: 'deep', mark: 'cut'}, {b: '2,2,0,1,0', stage: 'contacts'}, {preset: 'thin'}];
  test.each([[0, {state: begun.state, stage: 'keep', mark: ''}], [1, {preset: 'deep', stage: 'keep', mark: 'cut'}], [2, {preset: 'deep', b: '2,2,0,1,0', stage: 'contacts', mark: ''}],
    [3, {preset: 'thin', stage: 'contacts', mark: ''}]])('section %i', (i, settings) => {
    expect(settingsAt(sections, i, begun)).toEqual(settings);
  });

  test('which is only what some section sets', () => {
    expect(settingsAt([{}, {step: '9'}], 0, begun)).toEqual({step: '0'});
    expect(settingsAt([{scene: 'wall', step: '9', pick: '1,2'}, {scene: 'dominos'}], 1, begun)).toEqual({scene: 'dominos'});
    expect(settingsAt([{pick: '1,2'}, {pick: 'none'}], 0, {pick: ''})).toEqual({pick: '1,2'});
  });
});

test('poses of hulls have seven numbers', () => {
  expect(poseOf({b: '0.32,0.17,1.1,1,0,0,0'})).toEqual({method: 'setHulls', pose: {b: {position: [0.32, 0.17, 1.1], rotation: [1, 0, 0, 0]}}});
  expect(poseOf({b: '2,2,0,1,0'})).toEqual({method: 'setPose', pose: {b: {w: 2, h: 2, x: 0, y: 1, angle: 0}}});
});

test.each([['3,7', [3, 7]], ['none', []], ['', []]])('a pair is read from %o', (text, pair) => expect(readPair(text)).toEqual(pair));

test('settings of a world are those of its options', () => {
  expect(SETTINGS).toEqual(OF_WORLDS);
  expect(readWorld({warmStarting: 'off', iterations: '4', gravity: '0,-5', solver: 'box2d'})).toEqual({warmStarting: false, iterations: 4, gravity: [0, -5], solver: 'box2d'});
});

test.each([['contacts', 0], ['step', 0], ['out.n', 0], ['out.contacts[0].s', 2], ['solve.mass[0]', 2]])('%s has %i decimals', (path, digits) => {
  expect(digitsOf(path)).toBe(digits);
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
