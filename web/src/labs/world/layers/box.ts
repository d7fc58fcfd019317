import {toPixels} from '../../../draw/camera';
import {BODY} from '../../../draw/layout.gen';

/** The least half width and half height of a drawn box, pixels. A small box in a large world is a dot. */
const LEAST = 0.75;

/** The largest error of a corner if a box is drawn upright, pixels. */
const UPRIGHT = 0.125;

type Place = Parameters<typeof toPixels>[0];

export function addBox(path: Path2D, frame: Float64Array, at: number, camera: Place): void {
  const centre = toPixels(camera, frame[at + BODY.at.x]!, frame[at + BODY.at.y]!);
  const cos = frame[at + BODY.axisX.x]!, sin = frame[at + BODY.axisX.y]!;
  const w = halfOf(frame[at + BODY.half.x]!, camera), h = halfOf(frame[at + BODY.half.y]!, camera);
  const ux = cos * w, uy = -sin * w, vx = -sin * h, vy = -cos * h; // the half axes, in pixels
  path.moveTo(centre.x + ux + vx, centre.y + uy + vy);
  path.lineTo(centre.x - ux + vx, centre.y - uy + vy);
  path.lineTo(centre.x - ux - vx, centre.y - uy - vy);
  path.lineTo(centre.x + ux - vx, centre.y + uy - vy);
  path.closePath();
}

/** Draws a box as a rectangle if its sides are nearly along the axes, and reports whether it did. A rectangle is faster than a path. */
export function drawUpright(draw: (x: number, y: number, width: number, height: number) => void, frame: Float64Array, at: number, camera: Place): boolean {
  const cos = Math.abs(frame[at + BODY.axisX.x]!), sin = Math.abs(frame[at + BODY.axisX.y]!);
  const w = halfOf(frame[at + BODY.half.x]!, camera), h = halfOf(frame[at + BODY.half.y]!, camera);
  if (Math.min(cos, sin) * Math.max(w, h) > UPRIGHT) return false;
  const {x, y} = toPixels(camera, frame[at + BODY.at.x]!, frame[at + BODY.at.y]!), [across, up] = cos > sin ? [w, h] : [h, w];
  draw(x - across, y - up, 2 * across, 2 * up);
  return true;
}

const halfOf = (metres: number, {scale}: Place): number => Math.max(LEAST, metres * scale);
