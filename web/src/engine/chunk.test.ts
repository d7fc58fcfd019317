import {describe, expect, test} from 'vitest';
import {Chunk, together} from './chunk';

const from = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;

describe('chunks together', () => {
  test('are here when all are loaded, each by its name', async () => {
    const one = new Chunk<{n: number}>(from('export const n = 1;')), two = new Chunk<{n: number}>(from('export const n = 2;'));
    const both = together<{one: {n: number}; two: {n: number}}>({one, two});
    expect(both.here).toBeUndefined();
    await one.load();
    expect(both.here).toBeUndefined();
    const come = await both.load();
    expect([come.one.n, come.two.n]).toEqual([1, 2]);
    expect(both.here).toBe(come);
  });

  test('fail with the error of one that fails, and load when it does', async () => {
    const one = new Chunk<{n: number}>(from('export const n = 1;'));
    const lost = new Chunk<{n: number}>(from('globalThis.tried = (globalThis.tried ?? 0) + 1; if (globalThis.tried === 1) throw 1; export const n = 2;'));
    const both = together<{one: {n: number}; lost: {n: number}}>({one, lost});
    await expect(both.load()).rejects.toMatchObject({code: 'network'});
    expect(both.here).toBeUndefined();
    expect((await both.load()).lost.n).toBe(2);
  });
});
