import {readFileSync} from 'node:fs';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {type Mark, record} from '../../../testdata/recorder';
import * as clipping from '../../clipping/draw';
import type {Placed} from '../../clipping/draw';
import {overlap, type Point} from '../../draw/geometry';
import {W} from '../../draw/layout.gen';
import type {Theme} from '../../draw/theme';
import {pairCamera} from './camera';
import {drawWorld} from './draw';
import * as extra from './layers/draw';
import {mapRect} from './map';

const moments = new Map((JSON.parse(readFileSync(new URL('../../../testdata/moments.json', import.meta.url), 'utf8')) as {id: string; frame: number[]}[]).map(({id, frame}) => [id, Float64Array.from(frame)]));
const CASES = ['box2d-block-both', 'box2d-block-first', 'box2d-block-second', 'box2d-block-off'] as const;
const SIZES = [[320, 300], [390, 340], [640, 400], [775, 450], [1280, 620]] as const;
const B = W.watch.block;
const theme: Theme = {
  paper: '#fff', panel: '#fefefe', ink: '#000', soft: '#555', grid: '#eee', hairline: '#ddd',
  a: '#00f', b: '#f80', side: '#808', contact: '#080', cut: '#999', hand: '#860', wrong: '#c00', mark: '#ffc', font: 'sans-serif',
};

const before = globalThis.Path2D;
beforeAll(() => {
  globalThis.Path2D = class { moveTo(): void {} lineTo(): void {} arc(): void {} rect(): void {} closePath(): void {} } as unknown as typeof Path2D;
});
afterAll(() => { globalThis.Path2D = before; });

function draw(id: string, width: number, height: number): {labels: Placed[]; marks: Mark[]} {
  const {ctx, marks} = record(), frame = moments.get(id)!, camera = pairCamera(frame, width, height);
  return {labels: drawWorld(ctx, frame, camera, theme, clipping, {map: mapRect(frame, camera), extra})!.labels, marks};
}

/**
 * Returns a function that maps a pair of impulses to the plane on the canvas. The drawn axes define the plane: by
 * their origin and one tick.
 */
function plane(marks: Mark[]): (impulses: readonly number[]) => Point {
  const axis = marks.find((m) => m.kind === 'stroke' && m.width === 2 && m.color === theme.ink && m.points.length === 2 && m.points[0]!.y === m.points[1]!.y)!;
  const zero = axis.points[0]!;
  const tick = marks.find((m) => m.kind === 'stroke' && m.width === 1.5 && m.points.length === 2 && m.points[0]!.x === m.points[1]!.x && Math.abs((m.points[0]!.y + m.points[1]!.y) / 2 - zero.y) < 1e-6)!;
  const value = marks.find((m) => m.kind === 'text' && Math.abs(m.points[0]!.x - tick.points[0]!.x) < 1e-6 && /^[\d.]+$/.test(m.text ?? ''))!;
  const pixels = (tick.points[0]!.x - zero.x) / Number(value.text);
  return ([x, y]) => ({x: zero.x + x! * pixels, y: zero.y - y! * pixels});
}

const apart = (p: Point, q: Point): number => Math.hypot(p.x - q.x, p.y - q.y);
const valuesOf = (frame: Float64Array, slots: readonly number[]): number[] => slots.map((slot) => frame[slot]!);

describe.each(CASES)('%s', (id) => {
  const frame = moments.get(id)!, which = CASES.indexOf(id) + 1;

  test('an arrow leads from the sums before to the sums after, and rejected results are crossed out', () => {
    expect(frame[B.case]).toBe(which);
    const {marks} = draw(id, 1280, 620), at = plane(marks), from = at(valuesOf(frame, B.before)), end = at(valuesOf(frame, B.after));
    const way = marks.filter((m) => m.kind === 'stroke' && m.width === 5 && m.color === theme.contact).map((m) => m.points[0]!);
    expect(way.some((p) => apart(p, from) < 1e-6), 'it begins at the old pair').toBe(true);
    // An arrow's head is a triangle that ends before the new pair's disc.
    expect(marks.some((m) => m.kind === 'fill' && m.color === theme.contact && m.points.length === 3 && Math.abs(apart(m.points[0]!, end) - 9) < 1e-6), 'it ends at the new one').toBe(true);
    B.tries.slice(0, which - 1).forEach(({impulses}, i) => {
      const place = at(valuesOf(frame, impulses));
      const crossed = marks.some((m) => m.kind === 'stroke' && m.color === theme.ink && m.width === 3 && m.points.length >= 2 && apart({x: (m.points[0]!.x + m.points[1]!.x) / 2, y: (m.points[0]!.y + m.points[1]!.y) / 2}, place) < 1e-6);
      expect(crossed, `case ${i + 1}`).toBe(true);
    });
  });

  test('the point at which both contacts would stop lies in the highlighted region', () => {
    const {marks} = draw(id, 1280, 620), found = plane(marks)(valuesOf(frame, B.tries[0].impulses));
    const lit = marks.filter((m) => m.kind === 'fill' && m.color === theme.mark && m.points.length > 2);
    expect(lit).toHaveLength(1);
    const {points} = lit[0]!;
    const sides = points.map((p, i) => {
      const q = points[(i + 1) % points.length]!;
      return (q.x - p.x) * (found.y - p.y) - (q.y - p.y) * (found.x - p.x);
    });
    expect(sides.every((s) => s >= -1e-6) || sides.every((s) => s <= 1e-6)).toBe(true);
  });

  test.each(SIZES)('on a canvas of %i × %i it says which case holds, and why those before it do not', (width, height) => {
    const {labels} = draw(id, width, height), texts = labels.map(({text}) => text);
    expect(texts.some((text) => text.startsWith(`case ${which} holds: `)), `written: ${JSON.stringify(texts)}`).toBe(true);
    const faults = texts.filter((text) => /(contact \d|both) would /.test(text));
    expect(faults.length, `written: ${JSON.stringify(texts)}`).toBeGreaterThanOrEqual(width < 640 ? Math.min(1, which - 1) : which - 1);
    const numbered = faults.filter((text) => text.startsWith('case '));
    expect(numbered.length, `written: ${JSON.stringify(texts)}`).toBeGreaterThanOrEqual(width < 775 ? 0 : which - 1);
    expect(texts.filter((text) => /^[AB]$/.test(text)).length, 'names of boxes').toBe(width >= 600 ? 2 : 0);
    labels.forEach((p, i) => {
      expect(p.x >= 0 && p.y >= 0 && p.x + p.width <= width && p.y + p.height <= height, `"${p.text}"`).toBe(true);
      for (const q of labels.slice(i + 1)) expect(overlap(p, q), `"${p.text}" and "${q.text}"`).toBe(false);
    });
  });
});

test('if the sums hardly change, there is no arrow, and the change is written', () => {
  const {labels, marks} = draw('box2d-block-calm', 1280, 620);
  expect(labels.some(({text}) => /\nchanged by |\nnothing changes/.test(text))).toBe(true);
  expect(marks.filter((m) => m.kind === 'stroke' && m.width === 5)).toHaveLength(0);
});
