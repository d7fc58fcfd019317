import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {createInterface} from 'node:readline';
import {fileURLToPath} from 'node:url';
import {gunzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {generator} from '../../testdata/random';
import {type Box, collide, type Vector} from './collide.js';

type Four = Box['mat'];
interface Input { wA: Vector; pA: Vector; rA: number; matA: Four; wB: Vector; pB: Vector; rB: number; matB: Four }
interface Case { id: number; in: Input; mid: object; out: object }

const root = fileURLToPath(new URL('../../..', import.meta.url));
const listed = ({wA, pA, matA, wB, pB, matB}: Input) => collide({w: wA, p: pA, mat: matA}, {w: wB, p: pB, mat: matB});

/** Whether two values are the same to the bit, in all fields. */
function same(got: unknown, want: unknown): boolean {
  if (typeof got !== 'object' || typeof want !== 'object') return Object.is(got, want);
  const keys = Object.keys(want!);
  return Object.keys(got!).length === keys.length && keys.every((key) => same((got as Record<string, unknown>)[key], (want as Record<string, unknown>)[key]));
}

test.each([['pairs', 304], ['ties', 50]] as const)('collide gives every field of the reference %s, to the bit', (file, count) => {
  const lines = gunzipSync(readFileSync(join(root, `tests/testdata/${file}.jsonl.gz`))).toString().trim().split('\n');
  expect(lines.length).toBe(count);
  const wrong: object[] = [];
  for (const line of lines) {
    const {id, in: input, mid, out} = JSON.parse(line) as Case, got = listed(input);
    if (!same(got, {mid, out})) wrong.push({id, got, want: {mid, out}});
  }
  expect(wrong).toEqual([]);
});

/** Random pairs: any boxes; long and thin ones; boxes on a lattice, which touch and tie exactly; such boxes at 45°. */
function pairs(count: number): Input[] {
  const random = generator(44), between = (low: number, high: number): number => low + random() * (high - low);
  const half = (low: number, high: number): number => Math.round(between(2 * low, 2 * high)) / 2;
  const R = Math.SQRT1_2, turns: Four[] = [[1, 0, -0, 1], [0, 1, -1, 0], [-1, 0, -0, -1], [0, -1, 1, 0], [R, R, -R, R]];
  const any = (): Four => {
    const angle = between(-7, 7), c = Math.cos(angle), s = Math.sin(angle);
    return [c, s, -s, c];
  };
  return Array.from({length: count}, (_, i) => {
    const kind = i % 4, lattice = kind >= 2;
    const size = (): number => (lattice ? half(1, 4) : kind === 1 ? 10 ** between(-3, 1) : between(0.5, 4));
    const place = (): number => (lattice ? half(-2, 2) : between(-1.5, 1.5));
    const turn = (): Four => (lattice ? turns[Math.floor(between(0, kind === 2 ? 4 : 5))]! : any());
    return {wA: [size(), size()], pA: [place(), place()], rA: 0, matA: turn(), wB: [size(), size()], pB: [place(), place()], rB: 0, matB: turn()};
  });
}

const COUNT = 100_000;

test(`collide gives every field of the engine's traces of ${COUNT} random pairs, to the bit`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'clipstage-'));
  try {
    const program = join(folder, 'clipstage');
    execFileSync('go', ['build', '-o', program, './physics/cmd/clipstage'], {cwd: root});
    const engine = spawn(program, ['trace', 'pairs'], {stdio: ['pipe', 'pipe', 'inherit']}), ended = once(engine, 'exit');
    const inputs = pairs(COUNT), ends = new Map<string, number>();
    const write = async (): Promise<void> => {
      for (let at = 0; at < COUNT; at += 1000) {
        // JSON.stringify writes -0 as 0.
        const text = inputs.slice(at, at + 1000).map((input, i) => `{"id":${at + i},"in":${JSON.stringify(input, (_, value: unknown) => (Object.is(value, -0) ? '-0' : value)).replaceAll('"-0"', '-0')}}\n`).join('');
        if (!engine.stdin.write(text)) await once(engine.stdin, 'drain');
      }
      engine.stdin.end();
    };
    const written = write();
    const wrong: object[] = [];
    let id = 0;
    for await (const line of createInterface({input: engine.stdout})) {
      const {mid, out} = JSON.parse(line) as Case, got = listed(inputs[id]!);
      if (!same(got, {mid, out}) && wrong.length < 3) wrong.push({in: inputs[id], got, want: {mid, out}});
      const end = `${got.mid.stage} ${got.out.n}`;
      ends.set(end, (ends.get(end) ?? 0) + 1);
      id++;
    }
    await Promise.all([written, ended]);
    expect(wrong).toEqual([]);
    expect(id).toBe(COUNT);
    // The pairs reach every stage.
    expect([...ends.keys()].sort()).toEqual(['clip1 0', 'clip2 0', 'end 1', 'end 2', 'faceA 0', 'faceB 0']);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
});
