import {QUANTITY} from '../../base/figure.gen';
import {F} from '../../draw/layout.gen';
import {seenApart, write as writeNumber} from '../../text/number';
import {axisName, sayOverlap} from './axes';
import {type Point, type Rect, add, between, cornersOf, distance, middle, scale, unit} from '../../draw/geometry';
import {layOutAxes, chartRect, lanes, passedOver} from './layout';
import type {Sheet, Showing} from './sheet';
import {STAGE} from './stage';
import {BEST} from './time';
import {ease, glide, mix, part} from '../../draw/easing';

/** The number of decimals that distinguishes the chosen axis from the others. */
const decimalsOf = (sheet: Sheet): number => seenApart(sheet.get(F.best.separation), F.axes.map((slots) => sheet.get(slots.separation)));

/** The chart's place for both layers: the camera's reserved room, else any free room. */
function rectOf(sheet: Sheet): Rect {
  const rect = chartRect(sheet.frame, sheet.project, sheet.width, sheet.height, false);
  return rect.free ? rect : chartRect(sheet.frame, sheet.project, sheet.width, sheet.height, true);
}

/** The progress of axis k's comparison with the leading axis, from 0 to 1. The first axis has no comparison. */
const beat = (t: number, k: number): number => part(t, BEST.beats + BEST.beat * k, BEST.beats + BEST.beat * (k + 0.93));

/** Each axis's share of the lead at the progress t of the arrival. The sum is 1, or less until the first axis leads. */
function leads(sheet: Sheet, t: number): number[] {
  const lead = [0, 0, 0, 0];
  for (let k = 0; k < 4; k++) {
    if (k > 0 && !sheet.get(F.best.took[k]!)) continue;
    const gained = glide(beat(t, k), k === 0 ? 0 : 0.55, 1);
    for (let i = 0; i < k; i++) lead[i]! *= 1 - gained;
    lead[k] = gained;
  }
  return lead;
}

/**
 * The strip between the ends of both boxes' overlap or gap on an axis, from lo to hi, metres along it. on(t, h)
 * is a point of it; low and high are its extent across, pixels.
 */
function strip(sheet: Sheet, axis: number): {on(t: number, h: number): Point; across: Point; lo: number; hi: number; low: number; high: number} {
  const slots = F.axes[axis]!;
  const u = sheet.direction(slots.direction), across = {x: -u.y, y: u.x};
  const origin = sheet.at(slots.origin);
  const heights = sheet.boxes.flat().map((p) => (p.x - origin.x) * across.x + (p.y - origin.y) * across.y);
  const margin = sheet.small ? 14 : 26;
  return {
    on: (t, h) => add(add(origin, u, t * sheet.camera.scale), across, h),
    across, lo: sheet.get(slots.gap.lo), hi: sheet.get(slots.gap.hi),
    low: Math.min(...heights) - margin, high: Math.max(...heights) + margin,
  };
}

/** The border of the chosen strip on the reference face, from the negative side line's end to the positive one's. */
export function faceOfStrip(sheet: Sheet): [Point, Point] {
  const {on, lo, hi, low, high} = strip(sheet, sheet.get(F.best.axis));
  const [from, to] = F.reference.ends.map((end) => sheet.at(end)) as [Point, Point];
  const t = distance(middle(from, to), middle(on(lo, low), on(lo, high))) < distance(middle(from, to), middle(on(hi, low), on(hi, high))) ? lo : hi;
  const ends: [Point, Point] = [on(t, low), on(t, high)];
  return distance(from, ends[0]) < distance(from, ends[1]) ? ends : [ends[1], ends[0]];
}

/** The best-axis stage at the boxes: the strip that they share along the axis that leads. */
export function drawOverlap(sheet: Sheet): void {
  const showing = sheet.showing(STAGE['best-axis']);
  if (!showing) return;
  leads(sheet, showing.t).forEach((lead, axis) => drawStrip(sheet, axis, lead, showing));
}

