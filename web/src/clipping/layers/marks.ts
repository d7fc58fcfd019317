import {MARKS, QUANTITY} from '../../base/figure.gen';
import {contains, type Point, type Segment, toSegment} from '../../draw/geometry';
import {F} from '../../draw/layout.gen';
import type {Hit} from '../../draw/board';
import type {Sheet} from './sheet';
import {STAGE} from './stage';

/** A thing that a text may mark at every stage: a line, or a point if both ends are the same. */
interface Thing extends Segment { quantity: number; color: string }

/** Half the width within which a pointer meets a line, and the distance within which it meets a point, CSS pixels. */
const NEAR = 7;

/** The lines and points of the picture that a text may mark: edges and vertices, and what the call has found, unless the reader is asked for it. */
function thingsOf(sheet: Sheet): Thing[] {
  const asked = sheet.get(F.ask.stage), {theme} = sheet, point = (at: Point): Segment => ({from: at, to: at});
  const known = (stage: number): boolean => sheet.reached >= stage && (asked === 0 || stage < asked - 1);
  const boxes = [0, 1].flatMap((box) => [0, 1, 2, 3].flatMap((i): Thing[] => [
    {quantity: QUANTITY.edge + 4 * box + i, color: sheet.color(box), ...sheet.edge(box, i + 1)},
    {quantity: QUANTITY.vertex + 4 * box + i, color: sheet.color(box), ...point(sheet.boxes[box]![i]!)},
  ]));
  const ofB = sheet.get(F.reference.ofB);
  if (known(STAGE.reference)) boxes.push({quantity: QUANTITY.front, color: sheet.color(ofB), ...sheet.edge(ofB, sheet.get(F.reference.face))});
  if (known(STAGE.incident)) boxes.push({quantity: QUANTITY.incident, color: sheet.color(1 - ofB), ...sheet.edge(1 - ofB, sheet.get(F.incident.edge))});
  if (known(STAGE.contacts)) F.contacts.list.slice(0, sheet.get(F.contacts.count)).forEach((contact, i) => boxes.push({quantity: QUANTITY.contact + i, color: theme.contact, ...point(sheet.at(contact.at))}));
  return boxes;
}

/** Draws the box or the edge that a text marks, below the stage's own lines and points. */
export function drawMarks(sheet: Sheet): void {
  for (const box of [0, 1]) if (sheet.isLit(QUANTITY.box + box)) strong(sheet, sheet.boxes[box]!, sheet.color(box), true);
  for (const {quantity, from, to, color} of thingsOf(sheet)) if (from !== to && sheet.isLit(quantity)) strong(sheet, [from, to], color);
}

/** Draws the point that a text marks, above them. */
export function drawMarkedPoint(sheet: Sheet): void {
  for (const {quantity, from, to, color} of thingsOf(sheet)) if (from === to && sheet.isLit(quantity)) sheet.lamp(from, color);
}

function strong(sheet: Sheet, points: readonly Point[], color: string, closed = false): void {
  sheet.halo(points, 4, closed);
  sheet.path(points, {color, width: 5, weight: 0}, closed);
}

/** A function that finds the names of the things at a point: all lines, points and numbers there; a box only where nothing else is. */
export function marker(sheet: Sheet, hits: readonly Hit[]): (at: Point) => string[] {
  const things = thingsOf(sheet), {boxes} = sheet;
  return (at) => {
    const within = ({x, y, width, height}: Hit): boolean => at.x >= x && at.y >= y && at.x < x + width && at.y < y + height;
    const small = [...hits.filter(within), ...things.filter((thing) => toSegment(at, thing) <= NEAR)].map(({quantity}) => MARKS[quantity]!).filter((name) => name !== '');
    return small.length > 0 ? [...new Set(small)] : boxes.flatMap((corners, box) => (contains(corners, at) ? [MARKS[QUANTITY.box + box]!] : []));
  };
}
