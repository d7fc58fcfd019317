import {expect, test, vi} from 'vitest';
import {Reading, readingTime} from './pace';

test('Play leaves time for 200 words a minute, and for the picture where there are few', () => {
  expect(readingTime(`${'word '.repeat(40)}`)).toBe(12_000);
  expect(readingTime('Seen along\nA’s x axis, the shadows overlap.')).toBe(2400);
  expect(readingTime('')).toBe(1800);
  expect(readingTime('Two boxes')).toBe(1800);
});

test('the line on Play takes as long as the wait; speeds scale both, and without motion it goes by quarters', () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  const lines: {duration: number; easing: string; cancelled: boolean}[] = [];
  const animate = (_: unknown, {duration, easing}: {duration: number; easing: string}): {cancel(): void} => {
    const line = {duration, easing, cancelled: false};
    lines.push(line);
    return {cancel: () => (line.cancelled = true)};
  };
  const reading = new Reading({querySelector: () => ({animate})} as unknown as HTMLElement), then = vi.fn<() => void>();
  for (const [i, [reduced, speed, more, want]] of ([[false, 1, 0, 12_000], [true, 2, 1000, 6500], [false, 0.5, 0, 24_000]] as const).entries()) {
    vi.stubGlobal('matchMedia', () => ({matches: reduced}));
    reading.start('word '.repeat(40), then, {speed, more});
    expect(lines[i]).toEqual({duration: want, easing: reduced ? 'steps(4)' : 'linear', cancelled: false});
    vi.advanceTimersByTime(want - 1);
    expect(then).toHaveBeenCalledTimes(i);
    vi.advanceTimersByTime(1);
    expect(then).toHaveBeenCalledTimes(i + 1);
  }
  reading.start('', then);
  reading.stop();
  vi.runAllTimers();
  expect(then).toHaveBeenCalledTimes(3);
  expect(lines.every(({cancelled}) => cancelled)).toBe(true);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
