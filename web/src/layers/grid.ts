import {short} from '../number';
import type {Sheet} from './sheet';
import {contains, crosses, overlap} from '../label';
import {say} from '../words';
import type {Rect} from './place';

/** A faint grid of metres, or of the nearest round length, with a bar that says how long. */
export function drawGrid(sheet: Sheet): void {
  const {ctx, camera, theme, width, height} = sheet;
  ctx.save();
  ctx.fillStyle = theme.paper;
  ctx.fillRect(0, 0, width, height);

  const step = roundLength(sheet.small ? 30 : 44, camera.scale);
  ctx.strokeStyle = theme.grid;
  ctx.lineWidth = 1;
  ctx.beginPath();
  // The first lines inside, found from the canvas centre so that huge coordinates stay exact enough.
  const left = Math.ceil((camera.x - width / 2 / camera.scale) / step) * step;
  for (let i = 0; i < 100; i++) {
    const x = Math.round(sheet.project(left + i * step, 0).x) + 0.5;
    if (x > width) break;
    ctx.moveTo(x, 0);
    ctx.lineTo(x, height);
  }
  const bottom = Math.ceil((camera.y - height / 2 / camera.scale) / step) * step;
  for (let i = 0; i < 100; i++) {
    const y = Math.round(sheet.project(0, bottom + i * step).y) + 0.5;
    if (y < 0) break;
    ctx.moveTo(0, y);
    ctx.lineTo(width, y);
  }
  ctx.stroke();
  ctx.restore();
}

/** The scale bar, in a corner that is free; it comes after all else that takes room. */
export function drawScale(sheet: Sheet): void {
  const {ctx, camera, theme, width, height} = sheet;
  const length = roundLength(sheet.small ? 26 : 40, camera.scale);
  const pixels = length * camera.scale;
  const text = say('canvas.metre', {n: short(length).replace(/\.?0+$/, '')});
  const textWidth = sheet.measure(text, 13);
  const rect = {width: pixels + 8 + textWidth, height: 17};
  const inset = 10;
  for (const [x, y] of [
    [width - inset - rect.width, height - inset - rect.height], [inset, height - inset - rect.height],
    [width - inset - rect.width, inset], [inset, inset],
  ] as const) {
    const place: Rect = {x, y, ...rect};
    if (sheet.taken.some((r) => overlap(r, place)) || sheet.obstacles.some((o) => crosses(o, place))) continue;
    if (sheet.boxes.some((box) => contains(box, {x: x + rect.width / 2, y: y + rect.height / 2}))) continue;
    const bar = y + rect.height / 2;
    ctx.save();
    ctx.strokeStyle = theme.soft;
    ctx.lineWidth = 1.25;
    ctx.beginPath();
    ctx.moveTo(x, bar - 4);
    ctx.lineTo(x, bar + 4);
    ctx.moveTo(x, bar);
    ctx.lineTo(x + pixels, bar);
    ctx.moveTo(x + pixels, bar - 4);
    ctx.lineTo(x + pixels, bar + 4);
    ctx.stroke();
    ctx.restore();
    sheet.avoid({x, y: bar}, {x: x + pixels, y: bar}, 50);
    sheet.writeFixed(text, x + pixels + 8, bar, {color: theme.soft, size: 13, align: 'left'});
    return;
  }
}

/** The smallest of 1, 2, 5, 10, ... metres that is at least so many pixels long. */
function roundLength(pixels: number, scale: number): number {
  const least = pixels / scale;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].find((k) => k * power >= least * 0.999) ?? 10;
  return step * power;
}
