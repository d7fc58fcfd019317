import {expect, test} from 'vitest';
import {dot, length, type Vec3} from '../eye';
import {axesOf, faces, home, lookAt, lookFrom, matrices, type Orbit, project, shifted, STEEPEST, standOn, turned, ZOOM, zoomed} from './camera';
import {hiddenPart} from './hidden';
import type {Solid} from './solid';

const CUBE: Vec3[] = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => ({x: (i & 1) * 2 + 100, y: (i >> 1 & 1) * 2 - 7, z: (i >> 2) * 2}));
const up = {x: 0, y: 0, z: 1}, place = {x: 0, y: 0, width: 560, height: 590}, margin = {x: 40, y: 50};
const stand = standOn(CUBE, 8, up, {x: 0.6, y: 0.8, z: 0}, {x: 0.8 * Math.cos(0.5), y: -0.6 * Math.cos(0.5), z: Math.sin(0.5)});
const orbits: Orbit[] = [home(stand), ...[0.3, 2, -1].flatMap((azimuth) => [-1.2, 0, 1.5].map((elevation) => ({azimuth, elevation, zoom: 2.5, x: 0.1, y: -0.3})))];

test('a stand keeps the elevation of its view, and its first view has all points in the rectangle, touching the margin', () => {
  expect(stand.elevation).toBeCloseTo(0.5, 12);
  const points = CUBE.map((p) => project(lookAt(stand, home(stand), place, margin), p));
  const xs = points.map(({x}) => x), ys = points.map(({y}) => y);
  expect(Math.min(...xs)).toBeGreaterThan(margin.x - 1e-6);
  expect(Math.max(...xs)).toBeLessThan(place.width - margin.x + 1e-6);
  expect(Math.min(...ys)).toBeGreaterThan(margin.y - 1e-6);
  expect(Math.min(Math.min(...xs) - margin.x, Math.min(...ys) - margin.y)).toBeLessThan(1e-6);
});

test('axes are unit, at right angles and right-handed, and right is level', () => {
  for (const orbit of orbits) {
    const {right, up: above, toward} = axesOf(stand, orbit);
    for (const [p, q] of [[right, above], [above, toward], [toward, right], [right, up]] as const) expect(dot(p, q)).toBeCloseTo(0, 12);
    for (const axis of [right, above, toward]) expect(length(axis)).toBeCloseTo(1, 12);
    expect(right.x * (above.y * toward.z - above.z * toward.y) + right.y * (above.z * toward.x - above.x * toward.z) + right.z * (above.x * toward.y - above.y * toward.x)).toBeCloseTo(1, 12);
  }
});

test('WebGL’s matrices put a point where the pen does', () => {
  for (const orbit of orbits) {
    const look = lookAt(stand, orbit, place, margin), {view, projection} = matrices(look, place, stand.size);
    const by = (m: number[], v: number[]): number[] => [0, 1, 2, 3].map((row) => [0, 1, 2, 3].reduce((sum, column) => sum + m[4 * column + row]! * v[column]!, 0));
    for (const p of CUBE) {
      const [x, y, z, w] = by(projection, by(view, [p.x - look.centre.x, p.y - look.centre.y, p.z - look.centre.z, 1])) as [number, number, number, number], at = project(look, p);
      expect((x / w + 1) / 2 * place.width).toBeCloseTo(at.x, 8);
      expect((1 - y / w) / 2 * place.height).toBeCloseTo(at.y, 8);
      expect(Math.abs(z / w)).toBeLessThanOrEqual(1);
    }
  }
});

test('an orbit stops at 89°, zoom and shift at their limits', () => {
  const look = lookAt(stand, home(stand), place, margin);
  expect(turned(home(stand), 0, 9).elevation).toBe(STEEPEST);
  expect(turned(home(stand), 0, -9).elevation).toBe(-STEEPEST);
  expect(zoomed(stand, home(stand), look, 1e6, {x: 1, y: 1}).zoom).toBe(ZOOM.most);
  expect(zoomed(stand, home(stand), look, 1e-6, {x: 1, y: 1}).zoom).toBe(ZOOM.least);
  expect(shifted(stand, home(stand), look, 1e6, 1e6)).toMatchObject({x: 1, y: -1});
});

test('zooming keeps the point under the pointer, and after looking from a direction it points to the reader', () => {
  const before = lookAt(stand, home(stand), place, margin), at = project(before, stand.centre), near = {x: at.x + 30, y: at.y - 20};
  const after = lookAt(stand, zoomed(stand, home(stand), before, 2, near), place, margin), moved = project(after, stand.centre);
  expect(moved.x).toBeCloseTo(near.x - 60, 6);
  expect(moved.y).toBeCloseTo(near.y + 40, 6);
  for (const direction of [{x: 1, y: 0, z: 0}, {x: 0, y: 1, z: 0}, up, {x: -0.48, y: 0.6, z: -0.64}]) expect(dot(axesOf(stand, lookFrom(stand, home(stand), direction)).toward, direction)).toBeCloseTo(1, 12);
});

const box = (half: number): Solid => ({
  hull: 0, rims: [], points: [[-1, -1], [1, -1], [1, 1], [-1, 1]].flatMap(([x, y]) => [-1, 1].map((z) => ({x: x! * half, y: y! * half, z: z * half}))),
  sides: [{normal: {x: -1, y: 0, z: 0}, at: 0}, {normal: {x: 1, y: 0, z: 0}, at: 2}, {normal: {x: 0, y: -1, z: 0}, at: 0}, {normal: {x: 0, y: 1, z: 0}, at: 4}, {normal: {x: 0, y: 0, z: -1}, at: 0}, {normal: {x: 0, y: 0, z: 1}, at: 1}]
    .map(({normal, at}) => ({normal, corners: [at], front: true})),
});

test('a hull hides the part of a segment whose line of sight meets the hull first', () => {
  const eye = {x: 0, y: 0, z: 10}, solid = box(1);
  const across = hiddenPart(solid, {x: -5, y: 0, z: -2}, {x: 5, y: 0, z: -2}, eye, 0)!; // the front face at z = 1 casts 12 / 9 of its width
  expect(across[0]).toBeCloseTo(0.5 - 4 / 30, 9);
  expect(across[1]).toBeCloseTo(0.5 + 4 / 30, 9);
  expect(hiddenPart(solid, {x: -5, y: 0, z: 2}, {x: 5, y: 0, z: 2}, eye, 0)).toBeUndefined();
  const into = hiddenPart(solid, {x: 0, y: 0.5, z: 3}, {x: 0, y: 0.5, z: -3}, eye, 0)!;
  expect(into[0]).toBeCloseTo(1 / 3, 9);
  expect(into[1]).toBe(1);
  expect(faces(lookAt(stand, home(stand), place, margin), {x: 0, y: 0, z: 0}, up)).toBe(true);
});
