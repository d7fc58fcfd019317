import type {Point} from '../../../draw/geometry';
import {EDGE, FACE} from '../../../draw/hull.gen';
import type {Vec3} from '../eye';
import type {Sheet} from '../sheet';

/** The angle between consecutive points of a drawn arc, radians. */
const STEP = 0.08;

/**
 * An edge's arc on the sphere, between the normals of its two faces. The points are unit vectors in the axes of the
 * frame's own view. Normals of B are negated.
 */
export function arcOf(sheet: Sheet, hull: number, edge: number): Vec3[] {
  const at = sheet.edge(hull, edge), [from, to] = [EDGE.left, EDGE.right].map((side) => sheet.vec(FACE.dot, sheet.face(hull, sheet.get(at + side)))) as [Vec3, Vec3];
  const cos = Math.max(-1, Math.min(1, from.x * to.x + from.y * to.y + from.z * to.z)), angle = Math.acos(cos), sin = Math.sin(angle);
  const pieces = Math.max(2, Math.ceil(angle / STEP));
  return Array.from({length: pieces + 1}, (_, i) => {
    const t = i / pieces, p = sin < 1e-9 ? 1 - t : Math.sin((1 - t) * angle) / sin, q = sin < 1e-9 ? t : Math.sin(t * angle) / sin;
    return {x: p * from.x + q * to.x, y: p * from.y + q * to.y, z: p * from.z + q * to.z};
  });
}

/** Fills the directions between the normals of an edge's faces. rim is the edge's arc on the canvas. */
export function drawSector(sheet: Sheet, centre: Point, rim: readonly Point[], color: string): void {
  sheet.fill([centre, ...rim], color, 0.2);
  for (const end of [rim[0]!, rim.at(-1)!]) sheet.line(centre, end, {color, width: 1.5, weight: 6});
}
