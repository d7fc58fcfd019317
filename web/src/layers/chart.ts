import {F} from '../layout.gen';
import {short} from '../number';
import {EN} from '../text.gen';
import {say} from '../words';
import {axisName} from './axes';
import {type Point, type Rect, chartRect, passedOver} from './place';
import {type Sheet, add, between, scale} from './sheet';
import {STAGE} from './stage';

const shows = (sheet: Sheet): boolean => sheet.stage === STAGE.bestAxis && !sheet.stopped;

/** The same place for both layers: where the camera made room for it, else wherever there is some. */
function place(sheet: Sheet): Rect {
  const rect = chartRect(sheet.frame, sheet.project, sheet.width, sheet.height, false);
  return rect.free ? rect : chartRect(sheet.frame, sheet.project, sheet.width, sheet.height, true);
}

/** The best-axis stage at the boxes: the strip that they share along the chosen axis. */
export function drawOverlap(sheet: Sheet): void {
  if (!shows(sheet)) return;
  const axis = sheet.get(F.best.axis), slots = F.axes[axis]!;
  const {theme} = sheet;
  const u = sheet.direction(slots.direction), across = {x: -u.y, y: u.x};
  const origin = sheet.at(slots.origin);
  const heights = sheet.boxes.flat().map((p) => (p.x - origin.x) * across.x + (p.y - origin.y) * across.y);
  const margin = sheet.small ? 14 : 26;
  const low = Math.min(...heights) - margin, high = Math.max(...heights) + margin;
  const on = (t: number, h: number): Point => add(add(origin, u, t * sheet.camera.scale), across, h);
  const lo = sheet.get(slots.gap.lo), hi = sheet.get(slots.gap.hi);
  sheet.fill([on(lo, low), on(hi, low), on(hi, high), on(lo, high)], theme.mark, 0.8);
  for (const t of [lo, hi]) sheet.line(on(t, low), on(t, high), {color: theme.ink, width: 1.25, dash: [5, 4], weight: 12});

  // The measure at the end that is farther from the chart and on the canvas.
  const rect = place(sheet);
  const chart = {x: rect.x + rect.width / 2, y: rect.y + rect.height / 2};
  const t = (lo + hi) / 2;
  const room = (h: number): number => {
    const p = on(t, h);
    const border = Math.min(p.x, sheet.width - p.x, p.y, sheet.height - p.y);
    return Math.min(border, 60) * 3 + Math.hypot(p.x - chart.x, p.y - chart.y) * 0.3;
  };
  const atLow = room(low) > room(high);
  const h = atLow ? low : high;
  const p = on(lo, h), q = on(hi, h);
  sheet.dimension(p, q, {color: theme.ink, width: 3}, 7);
  sheet.label({
    text: [axisName(axis), say('canvas.overlap', {n: short(Math.abs(sheet.get(F.best.separation)))})],
    at: between(p, q, 0.5), toward: scale(across, atLow ? -1 : 1), gap: 8, color: theme.ink, bold: true, size: sheet.small ? 13 : 14, priority: 95,
  });
}

