import {EDGE, EDGE_SLOTS, FACE, FACE_SLOTS, H, SPOT_SLOTS} from '../../../draw/hull.gen';
import {length, plus, times, type Vec3} from '../eye';
import {faces, type Look} from './camera';

export interface Side { corners: readonly number[]; normal: Vec3; front: boolean }
/** An edge. front: at least one of its faces faces the reader. */
export interface Rim { from: number; to: number; front: boolean }

/** A hull for a camera. Its points are relative to the camera's centre, metres. */
export interface Solid { hull: number; points: readonly Vec3[]; sides: readonly Side[]; rims: readonly Rim[] }

export const vecAt = (frame: Float64Array, {x, y, z}: {x: number; y: number; z: number}, item = 0): Vec3 => ({x: frame[item + x]!, y: frame[item + y]!, z: frame[item + z]!});

/** A hull of the frame as a solid, moved by move metres along the contact normal. */
export function solidOf(frame: Float64Array, hull: number, look: Look, move = 0): Solid {
  const {vertices, faces: sides, corners, edges} = H.hulls[hull]!, at = (slot: number): number => frame[slot]!;
  const shift = plus(times(vecAt(frame, H.normal), move), look.centre, -1), list = (count: number): number[] => Array.from({length: at(count)}, (_, i) => i);
  const points = list(vertices.count).map((i) => plus(vecAt(frame, {x: 0, y: 1, z: 2}, at(vertices.at) + i * SPOT_SLOTS), shift));
  const known = list(sides.count).map((i): Side => {
    const side = at(sides.at) + i * FACE_SLOTS, first = at(corners.at) + at(side + FACE.first), normal = vecAt(frame, FACE.normal, side);
    const of = Array.from({length: at(side + FACE.count)}, (_, k) => at(first + k));
    return {corners: of, normal, front: faces(look, plus(points[of[0]!]!, look.centre), normal)};
  });
  return {
    hull, points, sides: known,
    rims: list(edges.count).map((i) => {
      const edge = at(edges.at) + i * EDGE_SLOTS;
      return {from: at(edge + EDGE.from), to: at(edge + EDGE.to), front: known[at(edge + EDGE.left)]!.front || known[at(edge + EDGE.right)]!.front};
    }),
  };
}

export const numbers = ({x, y, z}: Vec3): [number, number, number] => [x, y, z];

/** The distance from the camera's centre to the solids' farthest point, metres. */
export const reachOf = (solids: readonly Solid[]): number => solids.reduce((most, {points}) => points.reduce((far, p) => Math.max(far, length(p)), most), 0);
