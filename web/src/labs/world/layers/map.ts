import {type Camera, toPixels} from '../../../draw/camera';
import {batched} from '../../../draw/batch';
import type {Rect} from '../../../draw/geometry';
import type {Pen} from '../../../draw/pen';
import {W} from '../../../draw/layout.gen';
import {worldExtent} from '../camera';
import {bodyAt, forEachBody} from '../frame';
import {addBox} from './box';

/** Draws a small map of the whole world, with the picked pair in the colours of A and B and a frame around the visible part. */
export function drawMap(sheet: Pen, frame: Float64Array, {x, y, width, height}: Rect): void {
  const {ctx, theme} = sheet;
  const e = worldExtent(frame, false), margin = 6;
  const scale = Math.min((width - 2 * margin) / (e.right - e.left), (height - 2 * margin) / (e.top - e.bottom));
  const camera: Camera = {scale, x: (e.left + e.right) / 2, y: (e.bottom + e.top) / 2, width, height};
  ctx.save();
  ctx.globalAlpha = 1;
  ctx.translate(x, y);
  ctx.beginPath();
  ctx.rect(0, 0, width, height);
  ctx.fillStyle = theme.panel;
  ctx.fill();
  ctx.strokeStyle = theme.hairline;
  ctx.lineWidth = 1;
  ctx.stroke();
  ctx.clip();
  ctx.strokeStyle = theme.soft;
  ctx.lineWidth = 0.5;
  batched((next) => forEachBody(frame, (at) => addBox(next(), frame, at, camera)), (path) => ctx.stroke(path));
  for (const [slot, color] of [[W.chosenA, theme.a], [W.chosenB, theme.b]] as const) {
    const path = new Path2D();
    addBox(path, frame, bodyAt(frame[slot]!), camera);
    ctx.fillStyle = color;
    ctx.fill(path);
  }
  const seen = toPixels(camera, sheet.camera.x, sheet.camera.y), zoom = scale / sheet.camera.scale;
  const wide = Math.max(5, sheet.width * zoom), high = Math.max(5, sheet.height * zoom);
  ctx.beginPath();
  ctx.rect(seen.x - wide / 2, seen.y - high / 2, wide, high);
  ctx.strokeStyle = theme.ink;
  ctx.lineWidth = 1.5;
  ctx.stroke();
  ctx.restore();
}
