import type {Rect} from '../../../draw/geometry';
import {H, KEPT, KEPT_SLOTS} from '../../../draw/hull.gen';
import {short} from '../../../text/number';
import type {Sheet} from '../sheet';
import {STAGE, stageOf} from './stage';

/** The distance at which numbers fit side by side, CSS pixels. */
const ROOM = 48;

/**
 * Draws the corners left by the clip stage side by side, each at its separation from the reference face, to scale.
 * Dropped corners are at least 12 pixels above the face.
 */
export function drawDepths(sheet: Sheet, place: Rect): void {
  const {theme} = sheet, hull = sheet.get(H.reference.ofB), stage = stageOf(sheet), inset = 16;
  sheet.writeFixed(sheet.word('needles'), place.x + inset, place.y + 16, {color: theme.soft, size: 13, align: 'left'});
  const all = sheet.items(H.keep.points, KEPT_SLOTS), values = all.map((at) => sheet.get(at + KEPT.separation));
  const order = (at: number): number => sheet.get(at + KEPT.order), sub = sheet.get(H.sub), ruled = stage === STAGE.reduce && sub > 0;
  const sorted = all.map((at, i) => ({at, value: values[i]!})).sort((p, q) => (order(p.at) || 9) - (order(q.at) || 9) || p.value - q.value);
  const high = Math.max(0, ...values), low = Math.min(-1e-12, ...values);
  const y = place.y + 34 + Math.min(26, high / (high - low) * (place.height - 70)) + 6, size = (place.y + place.height - (sorted.length * ROOM > place.width - 2 * inset ? 40 : 26) - y) / -low;
  sheet.line({x: place.x + inset - 4, y}, {x: place.x + place.width - inset + 4, y}, {color: sheet.color(hull), width: 3.5, weight: 0});
  const step = (place.width - 2 * inset) / Math.max(1, sorted.length);
  const crowded = step < ROOM; // every other number is then written lower
  sorted.forEach(({at, value}, i) => {
    const lower = crowded && i % 2 === 1 ? 15 : 0;
    const x = place.x + inset + (i + 0.5) * step, kept = sheet.get(at + KEPT.kept) === 1, n = order(at);
    const end = {x, y: y - value * size * (stage === STAGE.keep ? sheet.t : 1)};
    if (!kept) {
      const above = {x, y: Math.min(y - 12, end.y)};
      sheet.line({x, y}, above, {color: theme.soft, width: 1.5});
      sheet.cross(above, 5, theme.soft);
      return sheet.writeFixed(`+${short(value)}`, x, y + 14 + lower, {color: theme.soft, size: 13, align: 'center'});
    }
    const stays = stage === STAGE.keep || (n > 0 && (!ruled || n <= sub));
    if (end.y - y > 3) sheet.arrow({x, y}, end, {color: theme.contact, width: stays ? 4 : 1.75});
    sheet.writeFixed(short(Math.max(0, -value)), x, Math.max(end.y, y + 8) + 12 + lower, {color: stays ? theme.ink : theme.soft, size: 13, bold: stays, align: 'center'});
    if (n > 0 && stays && stage !== STAGE.keep) sheet.badge({x, y}, String(n), theme.contact);
    else sheet.dot({x, y}, 5, theme.contact, {empty: !stays});
  });
}
