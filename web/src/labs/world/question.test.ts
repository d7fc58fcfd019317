import {readFileSync} from 'node:fs';
import {expect, test, vi} from 'vitest';
import {record} from '../../../testdata/recorder';
import * as clipping from '../../clipping/draw';
import {toPixels} from '../../draw/camera';
import {F, W} from '../../draw/layout.gen';
import type {Theme} from '../../draw/theme';
import {pairCamera, pairExtent} from './camera';
import {drawWorld} from './draw';
import {stageOf} from './frame';
import * as extra from './layers/draw';
import {pairKit} from './layers/pairkit';
import {STAGE} from './stage';

const moments = new Map((JSON.parse(readFileSync(new URL('../../../testdata/moments.json', import.meta.url), 'utf8')) as {id: string; frame: number[]}[]).map(({id, frame}) => [id, frame]));
const theme = {paper: '#fff', panel: '#fefefe', ink: '#000', soft: '#555', hairline: '#ddd', a: '#00f', b: '#f80', side: '#808', contact: '#080', cut: '#999', font: 'sans-serif'} as Theme;
vi.stubGlobal('Path2D', class { moveTo(): void {} lineTo(): void {} arc(): void {} rect(): void {} closePath(): void {} });
const SIZES = [[390, 340], [775, 545], [1280, 620]] as const, X = W.watch;

/** The frame of a moment with a question, in which the engine has withheld the match. */
function questionOf(id: string, ticked = 0, hot = 0): Float64Array {
  const frame = Float64Array.from(moments.get(id)!);
  frame[W.stage] = STAGE.match;
  frame[W.pair + F.ask.stage] = STAGE.match + 1;
  frame[W.pair + F.ask.ticked] = ticked;
  frame[W.pair + F.ask.hot] = hot;
  frame[X.match.count] = frame[X.match.crossing.side.edge] = 0;
  for (const face of X.match.faces) frame[face.edge] = 0;
  return frame;
}

function draw(frame: Float64Array, width: number, height: number): string[] {
  const {ctx, calls} = record();
  const {labels} = drawWorld(ctx, frame, pairCamera(frame, width, height), theme, clipping, {extra})!;
  return [...labels.map(({text}) => text), ...calls.filter(({name}) => name === 'fillText').map(({args}) => String(args[0]))];
}

test.each(SIZES)('on a canvas of %i × %i a question shows both steps’ ids and nothing of their match', (width, height) => {
  for (const id of ['bombed', 'other-ids', 'warm-off']) {
    const frame = questionOf(id), texts = draw(frame, width, height);
    expect({id, told: texts.filter((text) => /carr|lost|starts|new|reference|outside|inside|N s/.test(text))}).toEqual({id, told: []});
    const edges = [...X.then.slice(0, frame[X.thenCount]!), ...X.now.slice(0, frame[X.nowCount]!)].flatMap(({feature: {in1, out1, in2, out2}}) => [in1, out1, in2, out2].filter((slot) => frame[slot]! > 0));
    expect(texts.filter((text) => /^([AB] )?e\d$/.test(text)).length).toBeGreaterThanOrEqual(edges.length);
  }
});

test('a point of the picture means a place in its step’s world, and a row of ids its contact', () => {
  for (const [width, height] of SIZES) {
    const frame = questionOf('bombed'), camera = extra.matchCamera(frame, width, height, pairKit), [, second] = X.now, [first] = X.then;
    const place = (px: number, py: number): ReturnType<typeof extra.matchPlace> => extra.matchPlace(frame, {...camera, width, height}, px, py, {pairExtent});
    const {x, y} = toPixels(camera, frame[second.at.x]!, frame[second.at.y]!), now = place(x, y);
    expect(now.last).toBe(false);
    expect([now.x, now.y]).toEqual([expect.closeTo(frame[second.at.x]!), expect.closeTo(frame[second.at.y]!)]);
    expect(now.scale).toBe(camera.scale);
    expect(place(x - width / 2, y).last).toBe(true);
    const row = width >= 560 ? 74 : 56;
    expect(place(40, height - 1.5 * row)).toMatchObject({last: true, x: frame[first.at.x], y: frame[first.at.y]});
    expect(place(width - 60, height - 0.5 * row)).toMatchObject({last: false, x: frame[second.at.x], y: frame[second.at.y]});
  }
});

test('the chosen contact and the one under the pointer differ from the others', () => {
  const drawn = (ticked: number, hot: number): string => {
    const {ctx, marks} = record(), frame = questionOf('bombed', ticked, hot);
    drawWorld(ctx, frame, pairCamera(frame, 775, 545), theme, clipping, {extra});
    return JSON.stringify(marks);
  };
  const pictures = [[0, 0], [1, 0], [2, 0], [4, 0], [8, 0], [0, 1], [0, 2], [0, 3], [0, 4]].map(([ticked, hot]) => drawn(ticked!, hot!));
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('at a question no code of the stage is shown', () => {
  const frame = questionOf('bombed');
  expect(stageOf(frame)).toBe('');
  frame[W.pair + F.ask.stage] = 0;
  expect(stageOf(frame)).toBe('match');
});

test('a question about the solver shows the contacts to choose, and nothing of its work', () => {
  const asked = (stage: number, ticked = 0): Float64Array => {
    const frame = Float64Array.from(moments.get('bombed')!);
    frame[W.stage] = stage;
    frame[W.pair + F.ask.stage] = stage + 1;
    frame[W.pair + F.ask.ticked] = ticked;
    frame[W.pair + F.ask.mark] = stage === STAGE.integrate ? 0.1 : 0;
    frame[W.atIteration] = 0;
    return frame;
  };
  for (const [width, height] of SIZES) {
    for (const stage of [STAGE.solve, STAGE.position]) expect(new Set(draw(asked(stage), width, height).filter((text) => !/^[AB]$| m$/.test(text)))).toEqual(new Set(['1', '2']));
    expect(draw(asked(STAGE.integrate), width, height)).toEqual(expect.arrayContaining(['1', '2', '3']));
  }
  const marksOf = (frame: Float64Array): string => {
    const {ctx, marks} = record();
    drawWorld(ctx, frame, pairCamera(frame, 775, 545), theme, clipping, {extra});
    return JSON.stringify(marks);
  };
  expect(new Set([0, 1, 2].map((ticked) => marksOf(asked(STAGE.solve, ticked)))).size).toBe(3);
});
