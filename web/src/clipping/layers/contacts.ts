import {QUANTITY} from '../../base/figure.gen';
import {F} from '../../draw/layout.gen';
import {short} from '../../text/number';
import {edgesOf, idText, sameId} from './ids';
import type {Sheet} from './sheet';
import {add, between, distance, scale} from '../../draw/geometry';
import {STAGE} from './stage';
import {ease, glide, mix} from '../../draw/easing';

/** Draws the contacts: points moved onto the face, depths, normals, and the edges in each id. */
export function drawContacts(sheet: Sheet): void {
  const showing = sheet.showing(STAGE.contacts);
  if (!showing) return;
  const {t} = showing;
  const named = ease(t, 0.5, 1);
  const {theme, small} = sheet;
  const count = sheet.get(F.contacts.count);
  const list = F.contacts.list.slice(0, count);

  const lit = new Set<string>();
  for (const contact of list) {
    edgesOf(sheet, contact.feature).forEach((edges, box) => edges.forEach((edge) => lit.add(`${box}.${edge}`)));
  }
  for (const name of lit) {
    const box = Number(name[0]), edge = Number(name[2]);
    const {from, to} = sheet.edge(box, edge);
    sheet.faded(named, () => sheet.line(from, to, {color: sheet.color(box), width: mix(2, 4.5, named)}));
    sheet.nameEdge(box, edge);
  }
  for (const {winding} of list) edgesOf(sheet, winding).forEach((edges, box) => edges.forEach((edge) => sheet.nameEdge(box, edge)));

  const normal = sheet.direction(F.contacts.normal);
  const ofB = sheet.get(F.reference.ofB) === 1;
  const away = ofB ? normal : scale(normal, -1); // into the reference box
  const length = small ? 40 : 64;
  list.forEach((contact, i) => {
    const at = sheet.at(contact.at), origin = sheet.at(contact.origin);
    const slid = between(origin, at, glide(t, 0, 0.5));
    if (distance(at, origin) > 3 && t > 0) {
      sheet.faded(ease(t, 0, 0.2), () => sheet.line(origin, slid, {color: theme.contact, width: 2, dash: [3, 3]}));
      sheet.faded(ease(t, 0.2, 0.5), () => sheet.dot(origin, 5, theme.contact, true));
    }
    const grown = ease(t, 0.45, 0.9);
    if (grown > 0) sheet.arrow(slid, add(slid, normal, length * grown), {color: theme.contact, width: 3, quantity: QUANTITY.normal}, true);
    sheet.dot(slid, mix(distance(at, origin) < 14 ? 5 : 7, 7, glide(t, 0, 0.3)), theme.contact, false, QUANTITY.contact + i);
    const other = list[1 - i];
    const apart = other ? sheet.at(other.at) : sheet.at(F.boxes[ofB ? 1 : 0]);
    const outward = distance(at, apart) > 1 ? {x: (at.x - apart.x) / distance(at, apart), y: (at.y - apart.y) / distance(at, apart)} : away;
    const lines = [sheet.say('canvas.depth', {n: short(Math.abs(sheet.get(contact.separation)))}), idText(sheet, contact.feature, 0, false)];
    if (!sameId(sheet, contact.feature, contact.winding)) lines.push(sheet.say('canvas.winding', {id: idText(sheet, contact.winding, 0, small)}));
    sheet.label({
      key: `contact ${i}`, quantity: QUANTITY.contact + i, text: lines, at, toward: add(outward, away, 0.5), gap: 14, inside: true, color: theme.contact, bold: true, size: small ? 13 : 14, priority: 95,
    });
  });
}
