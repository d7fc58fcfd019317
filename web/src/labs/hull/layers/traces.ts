import type {Rect} from '../../../draw/geometry';
import {H, TILTED, TILTED_SLOTS, TRACE, TRACE_SLOTS} from '../../../draw/hull.gen';
import {type Answer, ANSWERS} from '../camera';
import type {Sheet} from '../sheet';

/** The tilts that the scale has names for besides its ends, rad; the second where there is room for it. */
const NAMED = new Map([[1e-6, '10⁻⁶'], [1e-3, '10⁻³']]), ROOM = 160;

/** Where an answer has its points, upwards along the contact plane, over all tilts; a line at the present one. */
export function drawTraces(sheet: Sheet, answer: Answer, place: Rect): void {
  const {theme} = sheet, {compare} = H, tilts = sheet.items(compare.tilts, TILTED_SLOTS);
  const left = place.x + 14, right = place.x + place.width - 14, top = place.y + 26, bottom = place.y + place.height - 24;
  const x = (at: number): number => left + (right - left) * at, low = sheet.get(compare.along.lo), high = sheet.get(compare.along.hi);
  const y = (along: number): number => high > low ? bottom - 4 - (bottom - top - 8) * (along - low) / (high - low) : (top + bottom) / 2;
  const style = {color: theme.soft, size: 13} as const;
  sheet.line({x: left, y: bottom}, {x: right, y: bottom}, {color: theme.hairline, width: 1, weight: 0});
  sheet.writeFixed(sheet.word('tilt'), left, place.y + 12, {...style, align: 'left'});
  tilts.forEach((one, i) => {
    const tilt = sheet.get(one + TILTED.tilt), last = i === tilts.length - 1, at = x(sheet.get(one + TILTED.at));
    if (i > 0 && !last && (!NAMED.has(tilt) || (tilt > 1e-4 && place.width < ROOM))) return;
    sheet.line({x: at, y: bottom}, {x: at, y: bottom + 4}, {color: theme.soft, width: 1, weight: 0});
    sheet.writeFixed(NAMED.get(tilt) ?? String(tilt), at, bottom + 14, {...style, align: i === 0 ? 'left' : last ? 'right' : 'center'});
  });
  const now = x(sheet.get(compare.tiltAt));
  sheet.line({x: now, y: top - 4}, {x: now, y: bottom}, {color: theme.ink, width: 1.5, weight: 0});
  for (const one of sheet.items(compare.traces, TRACE_SLOTS)) {
    if (sheet.get(one + TRACE.answer) !== ANSWERS.indexOf(answer)) continue;
    const at = {x: x(sheet.get(one + TRACE.at)), y: y(sheet.get(one + TRACE.along))}, wrong = sheet.get(one + TRACE.right) === 0;
    if (wrong) for (const rise of [-2.5, 2.5]) sheet.line({x: at.x - 2.5, y: at.y - rise}, {x: at.x + 2.5, y: at.y + rise}, {color: theme.wrong, width: 1.5, weight: 0});
    else sheet.circle(at, 1.6, {color: theme.contact, width: 1.75});
  }
}
