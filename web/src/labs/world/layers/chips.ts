import {LIFE} from '../../../base/figure.gen';
import type {Sheet} from '../../../clipping/draw';
import {type Point, add, unit} from '../../../draw/geometry';
import {W} from '../../../draw/layout.gen';
import {short} from '../../../text/number';
import type {CarriedSlots} from '../frame';
import type {PairKit} from './pairkit';
import {asks, drawChoice} from './quiz';

const X = W.watch;

/** A row of the match: the index of a contact of the last step and the index of a contact of this step; -1 for none. */
interface Row { last: number; now: number; same: boolean }

/** The rows of the match, as the frame lists them. At a question the contacts of both steps stand side by side in their own order. */
const rowsOf = (frame: Float64Array): Row[] => (asks(frame) ? unmatched(frame[X.thenCount]!, frame[X.nowCount]!) : X.match.rows.slice(0, frame[X.match.count]!).map(({then, now, same}) => ({last: frame[then]!, now: frame[now]!, same: frame[same] === 1})));

const unmatched = (then: number, now: number): Row[] => Array.from({length: Math.max(then, now)}, (_, i) => ({last: i < then ? i : -1, now: i < now ? i : -1, same: false}));

/** The height of all rows and their headings, pixels. */
export function chipsHeight(frame: Float64Array, width: number, height: number): number {
  const rows = Math.max(1, rowsOf(frame).length);
  return (roomy(width, height) ? 34 : 24) + rows * rowHeight(width, height);
}

const roomy = (width: number, height: number): boolean => width >= 560 && height >= 400;
const rowHeight = (width: number, height: number): number => (roomy(width, height) ? 74 : 56);

/** The horizontal positions of a row's parts, pixels. */
export interface Columns {
  left: number; // of the last step's mark
  number: number; // from a mark to its number's middle
  chips: number; // from a mark to the first chip
  chip: number; // a chip's width
  gap: number;
  right: number; // of this step's mark
}

export function columnsOf({width, height}: Pick<Sheet, 'width' | 'height'>): Columns {
  if (!roomy(width, height)) return {left: 14, number: 17, chips: 28, chip: 38, gap: 3, right: width - 14 - 28 - 2 * 38 - 3};
  const left = Math.max(30, 0.04 * width);
  return {left, number: 22, chips: 40, chip: 46, gap: 5, right: Math.min(width - 190, Math.max(0.67 * width, 440))};
}

/** The ids of both steps as chips. A bar between equal ids shows the carried impulse by its thickness. */
export function drawChips(sheet: Sheet, frame: Float64Array, top: number, kit: PairKit): void {
  const {theme, width, height} = sheet, rows = rowsOf(frame), columns = columnsOf(sheet);
  sheet.line({x: 12, y: top}, {x: width - 12, y: top}, {color: theme.hairline, width: 1, weight: 0});
  const head = headOf(width, height, top), step = frame[X.step]!;
  const write = (text: string, x: number): void => sheet.writeFixed(text, x, head, {color: theme.soft, size: 13, align: 'left'});
  write(sheet.say('canvas.ids-of', {step: String(step - 1)}), columns.left - 6);
  write(sheet.say('canvas.ids-of', {step: String(step)}), columns.right - 6);
  const most = Math.max(0, ...X.then.slice(0, frame[X.thenCount]!).map((c) => impulseOf(frame, c)));
  rows.forEach((row, i) => {
    const y = middleOf(i, width, height, top);
    if (asks(frame)) drawChoices(sheet, frame, row, columns, y);
    else drawRow(sheet, frame, row, columns, y, most, kit);
  });
  if (rows.length === 0) {
    sheet.writeFixed(sheet.say(frame[X.lastStep] === 0 ? 'canvas.no-ids' : 'canvas.no-ids-either'), width / 2, head + 0.5 * rowHeight(width, height) + 8, {color: theme.soft, size: 13, align: 'center'});
  }
}

const headOf = (width: number, height: number, top: number): number => top + (roomy(width, height) ? 20 : 14);

/** The vertical middle of a row, pixels. */
const middleOf = (i: number, width: number, height: number, top: number): number => headOf(width, height, top) + (roomy(width, height) ? 12 : 9) + (i + 0.5) * rowHeight(width, height);

