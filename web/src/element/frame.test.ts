import {expect, test} from 'vitest';
import {keptOptions} from './frame';

const changed = (...names: string[]): ReadonlySet<string> => new Set(names);

test('if only the look of a frame’s figure changes, its state replaces the other options', () => {
  expect(keptOptions('pair', {preset: 'deep', stage: 'setup', controls: 'full', height: '300'}, changed('controls', 'height'), 'a=1,1,0,0,0&b=1,1,0,1,0&stage=keep'))
    .toEqual({controls: 'full', height: '300', state: 'a=1,1,0,0,0&b=1,1,0,1,0&stage=keep'});
  expect(keptOptions('pair', {preset: 'deep', stages: 'keep,contacts'}, changed('stages', 'theme'), 'preset=deep')).toEqual({stages: 'keep,contacts', state: 'preset=deep'});
});

test('changed options that are not about the look override the state', () => {
  const state = 'lab=world&scene=wall&step=60&iterations=8';
  expect(keptOptions('world', {scene: 'wall', iterations: '5', step: '9', theme: 'dark'}, changed('iterations', 'theme'), state)).toEqual({iterations: '5', theme: 'dark', state});
});

test.each([
  ['pair', 'preset'], ['pair', 'state'], ['world', 'scene'], ['world', 'step'], ['trace', 'trace'],
] as const)('another figure, or an option that is gone, begins by the options: %s %s', (lab, name) => {
  const given: Record<string, string> = {preset: 'deep', scene: 'wall', state: 'preset=thin', trace: 't.json', controls: 'none'};
  expect(keptOptions(lab, given, changed(name, 'controls'), 'stage=keep')).toEqual(given);
});

test('a frame without a figure so far keeps the options', () => {
  expect(keptOptions('pair', {stage: 'keep'}, changed('controls'), undefined)).toEqual({stage: 'keep'});
});
