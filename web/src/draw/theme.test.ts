import {expect, test} from 'vitest';
import {forced} from './theme';

const SYSTEM: Record<string, readonly [number, number, number]> = {
  Canvas: [0, 0, 0], CanvasText: [255, 255, 255], Highlight: [26, 235, 255], LinkText: [255, 255, 0], GrayText: [63, 242, 63],
};

test('forced colours are the system\u2019s, and a colour under text is near to the background', () => {
  const theme = forced((name) => SYSTEM[name]!);
  expect(theme.paper).toBe('rgb(0, 0, 0)');
  expect(theme.ink).toBe('rgb(255, 255, 255)');
  expect(theme.a).toBe('rgb(255, 255, 0)');
  expect(theme.cut).toBe('rgb(63, 242, 63)');
  expect(theme.mark).toBe('rgb(8, 71, 77)');
  expect(Object.values(theme).every((color) => /^rgb\(\d+, \d+, \d+\)$/.test(color))).toBe(true);
});
