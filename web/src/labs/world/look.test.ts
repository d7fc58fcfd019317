import {readFileSync} from 'node:fs';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {record} from '../../../testdata/recorder';
import * as clipping from '../../clipping/draw';
import type {Camera} from '../../draw/camera';
import type {Rect} from '../../draw/geometry';
import {W} from '../../draw/layout.gen';
import type {Theme} from '../../draw/theme';
import {fitExtent, pairCamera, worldExtent} from './camera';
import {drawWorld} from './draw';
import {isPicked} from './frame';
import {Look} from './look';
import {mapRect} from './map';
import {STAGE} from './stage';
import {viewports} from './viewports';

const moments = JSON.parse(readFileSync(new URL('../../../testdata/moments.json', import.meta.url), 'utf8')) as {id: string; frame: number[]}[];

let frames: ((now: number) => void)[] = [];
let still = false, copies = 0;

beforeEach(() => {
  frames = [];
  still = false;
  copies = 0;
  vi.stubGlobal('Path2D', class { moveTo(): void {} lineTo(): void {} arc(): void {} rect(): void {} closePath(): void {} });
  vi.stubGlobal('matchMedia', () => ({matches: still}));
  vi.stubGlobal('requestAnimationFrame', (frame: (now: number) => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => { frames = []; });
  vi.stubGlobal('document', {createElement: () => ({getContext: () => ({drawImage: () => { copies++; }})})});
});
afterEach(() => vi.unstubAllGlobals());

/** A Look for a moment's frame, at first without a picked pair, and the cameras that it sets. */
function figure(id: string, width = 900, height = 560) {
  const frame = Float64Array.from(moments.find((m) => m.id === id)!.frame), pair = [frame[W.chosenA]!, frame[W.chosenB]!] as const;
  frame[W.chosenA] = frame[W.chosenB] = -1;
  const seen: Camera[] = [], resized: Camera[] = [], extent = worldExtent(frame, false);
  const state = {zoomed: false, drawn: 0, camera: fitExtent(extent, width, height)};
  const fit = (w: number, h: number): Camera => isPicked(frame) ? pairCamera(frame, w, h) : fitExtent(extent, w, h);
  const look = new Look({
    element: {classList: {contains: () => state.zoomed}, querySelectorAll: () => []} as unknown as HTMLElement,
    canvas: {width, height, clientWidth: width} as HTMLCanvasElement, onScreen: undefined!, // there are no buttons
    view: {
      reset: (camera) => seen.push(state.camera = camera),
      resize: (camera) => resized.push(state.camera = camera),
    },
    frame: () => frame, camera: () => state.camera, parts: () => viewports(frame, width, height), fit, top: () => 0, share: () => 1, headings: () => '', marked: () => [0, 0], draw: () => { state.drawn++; }, failed: (error) => { throw error; },
  });
  look.follow();
  const pick = (stage: number): void => {
    [frame[W.chosenA], frame[W.chosenB]] = pair;
    frame[W.stage] = stage;
    look.follow();
  };
  const unpick = (): void => {
    frame[W.chosenA] = frame[W.chosenB] = -1;
    look.follow();
  };
  return {frame, look, state, seen, resized, fit, pick, unpick};
}

function pass(count = 8): void {
  for (let i = 0; i < count; i++) for (const frame of frames.splice(0)) frame(1000 + 50 * i);
}

test('the view moves to a picked pair, nearer from frame to frame, and back out', () => {
  const {state, seen, fit, pick, unpick} = figure('bombed'), out = state.camera;
  pick(STAGE.setup);
  pass();
  expect(seen.at(-1)).toEqual(fit(900, 560));
  expect(seen.length).toBeGreaterThan(4);
  for (let i = 1; i < seen.length; i++) expect(seen[i]!.scale).toBeGreaterThanOrEqual(seen[i - 1]!.scale);
  expect(seen[0]!.scale).toBeCloseTo(out.scale, 9);
  unpick();
  pass();
  expect(state.camera).toEqual(out);
});

test('without motion the view jumps to the pair', () => {
  still = true;
  const {state, seen, fit, pick} = figure('bombed');
  pick(STAGE.setup);
  expect([seen.length, frames.length, state.camera]).toEqual([1, 0, fit(900, 560)]);
});

test('if the canvas is resized during the motion, the view fits its new size at each moment and at the end', () => {
  const {look, state, seen, fit, pick} = figure('bombed');
  pick(STAGE.setup);
  pass(3);
  state.camera = look.fit(600, 500); // as the figure does on a resize
  expect(state.camera.scale).toBeLessThan(fit(600, 500).scale);
  pass();
  expect(seen.at(-1)).toEqual(fit(600, 500));
});

test('the view stays between stages of one kind of view, and moves for the others', () => {
  const {seen, fit, pick} = figure('ground-loses-one');
  pick(STAGE.setup);
  pass();
  const whole = seen.length;
  pick(STAGE['best-axis']);
  pass();
  expect(seen.length).toBe(whole);
  pick(STAGE.reference);
  pass();
  expect(seen.at(-1)).toEqual(fit(900, 560));
  expect(seen.at(-1)!.scale).toBeGreaterThan(5 * seen[whole - 1]!.scale);
  const near = seen.length;
  pick(STAGE.contacts);
  pass();
  expect(seen.length).toBe(near);
});

test('the view follows a pair that leaves the canvas, not one that moves a little; after the reader’s zoom it follows neither', () => {
  const {frame, state, seen, resized, fit, pick} = figure('bombed');
  pick(STAGE.setup);
  pass();
  const before = seen.length, move = (by: number): void => {
    for (const slot of [W.pair + 14, W.pair + 29]) frame[slot]! += by; // the boxes' centres
    for (let slot = W.pair + 19; slot < W.pair + 27; slot += 2) frame[slot]! += by;
    for (let slot = W.pair + 34; slot < W.pair + 42; slot += 2) frame[slot]! += by;
    frame[W.step]!++;
    pick(STAGE.setup);
    pass();
  };
  move(0.05);
  expect(seen.length).toBe(before);
  state.zoomed = true;
  move(9);
  expect([seen.length, resized.length]).toEqual([before, 0]);
  state.zoomed = false;
  move(9);
  expect(seen.at(-1)).toEqual(fit(900, 560));
});

test('a stage with another kind of view keeps the reader’s zoom', () => {
  const {state, seen, resized, fit, pick} = figure('ground-loses-one');
  pick(STAGE.setup);
  pass();
  const before = seen.length;
  state.zoomed = true;
  pick(STAGE.reference);
  expect([seen.length, resized]).toEqual([before, [fit(900, 560)]]);
});

test('the pictures of match, warm start and solve fade into each other, the collide call’s move, and another step is shown at once', () => {
  const {frame, look, state, pick} = figure('bombed');
  pick(STAGE.contacts);
  pass();
  const draw = (): string[] => {
    const {ctx, calls} = record();
    look.render(ctx, {world: {drawWorld}, clipping}, state.camera, {paper: '#fff', font: 'x'} as Theme);
    return calls.map(({name}) => name);
  };
  pick(STAGE.match);
  expect(copies).toBe(1);
  pass(3);
  expect(draw()).toContain('drawImage');
  pass();
  expect(draw()).not.toContain('drawImage');
  frame[W.step]!++;
  pick(STAGE.match);
  frame[W.atIteration] = 3;
  pick(STAGE.match);
  expect(copies).toBe(1);
  const {drawn} = state;
  pick(STAGE.keep);
  pick(STAGE.contacts);
  expect(copies).toBe(2); // one more fade, from match to keep
  pass(2);
  expect(state.drawn).toBeGreaterThan(drawn);
});

test('the map has its final corner while the view moves to the pair, and keeps its corner while the pair moves', () => {
  const {frame, look, state, fit, pick, unpick} = figure('bombed');
  const maps: (Rect | undefined)[] = [], {ctx} = record();
  const render = (): Rect | undefined => {
    look.render(ctx, {world: {drawWorld: (_ctx, _frame, _camera, _theme, _clipping, options) => void maps.push(options?.map)}, clipping}, state.camera, {paper: '#fff', font: 'x'} as Theme);
    return maps.at(-1);
  };
  pick(STAGE.contacts);
  const there = mapRect(frame, fit(900, 560));
  expect(there).toBeDefined();
  for (let i = 0; i < 8; i++) {
    expect(render()).toEqual(there);
    pass(1);
  }
  // Two positions of the view between which the map would jump.
  const still = state.camera, steps = 400, reach = still.width / still.scale;
  const at = (i: number): Camera => ({...still, scale: still.scale / 2, x: still.x + reach * (2 * i / steps - 1), y: still.y + 0.6 * still.height / still.scale});
  const corner = (i: number): string => JSON.stringify(mapRect(frame, at(i)) ?? null);
  const i = Array.from({length: steps}, (_, i) => i).findIndex((i) => corner(i) !== corner(i + 1) && corner(i) !== 'null' && corner(i + 1) !== 'null');
  expect(i).toBeGreaterThanOrEqual(0);
  unpick();
  pick(STAGE.contacts);
  pass();
  state.camera = at(i);
  expect(JSON.stringify(render())).toBe(corner(i));
  state.camera = at(i + 1);
  expect(JSON.stringify(render())).toBe(corner(i));
  unpick();
  pick(STAGE.contacts);
  pass();
  state.camera = at(i + 1);
  expect(JSON.stringify(render())).toBe(corner(i + 1));
});
