import type {Rect} from '../../../draw/geometry';
import {H} from '../../../draw/hull.gen';
import {short} from '../../../text/number';
import type {Sheet} from '../sheet';
import {drawBetween} from './apart';
import {drawBehind} from './behind';
import {parted} from './profile';

/** Draws the three candidates with their overlaps, and the thresholds of the second and the third. */
export function drawBest(sheet: Sheet): void {
  const {theme} = sheet, {best} = H, inset = 16, {above: place, side} = parted(sheet);
  if (side) drawChosen(sheet, side);
  sheet.writeFixed(sheet.word('heading'), place.x + inset, place.y + 20, {color: theme.soft, size: 13, align: 'left'});
  const names = [`${sheet.name(0)} f${sheet.get(H.faces[0].face) + 1}`, `${sheet.name(1)} f${sheet.get(H.faces[1].face) + 1}`, sheet.word('edge-pair')];
  const values = best.separations.map((slot) => sheet.get(slot)), found = best.found.map((slot) => sheet.get(slot) === 1);
  const low = Math.min(...values.filter((_, i) => found[i]), -1e-12), chosen = sheet.get(best.axis);
  const said = values.map((value) => sheet.word('metres', {length: short(value)})), widest = (list: readonly string[]): number => Math.max(...list.map((words) => sheet.measure(words, 15, true)));
  const right = place.x + place.width - inset - 8, room = right - place.x - inset - Math.max(130, widest(names) + 8 + widest(said) + 8); // the bars get the room that names and words leave
  const at = (value: number): number => right + value / -low * room;
  const row = Math.min(76, (place.height - 106) / 3), top = place.y + 54;
  sheet.writeFixed('0', right, place.y + 42, {color: theme.soft, size: 13, align: 'center'});
  values.forEach((value, i) => {
    const y = top + (i + 0.5) * row, lit = i === chosen, color = i === 2 ? theme.ink : sheet.color(i), thick = Math.min(26, row * 0.42);
    if (lit) sheet.fill([{x: place.x + 8, y: y - row * 0.44}, {x: place.x + place.width - 8, y: y - row * 0.44}, {x: place.x + place.width - 8, y: y + row * 0.44}, {x: place.x + 8, y: y + row * 0.44}], theme.mark);
    const halo = lit ? theme.mark : theme.paper;
    sheet.writeFixed(names[i]!, place.x + inset, y, {color, size: 15, bold: lit, align: 'left', halo});
    if (!found[i]) return void sheet.writeFixed('–', right - 8, y, {color: theme.soft, size: 15, align: 'right', halo});
    const end = right + (at(Math.min(0, value)) - right) * sheet.t;
    sheet.fill([{x: right, y: y - thick / 2}, {x: end, y: y - thick / 2}, {x: end, y: y + thick / 2}, {x: right, y: y + thick / 2}], color, lit ? 1 : 0.35);
    const words = said[i]!, size = lit ? 15 : 13;
    let side = end - 8; // the words end at a distance from the threshold
    if (i > 0) {
      const limit = at(Math.max(low, Math.min(0, sheet.get(best.thresholds[i]!))));
      sheet.line({x: limit, y: y - row * 0.4}, {x: limit, y: y + row * 0.4}, {color: theme.ink, width: 2, dash: [4, 3]});
      if (limit < side + 4 && limit > side - sheet.measure(words, size, lit) - 4) side = limit - 8;
    }
    sheet.writeFixed(words, side, y, {color: theme.ink, size, bold: lit, align: 'right', halo});
  });
  const bottom = top + 3 * row;
  sheet.line({x: right, y: place.y + 50}, {x: right, y: bottom}, {color: theme.ink, width: 1.75});
  sheet.arrow({x: right - 70, y: bottom + 14}, {x: right - 112, y: bottom + 14}, {color: theme.soft, width: 1.5});
  sheet.writeFixed(sheet.word('deeper'), right - 62, bottom + 14, {color: theme.soft, size: 13, align: 'left'});
  const key = place.x + inset + 2;
  sheet.line({x: key, y: bottom + 26}, {x: key, y: bottom + 44}, {color: theme.ink, width: 2, dash: [4, 3]});
  sheet.writeFixed(sheet.word('limit'), key + 10, bottom + 35, {color: theme.soft, size: 13, align: 'left'});
}

function drawChosen(sheet: Sheet, place: Rect): void {
  const axis = sheet.get(H.best.axis);
  if (axis < 2) drawBehind(sheet, axis, place);
  else drawBetween(sheet, place);
}
