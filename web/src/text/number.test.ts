import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {apart, long, short, write} from './number';

// wasm/text/number_test.go writes them, with the numbers of sentences and tables.
const {written, compared} = JSON.parse(readFileSync(new URL('../../testdata/numbers.json', import.meta.url), 'utf8')) as {
  written: {x: number; short: string; long: string}[];
  compared: {x: number; y: number; decimals: number; textX: string; textY: string}[];
};

test('numbers on the canvas are written as in sentences and tables', () => {
  expect(written.length).toBeGreaterThan(400);
  const differing = written.filter(({x, ...go}) => short(x) !== go.short || long(x) !== go.long)
    .map(({x, ...go}) => ({x, go, web: {short: short(x), long: long(x)}}));
  expect(differing).toEqual([]);
});

test('compared numbers have enough decimals to look different', () => {
  expect(compared.length).toBeGreaterThan(400);
  const differing = compared.map((go) => {
    const decimals = apart(3, go.x, go.y);
    return {go, web: {...go, decimals, textX: write(go.x, decimals), textY: write(go.y, decimals)}};
  }).filter(({go, web}) => JSON.stringify(go) !== JSON.stringify(web));
  expect(differing).toEqual([]);
});

test('numbers are written as people write them', () => {
  expect([0, -0, 1.35, -1.35, 0.012, 0.0999, 1234.5678, 1e6, -1.26e-7, 0.125, 99.999].map(short))
    .toEqual(['0', '0', '1.35', '−1.35', '0.012', '0.100', '1234.57', '1.0×10⁶', '−1.3×10⁻⁷', '0.13', '100.00']);
});
