import {readFileSync} from 'node:fs';
import {FUNCTIONS, LINES, NAMES, PROBES} from 'virtual:solver';
import {describe, expect, test} from 'vitest';
import {ITERATION, W} from '../../../draw/layout.gen';
import {linesAt, shown} from '../../../figure/code/steps';
import {iterate, prestep} from '../../../listing/solve.js';
import {iterationAt} from '../frame';
import {FUNCTIONS_OF, inputOf, shareOf, type Solving, solvedSteps} from './solve';

const moments = JSON.parse(readFileSync(new URL('../../../../testdata/moments.json', import.meta.url), 'utf8')) as {id: string; frame: number[]; inputs: number[]}[];
const X = W.watch, touching = moments.filter(({inputs, frame}) => inputs.length > 0 && frame[X.nowCount]! > 0);

/** A moment at a stage, an iteration and a constraint. */
function at(id: string, stage: Solving['stage'], iteration = 1, constraint = 0): Solving {
  const {frame: numbers, inputs} = moments.find((moment) => moment.id === id)!, frame = Float64Array.from(numbers);
  frame[W.atIteration] = iteration;
  frame[W.atConstraint] = constraint;
  frame[W.contact] = constraint > 0 ? constraint - 1 >> 1 : 0;
  return {frame, inputs, stage, iteration: iterationAt(frame, Math.max(0, iteration - 1))};
}

/** Whether numbers agree as far as the nine digits of the frame's allow. */
const near = (got: readonly number[], want: readonly number[]): boolean => got.every((number, i) => Math.abs(number - want[i]!) < 1e-5 * Math.max(1, Math.abs(want[i]!)));

describe('solve.js with what the engine records', () => {
  test.each(touching.map(({id}) => id))('gives the engine’s results: %s', (id) => {
    const warm = at(id, 'warm-start'), {frame} = warm, read = (slot: number): number => frame[slot]!;
    const {a, b, contacts, settings} = inputOf(warm)!;
    prestep(a, b, contacts, settings);
    [a, b].forEach(({v, w}, box) => expect(near([...v, w], [X.warmed[box as 0]!.velocity.x, X.warmed[box as 0]!.velocity.y, X.warmed[box as 0]!.angularVelocity].map(read))).toBe(true));
    expect(near(contacts.flatMap(({massNormal, massTangent, bias}) => [massNormal!, massTangent!, bias!]), contacts.flatMap((_, i) => [X.mass[i]!, X.massT, X.target[i]!]).map(read))).toBe(true);
    for (let k = 1; k <= frame[W.iterations]!; k++) {
      const from = iterationAt(frame, k - 1), input = inputOf(at(id, 'solve', k))!;
      iterate(input.a, input.b, input.contacts, input.friction, input.settings);
      expect(near(input.contacts.flatMap(({pn, pt}) => [pn, pt]), input.contacts.flatMap((_, i) => [2 * i, 2 * i + 1].map((c) => read(from + ITERATION.constraints[c as 0]!.sum))))).toBe(true);
      [input.a, input.b].forEach(({v, w}, box) => expect(near([...v, w], [ITERATION.after[box as 0]!.velocity.x, ITERATION.after[box as 0]!.velocity.y, ITERATION.after[box as 0]!.angularVelocity].map((slot) => read(from + slot)))).toBe(true));
    }
  });

  test('no contact, another solver and no step give no lines', () => {
    for (const id of ['apart', 'before-the-first', 'box2d-pile']) for (const stage of ['warm-start', 'solve'] as const) expect(solvedSteps(at(id, stage))).toEqual({steps: [], at: 0});
  });
});

describe('the place in the lines', () => {
  const lineOf = (text: string): number => LINES.findIndex((line) => line.trim().startsWith(text)) + 1;
  const sum = (id: string, constraint: number): string | undefined => {
    const {steps, at: to} = solvedSteps(at(id, 'solve', 3, constraint));
    return linesAt(steps, to).get(lineOf('c.pn ='))?.value;
  };

  test('is the end of the shown constraint', () => {
    const {frame} = at('bombed', 'solve', 3), from = iterationAt(frame, 2), want = (c: 0 | 2): string => shown(frame[from + ITERATION.constraints[c].sum]);
    expect([1, 2, 3, 4].map((k) => sum('bombed', k)!.slice(0, 6))).toEqual([0, 0, 2, 2].map((c) => want(c as 0).slice(0, 6)));
    const {steps, at: normal} = solvedSteps(at('bombed', 'solve', 3, 1)), {at: whole} = solvedSteps(at('bombed', 'solve', 3, 4));
    expect(steps[normal - 1]!.line).toBe(lineOf('const dPn'));
    expect(whole).toBe(steps.length);
  });

  test('counts the solved constraints', () => {
    const {steps} = solvedSteps(at('bombed', 'solve', 3)), shares = steps.map((_, i) => shareOf(steps, i + 1));
    expect([...new Set(shares)]).toEqual([0, 0.25, 0.5, 0.75, 1]);
    expect(solvedSteps(at('bombed', 'solve', 3, 3)).at).toBe(shares.indexOf(0.75) + 1);
  });

  test('is the beginning before the first iteration', () => expect(solvedSteps(at('bombed', 'solve', 0)).at).toBe(0));
});

test('each shown line with a statement has values, and names stand where the listing has them', () => {
  const probed = new Set(PROBES.map(({line}) => line)), shownLines = Object.values(FUNCTIONS_OF).flat().flatMap((name) => {
    const {from, to} = FUNCTIONS.find((one) => one.name === name)!;
    return Array.from({length: to - from + 1}, (_, i) => from + i);
  });
  expect(shownLines.filter((line) => !probed.has(line) && !/^(\/\/|\})/.test(LINES[line - 1]!.trim()))).toEqual([]);
  for (const {line, from, to, name} of NAMES) expect(LINES[line - 1]!.slice(from, to)).toBe(name);
});
