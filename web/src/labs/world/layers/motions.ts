import {toPixels} from '../../../draw/camera';
import type {Rect} from '../../../draw/geometry';
import {BODY, MOTION, W} from '../../../draw/layout.gen';
import {plain} from '../../../text/number';
import type {WorldSheet} from './sheet';
import {addHead, hasMotions, NEXT, speedScale} from './speeds';

const LEAST = 2; // the least length of a drawn arrow, pixels

/** A velocity before (b) and after (a) the last phase or iteration, in pixels from the body's centre. */
interface Change { x: number; y: number; bx: number; by: number; ax: number; ay: number }

function changesOf({frame, camera, kit: {forEachBody, motionAt}}: WorldSheet, pixels: number): Change[] {
  const list: Change[] = [];
  forEachBody(frame, (at, index) => {
    const before = motionAt(frame, index);
    if (frame[at + BODY.static]) return;
    const {x, y} = toPixels(camera, frame[at + BODY.at.x]!, frame[at + BODY.at.y]!);
    const bx = frame[before + MOTION.velocity.x]! * pixels, by = -frame[before + MOTION.velocity.y]! * pixels;
    const ax = frame[at + BODY.velocity.x]! * pixels, ay = -frame[at + BODY.velocity.y]! * pixels;
    const reach = Math.max(Math.abs(bx), Math.abs(by), Math.abs(ax), Math.abs(ay));
    if (reach < LEAST || x + reach < 0 || x - reach > camera.width || y + reach < 0 || y - reach > camera.height) return;
    list.push({x, y, bx, by, ax, ay});
  });
  return list;
}

/**
 * Draws, within a step, each body's velocity before and after the last phase or iteration. The earlier velocity is
 * dashed. An arrow between the tips is the change by impulses.
 */
export function drawMotions(sheet: WorldSheet): void {
  const {ctx, frame, theme, kit: {batched}} = sheet;
  if (!hasMotions(frame)) return;
  const pixels = speedScale(sheet), list = changesOf(sheet, pixels), pushed = frame[W.phase]! > NEXT.prestep;
  ctx.save();
  ctx.lineCap = 'butt';
  const lines = (color: string, width: number, dash: number[], ends: (c: Change) => readonly [number, number, number, number]): void => {
    ctx.strokeStyle = ctx.fillStyle = color;
    ctx.lineWidth = width;
    const shown = list.map(ends).filter(([x0, y0, x1, y1]) => Math.hypot(x1 - x0, y1 - y0) >= LEAST);
    ctx.setLineDash(dash);
    batched((next) => shown.forEach(([x0, y0, x1, y1]) => {
      const path = next();
      path.moveTo(x0, y0);
      path.lineTo(x1, y1);
    }), (path) => ctx.stroke(path));
    ctx.setLineDash([]);
    batched((next) => shown.forEach((end) => addHead(next(), end)), (path) => ctx.fill(path));
  };
  lines(theme.soft, 1, [4, 3], ({x, y, bx, by}) => [x, y, x + bx, y + by]);
  lines(theme.ink, 1.75, [], ({x, y, ax, ay}) => [x, y, x + ax, y + ay]);
  if (pushed) lines(theme.contact, 2, [], ({x, y, bx, by, ax, ay}) => [x + bx, y + by, x + ax, y + ay]);
  ctx.restore();
}

/** Draws the scale of the arrows, below the length scale. */
export function drawSpeedScale(sheet: WorldSheet, below: Rect): void {
  const {frame, theme, kit: {isOn, roundValue}} = sheet;
  if (!hasMotions(frame) && !isOn(frame, 'velocities')) return;
  const pixels = speedScale(sheet), value = roundValue(24, pixels), text = sheet.say('canvas.speed', {n: plain(value)});
  const y = below.y + below.height + 14, x = below.x + below.width - value * pixels - 8 - sheet.measure(text, 13);
  sheet.line({x, y}, {x: x + value * pixels, y}, {color: theme.ink, width: 1.75});
  const head = new Path2D();
  addHead(head, [x, y, x + value * pixels, y]);
  sheet.ctx.save();
  sheet.ctx.fillStyle = theme.ink;
  sheet.ctx.fill(head);
  sheet.ctx.restore();
  sheet.writeFixed(text, x + value * pixels + 8, y, {color: theme.soft, size: 13, align: 'left'});
}
