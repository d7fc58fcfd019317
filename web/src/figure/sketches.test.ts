import {expect, test} from 'vitest';
import {NOTE} from '../text/note.gen';
import {SKETCHES} from './sketches';

test('a picture has a text for readers who do not see it, and the text a picture', () => {
  const described = Object.keys(NOTE).flatMap((key) => /^page\.note\.(.*)\.alt$/.exec(key)?.[1] ?? []);
  expect(Object.keys(SKETCHES).sort()).toEqual(described.sort());
});

test('the pictures stay in their field, with room for their strokes', () => {
  for (const [term, strokes] of Object.entries(SKETCHES)) {
    for (const [, path] of strokes) {
      for (const [, command, coordinates] of path.matchAll(/([MLQSC])([^A-Za-z]*)/g)) {
        const numbers = coordinates!.trim().split(/[\s,]+|(?=-)/).map(Number);
        numbers.forEach((v, i) => {
          expect(v, `${term}: ${command}${coordinates}`).toBeGreaterThanOrEqual(1);
          expect(v, `${term}: ${command}${coordinates}`).toBeLessThanOrEqual(i % 2 === 0 ? 119 : 63);
        });
      }
    }
  }
});
