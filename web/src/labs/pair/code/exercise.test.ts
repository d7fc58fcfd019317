import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {afterAll, expect, test} from 'vitest';
import {collide} from '../../../listing/collide.js';
import {EXERCISES} from '../../../base/figure.gen';
import type {Result} from './answer';
import {cases} from './cases';
import {casesOf, emptied, lacking, TASKS} from './exercise';
import {compareImpulses, HARNESS, inputOf} from './impulse';

const folder = mkdtempSync(join(tmpdir(), 'clipstage-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

let count = 0;
const run = async (code: string): Promise<(given: unknown, other?: unknown) => unknown> => {
  const file = join(folder, `${count++}.mjs`);
  writeFileSync(file, `${code}\nexport {collide as calls};`);
  return ((await import(/* @vite-ignore */ pathToFileURL(file).href)) as {calls: (given: unknown, other?: unknown) => unknown}).calls;
};
const listing = (name: string): string => readFileSync(fileURLToPath(new URL(`../../../listing/${name}.js`, import.meta.url)), 'utf8');

test.each(EXERCISES)('%s begins with code that runs, and whose results are wrong in most cases', async (id) => {
  const own = casesOf(id, cases), code = emptied(id, 'here'), {name, solve} = TASKS[id];
  expect(own.length).toBeGreaterThan(100);
  expect(own.map(({level}) => level)).toEqual(own.map(({level}) => level).sort());
  expect(new Set(own.map(({level}) => level))).toEqual(new Set([0, 1, 2]));
  expect(code).toContain(`function ${name}`);
  expect(code.length).toBeLessThan(listing(solve ? 'solve' : 'collide').length);
  const calls = await run(code + (solve ? HARNESS : ''));
  const wrong = own.filter(({a, b}) => (solve ? compareImpulses(a, b, calls(inputOf(a, b)) as Result).differs !== undefined : JSON.stringify(calls(a, b)) !== JSON.stringify(collide(a, b))));
  expect(wrong.length).toBeGreaterThan(own.length / 2);
});

test('the shipped solve.js solves the exercise, and each mistake in it fails', async () => {
  const own = casesOf('impulse', cases), code = listing('solve') + HARNESS;
  const failing = async (right: string, wrong: string): Promise<number> => {
    expect(code).toContain(right);
    const calls = await run(code.replace(right, wrong));
    return own.filter(({a, b}) => compareImpulses(a, b, calls(inputOf(a, b)) as Result).differs !== undefined).length;
  };
  expect(await failing('', '')).toBe(0);
  const counts = await Promise.all(([
    ['c.massNormal * (-vn + c.bias)', 'c.massNormal * (-vn)'], ['c.massNormal * (-vn + c.bias)', '-vn + c.bias'], ['old + dPn > 0 ? old + dPn : 0', 'old + (dPn > 0 ? dPn : 0)'],
    ['dPn = dPn > 0 ? dPn : 0', ''], ['dPn = c.pn - old', ''], ['const dvX = b.v[0] + -b.w * r2[1] - a.v[0] - -a.w * r1[1]', 'const dvX = b.v[0] - a.v[0]'], ['return dPn;', 'return 0;'],
  ] as const).map(async ([right, wrong]) => failing(right, wrong)));
  expect(counts).toHaveLength(7);
  expect(Math.min(...counts)).toBeGreaterThan(0);
});

test('lacking finds the first missing part', () => {
  const want = collide({w: [2, 2], p: [0, 0], mat: [1, 0, -0, 1]}, {w: [2, 2], p: [0, 1.5], mat: [1, 0, -0, 1]});
  expect(lacking(want, structuredClone(want))).toBe('');
  expect(lacking(want, {...want, mid: {}})).toBe('.mid.stage');
  expect(lacking(want, {...want, out: {n: 2, contacts: want.out.contacts.map(({p}) => ({p}))}})).toBe('.out.contacts[0].n');
});
