import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {Transition} from './transition';

let frames: ((now: number) => void)[] = [];
let still = false;

beforeEach(() => {
  frames = [];
  still = false;
  vi.stubGlobal('matchMedia', () => ({matches: still}));
  vi.stubGlobal('requestAnimationFrame', (frame: (now: number) => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => { frames = []; });
});
afterEach(() => vi.unstubAllGlobals());

const pass = (now: number): void => { for (const frame of frames.splice(0)) frame(now); };

test('goes from 0 to 1 within 250 ms, fast at first, and ends', () => {
  const seen: number[] = [], way = new Transition((t) => seen.push(t));
  way.start();
  for (const now of [1000, 1100, 1200, 1249, 1250, 1300]) pass(now);
  expect(seen).toEqual([0, 0, expect.closeTo(1 - 0.6 ** 3), expect.closeTo(1 - 0.2 ** 3), expect.closeTo(1), 1]);
  expect([frames.length, way.running]).toEqual([0, false]);
});

test('begins anew if it is started again, and stays where it is stopped', () => {
  const seen: number[] = [], way = new Transition((t) => seen.push(t));
  way.start();
  pass(1000);
  pass(1200);
  way.start();
  pass(5000);
  expect(seen.at(-1)).toBe(0);
  way.stop();
  pass(6000);
  expect([seen.at(-1), way.running]).toEqual([0, false]);
});

test('ends at once if the reader wants no motion, or if there are no animation frames', () => {
  const seen: number[] = [], way = new Transition((t) => seen.push(t));
  still = true;
  way.start();
  expect([seen, frames.length]).toEqual([[1], 0]);
  still = false;
  vi.stubGlobal('requestAnimationFrame', () => { throw new Error('not here'); });
  vi.stubGlobal('reportError', () => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  way.start();
  expect(seen).toEqual([1, 1]);
});
