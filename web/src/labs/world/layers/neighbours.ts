import type {Sheet} from '../../../clipping/draw';
import {BODY, W} from '../../../draw/layout.gen';
import {batched} from '../../../draw/batch';
import {toPixels} from '../../../draw/camera';
import {bodyAt, forEachBody} from '../frame';
import {addBox} from './box';

/** Draws the visible bodies around the picked pair, in thin outlines. */
export function drawNeighbours({ctx, camera, theme}: Sheet, frame: Float64Array): void {
  const a = bodyAt(frame[W.chosenA]!), b = bodyAt(frame[W.chosenB]!);
  ctx.save();
  ctx.strokeStyle = theme.soft;
  ctx.globalAlpha = 0.45;
  ctx.lineWidth = 1;
  batched((next) => forEachBody(frame, (at) => {
    if (at === a || at === b) return;
    const {x, y} = toPixels(camera, frame[at + BODY.at.x]!, frame[at + BODY.at.y]!);
    const reach = Math.hypot(frame[at + BODY.half.x]!, frame[at + BODY.half.y]!) * camera.scale;
    if (x + reach >= 0 && x - reach <= camera.width && y + reach >= 0 && y - reach <= camera.height) addBox(next(), frame, at, camera);
  }), (path) => ctx.stroke(path));
  ctx.restore();
}
