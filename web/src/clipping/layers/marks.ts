import {MARKS, QUANTITY} from '../../base/figure.gen';
import type {Point} from '../../draw/geometry';
import {F} from '../../draw/layout.gen';
import {drawMarked, labelsOf, type Thing, thingsAt} from '../../draw/marks';
import type {Hit} from '../../draw/board';
import type {Sheet} from './sheet';
import {STAGE} from './stage';

/** The things that a text may mark at every stage: boxes, edges and vertices, and what the call has found, unless the reader is asked for it. Their kinds are quantities. */
function thingsOf(sheet: Sheet, reached = sheet.reached): Thing[] {
  const asked = sheet.get(F.ask.stage), known = (stage: number): boolean => reached >= stage && (asked === 0 || stage < asked - 1);
  const edge = (box: number, n: number): Pick<Thing, 'points' | 'color'> => {
    const {from, to} = sheet.edge(box, n);
    return {points: [from, to], color: sheet.color(box)};
  };
  const things = [0, 1].flatMap((box): Thing[] => [
    {kind: QUANTITY.box + box, points: sheet.boxes[box]!, color: sheet.color(box)},
    ...[0, 1, 2, 3].flatMap((i) => [
      {kind: QUANTITY.edge + 4 * box + i, ...edge(box, i + 1)},
      {kind: QUANTITY.vertex + 4 * box + i, points: [sheet.boxes[box]![i]!], color: sheet.color(box)},
    ]),
  ]);
  const ofB = sheet.get(F.reference.ofB);
  if (known(STAGE.reference)) things.push({kind: QUANTITY.front, ...edge(ofB, sheet.get(F.reference.face))});
  if (known(STAGE.incident)) things.push({kind: QUANTITY.incident, ...edge(1 - ofB, sheet.get(F.incident.edge))});
  if (known(STAGE.contacts)) F.contacts.list.slice(0, sheet.get(F.contacts.count)).forEach(({at}, i) => things.push({kind: QUANTITY.contact + i, points: [sheet.at(at)], color: sheet.theme.contact}));
  return things;
}

/** Draws the box or the edge that a text marks, below the stage's own lines and points. */
export function drawMarks(sheet: Sheet): void { drawMarked(sheet.ctx, thingsOf(sheet).filter(({kind, points}) => points.length > 1 && sheet.isLit(kind)), sheet.theme); }

/** Draws the point that a text marks, above them. */
export function drawMarkedPoint(sheet: Sheet): void { drawMarked(sheet.ctx, thingsOf(sheet).filter(({kind, points}) => points.length === 1 && sheet.isLit(kind)), sheet.theme); }

/** Writes the author's labels. A thing that the call finds has its label from its stage on. */
export function drawLabels(sheet: Sheet): void {
  if (sheet.theme.labels) for (const label of labelsOf(thingsOf(sheet, Math.min(sheet.stage, sheet.reached)), sheet.theme)) sheet.label(label);
}

/** A function that finds the things at a point, and the numbers with a name; a box only where nothing else is. */
export function marker(sheet: Sheet, hits: readonly Hit[]): (at: Point) => Pick<Thing, 'kind'>[] {
  const things = thingsOf(sheet);
  return (at) => {
    const numbers = hits.filter(({quantity, x, y, width, height}) => MARKS[quantity] !== '' && at.x >= x && at.y >= y && at.x < x + width && at.y < y + height);
    const met = thingsAt(things, at).filter(({points}) => numbers.length === 0 || points.length <= 2);
    return [...numbers.map(({quantity}) => ({kind: quantity})), ...met];
  };
}
