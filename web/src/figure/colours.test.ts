import {expect, test} from 'vitest';
import {contrast} from './colours';

test.each([
  ['black on white', [0, 0, 0], [255, 255, 255], 21],
  ['white on black', [255, 255, 255], [0, 0, 0], 21],
  ['a grey on itself', [119, 119, 119], [119, 119, 119], 1],
  ['the least grey for text on white', [118, 118, 118], [255, 255, 255], 4.54],
  ['pure red on white', [255, 0, 0], [255, 255, 255], 4],
])('the contrast of %s', (_, p, q, want) => {
  expect(contrast(p, q)).toBeCloseTo(want, 2);
});