function drawStrip(sheet: Sheet, axis: number, lead: number, {t, leaving}: Showing): void {
  const chosen = axis === sheet.get(F.best.axis);
  if (lead === 0) return;
  const {theme} = sheet;
  const {on, across, lo, hi, low, high} = strip(sheet, axis);
  const staying = lead * (1 - ease(leaving, 0, 0.4));
  sheet.fill([on(lo, low), on(hi, low), on(hi, high), on(lo, high)], theme.mark, 0.8 * staying);
  sheet.faded(staying, () => {
    for (const t of [lo, hi]) sheet.line(on(t, low), on(t, high), {color: theme.ink, width: 1.25, dash: [5, 4], weight: 12});
  });
  if (!chosen) return;
  if (sheet.isLit(QUANTITY.normal)) {
    const n = sheet.direction(F.best.normal), middle = on((lo + hi) / 2, (low + high) / 2);
    sheet.arrow(add(middle, n, -36), add(middle, n, 36), {color: theme.contact, width: 3, quantity: QUANTITY.normal}, true);
  }

  // The measure is at the end with more room: well inside the canvas, and far from the chart.
  const rect = rectOf(sheet);
  const chart = {x: rect.x + rect.width / 2, y: rect.y + rect.height / 2};
  const heart = (lo + hi) / 2;
  const room = (h: number): number => {
    const p = on(heart, h);
    const border = Math.min(p.x, sheet.width - p.x, p.y, sheet.height - p.y);
    return Math.min(border, 60) * 3 + Math.hypot(p.x - chart.x, p.y - chart.y) * 0.3;
  };
  const atLow = room(low) > room(high);
  const h = atLow ? low : high;
  const p = on(lo, h), q = on(hi, h);
  const measured = ease(t, BEST.end - 0.06, 1);
  sheet.faded(staying, () => sheet.dimension(p, q, {color: theme.ink, width: 3, quantity: QUANTITY.separation + axis}, 7, measured));
  sheet.label({
    quantity: QUANTITY.separation + axis, text: [axisName(sheet, axis), sayOverlap(sheet, sheet.get(F.best.separation), decimalsOf(sheet))],
    at: between(p, q, 0.5), toward: scale(across, atLow ? -1 : 1), gap: 8, color: theme.ink, bold: true, size: sheet.small ? 13 : 14, priority: 95,
  });
}

/**
 * The chart of the best-axis stage: one bar for each axis, from zero to the left. A bar that ends in the
 * hatched region, beyond its threshold, does not take the lead.
 */
export function drawChart(sheet: Sheet): void {
  const showing = sheet.showing(STAGE['best-axis']);
  if (showing) sheet.faded(1 - ease(showing.leaving, 0, 0.35), () => drawBars(sheet, showing.t));
  else if (asksAxis(sheet)) drawBars(sheet, BEST.beats);
}

/** Reports whether a question about the best axis or its face stands: the chart then has the bars, but no leader. */
function asksAxis(sheet: Sheet): boolean {
  const asked = sheet.get(F.ask.stage) - 1;
  return sheet.stage === STAGE['faces-b'] && sheet.t === 1 && (asked === STAGE['best-axis'] || asked === STAGE.reference);
}

/** The chart's layout, CSS pixels, and its numbers. */
interface Chart {
  sheet: Sheet;
  t: number; // progress of the arrival
  rect: Rect;
  pad: number;
  row: number; // heights of a row and of the bar in it
  bar: number;
  left: number; // the bars' left limit; they end at zero
  zero: number;
  top: number; // the upper border of the first row
  range: number; // the separation of the longest bar
  separations: number[];
  number(separation: number): string;
  x(separation: number): number;
  y(axis: number): number; // the middle of its row
  write(text: string, x: number, y: number, align: 'left' | 'right' | 'center', color: string, bold?: boolean): void;
}

/** The type size of the chart. */
const SIZE = 13;

function layOutChart(sheet: Sheet, t: number): Chart {
  const {small} = sheet;
  const rect = rectOf(sheet);
  const pad = small ? 8 : 14, row = small ? 17 : 24, head = small ? 18 : 26;
  const chosen = sheet.get(F.best.axis), largest = sheet.get(F.best.largest);
  const separations = F.axes.map((slots) => sheet.get(slots.separation));
  const thresholds = F.best.thresholds.map((slot) => sheet.get(slot));

  // Bars much longer than the decisive ones are broken off, since the decision is near zero.
  const shortest = Math.max(Math.abs(separations[chosen]!), Math.abs(separations[largest]!), ...thresholds.slice(1).map((t) => Math.min(Math.abs(t), Math.abs(separations[chosen]!) * 1.5)));
  const longest = Math.max(...separations.map(Math.abs));
  const range = Math.min(longest, Math.max(shortest * 2.4, longest * 0.05)) || 1;

  const decimals = decimalsOf(sheet), number = (s: number): string => writeNumber(s, decimals);
  const nameWidth = Math.max(...[0, 1, 2, 3].map((k) => sheet.measure(shortName(sheet, k), SIZE, true)));
  const numberWidth = Math.max(...separations.map((s) => sheet.measure(number(s), SIZE, true)));
  const left = rect.x + pad + nameWidth + 14, right = rect.x + rect.width - pad - numberWidth - 14;
  const zero = right - 8, top = rect.y + pad + head;
  // During the transition to another stage the chart's words are hidden, like the labels of this stage.
  const speaks = sheet.t === 1 || sheet.get(F.stage) === STAGE['best-axis'];
  return {
    sheet, t, rect, pad, row, bar: small ? 8 : 11, left, zero, top, range, separations, number,
    x: (s) => Math.min(right, zero + Math.max(s / range, -1) * (zero - left)),
    y: (axis) => top + row * (axis + 0.5),
    write: (text, x, y, align, color, bold = false) => {
      if (speaks) sheet.writeFixed(text, x, y, {color, size: SIZE, bold, align, halo: sheet.theme.panel});
    },
  };
}

