import {plain} from '../text/number';
import type {Line, Pen} from './pen';
import type {Rect} from './geometry';

/** Fills the canvas with paper, and draws a faint grid whose cells have a round length. */
export function drawGrid(sheet: Pen): void {
  const {ctx, camera, theme, width, height} = sheet;
  ctx.save();
  ctx.fillStyle = theme.paper;
  ctx.fillRect(0, 0, width, height);

  const step = roundLength(sheet.small ? 30 : 44, camera.scale);
  const apart = step * camera.scale;
  ctx.strokeStyle = theme.grid;
  ctx.lineWidth = 1;
  ctx.beginPath();
  // Counting from the canvas centre keeps huge coordinates exact enough.
  const left = Math.ceil((camera.x - width / 2 / camera.scale) / step) * step;
  for (let i = 0; i <= width / apart; i++) {
    const x = Math.round(sheet.project(left + i * step, 0).x) + 0.5;
    if (x > width) break;
    ctx.moveTo(x, 0);
    ctx.lineTo(x, height);
  }
  const bottom = Math.ceil((camera.y - height / 2 / camera.scale) / step) * step;
  for (let i = 0; i <= height / apart; i++) {
    const y = Math.round(sheet.project(0, bottom + i * step).y) + 0.5;
    if (y < 0) break;
    ctx.moveTo(0, y);
    ctx.lineTo(width, y);
  }
  ctx.stroke();
  ctx.restore();
}

const INSET = 10, BESIDE = 8, TICK = 4;

function scaleBar(sheet: Pen): {pixels: number; text: string} {
  const length = roundLength(sheet.small ? 26 : 40, sheet.camera.scale);
  return {pixels: length * sheet.camera.scale, text: sheet.say('canvas.metre', {n: plain(length)})};
}

/** The places for the scale bar, best first: bottom right, bottom left, then the top corners. */
export function scaleCorners(sheet: Pen): [Rect, Rect, Rect, Rect] {
  const {pixels, text} = scaleBar(sheet);
  const width = pixels + BESIDE + sheet.measure(text, 13), height = 17;
  const right = sheet.width - INSET - width, bottom = sheet.height - INSET - height;
  const at = (x: number, y: number): Rect => ({x, y, width, height});
  return [at(right, bottom), at(INSET, bottom), at(right, INSET), at(INSET, INSET)];
}

export function drawScale(sheet: Pen, {x, y, height}: Rect): void {
  const {pixels, text} = scaleBar(sheet);
  const bar = y + height / 2;
  const style: Line = {color: sheet.theme.soft, width: 1.25, weight: 50};
  sheet.line({x, y: bar}, {x: x + pixels, y: bar}, style);
  for (const end of [x, x + pixels]) sheet.line({x: end, y: bar - TICK}, {x: end, y: bar + TICK}, style);
  sheet.writeFixed(text, x + pixels + BESIDE, bar, {color: sheet.theme.soft, size: 13, align: 'left'});
}

/** The smallest of …, 0.5, 1, 2, 5, 10, … metres that is at least this many pixels long, to 0.1 %. */
export function roundLength(pixels: number, scale: number): number {
  const least = pixels / scale;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].find((k) => k * power >= least * 0.999) ?? 10;
  return step * power;
}
