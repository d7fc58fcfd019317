import {expect, test} from 'vitest';
import {type Meant, meantAs, otherLab} from './meant';

const box = {w: 1, h: 1, x: 0, y: 0, angle: 0}, hull = {points: [[0, 0, 0]]};
const TEXTS: readonly (readonly [text: string, meant: Meant | undefined])[] = [
  [JSON.stringify({version: 1, bodies: []}), 'world'], [`\ufeff ${JSON.stringify({bodies: 7})}`, 'world'],
  [JSON.stringify({version: 1, hulls: []}), 'hull'], [JSON.stringify({a: hull, b: hull}), 'hull'],
  ['# cube\nv 0 0 0\nv 1 0 0\n', 'hull'], ['o A\r\nv -1e3 .5 2\r\n', 'hull'], ['solid cube\n facet normal 0 0 1\n', 'hull'],
  [JSON.stringify({a: box, b: box}), 'pair'],
  [JSON.stringify({version: 1, lab: 'hull', stages: [], hulls: []}), 'trace'],
  ['{"a": {"shape": "circle"}, "b": {}}', 'shape'],
  ['Milk, eggs', undefined], ['', undefined], ['{"bodies": [', undefined], ['[{"bodies": []}]', undefined], ['{"a": null, "b": 7}', undefined],
  [`{"bodies": []}${' '.repeat(8 * 2 ** 20)}`, undefined],
];

test('a text is known by the fields that no other lab’s files have', () => {
  expect(TEXTS.map(([text]) => [text, meantAs(text)])).toEqual(TEXTS);
});

test('the message for another lab’s text names that lab; the same lab’s text has none', () => {
  for (const [text, meant] of TEXTS) for (const lab of ['pair', 'shape', 'world', 'hull'] as const) {
    const words = meant === undefined || meant === lab ? '' : `^mine.txt is .*${{pair: 'the Pair lab', shape: 'the Shapes lab', world: 'the World lab', hull: 'the Hulls lab', trace: 'trace='}[meant]}`;
    expect(otherLab(text, lab, 'mine.txt') ?? '').toMatch(new RegExp(words || '^$'));
  }
  expect(otherLab('{"bodies": []}', 'trace', '')).toMatch(/^This text is .* World lab/);
});
