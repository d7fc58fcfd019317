import {expect, test} from 'vitest';
import {readingTime} from './pace';

test('Play leaves time for 200 words a minute, and for the picture where there are few', () => {
  expect(readingTime(`${'word '.repeat(40)}`)).toBe(12_000);
  expect(readingTime('Seen along\nA’s x axis, the shadows overlap.')).toBe(2400);
  expect(readingTime('')).toBe(1800);
  expect(readingTime('Two boxes')).toBe(1800);
});
