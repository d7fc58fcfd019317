import {SHAPE_QUANTITY} from '../../../base/shape.gen';
import {type Point, add, middle, unit} from '../../../draw/geometry';
import {S} from '../../../draw/shape.gen';
import {short} from '../../../text/number';
import {outlineOf} from '../outline';
import type {Sheet} from '../sheet';

/** Draws both shapes: the core, the surface at the distance of the radius, and the margin around the first one. */
export function drawShapes(sheet: Sheet): void {
  const {frame, theme} = sheet, margin = sheet.side(0);
  const rim = outlineOf(frame, margin, sheet.get(S.sides[margin].radius) + sheet.get(S.reach)).map(({x, y}) => sheet.project(x, y));
  sheet.path(rim, {color: theme.soft, width: 1.25, dash: [2, 3], weight: 0, quantity: SHAPE_QUANTITY.margin}, true);
  for (const side of [0, 1] as const) {
    const color = sheet.color(side), outline = sheet.outlines[side], core = sheet.cores[side], round = sheet.get(S.sides[side].radius) > 0, centre = sheet.middle(side);
    sheet.fill(outline, color, 0.09);
    sheet.path(outline, {color, width: 2, quantity: SHAPE_QUANTITY.shape + side}, true);
    if (round && core.length > 1) sheet.path(core, {color, width: 1.25, dash: [5, 4], weight: 10}, core.length > 2);
    if (core.length === 1) sheet.disc(core[0]!, 3, color);
    sheet.label({key: `name ${side}`, text: sheet.name(side), at: [centre, ...core.map((corner) => middle(centre, corner))], centred: core.length > 2, gap: 10, inside: true, foreign: sheet.outlines[1 - side]!, ...core.length === 2 && {own: sheet.edge(side, 0), others: sheet.cores[1 - side]!.map((_, i) => sheet.edge((1 - side) as 0 | 1, i))}, color, bold: true, size: 18, priority: 60});
  }
}

/** Draws stage frames: the first shape's frame, the way to the other one, and the radii. */
export function drawFrames(sheet: Sheet): void {
  if (sheet.stage !== 'frames') return;
  const {theme} = sheet, first = sheet.side(0), other = sheet.side(1), {angle} = S.sides[first];
  const from = sheet.at(S.base), to = sheet.at(S.sides[other].origin), turn = sheet.get(angle), length = sheet.small ? 44 : 64;
  const axes: Point[] = [{x: Math.cos(turn), y: -Math.sin(turn)}, {x: -Math.sin(turn), y: -Math.cos(turn)}];
  sheet.line(from, to, {color: theme.soft, width: 1.5, dash: [4, 4], weight: 20});
  axes.forEach((axis, i) => {
    sheet.arrow(from, add(from, axis, length), {color: sheet.color(first), width: 2.5}, true);
    sheet.label({text: sheet.say(i === 0 ? 'canvas.x' : 'canvas.y'), at: add(from, axis, length), toward: axis, gap: 3, inside: true, color: sheet.color(first), bold: true, priority: 75});
  });
  sheet.dot(from, 4, sheet.color(first));
  sheet.dot(to, 4, sheet.color(other));
  for (const side of [0, 1] as const) {
    const {radius, grip} = S.sides[side], r = sheet.get(radius);
    if (r === 0) continue;
    const end = sheet.at(grip), out = sheet.direction(S.sides[side].out), begin = add(end, out, -r * sheet.camera.scale);
    sheet.dimension(begin, end, {color: sheet.color(side), width: 2});
    sheet.label({key: `radius ${side}`, text: sheet.say('canvas.shape.radius', {n: short(r)}), at: [add(begin, out, r * sheet.camera.scale / 2), end], toward: unit({x: out.y, y: -out.x}), gap: 6, inside: true, color: sheet.color(side), priority: 85});
  }
  labelMargin(sheet);
}

function labelMargin(sheet: Sheet): void {
  const reach = sheet.get(S.reach), side = sheet.side(0), rim = outlineOf(sheet.frame, side, sheet.get(S.sides[side].radius) + reach).map(({x, y}) => sheet.project(x, y));
  const lowest = rim.reduce((p, q) => (q.y > p.y ? q : p)), left = rim.reduce((p, q) => (q.x < p.x ? q : p)), right = rim.reduce((p, q) => (q.x > p.x ? q : p));
  sheet.label({text: sheet.say('canvas.shape.margin', {n: short(reach)}), at: [lowest, right, left], toward: {x: 0, y: 1}, foreign: sheet.outlines[1 - side]!, color: sheet.theme.soft, quantity: SHAPE_QUANTITY.margin, optional: true, priority: 30});
}