/** The contacts of a question's row. */
function drawChoices(sheet: Sheet, frame: Float64Array, {last, now}: Row, columns: Columns, y: number): void {
  for (const [which, i, x] of [[0, last, columns.left], [1, now, columns.right]] as const) {
    if (i >= 0) drawContact(sheet, frame, (which === 0 ? X.then : X.now)[i]!, i, columns, x, y, LIFE.fresh, (_, at) => drawChoice(sheet, frame, which === 0 ? i : frame[X.thenCount]! + i, at));
  }
}

/** The contact of a row at a point, CSS pixels: of the last step if last is true. undefined if there is none. */
export function chipAt(frame: Float64Array, width: number, height: number, top: number, px: number, py: number): {last: boolean; slots: CarriedSlots} | undefined {
  const {right} = columnsOf({width, height}), last = px < right - 16;
  const i = rowsOf(frame).findIndex((_, i) => Math.abs(py - middleOf(i, width, height, top)) <= rowHeight(width, height) / 2);
  if (py < top || i < 0 || i >= frame[last ? X.thenCount : X.nowCount]!) return undefined;
  return {last, slots: (last ? X.then : X.now)[i]!};
}

const impulseOf = (frame: Float64Array, slots: {impulse: number}): number => frame[slots.impulse]!;

function drawRow(sheet: Sheet, frame: Float64Array, row: Row, columns: Columns, y: number, most: number, {coldWords, drawMark}: PairKit): void {
  const {theme} = sheet, spread = roomy(sheet.width, sheet.height);
  const below = y + (spread ? 25 : 20), above = y - (spread ? 20 : 18);
  const from = columns.left + columns.chips + 2 * columns.chip + columns.gap + 8, to = columns.right - 16;
  const on = frame[X.warm] === 1;
  const write = (text: string, x: number, at: number, color: string, align: 'left' | 'center' | 'right', bold = true): void => sheet.writeFixed(text, x, at, {color, size: 13, align, bold});
  // The first text that fits into the room, or else the last one.
  const fitting = (room: number, ...texts: string[]): string => texts.find((text) => sheet.measure(text, 13, true) <= room) ?? texts.at(-1)!;
  const middleX = (from + to) / 2, whole = sheet.width;

  if (row.last >= 0) {
    const then = X.then[row.last]!, impulse = impulseOf(frame, then), n = short(impulse);
    drawContact(sheet, frame, then, row.last, columns, columns.left, y, LIFE.kept, drawMark);
    const thick = thickness(impulse, most);
    if (row.same) {
      const starts = on ? n : '0';
      if (on) drawBar(sheet, {x: from, y}, {x: to, y}, thick);
      else drawDashes(sheet, from, to - 4, y, thick, theme.contact, 0.55);
      write(on ? fitting(to - from + 20, sheet.say('canvas.carried', {n}), sheet.say('canvas.impulse', {n})) : fitting(to - from + 20, sheet.say('canvas.would-carry', {n}), sheet.say('canvas.impulse', {n})), middleX, above, theme.contact, 'center');
      if (!on && spread) write(sheet.say(coldWords(frame)), middleX, below, theme.soft, 'center', false);
      const words = sheet.say('canvas.starts', {n: starts});
      rightOf(sheet, words, columns, below, on ? theme.contact : theme.ink, whole);
    } else {
      const end = row.now >= 0 ? from + 0.52 * (to - from) : to - 12;
      drawDashes(sheet, from, end - 9, y, thick, theme.cut, 1);
      sheet.cross({x: end, y}, 7, theme.ink);
      write(sheet.say('canvas.impulse', {n}), from, above, theme.soft, 'left');
      const room = columns.right - from - 30, words = sheet.say(frame[X.nowCount] ? 'canvas.lost' : 'canvas.lost-apart');
      if (impulse > 0) write(fitting(room, words, sheet.say('canvas.lost-short')), from, below, theme.ink, 'left');
      else if (sheet.measure(sheet.say('canvas.lost-nothing'), 13) <= room) write(sheet.say('canvas.lost-nothing'), from, below, theme.soft, 'left', false);
    }
  }
  if (row.now >= 0) {
    const contact = X.now[row.now]!, life = frame[contact.life]!;
    drawContact(sheet, frame, contact, row.now, columns, columns.right, y, life, drawMark);
    if (!row.same) {
      const color = life === LIFE.lost ? theme.ink : theme.side;
      const room = row.last >= 0 ? (to - from) * 0.48 - 20 : to - from, words = sheet.say('canvas.from-zero');
      if (sheet.measure(words, 13, true) <= room) write(words, columns.right - 14, y, color, 'right');
      else rightOf(sheet, words, columns, above, color, whole);
      rightOf(sheet, sheet.say(row.last >= 0 ? 'canvas.new-name' : 'canvas.new-point'), columns, below, theme.soft, whole, false);
    }
  }
}

