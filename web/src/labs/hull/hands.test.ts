import {expect, test} from 'vitest';
import {HOLD} from '../../base/hull.gen';
import {H, SPOT} from '../../draw/hull.gen';
import {toPixels} from '../../draw/camera';
import {cross, dot, plus, type Vec3} from './eye';
import {cursorOf, flatRay, planeRay, rayOf} from './hands';
import {home, lookAt, project, standOn, turned} from './space/camera';

const GRIP = {coarse: false, shift: true};
const PLACE = {x: 0, y: 0, width: 560, height: 480};
const CUBE: Vec3[] = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => ({x: 3 + (i & 1), y: (i >> 1) & 1, z: i >> 2}));
const vec = (numbers: Float64Array, at: number): Vec3 => ({x: numbers[at]!, y: numbers[at + 1]!, z: numbers[at + 2]!});

test('a line of sight goes through its pixel, and has the length of a pixel at each distance', () => {
  const stand = standOn(CUBE, 8, {x: 0, y: 0, z: 1}, {x: 1, y: 0, z: 0}, {x: 0, y: -0.8, z: 0.6});
  for (const [azimuth, elevation] of [[0, 0], [1.2, -0.4], [-2.8, 0.9]] as const) {
    const look = lookAt(stand, turned(home(stand), azimuth, elevation), PLACE, {x: 40, y: 40});
    for (const at of [{x: 280, y: 240}, {x: 20, y: 470}, {x: 501, y: 3}]) {
      const ray = rayOf(look, at, GRIP), from = vec(ray, 0), along = vec(ray, 3), toward = vec(ray, 6);
      expect(ray).toHaveLength(14);
      expect([dot(along, along), dot(toward, toward), ray[11], ray[12]].map((x) => Math.round(x! * 1e12) / 1e12)).toEqual([1, 1, 0, 1]);
      for (const t of [0.9, 1, 1.2]) {
        const long = t * look.distance, p = plus(from, along, long), seen = project(look, p);
        expect(seen.x).toBeCloseTo(at.x, 6);
        expect(seen.y).toBeCloseTo(at.y, 6);
        const pixel = ray[9]! + ray[10]! * long, beside = project(look, plus(p, look.right, pixel));
        expect(Math.hypot(beside.x - at.x, beside.y - at.y)).toBeCloseTo(1, 6);
      }
    }
  }
});

test('a flat line of sight goes through its pixel too', () => {
  const frame = new Float64Array(1000), right = {x: 0.6, y: 0.8, z: 0}, up = {x: 0, y: 0, z: 1}, toward = cross(right, up), centre = {x: 5, y: -2, z: 7};
  const write = (at: number, {x, y, z}: Vec3): void => frame.set([x, y, z], at);
  write(H.right.x, right);
  write(H.up.x, up);
  write(H.toward.x, toward);
  const vertex = frame[H.hulls[0].vertices.at] = 900, known = {x: 5.5, y: -1, z: 6};
  write(vertex + SPOT.at.x, known);
  const d = plus(known, centre, -1);
  frame.set([dot(right, d), dot(up, d)], vertex + SPOT.view.x);
  const camera = {x: 0.3, y: -0.2, scale: 80, width: 560, height: 480};
  for (const at of [{x: 11, y: 400}, {x: 333, y: 20}]) {
    const ray = flatRay(frame, camera, at, GRIP), p = plus(plus(vec(ray, 0), vec(ray, 3), 3), centre, -1), seen = toPixels(camera, dot(right, p), dot(up, p));
    expect(seen.x).toBeCloseTo(at.x, 9);
    expect(seen.y).toBeCloseTo(at.y, 9);
    expect([ray[9], ray[10]]).toEqual([1 / 80, 0]);
    expect(dot(vec(ray, 3), vec(ray, 6))).toBeCloseTo(-1, 12);
  }
});

test('a line of sight in the contact plane is along the normal, through the point at its position there', () => {
  const frame = new Float64Array(400), normal = {x: 0, y: 0.6, z: 0.8}, right = {x: 1, y: 0, z: 0}, up = cross(normal, right), known = {x: 2, y: 1, z: -1}, vertex = 320;
  frame[H.hulls[0].vertices.at] = vertex;
  for (const [at, v] of [[H.normal.x, normal], [H.right.x, {x: 0.8, y: 0.36, z: 0.48}], [vertex + SPOT.at.x, known]] as const) frame.set([v.x, v.y, v.z], at);
  frame.set([0.25, -0.5], vertex + SPOT.flat.x);
  const ray = planeRay(frame, {x: 1, y: 2, pixel: 0.01}, GRIP), off = plus(vec(ray, 0), known, -1);
  expect([dot(off, right), dot(off, up), dot(off, normal)].map((x) => Math.round(x * 1e9) / 1e9 + 0)).toEqual([0.75, 2.5, 0]);
  expect([...ray.slice(3, 9)]).toEqual([-0, -0.6, -0.8, 0, 0.6, 0.8]);
  expect([...ray.slice(9)]).toEqual([0.01, 0, 0, 1, 1]);
});

test('cursors show the direction in which arrows and rings move', () => {
  const frame = new Float64Array(1000), axes = {right: {x: 1, y: 0, z: 0}, up: {x: 0, y: 0, z: 1}};
  const of = (part: number, at: Vec3 = {x: 0, y: 0, z: 0}, shift = false): string => {
    frame[H.hands.part] = part;
    frame.set([at.x, at.y, at.z], H.hands.at.x);
    return cursorOf(frame, {coarse: false, shift}, axes);
  };
  expect([HOLD.none, HOLD.hull, HOLD.vertex].map((part) => of(part))).toEqual(['', 'move', 'crosshair']);
  expect(of(HOLD.hull, {x: 0, y: 0, z: 0}, true)).toBe('alias');
  expect([of(HOLD.arrow), of(HOLD.arrow + 2)]).toEqual(['ew-resize', 'ns-resize']);
  // The ring about y lies in the picture's plane: at the ring's right a drag moves vertically, at its top horizontally,
  // between them diagonally.
  expect([of(HOLD.ring + 1, {x: 1, y: 0, z: 0}), of(HOLD.ring + 1, {x: 0, y: 0, z: 1}), of(HOLD.ring + 1, {x: 1, y: 0, z: 1})]).toEqual(['ns-resize', 'ew-resize', 'nwse-resize']);
});
