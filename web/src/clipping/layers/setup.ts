import {QUANTITY} from '../../base/figure.gen';
import {F} from '../../draw/layout.gen';
import {short} from '../../text/number';
import {STAGE} from './stage';
import type {Sheet} from './sheet';
import {add, distance, middle, scale, unit} from '../../draw/geometry';
import {ease} from '../../draw/easing';

/** Draws the setup stage: each box's frame, the vector between the centres, and its parts in both frames. */
export function drawSetup(sheet: Sheet): void {
  const showing = sheet.showing(STAGE.setup);
  if (showing) sheet.faded(1 - ease(showing.leaving, 0, 0.35), () => drawVectors(sheet));
}

function drawVectors(sheet: Sheet): void {
  const a = sheet.at(F.boxes[0]), b = sheet.at(F.boxes[1]);
  const dp = {x: b.x - a.x, y: b.y - a.y};
  const length = distance(a, b);

  const parts = [F.setup.da, F.setup.db] as const;
  // The side of the vector on which its parts form a right angle. A's x comes first; B uses the other side.
  let sideA = 0;
  parts.forEach((part, box) => {
    const x = sheet.direction(F.boxes[box]!.axisX);
    const y = {x: x.y, y: -x.x};
    const lx = sheet.get(part.x) * sheet.camera.scale, ly = sheet.get(part.y) * sheet.camera.scale;
    if (Math.abs(lx) < 4 && Math.abs(ly) < 4) return;
    let xFirst = true;
    const side = (corner: {x: number; y: number}): number => Math.sign(dp.x * (corner.y - a.y) - dp.y * (corner.x - a.x));
    if (box === 0) sideA = side(add(a, x, lx));
    else xFirst = side(add(a, x, lx)) !== sideA;
    const corner = xFirst ? add(a, x, lx) : add(a, y, ly);
    const quantity = box === 0 ? QUANTITY.da : QUANTITY.db;
    const style = {color: sheet.color(box), width: 1.5, dash: box === 0 ? [6, 4] : [2, 3], quantity};
    sheet.line(a, corner, style);
    sheet.line(corner, b, style);
    if (Math.abs(lx) > 20 && Math.abs(ly) > 20) {
      const back = unit({x: a.x - corner.x, y: a.y - corner.y}), on = unit({x: b.x - corner.x, y: b.y - corner.y});
      sheet.path([add(corner, back, 8), add(add(corner, back, 8), on, 8), add(corner, on, 8)], {color: style.color, width: 1});
    }
    const outward = {x: corner.x - (a.x + b.x) / 2, y: corner.y - (a.y + b.y) / 2};
    const legs = xFirst
      ? [['x', a, corner, lx, part.x], ['y', corner, b, ly, part.y]] as const
      : [['y', a, corner, ly, part.y], ['x', corner, b, lx, part.x]] as const;
    for (const [axis, from, to, pixels, slot] of legs) {
      if (Math.abs(pixels) < 4) continue;
      const across = axis === 'x' ? y : x;
      const sign = Math.sign(across.x * outward.x + across.y * outward.y) || 1;
      sheet.label({
        key: `part ${box}${axis}`, quantity, text: sheet.say('canvas.part', {box: sheet.name(box), axis: sheet.say(`canvas.${axis}`), n: short(sheet.get(slot))}),
        at: [middle(from, to), add(from, {x: to.x - from.x, y: to.y - from.y}, 0.3), add(from, {x: to.x - from.x, y: to.y - from.y}, 0.7)],
        toward: scale(across, sign), gap: 6, inside: true, color: sheet.color(box), bold: true, priority: 80,
      });
    }
  });

  for (const box of [0, 1] as const) {
    const centre = box === 0 ? a : b;
    const x = sheet.direction(F.boxes[box].axisX), y = {x: x.y, y: -x.x};
    const reach = sheet.small ? 28 : 44;
    for (const [name, axis] of [['canvas.x', x], ['canvas.y', y]] as const) {
      const tip = add(centre, axis, reach);
      sheet.arrow(centre, tip, {color: sheet.color(box), width: 2});
      sheet.label({text: sheet.say(name), at: tip, toward: axis, gap: 2, inside: true, reach: 6, optional: true, color: sheet.color(box), priority: 40});
    }
  }

  if (length >= 4) {
    const u = unit(dp);
    sheet.arrow(a, add(b, u, -6), {color: sheet.theme.ink, width: 3.5, quantity: QUANTITY.dp});
    const side = {x: -u.y, y: u.x};
    const n = Math.hypot(sheet.get(F.setup.dp.x), sheet.get(F.setup.dp.y));
    sheet.label({
      quantity: QUANTITY.dp, text: sheet.say('canvas.dp', {n: short(n)}), at: [add(a, dp, 0.55), add(a, dp, 0.4), add(a, dp, 0.7)], toward: scale(side, u.x >= 0 ? -1 : 1),
      gap: 6, inside: true, color: sheet.theme.ink, bold: true, size: 14, priority: 90,
    });
  } else {
    sheet.label({text: sheet.say('canvas.same-centre'), at: a, toward: {x: 0, y: 1}, gap: 12, inside: true, color: sheet.theme.ink, bold: true, size: 14, priority: 90});
  }
  sheet.dot(a, 4.5, sheet.theme.a);
  sheet.dot(b, length < 4 ? 2.5 : 4.5, sheet.theme.b);
}
