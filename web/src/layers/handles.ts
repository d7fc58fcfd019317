import {F} from '../layout.gen';
import {type Sheet, add, middle, unit} from './sheet';

const KNOB = 2; // the part that turns the box

/** The ring round the box that has focus, and the knob that turns the box at hand. */
export function drawHandles(sheet: Sheet): void {
  const focus = sheet.get(F.focus), hover = sheet.get(F.hover);
  for (const box of [0, 1] as const) {
    const focused = focus === box + 1, hovered = hover === box + 1;
    const color = sheet.color(box);
    if (focused) {
      const corners = sheet.boxes[box];
      const x = unit(sheet.direction(F.boxes[box].axisX)), y = {x: x.y, y: -x.x};
      const out = 6;
      const signs = [[1, 1], [-1, 1], [-1, -1], [1, -1]] as const;
      const ring = corners.map((p, i) => add(add(p, x, out * signs[i]![0]), y, out * signs[i]![1]));
      sheet.path(ring, {color: sheet.theme.paper, width: 5, weight: 0}, true);
      sheet.path(ring, {color: sheet.theme.ink, width: 2, dash: [6, 4], weight: 30}, true);
    }
    if (!focused && !hovered) continue;
    const {from, to} = sheet.edge(box, 1);
    const top = middle(from, to);
    const knob = add(top, sheet.outward(box, 1), sheet.get(F.knob));
    sheet.line(top, knob, {color, width: 1.5});
    const held = hovered && sheet.get(F.part) === KNOB;
    sheet.dot(knob, held ? 9 : 7, color);
    if (!held) {
      const {ctx} = sheet;
      ctx.save();
      ctx.fillStyle = sheet.theme.paper;
      ctx.beginPath();
      ctx.arc(knob.x, knob.y, 4.5, 0, 2 * Math.PI);
      ctx.fill();
      ctx.restore();
    }
    sheet.avoidPoint(knob, 10, 200);
  }
}
