import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {EXERCISES, MISTAKES} from '../../../base/figure.gen';
import type {MistakeAnswer} from '../../../figure/check';
import type {Box, collide} from '../../../listing/collide.js';
import {cases} from './cases';
import {casesOf, TASKS} from './exercise';

interface Input { wA: Box['w']; pA: Box['p']; matA: Box['mat']; wB: Box['w']; pB: Box['p']; matB: Box['mat'] }
interface Exports { memory: WebAssembly.Memory; _initialize(): void; request(bytes: number): number; answer(): number; text(): number }

const root = fileURLToPath(new URL('../../../../..', import.meta.url)), wasm = join(process.env.CLIPSTAGE_BUILD ?? join(root, 'web/build'), 'check.wasm');
const inputs = ['pairs', 'ties'].flatMap((file) => gunzipSync(readFileSync(join(root, `tests/testdata/${file}.jsonl.gz`))).toString().trim().split('\n')
  .map((line) => (JSON.parse(line) as {in: Input}).in));
const boxes = ({wA, pA, matA, wB, pB, matB}: Input): [Box, Box] => [{w: wA, p: pA, mat: matA}, {w: wB, p: pB, mat: matB}];

/** The checking program, built by TinyGo, without the page's code around it. */
async function program(): Promise<(a: Box, b: Box, mistake: string) => MistakeAnswer> {
  const {instance} = await WebAssembly.instantiate(readFileSync(wasm), {wasi_snapshot_preview1: {fd_write: () => 0}, env: {arc4random: () => 1}});
  const {memory, _initialize: begin, request, answer, text} = instance.exports as unknown as Exports;
  begin();
  return (a, b, mistake) => {
    const bytes = new TextEncoder().encode(JSON.stringify({a, b, mistake})), at = request(bytes.length);
    new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
    const length = answer();
    return JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, text(), length))) as MistakeAnswer;
  };
}

/** A value with the fields of its objects in alphabetical order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).sort(([p], [q]) => (p < q ? -1 : 1)).map(([name, one]) => [name, sorted(one)]));
}

/** The listing with a mistake's lines in place of its own. */
async function mistaken(lines: MistakeAnswer['lines'], file: string): Promise<typeof collide> {
  let name = '';
  const left = new Set(lines), code = readFileSync(join(root, 'web/src/listing/collide.js'), 'utf8').split('\n').map((text) => {
    name = /^export function (\w+)/.exec(text)?.[1] ?? name;
    const line = [...left].find((one) => one.function === name && one.right === text.trim());
    return line !== undefined && left.delete(line) ? line.wrong : text;
  });
  expect([...left]).toEqual([]);
  writeFileSync(file, code.join('\n'));
  return ((await import(/* @vite-ignore */ pathToFileURL(file).href)) as {collide: typeof collide}).collide;
}

describe.skipIf(!existsSync(wasm))('the listing with a mistake’s lines', () => {
  let ask: Awaited<ReturnType<typeof program>>, folder = '';
  beforeAll(async () => {
    ask = await program();
    folder = mkdtempSync(join(tmpdir(), 'clipstage-'));
  });
  afterAll(() => rmSync(folder, {recursive: true, force: true}));

  test.each(MISTAKES)('gives the trace of %s, to the bit', async (id) => {
    const {lines} = ask(...boxes(inputs[0]!), id), wrong = await mistaken(lines, join(folder, `${id}.mjs`));
    let differ = 0;
    for (const input of inputs) {
      const [a, b] = boxes(input), {got, differs} = ask(a, b, id);
      expect(JSON.stringify(sorted(wrong(a, b)))).toBe(JSON.stringify(sorted(got))); // without the signs of zeros
      if (differs) differ++;
    }
    expect(differ).toBeGreaterThan(0);
    // The cases of the exercise about the function find it.
    const exercise = EXERCISES.find((one) => TASKS[one].name === lines[0]!.function), own = exercise === undefined ? cases : casesOf(exercise, cases);
    expect(own.some(({a, b}) => ask(a, b, id).differs !== undefined)).toBe(true);
  });
});
