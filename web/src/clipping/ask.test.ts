import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {type Mark, record} from '../../testdata/recorder';
import {F} from '../draw/layout.gen';
import type {Theme} from '../draw/theme';
import {fit} from './camera';
import {drawFigure} from './draw';
import {STAGE} from './layers/stage';

const presets = JSON.parse(readFileSync(new URL('../../testdata/presets.json', import.meta.url), 'utf8')) as {id: string; frame: number[]}[];
const theme = {paper: '#fff', ink: '#000', a: '#00f', b: '#f80', side: '#808', contact: '#080', font: 'sans-serif'} as Theme;

function draw(stage: keyof typeof STAGE, shown: keyof typeof STAGE, set: Partial<Record<keyof typeof F.ask, number>> = {}): {marks: Mark[]; texts: string[]} {
  const frame = Float64Array.from(presets.find(({id}) => id === 'deep')!.frame);
  frame[F.stage] = STAGE[shown];
  frame[F.ask.stage] = STAGE[stage] + 1;
  for (const [name, value] of Object.entries(set)) frame[F.ask[name as keyof typeof F.ask]] = value;
  const {ctx, marks} = record();
  const {labels} = drawFigure(ctx, frame, fit(frame, 900, 560), theme);
  return {marks, texts: labels.map(({text}) => text)};
}

const bands = ({marks}: {marks: Mark[]}): Mark[] => marks.filter(({kind, width, alpha}) => kind === 'stroke' && width === 14 && alpha < 0.3);

test.each([['best-axis', 'faces-b', 4], ['reference', 'faces-b', 8], ['incident', 'reference', 4]] as const)('the question about %s marks each choice', (stage, shown, count) => {
  expect(bands(draw(stage, shown))).toHaveLength(count);
  expect(bands(draw(stage, shown, {hot: 2})), 'the highlighted one is drawn whole').toHaveLength(count - 1);
});

test('the bars of all four axes, but no leader, are beside a question about the best axis or its face', () => {
  const numbers = presets.find(({id}) => id === 'deep')!.frame, separations = F.axes.map(({separation}) => numbers[separation]!.toFixed(2).replace('-', '−'));
  for (const stage of ['best-axis', 'reference'] as const) {
    const {texts} = draw(stage, 'faces-b');
    expect(texts).toEqual(expect.arrayContaining(separations));
    expect(texts).not.toContain('to beat');
  }
  expect(draw('incident', 'faces-b').texts).not.toContain('separation, m');
});

test('the choices of a face lie on the edges of both boxes', () => {
  const frame = presets.find(({id}) => id === 'deep')!.frame, {scale} = fit(Float64Array.from(frame), 900, 560);
  const lengths = bands(draw('reference', 'faces-b')).map(({points: [p, q]}) => Math.hypot(p!.x - q!.x, p!.y - q!.y) / scale);
  const sizes = F.boxes.flatMap(({w, h}) => [frame[w]!, frame[h]!, frame[w]!, frame[h]!]);
  expect(lengths.map((length) => length.toFixed(6))).toEqual(sizes.map((size) => size.toFixed(6)));
});

test('a wrong answer stays in the picture, under its name', () => {
  const {marks, texts} = draw('reference', 'reference', {given: 1, hot: 6});
  expect(bands({marks})).toHaveLength(0);
  expect(texts).toContain('your answer');
  expect(draw('clip-neg', 'clip-neg', {given: 1, mark: 0.4}).texts).toContain('your answer');
});
