import {SHAPE_QUANTITY} from '../../../base/shape.gen';
import {drawMarked, labelsOf, type Thing} from '../../../draw/marks';
import {S} from '../../../draw/shape.gen';
import {type Sheet, STAGE} from '../sheet';

/** The things that a text may mark at every stage: shapes, edges and corners, and what the call has found, unless the reader is asked for it. Their kinds are quantities. */
export function thingsOf(sheet: Sheet, reached = sheet.get(S.reached)): Thing[] {
  const asked = sheet.get(S.ask.stage), known = (stage: number): boolean => reached >= stage && (asked === 0 || stage < asked - 1);
  const things = ([0, 1] as const).flatMap((side): Thing[] => {
    const color = sheet.color(side), core = sheet.cores[side], edges = core.length > 1 ? core.map((_, i) => sheet.edge(side, i)) : [];
    return [
      {kind: SHAPE_QUANTITY.shape + side, points: sheet.outlines[side], color},
      ...edges.map(({from, to}, i) => ({kind: sheet.edgeQuantity(side, i), points: [from, to], color})),
      ...core.map((at, i) => ({kind: sheet.cornerQuantity(side, i), points: [at], color})),
    ];
  });
  for (const [kind, {side, ends}, stage] of [[SHAPE_QUANTITY.reference, S.reference, STAGE.reference], [SHAPE_QUANTITY.incident, S.incident, STAGE.incident]] as const) {
    if (known(stage) && sheet.get(side) > 0) things.push({kind, points: ends.map((slots) => sheet.at(slots)), color: sheet.color(sheet.get(side) - 1)});
  }
  if (known(STAGE.contacts)) S.contacts.points.slice(0, sheet.get(S.contacts.count)).forEach(({at}, i) => things.push({kind: SHAPE_QUANTITY.contact + i, points: [sheet.at(at)], color: sheet.theme.contact}));
  return things;
}

const lit = (sheet: Sheet): Thing[] => thingsOf(sheet).filter(({kind}) => sheet.isLit(kind));

export function drawMarkedLines(sheet: Sheet): void { drawMarked(sheet.ctx, lit(sheet).filter(({points}) => points.length > 1), sheet.theme); }
export function drawMarkedPoints(sheet: Sheet): void { drawMarked(sheet.ctx, lit(sheet).filter(({points}) => points.length === 1), sheet.theme); }

/** Writes the author's labels. A thing that the call finds has its label from its stage on. */
export function drawLabels(sheet: Sheet): void {
  if (sheet.theme.labels) for (const label of labelsOf(thingsOf(sheet, Math.min(sheet.get(S.stage), sheet.get(S.reached))), sheet.theme)) sheet.label(label);
}
