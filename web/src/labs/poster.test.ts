import {expect, test} from 'vitest';
import {say} from '../text/words';
import {type Lab, SHOWN} from '../trace/manifest';
import * as poster from './poster';

const drawnOf = (lab: Lab, chosen: Parameters<typeof poster.drawnOf>[1], hash: string): string | undefined => poster.drawnOf(SHOWN[lab], chosen, hash);
const posterWords = (lab: Lab, chosen: Parameters<typeof poster.posterWords>[1], hash: string): string => poster.posterWords(SHOWN[lab], chosen, hash);

const BOXES = 'a=4.4,2,0.1,-0.4,0.06&b=3.1,1.7,1.8,1.7,0.36';

test('the poster shows the figure’s preset and stage', () => {
  expect(drawnOf('pair', {}, '')).toBe('pair/keep-drops/setup');
  expect(drawnOf('pair', {stages: 'keep,clip-pos'}, '')).toBe('pair/keep-drops/clip-pos');
  expect(drawnOf('pair', {preset: 'both-clip', stage: 'clip-pos'}, '')).toBe('pair/both-clip/clip-pos');
  expect(drawnOf('pair', {preset: 'thin', state: 'preset=deep&stage=keep'}, '')).toBe('pair/deep/keep');
  expect(drawnOf('pair', {preset: 'thin', stage: 'setup'}, 'lab=pair&stage=keep&preset=near-tie')).toBe('pair/near-tie/keep');
  expect(drawnOf('pair', {}, 'lab%3Dpair%26stage%3Dkeep%26preset%3Ddeep')).toBe('pair/deep/keep');
  expect(drawnOf('hull', {preset: 'gap', stage: 'edges'}, '')).toBe('hull/gap/edges');
  expect(drawnOf('world', {}, 'lab=world&scene=wall&step=9&stage=solve')).toBe('world/wall/0');
});

test('the poster of a figure that asks does not show the answer', () => {
  expect(drawnOf('pair', {preset: 'deep', stage: 'reference', ask: 'reference'}, '')).toBe('pair/deep/setup');
  expect(drawnOf('pair', {}, 'preset=deep&stage=keep&ask=keep')).toBe('pair/deep/setup');
  expect(drawnOf('pair', {ask: 'keep'}, 'preset=deep&stage=keep')).toBe('pair/deep/keep');
});

test('an unknown preset or stage has the default’s poster, as the engine shows the default', () => {
  expect(drawnOf('pair', {preset: '../thin', stage: 'length'}, '')).toBe('pair/keep-drops/setup');
  expect(drawnOf('world', {scene: 'deep'}, '')).toBe('world/pyramid/0');
});

test.each([
  ['pair', {a: '1,1,0,0,0', preset: 'deep'}, ''], ['pair', {b: '1,1,0,0,0'}, ''], ['pair', {state: BOXES, preset: 'thin'}, ''], ['pair', {}, BOXES], ['pair', {}, `preset=deep&${BOXES}`],
  ['pair', {}, BOXES.replaceAll('=', '%3D').replace('&', '%26')], ['pair', {}, 'seed=7'],
  ['hull', {hulls: {}}, ''], ['hull', {b: '0,0,1,1,0,0,0'}, ''], ['hull', {}, 'preset=gap&b=0,0,1,1,0,0,0'], ['hull', {}, 'va=0,0,0;1,0,0'], ['hull', {state: 'seed=7'}, ''],
  ['hull', {}, 'preset=gap&bias=0.1,0'], ['hull', {}, 'preset=gap&compare=on'], ['world', {state: 'scene=own'}, ''], ['trace', {preset: 'deep'}, ''],
] as const)('of a pose, hulls, a scene or a trace of one’s own there is no poster: %s %j %s', (lab, chosen, hash) => {
  expect(drawnOf(lab, chosen, hash)).toBeUndefined();
});

test('a link without boxes wins over the options a and b', () => {
  expect(drawnOf('pair', {a: '1,1,0,0,0', b: '1,1,0,0,0'}, 'preset=deep&stage=keep')).toBe('pair/deep/keep');
});

test('a printed poster of a world says that it shows step 0, if another step was requested', () => {
  const words = say('page.poster.step', {step: 600});
  for (const [chosen, hash] of [[{step: '600'}, ''], [{state: 'lab=world&scene=wall&step=600'}, ''], [{step: '3'}, 'lab=world&scene=wall&step=600'], [{step: '600', poster: 'only'}, '']] as const) {
    expect(posterWords('world', chosen, hash)).toBe(words);
  }
  for (const chosen of [{}, {step: '0'}, {step: '600', poster: 'own.png'}]) expect(posterWords('world', chosen, '')).toBe('');
  expect(posterWords('pair', {step: '600'}, '')).toBe('');
});
