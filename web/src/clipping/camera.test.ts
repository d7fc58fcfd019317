import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {toPixels} from '../draw/camera';
import {fit, knobOf} from './camera';
import {chartRect, corners} from './layers/layout';
import {F} from '../draw/layout.gen';

const presets = JSON.parse(readFileSync(new URL('../../testdata/presets.json', import.meta.url), 'utf8')) as {id: string; frame: number[]}[];
const SIZES = [[358, 300], [390, 340], [908, 580], [1280, 700]] as const;

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
    for (const box of F.boxes) {
      const p = knobOf(numbers, box, at);
      expect(Math.min(p.x, p.y, width - p.x, height - p.y)).toBeGreaterThanOrEqual(10 - 1e-6);
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