/** Writes words at this step's chips, farther left if the canvas ends. */
function rightOf(sheet: Sheet, words: string, columns: Columns, y: number, color: string, width: number, bold = true): void {
  const long = sheet.measure(words, 13, bold), x = Math.min(columns.right + columns.chips, width - 8 - long);
  sheet.writeFixed(words, x, y, {color, size: 13, align: 'left', bold});
}

/** A contact's mark at x, its number, and a chip for each of the two edges that name it. */
export function drawContact(sheet: Sheet, frame: Float64Array, slots: CarriedSlots, index: number, {number, chips, chip, gap}: Columns, x: number, y: number, life: number, drawMark: PairKit['drawMark']): void {
  const {theme} = sheet, {in1, out1, in2, out2} = slots.feature;
  drawMark(sheet, {x, y}, life, sheet.small ? 5 : 6);
  sheet.writeFixed(String(index + 1), x + number, y, {color: life === LIFE.kept ? theme.contact : life === LIFE.lost ? theme.ink : theme.side, size: 13, align: 'center', bold: true});
  let at = x + chips;
  for (const [slot, box] of [[in1, 0], [out1, 0], [in2, 1], [out2, 1]] as const) {
    const edge = frame[slot]!;
    if (edge === 0) continue;
    drawChip(sheet, at, y, chip, box, edge);
    at += chip + gap;
  }
}

/** The chip of one of an id's edges: the names of box and edge in a frame, solid for A, dashed for B. */
function drawChip(sheet: Sheet, x: number, y: number, width: number, box: number, edge: number): void {
  const {ctx} = sheet, color = sheet.color(box), high = 22, r = 4, left = x, top = y - high / 2;
  ctx.save();
  ctx.beginPath();
  ctx.moveTo(left + r, top);
  for (const [px, py, qx, qy] of [[left + width, top, left + width, top + high], [left + width, top + high, left, top + high], [left, top + high, left, top], [left, top, left + width, top]] as const) {
    ctx.arcTo(px, py, qx, qy, r);
  }
  ctx.closePath();
  ctx.fillStyle = sheet.theme.panel;
  ctx.fill();
  ctx.strokeStyle = color;
  ctx.lineWidth = 1.25;
  ctx.setLineDash(box === 0 ? [] : [4, 2.5]);
  ctx.stroke();
  ctx.restore();
  // If the box's name does not fit, its colour and frame identify the box.
  const whole = sheet.say('canvas.short-one', {box: sheet.name(box), edge: String(edge)}), words = sheet.measure(whole, 13, true) <= width ? whole : sheet.say('canvas.edge', {n: String(edge)});
  sheet.writeFixed(words, x + width / 2, y, {color, size: 13, align: 'center', bold: true, halo: sheet.theme.panel});
}

/** How thick the bar of an impulse is beside the largest, pixels. */
export const thickness = (impulse: number, most: number): number => Math.max(2, 14 * impulse / Math.max(1e-9, most));

/** A carried impulse: a bar with a head. */
export function drawBar(sheet: Sheet, from: Point, to: Point, thick: number): void {
  const {theme} = sheet, head = Math.min(22, 8 + thick), half = Math.max(6, thick * 0.9);
  const way = unit({x: to.x - from.x, y: to.y - from.y}), aside = {x: -way.y, y: way.x}, neck = add(to, way, 1 - head), back = add(to, way, -head);
  sheet.fill([add(from, aside, -thick / 2), add(neck, aside, -thick / 2), add(neck, aside, thick / 2), add(from, aside, thick / 2)], theme.contact);
  sheet.fill([to, add(back, aside, -half), add(back, aside, half)], theme.contact);
}

/** A dropped impulse: a dashed bar. */
function drawDashes(sheet: Sheet, from: number, to: number, y: number, thick: number, color: string, alpha: number): void {
  sheet.line({x: from, y}, {x: Math.max(from + 2, to), y}, {color, width: thick, dash: [11, 7], alpha, weight: 0});
}
