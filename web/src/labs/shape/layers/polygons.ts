import {SHAPE_QUANTITY} from '../../../base/shape.gen';
import {type Point, add, cutPolygon, middle, scale} from '../../../draw/geometry';
import {S} from '../../../draw/shape.gen';
import {short} from '../../../text/number';
import type {Side} from '../outline';
import type {Sheet} from '../sheet';

/** The shape with an edge, and the edge. */
const edgeOf = (sheet: Sheet, of: typeof S.reference | typeof S.incident): [side: Side, edge: number] => [(sheet.get(of.side) - 1) as Side, sheet.get(of.edge)];

/** Draws the reference edge from stage reference on, the incident edge from stage incident on. */
export function drawEdges(sheet: Sheet): void {
  const {stage, theme} = sheet;
  if (stage === 'corner' && !sheet.get(S.nearest.done)) return drawNeedless(sheet);
  if (!['reference', 'incident', 'clip-lower', 'clip-upper'].includes(stage)) return;
  const [side, edge] = edgeOf(sheet, S.reference), normal = sheet.outward(side, edge), {from, to} = sheet.edge(side, edge), at = middle(from, to);
  sheet.strongEdge(side, edge, 5, sheet.say('canvas.shape.reference', {n: String(edge + 1)}));
  sheet.arrow(at, add(at, normal, sheet.small ? 34 : 54), {color: sheet.color(side), width: 3, quantity: SHAPE_QUANTITY.normal}, true);
  if (stage === 'reference') return drawCompared(sheet, side);
  const [other, incident] = edgeOf(sheet, S.incident);
  if (stage === 'incident') {
    for (let i = 0; i < sheet.get(S.sides[other].count); i++) {
      const {from, to} = sheet.edge(other, i), out = sheet.outward(other, i), begin = middle(from, to), strong = i === incident, tip = add(begin, out, sheet.small ? 26 : 40);
      sheet.arrow(begin, tip, {color: strong ? theme.contact : sheet.color(other), width: strong ? 3 : 1.75, alpha: strong ? 1 : 0.7}, true);
      sheet.label({key: `dot ${i}`, text: sheet.say('canvas.shape.dot', {n: short(sheet.get(S.dots[i]!))}), at: tip, toward: out, gap: 4, inside: true, color: strong ? theme.contact : sheet.color(other), bold: strong, priority: strong ? 95 : 55});
    }
  }
  sheet.strongEdge(other, incident, stage === 'incident' ? 5 : 3, sheet.say('canvas.shape.incident', {n: String(incident + 1)}));
}

/** Draws both edges with their corners crossed out: the call compares none. */
function drawNeedless(sheet: Sheet): void {
  for (const of of [S.reference, S.incident]) {
    const [side, edge] = edgeOf(sheet, of), {from, to} = sheet.edge(side, edge);
    sheet.strongEdge(side, edge, 3);
    for (const at of [from, to]) {
      sheet.disc(at, 8, sheet.theme.paper);
      sheet.cross(at, 5, sheet.theme.soft);
      sheet.avoidPoint(at, 9);
    }
  }
}

/** Draws the greatest separations of both shapes, which decide on the reference edge. */
function drawCompared(sheet: Sheet, winner: Side): void {
  for (const side of [0, 1] as const) {
    const faces = S.faces[side], edge = sheet.get(faces.edge), other = (1 - side) as Side, normal = sheet.outward(side, edge), n = sheet.get(faces.separation), won = side === winner;
    const corner = sheet.cores[other][sheet.get(faces.corners[edge]!)]!, foot = add(corner, normal, -n * sheet.camera.scale), color = won ? sheet.theme.contact : sheet.color(side);
    const line = sheet.through(sheet.edge(side, edge).from, {x: -normal.y, y: normal.x});
    sheet.line(line.from, line.to, {color: sheet.color(side), width: 1.25, dash: [6, 5], weight: 5});
    if (!won) sheet.strongEdge(side, edge, 3);
    sheet.dimension(foot, corner, {color, width: won ? 3.5 : 2});
    sheet.label({key: `best ${side}`, text: sheet.say('canvas.shape.best', {box: sheet.name(side), n: short(n)}), at: [corner, foot], toward: won ? scale(normal, 1) : scale(normal, -1), gap: 16, color, bold: won, priority: 90, inside: true});
  }
}

/** Draws a side line through a point along a normal, and hatches the outside. nth slants the hatch. */
export function drawSide(sheet: Sheet, at: Point, normal: Point, out: Point, nth: number): void {
  const {theme} = sheet, line = sheet.through(at, normal);
  sheet.hatch(cutPolygon(sheet.canvasPolygon, at, scale(out, -1)), theme.side, 0.22, nth === 0 ? 1 : -1);
  sheet.line(line.from, line.to, {color: theme.side, width: 2, dash: [7, 5], weight: 20});
}

/** Draws stages clip-lower and clip-upper: the side lines, the part that is cut away, and the ends. */
export function drawClip(sheet: Sheet): void {
  const {stage, theme} = sheet;
  if (stage !== 'clip-lower' && stage !== 'clip-upper') return;
  const c = S.clip, [side, edge] = edgeOf(sheet, S.reference), [other] = edgeOf(sheet, S.incident), normal = sheet.outward(side, edge), tangent = sheet.direction(c.tangent);
  const {from, to} = sheet.edge(side, edge), done = sheet.get(c.done) === 1, lines = stage === 'clip-lower' && done ? [from] : [from, to];
  lines.forEach((at, i) => drawSide(sheet, at, normal, scale(tangent, i === 0 ? -1 : 1), i));
  const uncut = c.uncut.map((slots) => sheet.at(slots)), cut = c.points.map((slots) => sheet.at(slots));
  const ends = uncut.map((p, i) => (done && (i === 0 || stage === 'clip-upper') ? cut[i]! : p)) as [Point, Point];
  uncut.forEach((p, i) => {
    if (ends[i] !== p) sheet.line(p, ends[i]!, {color: theme.cut, width: 3, dash: [4, 4]});
  });
  sheet.line(ends[0], ends[1], {color: done ? sheet.color(other) : theme.cut, width: 6, quantity: SHAPE_QUANTITY.incident});
  ends.forEach((at, i) => {
    const now = i === (stage === 'clip-lower' ? 0 : 1), fresh = done && sheet.get(c.cut[i]!) === 1 && ends[i] === cut[i];
    if (!done) return;
    sheet.dot(at, now ? 7 : 5, fresh ? theme.side : sheet.color(other), false, SHAPE_QUANTITY.point + i);
    if (now) sheet.label({key: `end ${i}`, text: sheet.say(fresh ? 'canvas.point-cut' : 'canvas.shape.stays'), at, toward: add(normal, tangent, i === 0 ? -0.6 : 0.6), gap: 12, inside: true, color: fresh ? theme.side : sheet.color(other), bold: true, size: 14, priority: 100});
  });
  if (!done) sheet.label({text: sheet.say('canvas.shape.disjoint'), at: middle(ends[0], ends[1]), toward: normal, gap: 14, inside: true, color: theme.soft, bold: true, priority: 100});
}
