import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {fit, toPixels, toWorld} from '../../draw/camera';
import {chartRect, corners} from './layers/place';
import {F} from '../../draw/layout.gen';

const presets = JSON.parse(readFileSync(new URL('../../../testdata/presets.json', import.meta.url), 'utf8')) as {id: string; frame: number[]}[];
const SIZES = [[358, 300], [390, 340], [908, 580], [1280, 700]] as const;

test('toPixels turns y round, once', () => {
  const camera = {scale: 100, x: 1, y: 2, width: 400, height: 300};
  expect(toPixels(camera, 1, 2)).toEqual({x: 200, y: 150});
  expect(toPixels(camera, 2, 3)).toEqual({x: 300, y: 50});
});

test('toWorld undoes toPixels', () => {
  const camera = {scale: 37.5, x: -3, y: 8, width: 390, height: 340};
  const p = toPixels(camera, 1.25, -4.5);
  const back = toWorld(camera, p.x, p.y);
  expect(back.x).toBeCloseTo(1.25, 12);
  expect(back.y).toBeCloseTo(-4.5, 12);
});

describe.each(presets)('fit of $id', ({frame}) => {
  test.each(SIZES)('shows both boxes with a margin on %i × %i, and has a free place for the chart', (width, height) => {
    const numbers = Float64Array.from(frame);
    const camera = fit(numbers, width, height);
    const at = (x: number, y: number) => toPixels(camera, x, y);
    for (const p of [...corners(numbers, 0, at), ...corners(numbers, 1, at)]) {
      expect(p.x).toBeGreaterThan(20);
      expect(p.x).toBeLessThan(width - 20);
      expect(p.y).toBeGreaterThan(20);
      expect(p.y).toBeLessThan(height - 20);
    }
    expect(numbers[F.reached]! < 3 || chartRect(numbers, at, width, height, false).free).toBe(true);
  });

  test('does not depend on the stage', () => {
    const numbers = Float64Array.from(frame);
    const first = fit(numbers, 908, 580);
    numbers[F.stage] = 7;
    expect(fit(numbers, 908, 580)).toEqual(first);
  });
});
