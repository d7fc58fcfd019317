import {expect, test} from 'vitest';
import {toPixels, toMetres} from './camera';

test('toPixels turns y round, once', () => {
  const camera = {scale: 100, x: 1, y: 2, width: 400, height: 300};
  expect(toPixels(camera, 1, 2)).toEqual({x: 200, y: 150});
  expect(toPixels(camera, 2, 3)).toEqual({x: 300, y: 50});
});

test('toMetres undoes toPixels', () => {
  const camera = {scale: 37.5, x: -3, y: 8, width: 390, height: 340};
  const p = toPixels(camera, 1.25, -4.5);
  const back = toMetres(camera, p.x, p.y);
  expect(back.x).toBeCloseTo(1.25, 12);
  expect(back.y).toBeCloseTo(-4.5, 12);
});
