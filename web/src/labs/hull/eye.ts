import type {Point} from '../../draw/geometry';

export interface Vec3 { x: number; y: number; z: number }

/** A perspective view of both hulls. Without an eye they are drawn flat, in the frame's own view. */
export interface Eye<Sheet> {
  /** Projects a world point to the canvas, CSS pixels. */
  project(x: number, y: number, z: number): Point;
  /** The picture's axes as unit vectors in the world: right, up, and towards the reader. */
  readonly axes: {readonly right: Vec3; readonly up: Vec3; readonly toward: Vec3};
  /**
   * Draws both hulls with the sheet's pen and names them. If another canvas draws the hulls, this only names them and
   * keeps labels off them.
   */
  solids(sheet: Sheet): void;
  /** Whether another canvas, behind this one, draws the hulls. It must stay visible. */
  readonly behind: boolean;
}

export const dot = (p: Vec3, q: Vec3): number => p.x * q.x + p.y * q.y + p.z * q.z;
export const cross = (p: Vec3, q: Vec3): Vec3 => ({x: p.y * q.z - p.z * q.y, y: p.z * q.x - p.x * q.z, z: p.x * q.y - p.y * q.x});
export const times = (p: Vec3, by: number): Vec3 => ({x: p.x * by, y: p.y * by, z: p.z * by});
export const plus = (p: Vec3, q: Vec3, by = 1): Vec3 => ({x: p.x + q.x * by, y: p.y + q.y * by, z: p.z + q.z * by});
export const length = (p: Vec3): number => Math.hypot(p.x, p.y, p.z);

/** The unit vector along the part of v perpendicular to the unit vector n. If that part is zero, any unit vector perpendicular to n. */
export function across(n: Vec3, v: Vec3): Vec3 {
  const rest = plus(v, n, -dot(n, v)), size = length(rest);
  if (size > 1e-6) return times(rest, 1 / size);
  return across(n, Math.abs(n.x) > 0.8 ? {x: 0, y: 1, z: 0} : {x: 1, y: 0, z: 0});
}
