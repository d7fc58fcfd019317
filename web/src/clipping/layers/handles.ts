import {PART} from '../../base/figure.gen';
import {pixelOf} from '../../draw/camera';
import {F} from '../../draw/layout.gen';
import type {Sheet} from './sheet';
import {add, distance, middle, unit} from '../../draw/geometry';

const CORNER = 4.5, ROUND = 9; // half the sizes of a corner handle, and of one around a mark, in screen pixels
const SIGNS = [[1, 1], [-1, 1], [-1, -1], [1, -1]] as const; // the signs of v1 to v4 in the box's frame

/**
 * Draws the handles. The focused box has a ring. The hovered and the focused box have a knob, which turns the box,
 * and corner handles, which resize it.
 */
export function drawHandles(sheet: Sheet): void {
  const focus = sheet.get(F.focus), hover = sheet.get(F.hover);
  const {theme} = sheet, pixel = pixelOf(sheet.camera);
  for (const box of [0, 1] as const) {
    const focused = focus === box + 1, hovered = hover === box + 1;
    const color = sheet.color(box);
    const corners = sheet.boxes[box];
    const x = unit(sheet.direction(F.boxes[box].axisX)), y = {x: x.y, y: -x.x};
    const aside = (p: {x: number; y: number}, [sx, sy]: readonly [number, number], by: number): {x: number; y: number} => add(add(p, x, sx * by), y, sy * by);
    if (focused) {
      const ring = corners.map((p, i) => aside(p, SIGNS[i]!, 6));
      sheet.path(ring, {color: theme.paper, width: 5, weight: 0}, true);
      sheet.path(ring, {color: theme.ink, width: 2, dash: [6, 4], weight: 30}, true);
    }
    if (!focused && !hovered) continue;
    const part = hovered ? sheet.get(F.part) : PART.none;
    const {from, to} = sheet.edge(box, 1);
    const top = middle(from, to);
    const knob = add(top, sheet.outward(box, 1), sheet.get(F.knob) * pixel);
    sheet.line(top, knob, {color, width: 1.5 * pixel});
    const held = part === PART.knob;
    sheet.dot(knob, (held ? 9 : 7) * pixel, color);
    if (!held) sheet.disc(knob, 4.5 * pixel, theme.paper);
    sheet.avoidPoint(knob, 10 * pixel, 200);

    corners.forEach((p, i) => {
      // A handle on a mark of the stage is an empty ring around the mark.
      const marked = sheet.marked.some((mark) => distance(mark, p) < 5);
      const square = SIGNS.map((sign) => aside(p, sign, (marked ? ROUND : CORNER) * pixel));
      const held = part === PART.corner + i;
      sheet.path(square, {color: theme.paper, width: 5 * pixel, weight: 0}, true);
      if (!marked) sheet.fill(square, held ? color : theme.paper);
      sheet.path(square, {color, width: (marked && held ? 3.5 : 2) * pixel, weight: 0}, true);
      sheet.avoidPoint(p, (CORNER + 1) * pixel, 60);
    });
  }
}
