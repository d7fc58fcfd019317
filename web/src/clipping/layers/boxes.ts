import {F} from '../../draw/layout.gen';
import type {Sheet} from './sheet';
import {add, distance, middle, scale, unit} from '../../draw/geometry';

export function drawFills(sheet: Sheet): void {
  for (const box of [0, 1] as const) sheet.fill(sheet.boxes[box], sheet.color(box), 0.1);
}

/** Draws the boxes' outlines, and their names inside. A name prefers the corner farthest from the other box. */
export function drawBoxes(sheet: Sheet): void {
  for (const box of [0, 1] as const) {
    const corners = sheet.boxes[box];
    sheet.path(corners, {color: sheet.color(box), width: 2, weight: 60}, true);

    const centre = sheet.at(F.boxes[box]);
    const other = sheet.at(F.boxes[1 - box]!);
    const inward = corners
      .map((corner, i) => {
        const along = unit({x: corners[(i + 1) % 4]!.x - corner.x, y: corners[(i + 1) % 4]!.y - corner.y});
        const back = unit({x: corners[(i + 3) % 4]!.x - corner.x, y: corners[(i + 3) % 4]!.y - corner.y});
        return {corner, at: add(add(corner, along, 19), back, 19)};
      })
      .sort((p, q) => distance(q.corner, other) - distance(p.corner, other) || q.corner.y - p.corner.y);
    const ends = inward.map((p) => p.at);
    sheet.label({
      text: sheet.name(box), at: [...ends, ...ends.map((p) => middle(p, centre)), inward[0]!.corner],
      toward: scale(unit({x: other.x - centre.x, y: other.y - centre.y}), -1),
      centred: true, inside: true, color: sheet.color(box), bold: true, size: 18, priority: 97, // placed early, to keep its place in all stages
    });
  }
}
