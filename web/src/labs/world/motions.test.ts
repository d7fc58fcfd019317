import {readFileSync} from 'node:fs';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {type Mark, record} from '../../../testdata/recorder';
import * as clipping from '../../clipping/draw';
import {toPixels} from '../../draw/camera';
import {BODY, CONTACT, MOTION, W} from '../../draw/layout.gen';
import type {Theme} from '../../draw/theme';
import {fitExtent, worldExtent} from './camera';
import {drawWorld} from './draw';
import * as extra from './layers/draw';
import {bodyAt, forEachBody, forEachContact, motionAt} from './frame';
import {kit} from './layers/kit';
import {speedScale} from './layers/speeds';

const moment = (JSON.parse(readFileSync(new URL('../../../testdata/moments.json', import.meta.url), 'utf8')) as {id: string; frame: number[]}[]).find(({id}) => id === 'within-a-step');
const theme = {paper: '#fff', ink: '#000', soft: '#555', grid: '#eee', a: '#00f', b: '#f80', side: '#808', contact: '#080', font: 'sans-serif'} as Theme;

interface Stroked { points: {x: number; y: number}[]; color: string; dash: number[]; width: number }

class Path { points: {x: number; y: number}[] = [];
  moveTo(x: number, y: number): void { this.points.push({x, y}); }
  lineTo(x: number, y: number): void { this.points.push({x, y}); }
  rect(): void {}
  arc(): void {}
  closePath(): void {}
}

beforeEach(() => vi.stubGlobal('Path2D', Path));
afterEach(() => vi.unstubAllGlobals());

function draw(set: Partial<Record<keyof typeof W, number>> = {}, change?: (frame: Float64Array) => void): {strokes: Stroked[]; texts: (string | undefined)[]; frame: Float64Array; marks: Mark[]; arcs: number[][]} {
  const frame = Float64Array.from(moment!.frame);
  for (const [name, value] of Object.entries(set)) frame[W[name as 'phase']] = value;
  change?.(frame);
  const camera = fitExtent(worldExtent(frame, false), 980, 500), {ctx, marks, calls} = record(), strokes: Stroked[] = [];
  drawWorld(ctx, frame, camera, theme, clipping, {extra});
  let color = '', width = 0, dash: number[] = [];
  for (const {name, args} of calls) {
    if (name === 'strokeStyle') color = args[0] as string;
    if (name === 'lineWidth') width = args[0] as number;
    if (name === 'setLineDash') dash = args[0] as number[];
    if (name === 'stroke' && args[0] instanceof Path) strokes.push({points: args[0].points, color, width, dash});
  }
  return {strokes, texts: marks.filter((m) => m.kind === 'text').map(({text}) => text), frame, marks, arcs: calls.filter(({name}) => name === 'arc').map(({args}) => args as number[])};
}

const shafts = (strokes: Stroked[], color: string, width: number): {x: number; y: number}[][] => strokes.filter((s) => s.color === color && s.width === width)
  .flatMap(({points}) => points.flatMap((p, i) => (i % 2 === 0 ? [[p, points[i + 1]!]] : [])));

test('within a step each moving body has its velocity after the last iteration as an arrow on the stated scale', () => {
  const {strokes, frame, texts} = draw();
  const camera = fitExtent(worldExtent(frame, false), 980, 500), pixels = speedScale({frame, kit}), after = shafts(strokes, theme.ink, 1.75);
  const want: number[][] = [];
  forEachBody(frame, (at) => {
    const x = frame[at + BODY.velocity.x]! * pixels, y = -frame[at + BODY.velocity.y]! * pixels;
    if (frame[at + BODY.static] || Math.hypot(x, y) < 2) return;
    const p = toPixels(camera, frame[at + BODY.at.x]!, frame[at + BODY.at.y]!);
    want.push([p.x, p.y, p.x + x, p.y + y]);
  });
  expect(want.length).toBeGreaterThan(50);
  expect(after.map(([p, q]) => [p!.x, p!.y, q!.x, q!.y])).toEqual(want);
  expect(texts).toEqual(expect.arrayContaining([expect.stringMatching(/^\d+ m$/), expect.stringMatching(/^[\d.]+ m\/s$/)]));
});

