// The pictures between the stages.

import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {type Call, type Mark, record} from '../../testdata/recorder';
import type {Camera} from '../draw/camera';
import {fit} from './camera';
import {type Drawn, drawFigure} from './draw';
import {arrivalTime} from './layers/time';
import {F} from '../draw/layout.gen';
import {Motion} from '../figure/motion';
import type {Theme} from '../draw/theme';

const presets = JSON.parse(readFileSync(new URL('../../testdata/presets.json', import.meta.url), 'utf8')) as {id: string; frame: number[]}[];
const theme: Theme = {
  paper: '#fff', panel: '#fefefe', ink: '#000', soft: '#555', grid: '#eee', hairline: '#ddd',
  a: '#00f', b: '#f80', side: '#808', contact: '#080', cut: '#999', hand: '#860', wrong: '#c00', mark: '#ffc', font: 'sans-serif',
};
const SIZES = [[908, 580], [358, 300]] as const;
const STAGES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

function draw(frame: number[], camera: Camera, position: number, previous?: Drawn): {calls: Call[]; marks: Mark[]; drawn: Drawn} {
  const numbers = Float64Array.from(frame);
  numbers[F.stage] = Math.ceil(position);
  const {ctx, calls, marks} = record();
  const drawn = drawFigure(ctx, numbers, camera, theme, {position, previous});
  return {calls, marks: marks.filter((m) => m.kind !== 'text' && ![theme.paper, theme.panel, theme.grid].includes(m.color) && m.alpha > 0.02), drawn};
}

type Point = Mark['points'][number];

function toSegment(p: Point, a: Point, b: Point): number {
  const dx = b.x - a.x, dy = b.y - a.y;
  const t = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(p.x - a.x - dx * t, p.y - a.y - dy * t);
}

function toMark(p: Point, {points, closed}: Mark): number {
  let least = Infinity;
  for (let i = 0; i < points.length; i++) {
    if (i + 1 < points.length || closed) least = Math.min(least, toSegment(p, points[i]!, points[(i + 1) % points.length]!));
    else if (points.length === 1) least = Math.min(least, Math.hypot(p.x - points[0]!.x, p.y - points[0]!.y));
  }
  return least;
}

const place = ({color, points}: Mark): string => color + points.map((p) => `${p.x.toFixed(1)},${p.y.toFixed(1)}`).join(' ');

/**
 * The largest change from one picture to another: a part's distance from the nearest part of its colour, or its
 * size if that is less, times its opacity above fade.
 */
