import {describe, expect, test} from 'vitest';
import {generator} from '../../../../testdata/random';
import {answerOf, type Report} from './answer';
import {linesAt, type Step, stepper} from '../../../figure/code/steps';

const PROBES = [{line: 1, kind: 'call', names: ['a', 'b']}, {line: 2, kind: 'set', names: ['x']}, {line: 3, kind: 'choice', names: [], branches: [[1, 2], [3, 4]]}, {line: 4, kind: 'test', names: []}] as const;
const GOOD = 'result {"got":{"mid":{"stage":"end","faceA":[-1,-2]},"out":{"n":1,"contacts":[{"p":[1,-0],"n":[0,1],"s":-0.5,"f":[0,2,3,0],"key":770}]}},"steps":[[0,[1,2]],[1,[[1,{"v":[1,2],"f":[1,0,0,2]}]]],[2,[true]],[3,["NaN"]]]}';

describe('an answer of run.html', () => {
  test('of each kind is read', () => {
    expect(answerOf('ready', 0)).toEqual({kind: 'ready'});
    expect(answerOf('late 12', 0)).toEqual({kind: 'late', line: 12});
    expect(answerOf('error 3 TypeError: x\ny', 0)).toEqual({kind: 'error', line: 3, message: 'TypeError: x\ny'});
    expect(answerOf(GOOD, 4)).toMatchObject({kind: 'result', result: {contacts: [{p: [1, -0], key: 770}], mid: {stage: 'end'}}});
  });

  test.each([
    ['[]', 0], ['{"contacts":[]}', 0], ['[{"p":[1,2]}]', 1],
  ])('may have the contacts as %s', (got, count) => {
    expect(answerOf(`result {"got":${got},"steps":[]}`, 0)).toMatchObject({kind: 'result', result: {contacts: {length: count}}});
  });

  test.each([
    ['null', ''], ['{"out":3}', 'out'], ['[{"p":[1,"NaN"]}]', 'contacts[0].p'], ['{"contacts":[{"p":[1,2]},{"p":[1,2],"f":[1]}]}', 'contacts[1].f'], ['{"mid":[],"contacts":[]}', 'mid'], ['[[]]', 'contacts[0]'],
  ])('without the form of a result names the field: %s', (got, field) => {
    expect(answerOf(`result {"got":${got},"steps":[]}`, 0)).toEqual({kind: 'form', field});
  });

  test('of 5,000 mutations is a result of the right form, or none', () => {
    const random = generator(5), pick = (count: number): number => Math.floor(random() * count);
    const parts = ['[', ']', '{', '}', '"', ',', ':', '-', '1e999', 'null', '"__proto__":', '[[[[[[[[', '"NaN"', '0', 'result ', '[9,[]]', '\0', '{"f":"x"}', '"p"'];
    let results = 0;
    for (let i = 0; i < 5000; i++) {
      let text = GOOD;
      for (let n = pick(3); n >= 0; n--) {
        const at = pick(text.length);
        text = text.slice(0, at) + parts[pick(parts.length)] + text.slice(at + pick(4));
      }
      const answer = answerOf(text, PROBES.length);
      if (answer.kind !== 'result') continue;
      results++;
      for (const {p, n = [], f = [], s = 0, key = 0} of answer.result.contacts) expect([...p, ...n, ...f, s, key].every(Number.isFinite)).toBe(true);
      const steps: Step[] = [], report = stepper(PROBES as never, (step) => void steps.push(step));
      for (const [id, values] of answer.reports) report(id, values);
      for (const {value} of linesAt(steps, steps.length).values()) expect(typeof value).toBe('string');
    }
    expect(results).toBeGreaterThan(100);
  });

  test('with lists in lists has no value', () => {
    const steps: Step[] = [], deep = `${'['.repeat(5000)}1${']'.repeat(5000)}`, answer = answerOf(`result {"got":[],"steps":[[1,[${deep}]]]}`, PROBES.length);
    const report = stepper(PROBES as never, (step) => void steps.push(step));
    for (const [id, values] of (answer as {reports: readonly Report[]}).reports) report(id, values);
    expect(steps).toEqual([{line: 2, value: '', off: []}]);
  });
});
