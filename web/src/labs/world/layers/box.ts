import {toPixels} from '../../../draw/camera';
import {BODY} from '../../../draw/layout.gen';

/** Half the width and height, in pixels, that a box has at least: a small one in a large world is a dot. */
const LEAST = 0.75;

/** Adds a box to a path, in pixels. */
export function addBox(path: Path2D, frame: Float64Array, at: number, camera: Parameters<typeof toPixels>[0]): void {
  const {scale} = camera;
  const centre = toPixels(camera, frame[at + BODY.at.x]!, frame[at + BODY.at.y]!);
  const cos = frame[at + BODY.axisX.x]!, sin = frame[at + BODY.axisX.y]!;
  const w = Math.max(LEAST, frame[at + BODY.half.x]! * scale), h = Math.max(LEAST, frame[at + BODY.half.y]! * scale);
  const ux = cos * w, uy = -sin * w, vx = -sin * h, vy = -cos * h; // the half axes, in pixels
  path.moveTo(centre.x + ux + vx, centre.y + uy + vy);
  path.lineTo(centre.x - ux + vx, centre.y - uy + vy);
  path.lineTo(centre.x - ux - vx, centre.y - uy - vy);
  path.lineTo(centre.x + ux - vx, centre.y + uy - vy);
  path.closePath();
}