function beyond(marks: readonly Mark[], others: readonly Mark[], fade: number): {far: number; what: string} {
  let far = 0, what = '';
  const same = new Set(others.map(place));
  for (const mark of marks) {
    if (same.has(place(mark))) continue;
    const like = others.filter((m) => m.color === mark.color);
    const xs = mark.points.map((p) => p.x), ys = mark.points.map((p) => p.y);
    const size = Math.hypot(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
    const away = Math.max(...mark.points.map((p) => Math.min(...like.map((m) => toMark(p, m)))));
    const seen = Math.min(away, size) * Math.max(0, mark.alpha - fade);
    if (seen > far) {
      far = seen;
      what = `${mark.kind} ${mark.color} at ${mark.points.map((p) => `${p.x.toFixed()},${p.y.toFixed()}`).join(' ')}`;
    }
  }
  return {far, what};
}

function apart(p: readonly Mark[], q: readonly Mark[], fade = 0): {far: number; what: string} {
  const there = beyond(p, q, fade), back = beyond(q, p, fade);
  return there.far > back.far ? there : back;
}

/** A picture without its labels' parts: strokes that touch a label, such as its ground and its leader. */
function withoutLabels({marks, drawn: {labels}}: ReturnType<typeof draw>): Mark[] {
  const touches = ({x, y}: Point): boolean => labels.some((label) => x >= label.x - 4 && y >= label.y - 4 && x <= label.x + label.width + 4 && y <= label.y + label.height + 4);
  return marks.filter(({points}) => !points.some(touches));
}

describe.each(presets)('between the stages of $id', {timeout: 30_000}, ({frame}) => {
  test.each(SIZES)('an arrival begins with the last picture and ends with its own, on %i × %i', (width, height) => {
    const camera = fit(Float64Array.from(frame), width, height);
    for (const stage of STAGES) {
      // The previous stage's labels disappear at once, like its words.
      const last = draw(frame, camera, stage - 1), first = draw(frame, camera, stage - 1 + 1e-5);
      for (const begun of [beyond(first.marks, last.marks, 0), beyond(withoutLabels(last), first.marks, 0)]) {
        expect(begun.far, `stage ${stage} begins: ${begun.what}`).toBeLessThan(1.5);
      }
      const done = apart(draw(frame, camera, stage).marks, draw(frame, camera, stage - 1e-5).marks);
      expect(done.far, `stage ${stage} ends: ${done.what}`).toBeLessThan(1.5);
    }
  });

  test('nothing jumps on the way, and every coordinate is a number', () => {
    const camera = fit(Float64Array.from(frame), 908, 580);
    for (const stage of STAGES) {
      let previous = draw(frame, camera, stage - 1);
      for (let step = 1; step <= 50; step++) {
        const next = draw(frame, camera, step === 50 ? stage : stage - 1 + step / 50, previous.drawn);
        expect(next.calls.filter(({args}) => args.some((x) => typeof x === 'number' && !Number.isFinite(x))), `stage ${stage}, step ${step}`).toEqual([]);
        const {far, what} = apart(previous.marks, next.marks, 0.3);
        expect(far, `stage ${stage}, step ${step}: ${what}`).toBeLessThan(60);
        previous = next;
      }
    }
  });

  test('a stage interrupted after 100 ms and gone back from leaves the picture before it', () => {
    const camera = fit(Float64Array.from(frame), 390, 340);
    const numbers = Float64Array.from(frame);
    for (const stage of STAGES) {
      const motion = new Motion((s) => arrivalTime(numbers, s), () => false, stage - 1);
      const before = draw(frame, camera, motion.position);
      let {drawn} = before;
      motion.aim(stage);
      for (let ms = 0; ms < 100; ms += 20) {
        motion.advance(20);
        ({drawn} = draw(frame, camera, motion.position, drawn));
      }
      motion.aim(stage - 1);
      while (motion.moving) {
        motion.advance(16);
        ({drawn} = draw(frame, camera, motion.position, drawn));
      }
      const after = draw(frame, camera, motion.position, drawn);
      expect(after.marks).toEqual(before.marks);
      expect(after.drawn.labels).toEqual(before.drawn.labels);
      expect(after.drawn.labels).toEqual(draw(frame, camera, stage - 1).drawn.labels);
    }
  });

  test('labels have no rectangles while the picture moves', () => {
    const camera = fit(Float64Array.from(frame), 390, 340);
    for (const stage of STAGES) {
      expect(draw(frame, camera, stage - 0.5).drawn.labels).toEqual([]);
      expect(draw(frame, camera, stage).drawn.labels.length).toBeGreaterThan(1);
    }
  });
});

test('the first stage that was not reached says why, and later ones do not move', () => {
  const {frame} = presets.find((preset) => preset.id === 'separated-a')!;
  const camera = fit(Float64Array.from(frame), 908, 580);
  expect([2, 3, 9].map((stage) => arrivalTime(Float64Array.from(frame), stage) > 0)).toEqual([true, false, false]);
  expect(draw(frame, camera, 5.5).marks).toEqual(draw(frame, camera, 5).marks);
});

test('the four comparisons come one after the other', () => {
  const {frame} = presets.find((preset) => preset.id === 'keep-drops')!;
  const camera = fit(Float64Array.from(frame), 908, 580);
  // A threshold's line is the only vertical ink stroke of that width.
  const limits = (t: number): number => draw(frame, camera, 2 + t).marks.filter((m) => m.color === theme.ink && m.width === 2.25).length;
  const counts = [0.2, 0.42, 0.55, 0.7, 0.9].map(limits);
  expect(counts).toEqual([1, 1, 2, 3, 4]);
});

test.each(SIZES)('on %i × %i the race marks its leader as one so far, until the last axis has had its turn', (width, height) => {
  const {frame} = presets.find((preset) => preset.id === 'keep-drops')!;
  const camera = fit(Float64Array.from(frame), width, height);
  const says = (t: number): boolean => draw(frame, camera, 2 + t).calls.some(({name, args}) => name === 'fillText' && args[0] === 'leads so far');
  expect([0.2, 0.32, 0.5, 0.7, 0.9, 0.92, 1].map(says)).toEqual([false, true, true, true, true, false, false]);
});
