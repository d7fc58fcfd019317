import {describe, expect, test, vi} from 'vitest';
import {record} from '../../../testdata/recorder';
import {toPixels} from '../../draw/camera';
import {fitExtent, worldExtent} from './camera';
import {BODY, BODY_SLOTS, CONTACT_SLOTS, JOINT, JOINT_SLOTS, W, W_SLOTS} from '../../draw/layout.gen';
import {drawBodies} from './layers/bodies';
import {batched} from '../../draw/batch';
import {bodyAt, forEachBody, forEachContact, forEachJoint} from './frame';
import {drawGrid} from '../../draw/grid';
import {Pen} from '../../draw/pen';
import {WorldSheet} from './layers/sheet';
import type {Theme} from '../../draw/theme';

/** The frame of a world of boxes [x, y, half width, half height, static]. */
function frameOf(boxes: readonly [number, number, number, number, number][], joints = 0, contacts = 0): Float64Array {
  const frame = new Float64Array(W_SLOTS + boxes.length * BODY_SLOTS + joints * JOINT_SLOTS + contacts * CONTACT_SLOTS);
  frame[W.bodies] = boxes.length;
  frame[W.joints] = joints;
  frame[W.contacts] = contacts;
  boxes.forEach(([x, y, w, h, still], i) => {
    const at = bodyAt(i);
    frame[at + BODY.at.x] = x;
    frame[at + BODY.at.y] = y;
    frame[at + BODY.axisX.x] = 1;
    frame[at + BODY.half.x] = w;
    frame[at + BODY.half.y] = h;
    frame[at + BODY.static] = still;
  });
  return frame;
}

const ground = [0, -10, 50, 10, 1] as const;

test('each visits the first slot of every body, joint and contact', () => {
  const frame = frameOf([[...ground], [0, 1, 1, 1, 0]], 3, 2);
  const visited = [forEachBody, forEachJoint, forEachContact].map((each) => {
    const list: number[] = [];
    each(frame, (at) => list.push(at));
    return list;
  });
  const joints = W_SLOTS + 2 * BODY_SLOTS, contacts = joints + 3 * JOINT_SLOTS;
  expect(visited).toEqual([
    [W_SLOTS, W_SLOTS + BODY_SLOTS], [joints, joints + JOINT_SLOTS, joints + 2 * JOINT_SLOTS], [contacts, contacts + CONTACT_SLOTS],
  ]);
  expect(contacts + 2 * CONTACT_SLOTS).toBe(frame.length);
});

test('batched draws every shape once, few paths at a time', () => {
  const before = globalThis.Path2D;
  globalThis.Path2D = class { shapes = 0; } as unknown as typeof Path2D;
  try {
    for (const count of [0, 1, 50, 51, 1234]) {
      const drawn: number[] = [];
      batched((next) => {
        for (let i = 0; i < count; i++) (next() as unknown as {shapes: number}).shapes++;
      }, (path) => drawn.push((path as unknown as {shapes: number}).shapes));
      expect(drawn.reduce((sum, n) => sum + n, 0)).toBe(count);
      expect(drawn).toHaveLength(Math.ceil(count / 50));
    }
  } finally {
    globalThis.Path2D = before;
  }
});

test('a sensor is dashed and empty, whether it can move or not; other boxes are whole and filled', () => {
  vi.stubGlobal('Path2D', class { shapes = 0; });
  const seen = ([still, sensor]: readonly [number, number]): {dashed: boolean; alpha: number[]} => {
    const frame = frameOf([[0, 0, 1, 1, still]]), {ctx, calls} = record();
    frame[bodyAt(0) + BODY.sensor] = sensor;
    const alpha: number[] = [];
    let dashed = false, dash = 0;
    drawBodies({ctx: new Proxy(ctx, {get: (of, name) => {
      if (name === 'fillRect') return () => alpha.push(of.globalAlpha);
      if (name === 'strokeRect') return () => { dashed = dash > 0; };
      if (name === 'setLineDash') return (list: number[]) => { dash = list.length; };
      return Reflect.get(of, name) as unknown;
    }}), frame, camera: {scale: 30, x: 0, y: 0, width: 400, height: 400}, theme: {} as Theme, outlined: () => {}} as unknown as WorldSheet);
    expect(calls.length).toBeGreaterThan(0);
    return {dashed, alpha};
  };
  expect([[0, 0], [1, 0], [0, 1], [1, 1]].map((kind) => seen(kind as [number, number]))).toEqual([
    {dashed: false, alpha: [0.04]}, {dashed: false, alpha: [0.1]}, {dashed: true, alpha: [0]}, {dashed: true, alpha: [0]},
  ]);
  vi.unstubAllGlobals();
});

