import {F} from '../../draw/layout.gen';
import type {Sheet} from './sheet';
import {add, middle, unit} from '../../draw/geometry';

/** Writes edge and vertex numbers on demand, without the names that the stage has already written. */
export function drawNumbers(sheet: Sheet): void {
  if (!sheet.get(F.numbers)) return;
  for (const box of [0, 1]) {
    const corners = sheet.boxes[box]!;
    const centre = sheet.at(F.boxes[box]!);
    for (let n = 1; n <= 4; n++) {
      const {from, to} = sheet.edge(box, n);
      if (!sheet.named.has(`${box}.e${n}`)) {
        const along = {x: to.x - from.x, y: to.y - from.y};
        sheet.label({
          text: sheet.say('canvas.edge', {n: String(n)}), at: [middle(from, to), add(from, along, 0.35), add(from, along, 0.65), add(from, along, 0.2), add(from, along, 0.8)],
          toward: sheet.outward(box, n), gap: 4, inside: true, reach: 20, optional: true, color: sheet.color(box), priority: 15,
        });
      }
      if (!sheet.named.has(`${box}.v${n}`)) {
        const p = corners[n - 1]!;
        sheet.label({
          text: sheet.say('canvas.vertex', {n: String(n)}), at: p, toward: unit({x: p.x - centre.x, y: p.y - centre.y}),
          gap: 4, inside: true, reach: 20, optional: true, color: sheet.color(box), priority: 12,
        });
      }
    }
  }
}
