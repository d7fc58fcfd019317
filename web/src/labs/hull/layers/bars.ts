import {BAR, BAR_SLOTS, FACE, H} from '../../../draw/hull.gen';
import {long, short} from '../../../text/number';
import type {Sheet} from '../sheet';
import {drawBehind} from './behind';
import {parted} from './profile';

/** The largest number of bars. */
const MOST = 12;
/** The least height of a bar's row, CSS pixels. */
const LOWEST = 17;
/** Draws the other hull's separations from a hull's faces as bars from zero: at most MOST, best face first. */
export function drawBars(sheet: Sheet, hull: number): void {
  const {theme} = sheet, tests = H.faces[hull]!, color = sheet.color(hull), {above: place, side} = parted(sheet);
  if (side) drawBehind(sheet, hull, side);
  const all = sheet.items(tests.bars, BAR_SLOTS), tall = place.height - 52 - 30;
  const fit = Math.max(1, Math.floor(tall / LOWEST)), bars = all.slice(0, all.length <= Math.min(MOST, fit) ? all.length : Math.min(MOST, Math.floor((tall - 20) / LOWEST)));
  const inset = 14, icon = 40, name = 34;
  const heading = sheet.word('heading');
  const fits = sheet.measure(heading, 13) <= place.width - 2 * inset;
  sheet.writeFixed(fits ? heading : sheet.word('short'), place.x + inset, place.y + 20, {color: theme.soft, size: 13, align: 'left'});
  const values = bars.map((at) => sheet.get(at + BAR.separation));
  const low = Math.min(0, ...values), high = Math.max(0, ...values), span = high - low || 1;
  const left = place.x + inset + icon + name, right = place.x + place.width - inset - 8;
  const room = Math.max(20, right - left - 62); // a short bar has its words at its left
  const at = (value: number): number => right - (high - value) / span * room;
  const zero = at(0), top = place.y + 52, more = bars.length < all.length;
  const row = Math.min(46, (tall - (more ? 20 : 0)) / Math.max(bars.length, 1)), thick = Math.min(18, row * 0.5);
  sheet.writeFixed('0', zero, place.y + 40, {color: theme.soft, size: 13, align: 'center'});
  bars.forEach((bar, i) => {
    const y = top + (i + 0.5) * row, value = values[i]!, best = i === 0, face = sheet.get(bar + BAR.face);
    if (best) {
      const half = row * 0.46;
      sheet.fill([{x: place.x + 8, y: y - half}, {x: place.x + place.width - 8, y: y - half}, {x: place.x + place.width - 8, y: y + half}, {x: place.x + 8, y: y + half}], theme.mark);
    }
    drawIcon(sheet, hull, face, {x: place.x + inset + icon / 2, y}, Math.min(icon - 8, row - 6));
    sheet.writeFixed(`f${face + 1}`, place.x + inset + icon + 2, y, {color: best ? color : theme.soft, size: 13, bold: best, align: 'left', halo: best ? theme.mark : theme.paper});
    const end = zero + (at(value) - zero) * sheet.t, box = [{x: zero, y: y - thick / 2}, {x: end, y: y - thick / 2}, {x: end, y: y + thick / 2}, {x: zero, y: y + thick / 2}];
    sheet.fill(box, color, best ? 1 : 0.32);
    const words = best ? sheet.word('metres', {length: short(value)}) : long(value);
    const size = best ? 15 : 13, width = sheet.measure(words, size, best), from = Math.min(zero, end) - 6;
    sheet.writeFixed(words, Math.max(from, left + width), y, {color: theme.ink, size, bold: best, align: 'right', halo: best ? theme.mark : theme.paper});
  });
  const bottom = top + bars.length * row;
  sheet.line({x: zero, y: place.y + 48}, {x: zero, y: bottom + 2}, {color: theme.ink, width: 1.75});
  if (more) sheet.writeFixed(sheet.word('more', {count: String(all.length - bars.length)}), place.x + inset, bottom + 12, {color: theme.soft, size: 13, align: 'left'});
  const arrow = bottom + (more ? 28 : 14);
  if (arrow < place.y + place.height - 4 && low < 0) {
    sheet.arrow({x: zero - 70, y: arrow}, {x: zero - 112, y: arrow}, {color: theme.soft, width: 1.5});
    sheet.writeFixed(sheet.word('deeper'), zero - 62, arrow, {color: theme.soft, size: 13, align: 'left'});
  }
}

/** Draws a small hull with one face highlighted, to explain the face's name. */
function drawIcon(sheet: Sheet, hull: number, face: number, middle: {x: number; y: number}, size: number): void {
  if (size < 12) return;
  const lists = H.hulls[hull]!, all = sheet.items(lists.outline, 1).map((at) => sheet.vertex(hull, sheet.get(at))).map((spot) => sheet.still(spot));
  const xs = all.map(({x}) => x), ys = all.map(({y}) => y);
  const scale = size / Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys), 1e-9);
  const cx = (Math.max(...xs) + Math.min(...xs)) / 2, cy = (Math.max(...ys) + Math.min(...ys)) / 2;
  const small = (p: {x: number; y: number}): {x: number; y: number} => ({x: middle.x + (p.x - cx) * scale, y: middle.y + (p.y - cy) * scale});
  const front = sheet.get(sheet.face(hull, face) + FACE.front) === 1;
  const lit = sheet.corners(hull, face).map((spot) => small(sheet.still(spot)));
  sheet.fill(lit, sheet.color(hull), front ? 0.85 : 0.35);
  sheet.path(lit, {color: sheet.theme.soft, width: 1, ...front ? {} : {dash: [2, 2]}, weight: 0}, true);
  sheet.path(all.map(small), {color: sheet.theme.soft, width: 1, weight: 0}, true);
}
