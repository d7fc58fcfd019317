import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {record} from '../../../testdata/recorder';
import {SHAPE_ASKED, SHAPE_QUANTITY, SHAPE_STAGES} from '../../base/shape.gen';
import {contains, overlap, type Rect} from '../../draw/geometry';
import {S} from '../../draw/shape.gen';
import type {Theme} from '../../draw/theme';
import {fitShapes} from './camera';
import {drawShapePair, quantityAt} from './draw';
import {outlineOf} from './outline';

/** The frame of each preset at its last stage, with a comparison, and the numbers of its stages. */
const presets = JSON.parse(readFileSync(new URL('../../../testdata/shapes.json', import.meta.url), 'utf8')) as {id: string; stages: number[]; frame: number[]}[];
const SIZES = [[320, 380], [390, 380], [760, 540], [908, 592]] as const;
const theme: Theme = {
  paper: '#fff', panel: '#fefefe', ink: '#000', soft: '#555', grid: '#eee', hairline: '#ddd',
  a: '#00f', b: '#f80', side: '#808', contact: '#080', cut: '#999', hand: '#860', wrong: '#c00', mark: '#ffc', font: 'sans-serif',
};

function draw(frame: readonly number[], stage: number, [width, height]: readonly [number, number] = [908, 592], slots: Readonly<Record<number, number>> = {}, labels: Theme['labels'] = []) {
  const at = Float64Array.from(frame);
  for (const [slot, value] of [[S.stage, stage], [S.compared, 0], ...Object.entries(slots)]) at[Number(slot)] = value as number;
  const {ctx, marks, calls} = record(), camera = fitShapes(at, width, height), drawn = drawShapePair(ctx, at, camera, {...theme, labels});
  return {...drawn, marks, calls, texts: drawn.labels.map(({text}) => text), camera};
}

const shrunk = ({x, y, width, height}: Rect): Rect => ({x: x + 2, y: y + 2, width: width - 4, height: height - 4});

function faultsOf({calls, labels, marks}: ReturnType<typeof draw>, name: string, [width, height]: readonly [number, number]): string[] {
  const faults: string[] = [];
  if (marks.length <= 10) faults.push(`${name}: ${marks.length} marks`);
  for (const {name: call, args} of calls) if (args.some((arg) => typeof arg === 'number' && !Number.isFinite(arg))) faults.push(`${name}: ${call}(${args.join()})`);
  labels.forEach((p, i) => {
    if (/[{}]|undefined|NaN/.test(p.text)) faults.push(`${name}: "${p.text}"`);
    if (p.x < -1 || p.y < -1 || p.x + p.width > width + 1 || p.y + p.height > height + 1) faults.push(`${name}: "${p.text}" at ${p.x}, ${p.y}, ${p.width} wide`);
    for (const q of labels.slice(0, i)) if (overlap(shrunk(p), shrunk(q))) faults.push(`${name}: "${p.text}" over "${q.text}"`);
  });
  return faults;
}

describe.each(presets)('$id', ({frame, stages}) => {
  test.each(SIZES)('every stage is drawn, with its texts inside and apart, at %i × %i', (...size) => {
    for (const stage of stages) expect(faultsOf(draw(frame, stage, size), SHAPE_STAGES[stage]!, size)).toEqual([]);
    expect(faultsOf(draw(frame, stages.at(-1)!, size, {[S.compared]: 1}), 'compared', size)).toEqual([]);
  });

  test('each stage that ran has a picture of its own', () => {
    const needs: Readonly<Record<string, number>> = {clip: S.axis.faces, keep: S.axis.faces, 'clip-upper': S.clip.done};
    const ran = stages.filter((stage) => stage <= frame[S.reached]! && frame[needs[SHAPE_STAGES[stage]!] ?? S.version] !== 0);
    const pictures = ran.map((stage) => JSON.stringify(draw(frame, stage).calls));
    expect(new Set(pictures).size).toBe(ran.length);
  });

  test('questions, handles and every highlight are drawn', () => {
    const asked = stages.filter((stage) => (SHAPE_ASKED as readonly string[]).includes(SHAPE_STAGES[stage]!) && stage <= frame[S.reached]!);
    for (const stage of asked) for (const given of [0, 1]) {
      const before = stages[stages.indexOf(stage) - 1]!, name = `asked ${SHAPE_STAGES[stage]}`;
      expect(faultsOf(draw(frame, before, SIZES[3], {[S.ask.stage]: stage + 1, [S.ask.hot]: 1, [S.ask.given]: given}), name, SIZES[3])).toEqual([]);
    }
    for (const part of [1, 2, 3, 4]) expect(faultsOf(draw(frame, stages[0]!, SIZES[3], {[S.hands.side]: 2, [S.hands.part]: part, [S.hands.corner]: 1, [S.hands.handles]: 1, [S.hands.knob]: 30, [S.hands.grip]: 24, [S.focus]: 1}), `part ${part}`, SIZES[3])).toEqual([]);
    for (let lit = 1; lit <= SHAPE_QUANTITY.margin; lit++) draw(frame, stages.at(-1)!, SIZES[3], {[S.lit]: lit});
  });
});

const of = (id: string): number[] => presets.find((one) => one.id === id)!.frame;
const at = (id: string, stage: typeof SHAPE_STAGES[number]) => draw(of(id), SHAPE_STAGES.indexOf(stage));

