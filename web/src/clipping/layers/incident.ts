import {QUANTITY} from '../../base/figure.gen';
import {F} from '../../draw/layout.gen';
import {seenApart, write} from '../../text/number';
import type {Sheet} from './sheet';
import {add, between, middle, scale, unit} from '../../draw/geometry';
import {frontArrow} from './reference';
import {STAGE} from './stage';
import {ease, glide, mix} from '../../draw/easing';

/**
 * Draws the incident stage. A copy of the front normal moves to the incident box and reverses. Then the box's four
 * normals appear. The normal most similar to the copy is highlighted, together with its edge.
 */
export function drawIncident(sheet: Sheet): void {
  const showing = sheet.showing(STAGE.incident);
  if (!showing) return;
  const {t} = showing;
  const {theme} = sheet;
  const reference = sheet.get(F.reference.ofB), box = 1 - reference;
  const color = sheet.color(box);
  const edge = sheet.get(F.incident.edge);
  const front = sheet.direction(F.reference.front.normal);
  const staying = 1 - ease(showing.leaving, 0, 0.28);

  const before = frontArrow(sheet, STAGE.reference), arrow = frontArrow(sheet, STAGE.incident);
  const moved = glide(t, 0, 0.3);
  const foot = between(before.foot, arrow.foot, moved);
  const tipOfFront = add(foot, front, mix(before.length, arrow.length, moved));
  sheet.faded(staying, () => sheet.arrow(foot, tipOfFront, {color: sheet.color(reference), width: mix(before.width, arrow.width, moved), quantity: QUANTITY.frontNormal}));
  const {length} = arrow;
  sheet.label({quantity: QUANTITY.frontNormal, text: sheet.say('canvas.front-normal'), at: [add(foot, front, length * 0.8), add(foot, front, length)], toward: {x: -front.y, y: front.x}, gap: 6, inside: true, reach: 30, optional: true, color: sheet.color(reference), priority: 40});

  const dots = F.incident.dots.map((slot) => sheet.get(slot));
  const decimals = seenApart(dots[edge - 1]!, dots);
  for (let n = 1; n <= 4; n++) {
    const {from, to} = sheet.edge(box, n);
    const at = middle(from, to), out = sheet.outward(box, n);
    const tip = add(at, out, length * 0.8);
    const grown = ease(t, 0.36 + 0.04 * n, 0.52 + 0.04 * n) * staying;
    const outdone = n === edge ? 1 - ease(t, 0.68, 0.82) : 1;
    sheet.faded(outdone * staying, () => grown > 0 && sheet.arrow(at, between(at, tip, grown), {color: theme.soft, width: 1.5, alpha: 0.85}));
    if (n === edge) continue;
    sheet.named.add(`${box}.e${n}`);
    sheet.label({
      key: `dot ${n}`, text: sheet.say('canvas.dot-short', {edge: String(n), n: write(dots[n - 1]!, decimals)}),
      at: tip, toward: out, gap: 4, inside: true, color: theme.soft, priority: 55,
    });
  }

  const {from, to} = sheet.edge(box, edge);
  const at = middle(from, to), out = sheet.outward(box, edge);
  const lit = ease(t, 0.8, 1);
  if (showing.leaving === 0 && lit > 0) sheet.line(between(at, from, lit), between(at, to, lit), {color, width: mix(2, 6, lit)});

  // The copy and the most similar normal start at one point, which shows the small angle between them.
  const ghost = add(at, front, -length * 1.9);
  const gone = glide(t, 0, 0.3), turned = glide(t, 0.16, 0.44);
  const tail = between(before.foot, at, gone);
  const angle = Math.atan2(front.y, front.x) + Math.PI * turned;
  const ghostLength = mix(before.length, length * 1.9, gone);
  sheet.faded(staying, () => sheet.arrow(tail, turned < 1 ? add(tail, {x: Math.cos(angle), y: Math.sin(angle)}, ghostLength) : ghost, {color: sheet.color(reference), width: mix(before.width, 2, gone), dash: [4, 3], quantity: QUANTITY.turned}));
  const tip = add(at, out, length * 1.35);
  const best = ease(t, 0.68, 0.86);
  if (best > 0) sheet.faded(staying, () => sheet.arrow(at, add(at, out, length * mix(0.8, 1.35, best)), {color, width: mix(1.5, 3.5, best), alpha: best}));
  sheet.named.add(`${box}.e${edge}`);
  const side = front.x * out.y - front.y * out.x > 0 ? 1 : -1; // the side of the normal on which the copy lies
  const sideways = {x: -out.y * side, y: out.x * side};
  sheet.label({
    key: 'dot', text: sheet.say('canvas.dot', {edge: String(edge), n: write(dots[edge - 1]!, decimals)}),
    at: [tip, middle(at, tip)], toward: scale(add(sideways, out, -0.6), -1), gap: 6, inside: true, color, bold: true, size: sheet.small ? 13 : 14, priority: 90,
  });
  sheet.label({
    quantity: QUANTITY.turned, text: sheet.say(sheet.small ? 'canvas.turned-short' : 'canvas.turned'), at: [ghost, middle(at, ghost)], toward: add(sideways, front, -0.5), gap: 6, inside: true, reach: 42, optional: true, color: sheet.color(reference), priority: 60,
  });

  F.incident.vertices.forEach((vertex, i) => {
    const p = sheet.at(vertex.at);
    if (showing.leaving === 0) sheet.faded(lit, () => sheet.dot(p, 6 * lit, color, false, QUANTITY.point + i));
    const number = sheet.get(vertex.number);
    sheet.named.add(`${box}.v${number}`);
    sheet.label({
      key: `point ${i}`, quantity: QUANTITY.point + i, text: sheet.say('canvas.vertex-edges', {n: String(number), in: String(sheet.get(vertex.feature.in2)), out: String(sheet.get(vertex.feature.out2))}),
      at: p, toward: unit({x: p.x - at.x + out.x * 30, y: p.y - at.y + out.y * 30}), gap: 9, inside: true, color, bold: true, priority: 85,
    });
  });
}
