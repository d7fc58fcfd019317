import {toPixels} from '../../../draw/camera';
import {BODY} from '../../../draw/layout.gen';
import type {WorldSheet} from './sheet';
import {addHead, hasMotions, speedScale} from './speeds';

const LEAST = 2; // the least length of a drawn arrow, pixels

/** Draws the velocity of each body's centre as an arrow. Within a step, motions.ts draws it. */
export function drawVelocities(sheet: WorldSheet): void {
  const {ctx, frame, camera, theme, kit: {batched, forEachBody}} = sheet;
  if (hasMotions(frame)) return;
  const pixels = speedScale(sheet);
  const list: (readonly [number, number, number, number])[] = [];
  forEachBody(frame, (at) => {
    if (frame[at + BODY.static]) return;
    const {x, y} = toPixels(camera, frame[at + BODY.at.x]!, frame[at + BODY.at.y]!);
    const dx = frame[at + BODY.velocity.x]! * pixels, dy = -frame[at + BODY.velocity.y]! * pixels, reach = Math.max(Math.abs(dx), Math.abs(dy));
    if (reach < LEAST || x + reach < 0 || x - reach > camera.width || y + reach < 0 || y - reach > camera.height) return;
    list.push([x, y, x + dx, y + dy]);
  });
  ctx.save();
  ctx.strokeStyle = ctx.fillStyle = theme.ink;
  ctx.lineWidth = 1.75;
  batched((next) => list.forEach(([x0, y0, x1, y1]) => {
    const path = next();
    path.moveTo(x0, y0);
    path.lineTo(x1, y1);
  }), (path) => ctx.stroke(path));
  batched((next) => list.forEach((ends) => addHead(next(), ends)), (path) => ctx.fill(path));
  ctx.restore();
}
