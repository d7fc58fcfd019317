import type {Camera} from '../../draw/camera';
import {isSmall} from '../../draw/geometry';
import {S} from '../../draw/shape.gen';
import {outlineOf} from './outline';

/** The camera that shows both shapes with room for handles and labels. */
export function fitShapes(frame: Float64Array, width: number, height: number): Camera {
  const points = ([0, 1] as const).flatMap((side) => outlineOf(frame, side, frame[S.sides[side].radius]! + frame[S.reach]!));
  const [xs, ys] = [points.map(({x}) => x), points.map(({y}) => y)] as const;
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const margin = isSmall(width, height) ? 48 : 84;
  const scale = Math.min((width - 2 * margin) / Math.max(right - left, 1e-9), (height - 2 * margin) / Math.max(top - bottom, 1e-9));
  return {width, height, x: (left + right) / 2, y: (bottom + top) / 2, scale};
}
