import {middle} from '../../../draw/geometry';
import {H, SPOT_SLOTS, TOUCH, TOUCH_SLOTS} from '../../../draw/hull.gen';
import {short} from '../../../text/number';
import type {Sheet} from '../sheet';

/** Draws the contacts with their normals, and the displacement that makes B only touch A. */
export function drawContacts(sheet: Sheet): void {
  const {theme} = sheet, depth = sheet.get(H.contacts.depth);
  if (sheet.eye === undefined) {
    const moved = sheet.items(H.hulls[1].outline, 1).map((at) => sheet.lifted(sheet.vertex(1, sheet.get(at)), depth * sheet.t));
    sheet.fill(moved, theme.b, 0.06);
    sheet.path(moved, {color: theme.b, width: 2, dash: [7, 5], weight: 20}, true);
  }
  const right = sheet.items(H.hulls[1].vertices, SPOT_SLOTS).reduce((best, spot) => sheet.view(spot).x > sheet.view(best).x ? spot : best);
  const from = sheet.view(right), to = sheet.lifted(right, depth * sheet.t);
  if (Math.hypot(to.x - from.x, to.y - from.y) >= 10) sheet.arrow(from, to, {color: theme.b, width: 3.5});
  if (depth > 0) sheet.label({text: sheet.word('moves', {length: short(depth)}), at: [middle(from, to), to], toward: {x: 1, y: -0.5}, gap: 12, color: theme.b, bold: true, priority: 90, inside: true});
  sheet.items(H.contacts.list, TOUCH_SLOTS).forEach((at, i) => {
    const point = sheet.view(at + TOUCH.middle.at.x);
    sheet.arrow(point, sheet.lifted(at + TOUCH.middle.at.x, 0.13 * sheet.extent * sheet.t), {color: theme.contact, width: 2.5});
    sheet.badge(point, String(i + 1), theme.contact);
  });
}
