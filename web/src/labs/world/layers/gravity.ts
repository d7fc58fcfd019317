import {W} from '../../../draw/layout.gen';
import type {WorldSheet} from './sheet';
import {addHead} from './speeds';

/** Half the arrow's length, and its middle's distance from the canvas's left edge and from the covered part above, CSS pixels. */
const HALF = 22, INSET = 32;

/** Draws gravity that does not point straight down: an arrow at the upper left, with a plumb line for comparison. */
export function drawGravity(sheet: WorldSheet): void {
  const {ctx, frame, theme, top} = sheet, gx = frame[W.settings.gravity.x]!, gy = frame[W.settings.gravity.y]!, g = Math.hypot(gx, gy);
  if (gx === 0 && gy <= 0) return;
  const mid = {x: INSET, y: top + INSET}, dx = gx / g * HALF, dy = -gy / g * HALF, from = {x: mid.x - dx, y: mid.y - dy}, to = {x: mid.x + dx, y: mid.y + dy};
  sheet.line(from, {x: from.x, y: from.y + 2 * HALF}, {color: theme.soft, width: 1, dash: [1, 3]});
  sheet.line(from, to, {color: theme.ink, width: 3});
  const head = new Path2D();
  addHead(head, [from.x, from.y, to.x + 0.15 * dx, to.y + 0.15 * dy], 12);
  ctx.save();
  ctx.fillStyle = theme.ink;
  ctx.fill(head);
  ctx.restore();
  sheet.writeFixed(sheet.say('canvas.gravity'), Math.max(from.x, to.x) + 14, mid.y, {color: theme.ink, size: 13, align: 'left', bold: true});
}
