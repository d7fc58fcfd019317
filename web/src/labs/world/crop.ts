import type {Camera} from '../../draw/camera';
import {F} from '../../draw/layout.gen';

/**
 * A pair's frame for a camera that sees only a small part of a far larger box. The box is cut off just outside the
 * canvas, and its reference face a little farther out. The picture stays the same, but labels find places near the
 * visible part. If both boxes are small enough, the result is the frame itself.
 */
export function cropped(pair: Float64Array, camera: Camera): Float64Array {
  const reach = 0.75 * Math.hypot(camera.width, camera.height) / camera.scale;
  let copy = pair;
  for (const box of F.boxes) {
    if (Math.max(pair[box.w]!, pair[box.h]!) < reach) continue;
    if (copy === pair) copy = pair.slice();
    cropBox(copy, box, camera);
  }
  if (copy !== pair) cropFace(copy, camera, reach);
  return copy;
}

type Box = typeof F.boxes[number];

/** How far outside the canvas a box is cut off, pixels. The cut stays invisible. */
const BEYOND = 3;

function cropBox(frame: Float64Array, box: Box, camera: Camera): void {
  const ux = frame[box.axisX.x]!, uy = frame[box.axisX.y]!, x = frame[box.x]!, y = frame[box.y]!;
  const wide = (camera.width / 2 + BEYOND) / camera.scale, high = (camera.height / 2 + BEYOND) / camera.scale;
  const seen = [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([i, k]) => ({x: camera.x + i! * wide - x, y: camera.y + k! * high - y}));
  const between = (half: number, ends: readonly number[]): [number, number] => {
    const lo = Math.max(-half, Math.min(half, Math.min(...ends))), hi = Math.min(half, Math.max(-half, Math.max(...ends)));
    return lo < hi ? [lo, hi] : [-half, half];
  };
  const [left, right] = between(frame[box.w]! / 2, seen.map((p) => p.x * ux + p.y * uy)), [bottom, top] = between(frame[box.h]! / 2, seen.map((p) => -p.x * uy + p.y * ux));
  const at = (s: number, t: number): [number, number] => [x + s * ux - t * uy, y + s * uy + t * ux];
  [[right, top], [left, top], [left, bottom], [right, bottom]].forEach(([s, t], i) => {
    [frame[box.corners[i]!.x], frame[box.corners[i]!.y]] = at(s!, t!);
  });
  [frame[box.x], frame[box.y]] = at((left + right) / 2, (bottom + top) / 2);
}

/** Moves the reference face's ends, where the side lines begin, nearer to the canvas. */
function cropFace(frame: Float64Array, camera: Camera, reach: number): void {
  const ends = F.reference.ends.map((end) => ({x: frame[end.x]!, y: frame[end.y]!})) as [{x: number; y: number}, {x: number; y: number}];
  const [p, q] = ends, length = Math.hypot(q.x - p.x, q.y - p.y);
  if (length < reach) return;
  const ux = (q.x - p.x) / length, uy = (q.y - p.y) / length, along = (camera.x - p.x) * ux + (camera.y - p.y) * uy;
  [Math.max(0, along - reach), Math.min(length, along + reach)].forEach((t, i) => {
    frame[F.reference.ends[i]!.x] = p.x + ux * t;
    frame[F.reference.ends[i]!.y] = p.y + uy * t;
  });
}
