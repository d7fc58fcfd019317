import {type Camera, toPixels} from '../../../draw/camera';
import type {OwnContact} from './answer';

const RADIUS = 11, NORMAL = 34; // CSS pixels

/** Draws the contacts of the reader's code: a dashed ring and, if there is one, the normal. */
export function drawOver(pen: CanvasRenderingContext2D, contacts: readonly OwnContact[], camera: Camera, color: string): void {
  pen.save();
  pen.strokeStyle = color;
  pen.lineWidth = 2;
  pen.setLineDash([4, 3]);
  for (const {p, n} of contacts) {
    const {x, y} = toPixels(camera, ...p);
    pen.beginPath();
    pen.arc(x, y, RADIUS, 0, 2 * Math.PI);
    if (n !== undefined) {
      pen.moveTo(x + RADIUS * n[0], y - RADIUS * n[1]);
      pen.lineTo(x + NORMAL * n[0], y - NORMAL * n[1]);
    }
    pen.stroke();
  }
  pen.restore();
}
