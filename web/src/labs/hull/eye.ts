import type {Point} from '../../draw/geometry';

/** A vector of space. */
export interface Vec3 { x: number; y: number; z: number }

/** From where both hulls are looked at, with perspective. Without one they are drawn as the frame's own view has them. */
export interface Eye<Sheet> {
  /** Where the picture has a point of the world, CSS pixels of the canvas. */
  project(x: number, y: number, z: number): Point;
  /** The picture's axes in the world, unit: x goes right, y up, z to the reader. */
  readonly axes: {readonly right: Vec3; readonly up: Vec3; readonly toward: Vec3};
  /** Both hulls as solids: drawn by the sheet's pen, or named and kept clear of labels where they are on a canvas of their own. */
  solids(sheet: Sheet): void;
  /** They are on a canvas of their own, which must be seen through this one. */
  readonly behind: boolean;
}

export const dot = (p: Vec3, q: Vec3): number => p.x * q.x + p.y * q.y + p.z * q.z;
export const cross = (p: Vec3, q: Vec3): Vec3 => ({x: p.y * q.z - p.z * q.y, y: p.z * q.x - p.x * q.z, z: p.x * q.y - p.y * q.x});
export const times = (p: Vec3, by: number): Vec3 => ({x: p.x * by, y: p.y * by, z: p.z * by});
export const plus = (p: Vec3, q: Vec3, by = 1): Vec3 => ({x: p.x + q.x * by, y: p.y + q.y * by, z: p.z + q.z * by});
export const length = (p: Vec3): number => Math.hypot(p.x, p.y, p.z);

/** The part of v at right angles to a unit vector n, made 1; any such direction where there is none. */
export function across(n: Vec3, v: Vec3): Vec3 {
  const rest = plus(v, n, -dot(n, v)), size = length(rest);
  if (size > 1e-6) return times(rest, 1 / size);
  return across(n, Math.abs(n.x) > 0.8 ? {x: 0, y: 1, z: 0} : {x: 1, y: 0, z: 0});
}