describe('the camera of a world', () => {
  test.each([[1280, 620], [390, 600], [800, 200]])('shows all that can move and the ground below it, %d by %d', (width, height) => {
    const boxes: [number, number, number, number, number][] = [[...ground], [-20, 0.5, 0.5, 0.5, 0], [31, 12, 0.5, 0.5, 0]];
    const camera = fitExtent(worldExtent(frameOf(boxes), false), width, height);
    for (const [x, y] of [[-20.5, 0], [31.5, 12.5], [0, -0.5]] as const) {
      const p = toPixels(camera, x, y);
      expect(p.x).toBeGreaterThanOrEqual(0);
      expect(p.x).toBeLessThanOrEqual(width);
      expect(p.y).toBeGreaterThanOrEqual(0);
      expect(p.y).toBeLessThanOrEqual(height);
    }
    expect(camera.scale * 52).toBeLessThanOrEqual(width);
  });

  test('shows fixed bodies around a moving one, unless they are so far that the body would be too small', () => {
    const sees = (boxes: Parameters<typeof frameOf>[0], x: number, y: number): boolean => {
      const p = toPixels(fitExtent(worldExtent(frameOf(boxes), false), 600, 400), x, y);
      return p.x >= 0 && p.x <= 600 && p.y >= 0 && p.y <= 400;
    };
    const box = [0, 9, 0.5, 0.5, 0] as [number, number, number, number, number];
    for (const [still, x, y] of [[[...ground], 0, 0], [[12, 9, 1, 9, 1], 11, 9], [[-12, 9, 1, 9, 1], -11, 9], [[0, 20, 30, 1, 1], 0, 19]] as const) {
      expect([sees([[...still], box], x, y), sees([[...still], box], 0, 9)]).toEqual([true, true]);
    }
    expect(sees([[0, -60, 30, 1, 1], box], 0, -59)).toBe(false);
  });

  test('shows small scenes large', () => {
    const camera = fitExtent(worldExtent(frameOf([[0, 0, 0.005, 0.005, 0], [0.011, 0, 0.005, 0.005, 0]]), false), 400, 400);
    expect(0.01 * camera.scale).toBeGreaterThan(100);
  });

  test('shows pins, the whole swing of a sample, and fixed bodies if nothing moves', () => {
    const pinned = frameOf([[...ground], [3, 5, 0.5, 0.5, 0]], 1);
    pinned[bodyAt(2) + JOINT.atA.x] = -8;
    pinned[bodyAt(2) + JOINT.atA.y] = 5;
    expect(toPixels(fitExtent(worldExtent(pinned, false), 400, 400), -8, 5).x).toBeGreaterThanOrEqual(0);
    expect(toPixels(fitExtent(worldExtent(pinned, true), 400, 400), 10, 16)).toMatchObject({y: expect.closeTo(400 - 17.5 * 400 / 20, 6)});
    expect(toPixels(fitExtent(worldExtent(frameOf([[...ground]]), false), 400, 400), -50, 0).x).toBeGreaterThanOrEqual(0);
    expect(fitExtent(worldExtent(frameOf([]), false), 400, 400).scale).toBeCloseTo(20, 6);
  });
});

