import {SHAPE_QUANTITY} from '../../../base/shape.gen';
import {type Point, add, middle, scale, unit} from '../../../draw/geometry';
import {S} from '../../../draw/shape.gen';
import {short} from '../../../text/number';
import type {Sheet} from '../sheet';
import {drawSide} from './polygons';

/** Draws the nearest points of two segments, with their fractions: stage nearest of capsules, stage corner of polygons. */
export function drawNearest(sheet: Sheet): void {
  const {stage, theme} = sheet;
  if (stage !== 'nearest' && stage !== 'corner' || !sheet.get(S.nearest.done)) return;
  const n = S.nearest, points = n.points.map((slots) => sheet.at(slots)), [from, to] = points as [Point, Point];
  for (const role of [0, 1] as const) {
    const side = sheet.side(role), [start, end] = n.segments[role]!.map((slots) => sheet.at(slots)), color = sheet.color(side);
    sheet.line(start!, end!, {color, width: 4, quantity: sheet.edgeQuantity(side, sheet.get(n.edges[role]!))});
    const f = sheet.get(n.fractions[role]!), away = unit(role === 0 ? {x: from.x - to.x, y: from.y - to.y} : {x: to.x - from.x, y: to.y - from.y});
    [start!, end!].forEach((at, i) => sheet.label({key: `end ${role}.${i}`, text: sheet.say('canvas.shape.percent', {n: String(100 * i)}), at, toward: away, gap: 4, inside: true, color: theme.soft, size: 12, optional: true, priority: 30}));
    sheet.label({key: `fraction ${role}`, text: sheet.say('canvas.shape.along', {box: sheet.name(side), n: String(Math.round(100 * f))}), at: points[role]!, toward: away, gap: 12, inside: true, color, bold: true, priority: 90});
  }
  sheet.line(from, to, {color: theme.contact, width: 3, quantity: SHAPE_QUANTITY.nearest});
  for (const at of points) sheet.dot(at, 6, theme.contact, false, SHAPE_QUANTITY.nearest);
  sheet.label({text: sheet.say('canvas.shape.cores', {n: short(sheet.get(n.distance))}), at: middle(from, to), toward: {x: to.y - from.y, y: from.x - to.x}, gap: 10, inside: true, color: theme.contact, bold: true, priority: 100});
}

/** Draws stage axis: the normal of each capsule, and how far the other core is along it. */
export function drawAxis(sheet: Sheet): void {
  if (sheet.stage !== 'axis') return;
  const {axis: x} = S, {theme} = sheet, scaleOf = sheet.camera.scale;
  if (!sheet.get(x.faces)) { // one core is past an end of the other
    const role = sheet.get(x.spans[1]!.outside) ? 1 : 0, core = sheet.cores[sheet.side(1 - role)], along = unit({x: core[1]!.x - core[0]!.x, y: core[1]!.y - core[0]!.y});
    drawSides(sheet, core, {x: -along.y, y: along.x});
    for (const [side, to] of sheet.cores.entries()) sheet.line(to[0]!, to[1]!, {color: sheet.color(side), width: 4});
    const [from, to] = sheet.cores[sheet.side(role)] as [Point, Point];
    sheet.label({text: sheet.say('canvas.shape.disjoint'), at: [middle(from, to), from, to], toward: {x: from.y - to.y, y: to.x - from.x}, gap: 14, inside: true, color: theme.soft, bold: true, priority: 100});
    return;
  }
  for (const role of [0, 1] as const) {
    const side = sheet.side(role), chosen = sheet.get(x.axis) === role, color = chosen ? theme.contact : sheet.color(side), [start, end] = sheet.cores[side] as [Point, Point];
    const normal = sheet.direction(x.normals[role]!), separation = sheet.get(x.separations[role]!), from = middle(start, end);
    sheet.line(start, end, {color: sheet.color(side), width: chosen ? 5 : 3});
    sheet.arrow(from, add(from, normal, sheet.small ? 32 : 48), {color: sheet.color(side), width: 2.5}, true);
    const near = sheet.cores[sheet.side(1 - role)].reduce((p, q) => ((p.x - start.x) * normal.x + (p.y - start.y) * normal.y <= (q.x - start.x) * normal.x + (q.y - start.y) * normal.y ? p : q));
    const foot = add(near, normal, -separation * scaleOf);
    sheet.dimension(foot, near, {color, width: chosen ? 3.5 : 2});
    sheet.label({key: `axis ${role}`, text: sheet.say('canvas.shape.along-normal', {box: sheet.name(side), n: short(separation)}), at: middle(foot, near), toward: {x: -normal.y, y: normal.x}, gap: 10, inside: true, color, bold: chosen, priority: 95});
  }
}

/** Draws the lines at both ends of a core along a normal, and hatches the outside. */
function drawSides(sheet: Sheet, core: readonly Point[], normal: Point): void {
  core.forEach((end, i) => drawSide(sheet, end, normal, unit({x: end.x - core[1 - i]!.x, y: end.y - core[1 - i]!.y}), i));
}

/** Draws stages clip and keep of capsules: one core, cut at the ends of the other, and at stage keep the cut points' separations. */
export function drawCapsuleClip(sheet: Sheet): void {
  const {stage, theme} = sheet;
  if (stage !== 'clip' && stage !== 'keep') return;
  const x = S.axis, role = sheet.get(x.axis), axis = sheet.side(role), cutSide = sheet.side(1 - role), [start, end] = sheet.cores[axis] as [Point, Point];
  const normal = sheet.direction(x.normals[role]!), whole = sheet.cores[cutSide], points = x.cut.map((slots) => sheet.at(slots)), keep = sheet.get(x.keep) === 1;
  drawSides(sheet, [start, end], normal);
  sheet.line(start, end, {color: sheet.color(axis), width: 4});
  sheet.line(whole[0]!, whole[1]!, {color: theme.cut, width: 3, dash: [4, 4]});
  sheet.line(points[0]!, points[1]!, {color: sheet.color(cutSide), width: 5});
  points.forEach((at, i) => {
    const cut = !whole.some((p) => Math.hypot(p.x - at.x, p.y - at.y) < 0.5), foot = sheet.at(x.feet[i]!);
    if (stage === 'clip') {
      sheet.dot(at, 6, cut ? theme.side : sheet.color(cutSide), false, SHAPE_QUANTITY.point + i);
      sheet.label({key: `cut ${i}`, text: sheet.say(cut ? 'canvas.point-cut' : 'canvas.shape.stays'), at, toward: normal, gap: 12, inside: true, color: cut ? theme.side : sheet.color(cutSide), bold: cut, priority: 95});
      return;
    }
    sheet.dimension(foot, at, {color: keep ? theme.contact : theme.cut, width: 3});
    sheet.dot(at, 6, keep ? theme.contact : theme.cut, !keep, SHAPE_QUANTITY.point + i);
    sheet.label({key: `keep ${i}`, text: sheet.say('canvas.shape.metres', {n: short(sheet.get(x.cuts[i]!))}), at: [middle(foot, at), at], toward: scale({x: end.x - start.x, y: end.y - start.y}, i === 0 ? -1 : 1), gap: 10, inside: true, color: keep ? theme.contact : theme.soft, bold: true, priority: 95});
  });
  if (stage === 'keep') sheet.label({text: sheet.say(keep ? 'canvas.shape.both-stay' : 'canvas.shape.both-go'), at: middle(points[0]!, points[1]!), toward: normal, gap: 26, inside: true, color: keep ? theme.contact : theme.soft, bold: true, priority: 80});
}
