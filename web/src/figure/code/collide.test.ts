import {readFileSync} from 'node:fs';
import {gunzipSync} from 'node:zlib';
import {FUNCTIONS, LINES, NAMES, PROBES, run} from 'virtual:listing';
import {describe, expect, test} from 'vitest';
import {MARKS, STAGES} from '../../base/figure.gen';
import {F, SLOTS} from '../../draw/layout.gen';
import {type Box, collide} from '../../listing/collide.js';
import {FUNCTIONS_OF, stepsOf} from './collide';
import {markOf} from './marks';
import {linesAt, shown, type Step} from './steps';

interface Input { wA: Box['w']; pA: Box['p']; matA: Box['mat']; wB: Box['w']; pB: Box['p']; matB: Box['mat'] }

const inputs = ['pairs', 'ties'].flatMap((file) => gunzipSync(readFileSync(new URL(`../../../../tests/testdata/${file}.jsonl.gz`, import.meta.url))).toString().trim().split('\n')
  .map((line) => (JSON.parse(line) as {in: Input}).in));
const presets = JSON.parse(readFileSync(new URL('../../../testdata/presets.json', import.meta.url), 'utf8')) as {id: string; frame: number[]}[];
const frameOf = (id: string): Float64Array => {
  const frame = new Float64Array(SLOTS);
  frame.set(presets.find((preset) => preset.id === id)!.frame);
  return frame;
};
/** The line of the listing that begins so. */
const lineOf = (text: string, from = 0): number => LINES.findIndex((line, i) => i >= from && line.trim().startsWith(text)) + 1;
const clipAt = FUNCTIONS.find(({name}) => name === 'clip')!.from;

describe('the listing with probes', () => {
  test('gives the results of the listing', () => {
    for (const {wA, pA, matA, wB, pB, matB} of inputs) {
      const a: Box = {w: wA, p: pA, mat: matA}, b: Box = {w: wB, p: pB, mat: matB};
      expect(run(() => {}, a, b)).toEqual(collide(a, b));
    }
  });

  test('reports each line with a statement in some call, and no other', () => {
    const ran = new Set<number>(), stages = FUNCTIONS.filter(({name}) => name !== 'collide');
    for (const {wA, pA, matA, wB, pB, matB} of inputs) run((id) => void ran.add(PROBES[id]!.line), {w: wA, p: pA, mat: matA}, {w: wB, p: pB, mat: matB});
    const statements = stages.flatMap(({from, to}) => Array.from({length: to - from + 1}, (_, i) => from + i)).filter((line) => !/^(\/\/|\}$)/.test(LINES[line - 1]!.trim()));
    expect([...ran].sort((p, q) => p - q)).toEqual(statements);
  });

  test('names stand where the listing has them', () => {
    for (const {line, from, to, name} of NAMES) expect(LINES[line - 1]!.slice(from, to)).toBe(name);
  });
});

describe('the steps of a preset', () => {
  test('a stage that the call did not reach has none, the others have some', () => {
    for (const {id} of presets) {
      const frame = frameOf(id), steps = stepsOf(frame);
      expect(STAGES.map((stage) => steps[stage].length > 0)).toEqual(STAGES.map((_, i) => i <= Math.max(frame[F.reached]!, 1)));
    }
  });

  test('both clips show the numbers of the engine', () => {
    const frame = frameOf('both-clip'), steps = stepsOf(frame);
    for (const [i, stage] of (['clip-neg', 'clip-pos'] as const).entries()) {
      const lines = linesAt(steps[stage], steps[stage].length), clip = F.clips[i]!;
      expect(lines.get(lineOf('const d0', clipAt))!.value).toBe(shown(frame[clip.distances[0]!]));
      expect(lines.get(lineOf('const d1', clipAt))!.value).toBe(shown(frame[clip.distances[1]!]));
      expect(lines.get(lineOf('if (d0 * d1', clipAt))!.test).toBe(frame[clip.cut] === 1);
      expect(lines.get(lineOf('const t ', clipAt))!.value).toBe(shown(frame[clip.t]));
    }
  });

  test('a loop shows its last turn so far', () => {
    const {incident} = stepsOf(frameOf('both-clip')), line = lineOf('for (const vertex');
    const turns = incident.flatMap((step, i) => (step.line === line ? [linesAt(incident, i + 1).get(line)!.value] : []));
    expect(turns.length).toBe(2);
    expect(turns[0]).not.toBe(turns[1]);
  });

  test('an empty list is shown as the listing writes it', () => {
    expect([[], [1, 2], [[], [3]]].map((value) => shown(value))).toEqual(['[]', '(1, 2)', '([], (3))']);
  });

  test('an if with its statement on the same line shows both', () => {
    const steps: Step[] = [{line: 1, value: '', test: true, off: []}, {line: 1, value: '4', off: [[1, 2]]}];
    expect(linesAt(steps, 2).get(1)).toEqual({line: 1, value: '4', test: true, off: [[1, 2]]});
  });
});

test('every name stands for a thing that figures can mark, or none', () => {
  const marks = STAGES.flatMap((stage) => NAMES.flatMap(({name}) => [0, 1, 2].flatMap((turn) => [false, true].map((ofB) => markOf(name, {stage, ofB, axis: 1, edge: 4, turn})))));
  expect([...new Set(marks)].filter((mark) => !MARKS.includes(mark))).toEqual([]);
  expect(Object.keys(FUNCTIONS_OF)).toEqual([...STAGES]);
});
