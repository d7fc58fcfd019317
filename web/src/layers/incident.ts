import {F} from '../layout.gen';
import {short} from '../number';
import {EN} from '../text.gen';
import {say} from '../words';
import {type Sheet, add, between, middle, scale, unit} from './sheet';
import {STAGE} from './stage';

/** The incident stage: the four normals of the other box against the front normal turned round. */
export function drawIncident(sheet: Sheet): void {
  if (sheet.stage !== STAGE.incident || sheet.stopped) return;
  const {theme} = sheet;
  const reference = sheet.get(F.reference.ofB), box = 1 - reference;
  const color = sheet.color(box);
  const edge = sheet.get(F.incident.edge);
  const front = sheet.direction(F.reference.front.normal);
  const length = sheet.small ? 28 : 42;

  // The front normal where it belongs, small.
  const ends = F.reference.ends.map((end) => sheet.at(end));
  const foot = between(ends[0]!, ends[1]!, farSide(ends[0]!, ends[1]!, middle(sheet.edge(box, edge).from, sheet.edge(box, edge).to)));
  sheet.arrow(foot, add(foot, front, length), {color: sheet.color(reference), width: 2});
  sheet.label({text: EN['canvas.front-normal'], at: [add(foot, front, length * 0.8), add(foot, front, length)], toward: {x: -front.y, y: front.x}, gap: 6, inside: true, reach: 30, optional: true, color: sheet.color(reference), priority: 40});

  for (let n = 1; n <= 4; n++) {
    if (n === edge) continue;
    const {from, to} = sheet.edge(box, n);
    const at = middle(from, to), out = sheet.outward(box, n);
    const tip = add(at, out, length * 0.8);
    sheet.arrow(at, tip, {color: theme.soft, width: 1.5, alpha: 0.85});
    sheet.named.add(`${box}.e${n}`);
    sheet.label({
      text: say('canvas.dot-short', {edge: String(n), n: short(sheet.get(F.incident.dots[n - 1]!))}),
      at: tip, toward: out, gap: 4, inside: true, color: theme.soft, priority: 55,
    });
  }

  const {from, to} = sheet.edge(box, edge);
  const at = middle(from, to), out = sheet.outward(box, edge);
  sheet.line(from, to, {color, width: 6});

  // Both from one point, so that the small angle between them is seen.
  const ghost = add(at, front, -length * 1.9);
  sheet.arrow(at, ghost, {color: sheet.color(reference), width: 2, dash: [4, 3]});
  const tip = add(at, out, length * 1.35);
  sheet.arrow(at, tip, {color, width: 3.5});
  sheet.named.add(`${box}.e${edge}`);
  const turn = front.x * out.y - front.y * out.x > 0 ? 1 : -1; // the ghost lies on this side of the normal
  const sideways = {x: -out.y * turn, y: out.x * turn};
  sheet.label({
    text: say('canvas.dot', {edge: String(edge), n: short(sheet.get(F.incident.dots[edge - 1]!))}),
    at: [tip, middle(at, tip)], toward: scale(add(sideways, out, -0.6), -1), gap: 6, inside: true, color, bold: true, size: sheet.small ? 13 : 14, priority: 90,
  });
  sheet.label({
    text: EN[sheet.small ? 'canvas.turned-short' : 'canvas.turned'], at: [ghost, middle(at, ghost)], toward: add(sideways, front, -0.5), gap: 6, inside: true, reach: 42, optional: true, color: sheet.color(reference), priority: 60,
  });

  F.incident.vertices.forEach((vertex) => {
    const p = sheet.at(vertex.at);
    sheet.dot(p, 6, color);
    const number = sheet.get(vertex.number);
    sheet.named.add(`${box}.v${number}`);
    sheet.label({
      text: say('canvas.vertex-edges', {n: String(number), in: String(sheet.get(vertex.feature.in2)), out: String(sheet.get(vertex.feature.out2))}),
      at: p, toward: unit({x: p.x - at.x + out.x * 30, y: p.y - at.y + out.y * 30}), gap: 9, inside: true, color, bold: true, priority: 85,
    });
  });
}

/** Where on the face from p to q, as a fraction, a thing is clear of what stands at m: a quarter from the farther end. */
function farSide(p: {x: number; y: number}, q: {x: number; y: number}, m: {x: number; y: number}): number {
  return Math.hypot(p.x - m.x, p.y - m.y) > Math.hypot(q.x - m.x, q.y - m.y) ? 0.2 : 0.8;
}
