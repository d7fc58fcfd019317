import {type Camera, toPixels} from '../../draw/camera';
import type {Point} from '../../draw/geometry';
import {BODY} from '../../draw/layout.gen';
import {bodyAt} from './frame';

const CLEAR = 12; // pixels between the bodies and the ring
/** If one body is more than this many times as large as the other, the ring is around the smaller one. */
const LARGER = 4;

export interface Ring extends Point { radius: number }

/**
 * The ring around two bodies and the points where they touch, or around one body if a and b are equal. If one body is
 * far larger, the ring is around the smaller body and the points.
 */
export function ringAbout(frame: Float64Array, camera: Camera, a: number, b: number, points: readonly Point[] = []): Ring {
  const reach = (body: number): number => Math.hypot(frame[bodyAt(body) + BODY.half.x]!, frame[bodyAt(body) + BODY.half.y]!);
  const [near, far] = reach(a) < reach(b) ? [a, b] : [b, a];
  const centre = (body: number): Point => toPixels(camera, frame[bodyAt(body) + BODY.at.x]!, frame[bodyAt(body) + BODY.at.y]!);
  const {scale} = camera, whole = reach(far) <= LARGER * reach(near);
  const p = centre(near), q = whole ? centre(far) : p;
  const x = (p.x + q.x) / 2, y = (p.y + q.y) / 2;
  const radius = Math.max(
    Math.hypot(p.x - x, p.y - y) + reach(near) * scale, whole ? Math.hypot(q.x - x, q.y - y) + reach(far) * scale : 0,
    ...points.map((c) => Math.hypot(c.x - x, c.y - y)), 10,
  ) + CLEAR;
  return {x, y, radius};
}
