import {add, type Rect} from '../../../draw/geometry';
import {H, TILTED, TILTED_SLOTS, TRACE, TRACE_SLOTS} from '../../../draw/hull.gen';
import {SUPERSCRIPTS} from '../../../text/number';
import {type Answer, ANSWERS} from '../camera';
import type {Sheet} from '../sheet';

/**
 * GAP: the share of the scale between no tilt and the least tilt, since a logarithmic scale has no zero. APART: the
 * least distance between numbers of the scale, CSS pixels.
 */
const GAP = 0.18, APART = 15;

/** The scale's distance from the plot's left border, and the threads' distance from its right border, CSS pixels. */
export const RULER = 50, END = 44;

/** Maps a position on the scale of tilts, 0 to 1, to y in a rectangle of the canvas. */
export function scaleIn(sheet: Sheet, {y, height}: Rect): (at: number) => number {
  const top = y + 26, bottom = y + height - 14, [, least] = sheet.items(H.compare.tilts, TILTED_SLOTS), from = sheet.get(least! + TILTED.at);
  return (at) => at < from ? top : top + (bottom - top) * (GAP + (1 - GAP) * (at - from) / (1 - from));
}

/**
 * Draws the plot of an answer's points over all tilts. A thread runs over the tilts at which its point exists. A line
 * with marks shows the current tilt.
 */
export function drawTraces(sheet: Sheet, answer: Answer, place: Rect, x: (along: number) => number, points: readonly {x: number; right: boolean}[]): void {
  const {theme} = sheet, {compare} = H, y = scaleIn(sheet, place), now = y(sheet.get(compare.tiltAt)), ruler = place.x + RULER;
  drawScale(sheet, place, ruler, y);
  const all = sheet.items(compare.traces, TRACE_SLOTS), own = all.filter((one) => sheet.get(one + TRACE.answer) === ANSWERS.indexOf(answer));
  const on = new Set(own.map((one) => all[sheet.get(one + TRACE.from) - 1])); // traces that continue at the next tilt
  for (const one of own) {
    const before = all[sheet.get(one + TRACE.from) - 1], wrong = sheet.get(one + TRACE.right) === 0, color = wrong ? theme.wrong : theme.contact;
    const of = (trace: number): {x: number; y: number} => ({x: x(sheet.get(trace + TRACE.along)), y: y(sheet.get(trace + TRACE.at))}), at = of(one);
    if (before !== undefined) sheet.line(of(before), at, {color, width: 2, weight: 0, ...wrong && {dash: [3, 2]}});
    if ((before === undefined && at.y > y(0)) || (!on.has(one) && sheet.get(one + TRACE.at) < 1)) {
      const ends = wrong ? [{x: 3, y: 3}, {x: 3, y: -3}] : [{x: 4, y: 0}];
      for (const end of ends) sheet.line(add(at, end), add(at, end, -1), {color, width: 1.75, weight: 0});
    }
  }
  sheet.line({x: ruler, y: now}, {x: place.x + place.width - END, y: now}, {color: theme.ink, width: 1.25, weight: 0});
  for (const {x, right} of points) {
    if (right) sheet.dot({x, y: now}, 4, theme.contact);
    else sheet.cross({x, y: now}, 4, theme.wrong);
  }
  sheet.line({x: ruler, y: y(0)}, {x: ruler, y: now}, {color: theme.ink, width: 4, weight: 0});
  sheet.dot({x: ruler, y: now}, 6.5, theme.ink);
}

/** Draws the scale: no tilt, a gap, then decades with ticks at 1, 2 and 5. A small picture at each end shows the tilt there. */
function drawScale(sheet: Sheet, {x, y: top, width, height}: Rect, ruler: number, y: (at: number) => number): void {
  const {theme} = sheet, tilts = sheet.items(H.compare.tilts, TILTED_SLOTS).map((one) => ({tilt: sheet.get(one + TILTED.tilt), at: sheet.get(one + TILTED.at)})), most = tilts.at(-1)!;
  const tick = (at: number, length: number): void => sheet.line({x: ruler, y: y(at)}, {x: ruler - length, y: y(at)}, {color: theme.soft, width: 1, weight: 0});
  sheet.writeFixed(sheet.word('tilt'), x + 14, top + 10, {color: theme.soft, size: 13, align: 'left'});
  sheet.line({x: ruler, y: y(tilts[1]!.at)}, {x: ruler, y: y(1)}, {color: theme.soft, width: 1, weight: 0});
  const decades = tilts.filter(({tilt}) => Number.isInteger(Math.log10(tilt))), decade = decades[1]!.at - decades[0]!.at;
  for (const {tilt, at} of decades) for (const part of [1, 2, 5]) if (part * tilt < most.tilt) tick(at + Math.log10(part) * decade, part === 1 ? 7 : 3);
  const written: number[] = [];
  for (const {tilt, at} of [tilts[0]!, most, ...[-3, -6, -9].map((n) => decades.find(({tilt}) => Math.log10(tilt) === n)!)]) {
    if (written.some((other) => Math.abs(y(at) - other) < APART)) continue;
    written.push(y(at));
    tick(at, 7);
    sheet.writeFixed(tilt > 0 && tilt < most.tilt ? `10⁻${SUPERSCRIPTS[-Math.log10(tilt)]}` : String(tilt), ruler - 11, y(at), {color: theme.soft, size: 13, align: 'right'});
  }
  for (const {tilt, at} of [tilts[0]!, most]) {
    const from = {x: x + width - 34, y: Math.min(y(at), top + height - 4)}, to = (angle: number) => ({x: from.x + 24 * Math.cos(angle), y: from.y - 24 * Math.sin(angle)});
    sheet.line(from, to(0), {color: theme.b, width: 1.25, dash: [3, 2], weight: 0});
    sheet.line(from, to(tilt), {color: theme.b, width: 2, weight: 0});
  }
}