test('the pictures name what a stage has found', () => {
  expect(at('tilted-corner', 'faces-a').texts).toEqual(expect.arrayContaining(['overlap 0.010 m', 'e3', 'v1', '−1.67']));
  expect(at('ball-on-corner', 'faces-a').texts).toContain('core: gap 0.20 m');
  expect(at('ball-on-corner', 'region').texts).toEqual(expect.arrayContaining(['nearest: v3', '0.28 m']));
  expect(at('leaning-capsules', 'nearest').texts).toEqual(expect.arrayContaining(['A: 0 %', 'B: 0 %', 'cores 0.17 m apart']));
  expect(at('nearly-parallel-capsules', 'keep').texts).toEqual(expect.arrayContaining(['both stay', '0.44 m', '0.45 m']));
  expect(at('cut-at-both-ends', 'clip-upper').texts).toEqual(expect.arrayContaining(['cut', 'reference edge, e3', 'incident edge, e1']));
  expect(at('the-hole', 'clip-lower').texts).toContain('no part between the side lines');
  expect(draw(of('the-hole'), SHAPE_STAGES.indexOf('contacts'), SIZES[3], {[S.compared]: 1}).texts.join()).toContain('mended'); // though the call ended before
  expect(at('rounded-corners', 'contacts').texts).toContain('overlap 0.017 m\nid A v3 · B v1');
});

test('an author’s label is there from the stage on that finds its thing', () => {
  const labels = [{kind: SHAPE_QUANTITY.shape + 1, number: 0, text: 'the ball'}, {kind: SHAPE_QUANTITY.contact, number: 0, text: 'here'}];
  const texts = (stage: typeof SHAPE_STAGES[number]): string[] => draw(of('ball-on-corner'), SHAPE_STAGES.indexOf(stage), SIZES[3], {}, labels).texts.filter((text) => labels.some((one) => one.text === text));
  expect(texts('region')).toEqual(['the ball']);
  expect(texts('contacts').sort()).toEqual(['here', 'the ball']);
});

test('while a question about edges is open, each edge is named once', () => {
  for (const [stage, asked] of [['faces-b', 'reference'], ['reference', 'incident']] as const) {
    const {texts} = draw(of('flush-rest'), SHAPE_STAGES.indexOf(stage), SIZES[3], {[S.ask.stage]: SHAPE_STAGES.indexOf(asked) + 1});
    const named = texts.filter((text) => /^e\d$/.test(text)), edges = asked === 'reference' ? 3 : 1; // of both boxes and in the bars, or of one box
    expect(['e1', 'e2', 'e3', 'e4'].map((name) => named.filter((text) => text === name).length)).toEqual(Array(4).fill(edges));
  }
});

test('a circle is named once, and an id of it is not shown', () => {
  expect(at('ball-on-corner', 'faces-a').texts.filter((text) => text === 'B')).toHaveLength(1);
  expect(at('ball-on-corner', 'contacts').texts).toContain('overlap 0.017 m');
});

describe.each(presets)('$id', ({frame, stages}) => {
  test.each(SIZES)('no shape’s name lies in the other one, and no number over the bars, at %i × %i', (...size) => {
    for (const stage of stages) {
      const {labels, marks, camera} = draw(frame, stage, size), inside = (text: string, side: 0 | 1): boolean => labels.filter((one) => one.text === text).some(({x, y, width, height}) => {
        const at = {x: camera.x + (x + width / 2 - camera.width / 2) / camera.scale, y: camera.y - (y + height / 2 - camera.height / 2) / camera.scale};
        return contains(outlineOf(Float64Array.from(frame), side, frame[S.sides[side].radius]!), at);
      });
      expect([SHAPE_STAGES[stage], inside('A', 1), inside('B', 0)]).toEqual([SHAPE_STAGES[stage], false, false]);
      const zero = marks.find(({kind, color, points: [p, q], width}) => kind === 'stroke' && color === theme.ink && width === 1 && p!.x === q!.x)?.points[0]!.x ?? NaN;
      const over = labels.filter(({text, x, width}) => /^−?[\d.]+$/.test(text) && x <= zero && x + width >= zero);
      expect(over.map(({text}) => `${SHAPE_STAGES[stage]}: ${text}`)).toEqual([]);
    }
  });
});

test('a shape’s things are found at their places, and a stroke shows its quantity', () => {
  const drawn = at('tilted-corner', 'reference'), [from, to] = [1, 2].map((i) => S.sides[0].corners[i]!).map(({x, y}) => ({x: of('tilted-corner')[x]!, y: of('tilted-corner')[y]!}));
  const {camera} = drawn, middle = {x: camera.width / 2 + ((from!.x + to!.x) / 2 - camera.x) * camera.scale, y: camera.height / 2 - ((from!.y + to!.y) / 2 - camera.y) * camera.scale};
  expect(drawn.thingsAt(middle).map(({kind}) => kind)).toContain(SHAPE_QUANTITY.edge + 1);
  expect(quantityAt(drawn, middle)).not.toBe(SHAPE_QUANTITY.none);
  expect(quantityAt(drawn, {x: 2, y: 2})).toBe(SHAPE_QUANTITY.none);
});
