import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {record} from '../../../testdata/recorder';
import {HULL_STAGES} from '../../base/hull.gen';
import type {Slot} from '../../draw/label';
import {H, SPOT_SLOTS} from '../../draw/hull.gen';
import type {Theme} from '../../draw/theme';
import {fitHulls, placesIn} from './camera';
import {drawHulls} from './draw';
import {home, lookAt, project, standOn, turned} from './space/camera';
import {vecAt} from './space/solid';

interface Preset { id: string; frame: number[]; steps: {stage: number; sub: number; subs: number; drawn: string}[] }
const presets = JSON.parse(readFileSync(new URL('../../../testdata/hulls.json', import.meta.url), 'utf8')) as Preset[];
const theme: Theme = {
  paper: '#fff', panel: '#fefefe', ink: '#000', soft: '#555', grid: '#eee', hairline: '#ddd',
  a: '#00f', b: '#f80', side: '#808', contact: '#080', cut: '#999', hand: '#860', wrong: '#c00', mark: '#ffc', font: 'sans-serif',
};
const WIDTH = 908, HEIGHT = 592, TURNS = 60;

/** How often a step's labels change their anchor, or their side of it, while the picture turns 59 times by half a degree. */
function jumpsOf({frame, steps}: Preset, number: number, steady: boolean): number {
  const {stage, sub, subs, drawn} = steps[number]!, at = Float64Array.from(frame);
  [at[H.stage], at[H.sub], at[H.subs]] = [stage, sub, subs];
  const points = H.hulls.flatMap(({vertices}) => Array.from({length: at[vertices.count]!}, (_, i) => vecAt(at, {x: 0, y: 1, z: 2}, at[vertices.at]! + i * SPOT_SLOTS)));
  const stand = standOn(points, points.length, vecAt(at, H.normal), vecAt(at, H.right), vecAt(at, H.toward));
  const words = new Map(drawn.split('\n').filter(Boolean).map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]));
  let before: ReadonlyMap<string, Slot> | undefined, jumps = 0;
  for (let i = 0; i < TURNS; i++) {
    const look = lookAt(stand, turned(home(stand), i * Math.PI / 360, 0), placesIn(WIDTH, HEIGHT).hulls, {x: 46, y: 58});
    const eye = {axes: look, behind: true, project: (x: number, y: number, z: number) => project(look, {x, y, z}), solids: () => {}};
    const {slots} = drawHulls(record().ctx, at, fitHulls(at, WIDTH, HEIGHT), theme, words, {eyes: [eye], ...steady && {before}});
    for (const [key, {direction, nth}] of slots) {
      const old = before?.get(key);
      if (old && (old.direction !== direction || old.nth !== nth)) jumps++;
    }
    before = slots;
  }
  return jumps;
}

test('labels jump far less often if their last places are given', () => {
  const preset = presets.find(({id}) => id === 'tilted-box')!, total = {steady: 0, anew: 0};
  for (const id of ['faces-a', 'incident', 'clip', 'contacts']) {
    const number = preset.steps.findIndex(({stage}) => HULL_STAGES[stage] === id);
    total.steady += jumpsOf(preset, number, true);
    total.anew += jumpsOf(preset, number, false);
  }
  expect(total.anew).toBeGreaterThan(20);
  expect(total.steady).toBeLessThan(total.anew / 2);
});
