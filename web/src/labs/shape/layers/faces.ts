import {type Rect, add, contains, grow, middle, scale} from '../../../draw/geometry';
import {S} from '../../../draw/shape.gen';
import {short} from '../../../text/number';
import type {Side} from '../outline';
import type {Sheet} from '../sheet';

/** Draws stages faces-a and faces-b: the other core's separation from the line of each edge, in place and as bars. */
export function drawFaces(sheet: Sheet): void {
  const {stage} = sheet;
  if (stage !== 'faces-a' && stage !== 'faces-b') return;
  const side = sheet.side(stage === 'faces-a' ? 0 : 1), other = (1 - side) as Side, faces = S.faces[side];
  const best = sheet.get(faces.edge), count = sheet.get(S.sides[side].count);
  for (let edge = 0; edge < count; edge++) {
    const strong = edge === best, normal = sheet.outward(side, edge), corner = sheet.cores[other][sheet.get(faces.corners[edge]!)]!;
    const foot = add(corner, normal, -sheet.get(faces.separations[edge]!) * sheet.camera.scale);
    if (strong) {
      const {from, to} = sheet.through(sheet.edge(side, edge).from, {x: -normal.y, y: normal.x});
      sheet.line(from, to, {color: sheet.color(side), width: 1.5, dash: [6, 5], weight: 8});
      sheet.strongEdge(side, edge);
      sheet.arrow(middle(sheet.edge(side, edge).from, sheet.edge(side, edge).to), add(middle(sheet.edge(side, edge).from, sheet.edge(side, edge).to), normal, sheet.small ? 28 : 40), {color: sheet.color(side), width: 2.5}, true);
      sheet.dimension(foot, corner, {color: sheet.theme.contact, width: 3});
      sheet.dot(corner, 5.5, sheet.color(other), false, sheet.cornerQuantity(other, sheet.get(faces.corners[edge]!)));
      if (sheet.cores[other].length > 1) sheet.nameCorner(other, sheet.get(faces.corners[edge]!));
      const separation = sheet.separation(sheet.get(faces.separation)), text = sheet.rounded ? sheet.say('canvas.shape.core-separation', {separation}) : separation;
      sheet.label({text, at: [middle(foot, corner), corner], toward: {x: -normal.y, y: normal.x}, gap: 10, inside: true, color: sheet.theme.contact, bold: true, priority: 100});
    } else {
      sheet.line(foot, corner, {color: sheet.color(side), width: 1.25, alpha: 0.45, weight: 5});
    }
  }
  drawBars(sheet, side);
}

const ROW = 16, PAD = 8, NAME = 22;

/** Draws a chart of the separations, a bar for each edge. */
function drawBars(sheet: Sheet, side: Side): void {
  const {theme, small} = sheet, faces = S.faces[side], count = sheet.get(S.sides[side].count), best = sheet.get(faces.edge);
  const values = faces.separations.slice(0, count).map((slot) => sheet.get(slot)), most = Math.max(...values.map(Math.abs), 1e-9);
  const length = small ? 52 : 84, number = Math.max(...values.map((value) => sheet.measure(short(value), 12, true))) + 6;
  const rect = placeBars(sheet, {width: 2 * PAD + NAME + length + number, height: 2 * PAD + ROW * (count + 1)});
  if (rect === undefined) return;
  const {x, y} = rect, up = values.some((n) => n > 0), down = values.some((n) => n < 0), zero = x + PAD + NAME + (up && down ? length / 2 : down ? length : 0);
  const reach = up && down ? length / 2 : length;
  sheet.fill([{x, y}, {x: x + rect.width, y}, {x: x + rect.width, y: y + rect.height}, {x, y: y + rect.height}], theme.paper, 0.88);
  sheet.taken.push(grow(rect, 2));
  sheet.writeFixed(sheet.say('canvas.separation'), x + PAD, y + PAD + ROW / 2, {color: theme.soft, size: 12, align: 'left'});
  values.forEach((value, edge) => {
    const at = y + PAD + ROW * (edge + 1.5), strong = edge === best, color = strong ? theme.contact : sheet.color(side);
    sheet.writeFixed(sheet.say('canvas.edge', {n: String(edge + 1)}), x + PAD, at, {color: sheet.color(side), size: 12, bold: strong, align: 'left'});
    sheet.line({x: zero, y: at}, {x: zero + reach * value / most, y: at}, {color, width: strong ? 8 : 5, alpha: strong ? 1 : 0.5, weight: 0, quantity: sheet.edgeQuantity(side, edge)});
    sheet.writeFixed(short(value), x + rect.width - PAD, at, {color: strong ? theme.contact : theme.ink, size: 12, bold: strong, align: 'right'});
  });
  sheet.line({x: zero, y: y + PAD + ROW}, {x: zero, y: y + rect.height - PAD}, {color: theme.ink, width: 1, weight: 0});
}

/** The corner of the canvas in which a chart hides the least of both shapes, if there is room. */
function placeBars(sheet: Sheet, size: {width: number; height: number}): Rect | undefined {
  if (size.width > sheet.width - 16 || size.height > sheet.height - 16) return undefined;
  const inset = 8, xs = [sheet.width - inset - size.width, inset], ys = [inset, sheet.height - inset - size.height];
  const points = sheet.outlines.flatMap((outline) => outline.flatMap((p, i) => [p, middle(p, outline[(i + 1) % outline.length]!)]));
  const hidden = (r: Rect): number => points.filter((p) => p.x > r.x && p.x < r.x + r.width && p.y > r.y && p.y < r.y + r.height).length
    + [{x: r.x, y: r.y}, {x: r.x + r.width, y: r.y + r.height}, scale({x: 2 * r.x + r.width, y: 2 * r.y + r.height}, 0.5)].filter((p) => sheet.outlines.some((outline) => contains(outline, p))).length;
  return ys.flatMap((y) => xs.map((x) => ({x, y, ...size}))).sort((p, q) => hidden(p) - hidden(q))[0];
}
