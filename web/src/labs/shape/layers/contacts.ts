import {SHAPE_QUANTITY} from '../../../base/shape.gen';
import {add, distance, middle, unit} from '../../../draw/geometry';
import {S} from '../../../draw/shape.gen';
import type {Side} from '../outline';
import type {Sheet} from '../sheet';

/** Draws stage contacts: each point midway between both surfaces, the normal, the separation, the id in words, and the anchors. */
export function drawContacts(sheet: Sheet): void {
  const {theme, small} = sheet;
  if (sheet.get(S.compared) === 1) { // also if the call ended before
    drawAnswer(sheet, S.answers[0], theme.hand, 12, sheet.say('canvas.shape.mended'));
    drawAnswer(sheet, S.answers[1], theme.side, 17, sheet.say('canvas.shape.old'));
  }
  if (sheet.stage !== 'contacts') return;
  const {count, normal, points} = S.contacts, along = sheet.direction(normal), shown = points.slice(0, sheet.get(count));
  for (const side of [0, 1] as const) {
    const origin = sheet.at(S.sides[side].origin);
    for (const {at} of shown) sheet.line(origin, sheet.at(at), {color: sheet.color(side), width: 1.25, dash: [2, 4], weight: 4});
    if (shown.length > 0) sheet.dot(origin, 3.5, sheet.color(side));
  }
  shown.forEach((point, i) => {
    const at = sheet.at(point.at), [a, b] = point.surfaces.map((slots) => sheet.at(slots)), n = sheet.get(point.separation), other = shown[1 - i];
    sheet.arrow(at, add(at, along, small ? 40 : 62), {color: theme.contact, width: 3, quantity: SHAPE_QUANTITY.normal}, true);
    if (distance(a!, b!) > 4) sheet.dimension(a!, b!, {color: theme.ink, width: 2}, 4);
    sheet.dot(at, 7, theme.contact, false, SHAPE_QUANTITY.contact + i);
    const aside = other === undefined ? {x: -along.y, y: along.x} : unit({x: at.x - sheet.at(other.at).x, y: at.y - sheet.at(other.at).y});
    const ids = sheet.cores[sheet.side(1)].length === 1 ? [] : ([0, 1] as const).map((role) => idOf(sheet, sheet.side(role), sheet.get(point.id[role]!))); // with a circle, the id is 0
    sheet.label({
      key: `contact ${i}`, quantity: SHAPE_QUANTITY.contact + i, text: [sheet.separation(n), ...ids.length > 0 ? [sheet.say('canvas.id', {id: ids.join(' · ')})] : []],
      at, toward: add(aside, along, -0.4), gap: 14, inside: true, color: theme.contact, bold: true, size: small ? 13 : 14, priority: 95,
    });
  });
}

/** A byte of an id in words. */
function idOf(sheet: Sheet, side: Side, index: number): string {
  return sheet.say('canvas.shape.corner', {box: sheet.name(side), n: String(index + 1)});
}

/** Draws another answer: rings around its points, and its normal. */
function drawAnswer(sheet: Sheet, {known, count, normal, points}: typeof S.answers[number], color: string, radius: number, name: string): void {
  if (!sheet.get(known)) return;
  const along = sheet.direction(normal), length = (sheet.small ? 44 : 72) + radius;
  points.slice(0, sheet.get(count)).forEach((point, i) => {
    const at = sheet.at(point.at), tip = add(at, along, length);
    sheet.circle(at, radius, {color, width: 2.5});
    sheet.arrow(at, tip, {color, width: 2}, true);
    if (i > 0) return;
    sheet.label({text: [name, sheet.separation(sheet.get(point.separation))], at: [tip, middle(at, tip)], toward: {x: along.y, y: -along.x}, gap: 10, inside: true, color, bold: true, priority: 90});
  });
}