test.each([[390, 600], [5120, 1440]])('the grid reaches to every edge, %d by %d', (width, height) => {
  for (const scale of [0.003, 1, 33, 44, 109, 7e4]) {
    const {ctx, calls} = record();
    drawGrid(new Pen(ctx, {scale, x: 9e3 + 0.1, y: -3, width, height}, {} as Theme));
    const from = calls.filter(({name}) => name === 'moveTo').map(({args}) => args as [number, number]);
    const xs = from.filter(([, y]) => y === 0).map(([x]) => x), ys = from.filter(([x]) => x === 0).map(([, y]) => y);
    for (const [list, size] of [[xs, width], [ys, height]] as const) {
      expect(Math.min(...list)).toBeLessThanOrEqual(111);
      expect(Math.max(...list)).toBeGreaterThanOrEqual(size - 111);
    }
  }
});

/** The corners of the drawn boxes, in the boxes' order: upright ones drawn as rectangles, turned ones as paths. */
function cornersOf(boxes: Parameters<typeof frameOf>[0], scale: number, turn = 0): {upright: [number, number][]; turned: [number, number][]} {
  const before = globalThis.Path2D, turned: [number, number][] = [], {ctx, calls} = record(), frame = frameOf(boxes);
  boxes.forEach((_, i) => {
    frame[bodyAt(i) + BODY.axisX.x] = Math.cos(turn);
    frame[bodyAt(i) + BODY.axisX.y] = Math.sin(turn);
  });
  globalThis.Path2D = class {
    moveTo(x: number, y: number): void { turned.push([x, y]); }
    lineTo(x: number, y: number): void { turned.push([x, y]); }
    closePath(): void {}
  } as unknown as typeof Path2D;
  try {
    drawBodies(new WorldSheet(ctx, frame, {scale, x: 0, y: 0, width: 1280, height: 600}, {} as Theme));
  } finally {
    globalThis.Path2D = before;
  }
  const upright = calls.filter(({name}) => name === 'strokeRect').flatMap(({args}) => {
    const [x, y, width, height] = args as [number, number, number, number];
    return [[x + width, y], [x, y], [x, y + height], [x + width, y + height]] as [number, number][];
  });
  return {upright, turned};
}

test('a box far too small to be seen is drawn as a dot', () => {
  const {upright, turned} = cornersOf([[1e4, 0, 0.005, 2e3, 0]], 0.05);
  const size = (i: 0 | 1): number => Math.max(...upright.map((p) => p[i])) - Math.min(...upright.map((p) => p[i]));
  expect([size(0), size(1), turned]).toEqual([expect.closeTo(1.5, 9), expect.closeTo(200, 9), []]);
});

test('a box is drawn as a rectangle only where its corners are, to an eighth of a pixel', () => {
  const [x, y, w, h] = [3, -2, 0.5, 1.5], scale = 40, leans = [];
  for (const turn of [0, 1e-4, 2e-3, -2e-3, 3e-3, 0.1, Math.PI / 2, Math.PI / 2 + 2e-3, -Math.PI / 2, Math.PI, 3 * Math.PI]) {
    const {upright, turned} = cornersOf([[x, y, w, h, 0]], scale, turn);
    expect([upright.length > 0, turned.length > 0]).toContain(true);
    expect(upright.length > 0 && turned.length > 0).toBe(false);
    const corners = [[1, 1], [-1, 1], [-1, -1], [1, -1]].map(([i, j]): [number, number] => [
      640 + scale * (x + i! * w * Math.cos(turn) - j! * h * Math.sin(turn)), 300 - scale * (y + i! * w * Math.sin(turn) + j! * h * Math.cos(turn)),
    ]);
    const far = Math.max(...corners.map(([cx, cy]) => Math.min(...[...upright, ...turned].map(([dx, dy]) => Math.hypot(cx - dx, cy - dy)))));
    expect(far).toBeLessThan(upright.length > 0 ? 0.125 * Math.SQRT2 : 1e-9);
    leans.push(upright.length > 0);
  }
  expect(leans).toEqual([true, true, true, true, false, false, true, true, true, true, true]);
});
