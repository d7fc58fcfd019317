import {expect, test} from 'vitest';
import {labelsOf, type Thing} from './marks';

const square = [{x: 0, y: 0}, {x: 4, y: 0}, {x: 4, y: 2}, {x: 0, y: 2}];
const things: Thing[] = [{kind: 1, points: square, color: 'a'}, {kind: 2, number: 1, points: [{x: 9, y: 9}], color: 'contact'}, {kind: 3, points: square, color: 'b', hidden: true}];

test('a label stands at the middle of its thing, and nowhere if the thing is not there', () => {
  const labels = [{kind: 2, number: 1, text: 'here'}, {kind: 1, number: 0, text: 'crate'}, {kind: 2, number: 0, text: 'gone'}, {kind: 3, number: 0, text: 'behind'}];
  expect(labelsOf(things, {labels}).map(({text, at, color, centred}) => [text, at, color, centred])).toEqual([['here', {x: 9, y: 9}, 'contact', false], ['crate', {x: 2, y: 1}, 'a', true]]);
  expect(labelsOf(things, {})).toEqual([]);
});
