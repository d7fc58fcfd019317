import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {record} from '../../../../testdata/recorder';
import {HULL_STAGES} from '../../../base/hull.gen';
import {FACE, FACE_SLOTS, H, SPOT_SLOTS} from '../../../draw/hull.gen';
import type {Theme} from '../../../draw/theme';
import {fitHulls} from '../camera';
import {drawHulls} from '../draw';
import {times} from '../eye';
import {Sheet} from '../sheet';
import {Profile} from './profile';

interface Step { stage: number; sub: number; subs: number; drawn: string }
const presets = JSON.parse(readFileSync(new URL('../../../../testdata/hulls.json', import.meta.url), 'utf8')) as {id: string; frame: number[]; steps: Step[]}[];
const theme: Theme = {
  paper: '#fff', panel: '#fefefe', ink: '#000', soft: '#555', grid: '#eee', hairline: '#ddd',
  a: '#00f', b: '#f80', side: '#808', contact: '#080', cut: '#999', hand: '#860', wrong: '#c00', mark: '#ffc', font: 'sans-serif',
};
const NEAR = 9; // decimals

const sheetOf = (frame: readonly number[]): Sheet => new Sheet(record().ctx, Float64Array.from(frame), fitHulls(Float64Array.from(frame), 908, 592), theme, new Map());

function drawn(id: string, stage: string, width = 908, height = 592, change?: (at: Float64Array) => void) {
  const {frame, steps} = presets.find((one) => one.id === id)!, at = Float64Array.from(frame), one = steps.find((step) => HULL_STAGES[step.stage] === stage)!;
  [at[H.stage], at[H.sub], at[H.subs]] = [one.stage, one.sub, one.subs];
  change?.(at);
  const {ctx, marks} = record(), words = new Map(one.drawn.split('\n').filter(Boolean).map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]));
  const {labels} = drawHulls(ctx, at, fitHulls(at, width, height), theme, words);
  return {marks, texts: labels.map(({text}) => text), at};
}

describe.each(presets)('$id, seen along the plane of a best face', ({frame}) => {
  const sheet = sheetOf(frame), reached = sheet.get(H.reached) >= HULL_STAGES.indexOf('faces-b') ? [0, 1] : [0];

  test.each(reached)('of hull %i: its own hull is behind it, and what is measured is across it', (hull) => {
    const tests = H.faces[hull]!, face = sheet.face(hull, sheet.get(tests.face)), up = hull === 0 ? 1 : -1;
    const profile = new Profile(sheet, times(sheet.vec(FACE.normal, face), up)), level = profile.of(tests.foot.at.x).y;
    for (const {y} of profile.outlines[hull]!) expect(up * (y - level)).toBeLessThan(1e-9);
    const foot = profile.of(tests.foot.at.x), support = profile.of(tests.support.at.x);
    expect(support.x).toBeCloseTo(foot.x, NEAR);
    expect(up * (support.y - foot.y)).toBeCloseTo(sheet.get(tests.separation), NEAR);
    for (const {y} of profile.outlines[1 - hull]!) expect(up * (y - support.y)).toBeGreaterThan(-1e-9); // nothing is deeper
  });

  test('an outline has every vertex in it', () => {
    const profile = new Profile(sheet, sheet.normal);
    H.hulls.forEach(({vertices}, hull) => {
      const outline = profile.outlines[hull]!;
      for (const spot of sheet.items(vertices, SPOT_SLOTS)) outline.forEach((p, i) => {
        const q = outline[(i + 1) % outline.length]!, at = profile.of(spot);
        expect((q.x - p.x) * (at.y - p.y) - (q.y - p.y) * (at.x - p.x)).toBeGreaterThan(-1e-9);
      });
    });
  });
});

test('the measured length has room, however large it is', () => {
  const sheet = sheetOf(presets[0]!.frame), place = {x: 554, y: 390, width: 354, height: 200}, profile = new Profile(sheet, sheet.normal);
  for (const measured of [1e-9, 0.1, 2, 50, 1e6]) {
    profile.fit(place, measured / 2, measured);
    for (const y of [0, measured]) expect(Math.abs(profile.at({x: 0, y}).y - place.y - place.height / 2)).toBeLessThan(place.height / 2);
  }
});

test('a gap too low to be seen has a lens with its magnification; a wide gap has none', () => {
  const {texts, at} = drawn('gap', 'contacts'), gap = at[H.gap.separation]!;
  expect(texts).toEqual(expect.arrayContaining([expect.stringMatching(/^× [1-9]\d*$/), expect.stringMatching(/^gap 0\.050 m$/)]));
  expect(gap).toBeCloseTo(0.05, NEAR);
  const sheet = sheetOf(presets.find(({id}) => id === 'gap')!.frame), {outlines: [a, b]} = new Profile(sheet, sheet.normal);
  expect(Math.min(...b!.map(({y}) => y)) - Math.max(...a!.map(({y}) => y))).toBeCloseTo(gap, NEAR);
  const far = drawn('gap', 'contacts', 908, 592, (frame) => { // B is a metre higher
    const b = frame[H.hulls[1].vertices.at]!, n = {x: frame[H.normal.x]!, y: frame[H.normal.y]!, z: frame[H.normal.z]!};
    for (let i = 0; i < frame[H.hulls[1].vertices.count]!; i++) [n.x, n.y, n.z].forEach((part, axis) => void (frame[b + i * SPOT_SLOTS + axis]! += part));
  });
  expect(far.texts.filter((text) => text.startsWith('×'))).toEqual([]);
  expect(far.texts).toContain('gap 0.050 m');
});

test('edges in front of a face that looks away are drawn over it; over a face that the reader sees there are none', () => {
  const over = (stage: string) => drawn('tilted-box', stage).marks.filter(({kind, width, color}) => kind === 'stroke' && width === 6 && color === theme.paper).length;
  const {frame} = presets.find(({id}) => id === 'tilted-box')!, front = (hull: number): number => frame[frame[H.hulls[hull]!.faces.at]! + frame[H.faces[hull]!.face]! * FACE_SLOTS + FACE.front]!;
  expect([front(0), front(1)]).toEqual([1, 0]);
  expect(over('faces-a')).toBe(0);
  expect(over('faces-b')).toBeGreaterThan(2);
});

test('the normals at the best edges are drawn on the hulls and on the sphere', () => {
  const {marks} = drawn('edgeedge', 'edges');
  for (const color of [theme.a, theme.b]) expect(marks.filter((mark) => mark.kind === 'fill' && mark.color === color && mark.alpha === 0.2 && mark.points.length > 8)).toHaveLength(2);
});