/** Its chart: one bar an axis, from zero to the left; a tick on it is what the axis had to exceed. */
export function drawChart(sheet: Sheet): void {
  if (!shows(sheet)) return;
  const {ctx, theme, small} = sheet;
  const rect = place(sheet);
  const size = 13, pad = small ? 8 : 14, row = small ? 17 : 24, head = small ? 18 : 26;

  ctx.save();
  ctx.fillStyle = theme.panel;
  ctx.strokeStyle = theme.hairline;
  ctx.lineWidth = 1;
  ctx.beginPath();
  ctx.rect(rect.x, rect.y, rect.width, rect.height);
  ctx.fill();
  ctx.stroke();
  ctx.restore();
  sheet.taken.push(rect);

  const chosen = sheet.get(F.best.axis), largest = sheet.get(F.best.largest);
  const separations = F.axes.map((slots) => sheet.get(slots.separation));
  const thresholds = F.best.thresholds.map((slot) => sheet.get(slot));

  // Bars longer than a few times the shortest are broken off: what counts is near zero.
  const shortest = Math.max(Math.abs(separations[chosen]!), Math.abs(separations[largest]!), ...thresholds.slice(1).map((t) => Math.min(Math.abs(t), Math.abs(separations[chosen]!) * 1.5)));
  const longest = Math.max(...separations.map(Math.abs));
  const range = Math.min(longest, Math.max(shortest * 2.4, longest * 0.05)) || 1;

  const nameWidth = Math.max(...[0, 1, 2, 3].map((k) => sheet.measure(shortName(k), size, true)));
  const numberWidth = Math.max(...separations.map((s) => sheet.measure(short(s), size, true)));
  const left = rect.x + pad + nameWidth + 14, right = rect.x + rect.width - pad - numberWidth - 14;
  const zero = right - 8;
  const x = (s: number): number => Math.min(right, zero + Math.max(s / range, -1) * (zero - left));
  const top = rect.y + pad + head;

  const write = (text: string, at: number, y: number, align: 'left' | 'right' | 'center', color: string, bold = false): void =>
    sheet.writeFixed(text, at, y, {color, size, bold, align, halo: theme.panel});

  // Head: what the numbers are, and what the tick means.
  const headAt = rect.y + pad + (small ? 6 : 8);
  write(EN['canvas.separation'], rect.x + rect.width - pad, headAt, 'right', theme.soft);
  tick(sheet, rect.x + pad + 3, headAt, 6);
  write(EN['canvas.to-beat'], rect.x + pad + 10, headAt, 'left', theme.soft);

  separations.forEach((s, k) => {
    const y = top + row * (k + 0.5);
    const color = sheet.color(k < 2 ? 0 : 1);
    const won = k === chosen;
    if (won) sheet.fill(box(rect.x + 4, y - row / 2, rect.width - 8, row), theme.mark);
    const bar = small ? 8 : 11;
    const end = x(s);
    sheet.fill(box(end, y - bar / 2, zero - end, bar), color, won ? 1 : 0.38);
    if (s / range < -1.001) breakMark(sheet, left + 8, y, bar, won ? theme.mark : theme.panel);
    write(shortName(k), rect.x + pad, y, 'left', color, won);
    write(short(s), rect.x + rect.width - pad, y, 'right', won ? theme.ink : theme.soft, won);
    if (k > 0 && thresholds[k]! / range >= -1) tick(sheet, x(thresholds[k]!), y, bar / 2 + 3);
    else if (k > 0) beyond(sheet, left + 2, y, bar / 2 + 3);
    // The largest separation that the hysteresis passed over: a diamond at its end.
    if (k === largest && !won) diamond(sheet, zero + 7, y, 5, theme.ink, true);
    if (won) diamond(sheet, zero + 7, y, 5, theme.ink, false);
  });
  if (passedOver(sheet.frame)) {
    const y = top + 4.5 * row + 2;
    let at = rect.x + pad + 5;
    for (const [key, empty] of [['canvas.chosen', false], ['canvas.least', true]] as const) {
      diamond(sheet, at, y, 5, theme.ink, empty);
      write(EN[key], at + 10, y, 'left', theme.soft);
      at += sheet.measure(EN[key], size) + (small ? 26 : 34);
    }
  }
  ctx.save();
  ctx.strokeStyle = theme.soft;
  ctx.lineWidth = 1;
  ctx.beginPath();
  ctx.moveTo(zero, top - 2);
  ctx.lineTo(zero, top + 4 * row + 2);
  ctx.stroke();
  ctx.restore();
}

function shortName(axis: number): string {
  return say('canvas.axis-short', {box: EN[axis < 2 ? 'canvas.a' : 'canvas.b'], axis: EN[axis % 2 ? 'canvas.y' : 'canvas.x']});
}

const box = (x: number, y: number, width: number, height: number): Point[] =>
  [{x, y}, {x: x + width, y}, {x: x + width, y: y + height}, {x, y: y + height}];

function tick(sheet: Sheet, x: number, y: number, half: number): void {
  sheet.line({x, y: y - half}, {x, y: y + half}, {color: sheet.theme.panel, width: 5, weight: 0});
  sheet.line({x, y: y - half}, {x, y: y + half}, {color: sheet.theme.ink, width: 2.25, weight: 0});
}

/** The tick of a threshold that lies beyond the left end. */
function beyond(sheet: Sheet, x: number, y: number, half: number): void {
  tick(sheet, x + 3, y, half);
  sheet.fill([{x: x - 6, y}, {x: x - 0.5, y: y - half * 0.6}, {x: x - 0.5, y: y + half * 0.6}], sheet.theme.ink);
}

function breakMark(sheet: Sheet, x: number, y: number, bar: number, color: string): void {
  for (const d of [0, 5]) sheet.line({x: x + d - 2, y: y + bar / 2 + 1}, {x: x + d + 2, y: y - bar / 2 - 1}, {color, width: 2, weight: 0});
}

function diamond(sheet: Sheet, x: number, y: number, r: number, color: string, empty: boolean): void {
  const points = [{x: x - r, y}, {x, y: y - r}, {x: x + r, y}, {x, y: y + r}];
  if (empty) sheet.path(points, {color, width: 1.5, weight: 0}, true);
  else sheet.fill(points, color);
}
