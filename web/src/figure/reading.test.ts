import {expect, test} from 'vitest';
import {textOfBytes} from './reading';

test('bytes of text are its characters, and each byte of a binary file is one', () => {
  expect(textOfBytes(new TextEncoder().encode('o Würfel\nv 1 0 0\n'))).toBe('o Würfel\nv 1 0 0\n');
  const bytes = Uint8Array.from({length: 20_000}, (_, i) => i);
  expect(Uint8Array.from(textOfBytes(bytes), (c) => c.charCodeAt(0))).toEqual(bytes);
});