test('an arrow between the tips shows a change by impulses, but none by gravity; before forces there are no changes', () => {
  const push = (frame: Float64Array): void => {
    frame[motionAt(frame, 60) + MOTION.velocity.x] = frame[bodyAt(60) + BODY.velocity.x]! - 4;
    frame[motionAt(frame, 60) + MOTION.velocity.y] = frame[bodyAt(60) + BODY.velocity.y]!;
  };
  const [iterated, forced, found] = [4, 2, 1].map((phase) => draw({phase}, push)) as [ReturnType<typeof draw>, ReturnType<typeof draw>, ReturnType<typeof draw>];
  const green = shafts(iterated.strokes, theme.contact, 2);
  const longest = Math.max(...green.map(([p, q]) => Math.hypot(q!.x - p!.x, q!.y - p!.y)));
  expect(longest).toBeCloseTo(4 * speedScale({frame: iterated.frame, kit}), 6);
  expect(shafts(iterated.strokes, theme.soft, 1).length).toBeGreaterThan(50);
  expect([shafts(forced.strokes, theme.contact, 2).length, shafts(forced.strokes, theme.ink, 1.75).length > 50]).toEqual([0, true]);
  expect([shafts(found.strokes, theme.ink, 1.75).length, found.texts.some((text) => text?.endsWith('m/s'))]).toEqual([0, false]);
});

test('a complete step has no arrows', () => {
  const {strokes, texts} = draw({complete: 1});
  expect([shafts(strokes, theme.ink, 1.75).length, texts.some((text) => text?.endsWith('m/s'))]).toEqual([0, false]);
});

test('arrows shorter than 2 px are left out', () => {
  const {strokes} = draw({}, (frame) => forEachBody(frame, (at) => {
    frame[at + BODY.velocity.x] = at === bodyAt(5) ? 8 : 1e-4;
    frame[at + BODY.velocity.y] = 0;
  }));
  expect(shafts(strokes, theme.ink, 1.75)).toHaveLength(1);
});

test('the scale is a round number, the same while velocities change a little', () => {
  const {frame} = draw();
  const before = speedScale({frame, kit});
  expect([1, 2, 5]).toContain(Number((before / 10 ** Math.floor(Math.log10(before))).toFixed(9)));
  forEachBody(frame, (at) => { frame[at + BODY.velocity.x]! *= 1.01; });
  expect(speedScale({frame, kit})).toBe(before);
});

test('the offered pair is in the colours of A and B, within a ring that holds both', () => {
  const {strokes, arcs, frame} = draw({offeredA: 47, offeredB: 55});
  const camera = fitExtent(worldExtent(frame, false), 980, 500);
  const boxes = [theme.a, theme.b].map((color) => strokes.filter((s) => s.color === color && s.width === 2));
  expect(boxes.map((list) => list.length)).toEqual([1, 1]);
  const [x, y, r] = arcs.at(-1) as [number, number, number];
  for (const p of boxes.flat().flatMap(({points}) => points)) expect(Math.hypot(p.x - x, p.y - y)).toBeLessThan(r);
  let touching = 0;
  forEachContact(frame, (at) => {
    if (frame[at + CONTACT.a] !== 47 || frame[at + CONTACT.b] !== 55) return;
    const p = toPixels(camera, frame[at + CONTACT.at.x]!, frame[at + CONTACT.at.y]!);
    expect(Math.hypot(p.x - x, p.y - y)).toBeLessThan(r);
    touching++;
  });
  expect(touching).toBe(2);
});

test('beside the ground the ring is about the other body', () => {
  const {arcs, frame} = draw({offeredA: 0, offeredB: 5});
  const camera = fitExtent(worldExtent(frame, false), 980, 500), [x, y, r] = arcs.at(-1) as [number, number, number];
  const p = toPixels(camera, frame[bodyAt(5) + BODY.at.x]!, frame[bodyAt(5) + BODY.at.y]!);
  expect([x, y]).toEqual([p.x, p.y]);
  expect(r).toBeLessThan(2 * camera.scale + 20);
});