function drawBars(sheet: Sheet, t: number): void {
  const {theme} = sheet;
  const chart = layOutChart(sheet, t), {rect, row, top, zero, left, y} = chart;
  const shown = glide(t, 0, 0.14);

  sheet.faded(shown, () => {
    sheet.fill(box(rect.x, rect.y, rect.width, rect.height), theme.panel);
    sheet.path(box(rect.x, rect.y, rect.width, rect.height), {color: theme.hairline, width: 1, weight: 0}, true);
  });
  sheet.taken.push(rect);
  sheet.faded(shown, () => drawHead(chart));

  // The leading row, and the mark on its way from one leader to the next.
  const lead = leads(sheet, t);
  const led = lead.reduce((sum, l) => sum + l, 0);
  const leadAt = led > 0 ? lead.reduce((sum, l, k) => sum + l * y(k), 0) / led : y(0);
  sheet.fill(box(rect.x + 4, leadAt - row / 2, rect.width - 8, row), theme.mark, led);

  // Pointing at a row shows the axis's separation; its threshold line is another quantity.
  for (let k = 0; k < 4; k++) sheet.hits.push({quantity: QUANTITY.separation + k, x: rect.x + 4, y: y(k) - row / 2, width: rect.width - 8, height: row});

  // The threshold moves down from the end of the leading bar. The region beyond it is hatched, below the bars.
  const limits = limitsOf(chart);
  for (const {at, y, shown} of limits) sheet.faded(shown, () => sheet.hatch(box(left, y - row / 2, at - left, row), theme.soft, 0.5));
  lead.forEach((won, k) => drawRow(chart, k, won));
  for (const {at, y, shown, axis} of limits) sheet.faded(shown, () => limit(sheet, at, y, row / 2, QUANTITY.threshold + axis));

  // A diamond at the end of the leading row; an empty one at the largest if the hysteresis passed over it.
  sheet.fill(diamond(zero + 7, leadAt, 5), theme.ink, led);
  if (passedOver(sheet.frame)) sheet.faded(ease(t, BEST.end - 0.06, 1), () => drawPassedOver(chart));
  sheet.faded(shown, () => sheet.line({x: zero, y: top - 2}, {x: zero, y: top + 4 * row + 2}, {color: theme.soft, width: 1, weight: 0}));
}

/** The legend: the line and the hatch; the numbers, or the leader's mark until the last axis has had its turn. */
function drawHead({sheet, t, rect, pad, write}: Chart): void {
  const {theme} = sheet;
  const y = rect.y + pad + (sheet.small ? 6 : 8);
  const room = rect.width - 2 * pad - 22 - 8 - sheet.measure(sheet.say('canvas.to-beat'), SIZE);
  const unit = sheet.measure(sheet.say('canvas.separation'), SIZE) <= room ? 'canvas.separation' : 'canvas.separation-short';
  const races = t > BEST.beats && t < BEST.end, right = rect.x + rect.width - pad, said = sheet.say(races ? 'canvas.so-far' : unit);
  write(said, right, y, 'right', races ? theme.ink : theme.soft);
  if (races) sheet.fill(diamond(right - sheet.measure(said, SIZE) - 9, y, 5), theme.ink);
  if (asksAxis(sheet)) return;
  sheet.hatch(box(rect.x + pad, y - 7, 14, 14), theme.soft, 0.5);
  limit(sheet, rect.x + pad + 14, y, 7);
  write(sheet.say('canvas.to-beat'), rect.x + pad + 22, y, 'left', theme.soft);
}

