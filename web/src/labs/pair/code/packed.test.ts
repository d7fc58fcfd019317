import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';
import {pack, unpack} from './packed';

const listing = readFileSync(fileURLToPath(new URL('../../../listing/collide.js', import.meta.url)), 'utf8');

test('a code comes back from its link, and the listing fits', async () => {
  for (const code of ['', 'const a = "÷ — 😀\\0";\n', listing]) {
    const packed = (await pack(code))!;
    expect(packed).toMatch(/^[\w-]*$/);
    expect(await unpack(packed)).toBe(code);
  }
});

test('a long code has no link', async () => {
  let state = 1;
  const noise = Array.from({length: 12_000}, () => (state = Math.imul(state, 1664525) + 1013904223 >>> 0).toString(36).at(-3)).join('');
  expect(await pack(noise)).toBeUndefined();
});

test('a link that is damaged, too long or too deep gives nothing', async () => {
  const packed = (await pack(listing))!;
  for (const text of ['!', packed.slice(0, 100), `x${packed}`, 'A'.repeat(9000), (await pack('x'.repeat(1_000_000)))!]) expect(await unpack(text)).toBeUndefined();
});