/** An axis's bar with its name, its number and its share of the lead. */
function drawRow(chart: Chart, k: number, won: number): void {
  const {sheet, t, rect, pad, row, bar, left, zero, range, write} = chart, {theme} = sheet;
  const s = chart.separations[k]!, y = chart.y(k);
  const color = sheet.color(k < 2 ? 0 : 1);
  const landed = glide(t, ...BEST.fly);
  const trial = k > 0 ? Math.sin(Math.PI * beat(t, k)) : 0; // rises and falls during the axis's comparison
  const end = chart.x(s);
  const bars = box(end, y - bar / 2, zero - end, bar);
  if (sheet.isLit(QUANTITY.separation + k)) sheet.path(box(rect.x + 4, y - row / 2, rect.width - 8, row), {color: theme.ink, width: 2, weight: 0}, true);
  const overlap = landed < 1 ? overlapBar(sheet, k) : undefined;
  if (!overlap) sheet.fill(bars, won > 0.5 ? theme.mark : theme.panel); // so that nothing shows through a pale bar
  sheet.fill(overlap ? bars.map((p, i) => between(overlap[i]!, p, landed)) : bars, color, mix(mix(0.38, 0.85, Math.max(1 - landed, trial)), 1, won) * ease(t, 0, 0.06));
  sheet.faded(ease(t, BEST.fly[1] - 0.05, BEST.fly[1]), () => {
    if (s / range < -1.001) breakMark(sheet, left + 8, y, bar, won > 0.5 ? theme.mark : theme.panel);
    // The leader is bold; both weights are visible in a transition.
    for (const [share, bold] of [[1 - won, false], [won, true]] as const) {
      sheet.faded(share, () => {
        write(shortName(sheet, k), rect.x + pad, y, 'left', color, bold);
        write(chart.number(s), rect.x + rect.width - pad, y, 'right', bold ? theme.ink : theme.soft, bold);
      });
    }
  });
}

/** The mark of the largest separation if it was passed over, and the legend of both marks. */
function drawPassedOver({sheet, rect, pad, row, top, zero, y, write}: Chart): void {
  const {theme} = sheet;
  sheet.path(diamond(zero + 7, y(sheet.get(F.best.largest)), 5), {color: theme.ink, width: 1.5, weight: 0}, true);
  const below = top + 4.5 * row + 2;
  let at = rect.x + pad + 5;
  for (const [key, empty] of [['canvas.chosen', false], ['canvas.least', true]] as const) {
    if (empty) sheet.path(diamond(at, below, 5), {color: theme.ink, width: 1.5, weight: 0}, true);
    else sheet.fill(diamond(at, below, 5), theme.ink);
    write(sheet.say(key), at + 10, below, 'left', theme.soft);
    at += sheet.measure(sheet.say(key), SIZE) + (sheet.small ? 26 : 34);
  }
}

/** The bar beside the boxes that marks an axis's overlap. Its corners have the order of box(), so that it can move into the chart. */
function overlapBar(sheet: Sheet, axis: number): Point[] | undefined {
  const at = layOutAxes(sheet.frame, sheet.project, sheet.width, sheet.height, true).find((layout) => layout.axis === axis);
  if (!at) return undefined;
  const slots = F.axes[axis]!;
  const lane = lanes(sheet.width, sheet.height);
  const p = at.point(sheet.get(slots.gap.lo), lane.measure), q = at.point(sheet.get(slots.gap.hi), lane.measure);
  const [from, to] = p.x < q.x ? [p, q] : [q, p];
  const across = scale(unit({x: from.y - to.y, y: to.x - from.x}), 2.5);
  return [add(from, across, -1), add(to, across, -1), add(to, across), add(from, across)];
}

function shortName(sheet: Sheet, axis: number): string {
  return sheet.say('canvas.axis-short', {box: sheet.name(axis < 2 ? 0 : 1), axis: sheet.say(axis % 2 ? 'canvas.y' : 'canvas.x')});
}

const box = (x: number, y: number, width: number, height: number): Point[] => cornersOf({x, y, width, height});

/** The threshold lines of the axes compared so far: axis, middle in pixels (at is its x), and opacity. */
function limitsOf({sheet, t, left, x, y: yOf}: Chart): {axis: number; at: number; y: number; shown: number}[] {
  const limits = [];
  let best = 0;
  for (let axis = 1; axis < 4; axis++) {
    const moved = glide(beat(t, axis), 0, 0.55);
    const from = x(sheet.get(F.axes[best]!.separation)), to = x(sheet.get(F.best.thresholds[axis]!));
    // A line beyond the chart excludes no visible bar.
    const strength = to > left ? 1 : mix(1, 0.25, moved);
    if (moved > 0) limits.push({axis, at: mix(from, Math.max(left, to), moved), y: mix(yOf(best), yOf(axis), moved), shown: ease(moved, 0, 0.2) * strength});
    if (sheet.get(F.best.took[axis]!)) best = axis;
  }
  return limits;
}

function limit(sheet: Sheet, x: number, y: number, half: number, quantity: number = QUANTITY.none): void {
  sheet.line({x, y: y - half}, {x, y: y + half}, {color: sheet.theme.ink, width: 2.25, weight: 0, quantity});
}

function breakMark(sheet: Sheet, x: number, y: number, bar: number, color: string): void {
  for (const d of [0, 5]) sheet.line({x: x + d - 2, y: y + bar / 2 + 1}, {x: x + d + 2, y: y - bar / 2 - 1}, {color, width: 2, weight: 0});
}

const diamond = (x: number, y: number, r: number): Point[] => [{x: x - r, y}, {x, y: y - r}, {x: x + r, y}, {x, y: y + r}];
