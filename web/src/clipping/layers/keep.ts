import {OUTCOME, QUANTITY} from '../../base/figure.gen';
import {F} from '../../draw/layout.gen';
import {short} from '../../text/number';
import {type Point, add, cutPolygon, distance, middle, scale, unit} from '../../draw/geometry';
import type {Sheet} from './sheet';
import {STAGE} from './stage';
import {ease, glide, mix} from '../../draw/easing';

/**
 * Draws the keep stage: each point's depth behind the face or height in front of it, one after the other, then the
 * kept points. If both were dropped, also the reason.
 */
export function drawKeep(sheet: Sheet): void {
  const showing = sheet.showing(STAGE.keep);
  if (!showing) return;
  const {t} = showing;
  const {theme} = sheet;
  const box = 1 - sheet.get(F.reference.ofB);
  const front = sheet.direction(F.reference.front.normal);
  const vertices = F.clips[1].vertices;
  const points = vertices.map((v) => sheet.at(v.at)) as [Point, Point];
  const staying = 1 - ease(showing.leaving, 0, 0.45);
  sheet.faded(staying, () => sheet.line(points[0], points[1], {color: sheet.color(box), width: mix(6, 3, ease(t, 0, 0.25))}));

  points.forEach((p, i) => {
    const foot = sheet.at(F.keep.feet[i]!);
    const separation = sheet.get(F.keep.separations[i]!);
    const kept = sheet.get(F.keep.kept[i]!) === 1;
    const color = kept ? theme.contact : theme.soft;
    const number = sheet.get(vertices[i]!.number);
    const measured = glide(t, 0.12 + 0.24 * i, 0.4 + 0.24 * i);
    if (measured > 0 && distance(p, foot) > 2) {
      sheet.faded(staying * ease(measured, 0, 0.2), () =>
        sheet.dimension(p, foot, {color, width: kept ? 3 : 2, quantity: QUANTITY.keepDistance + i, ...(kept ? {} : {dash: [4, 3]})}, 6, measured));
    }
    // A point first looks as in the clip stage. Then it is marked as kept or dropped. At the next stage, a kept point moves away.
    const marked = ease(t, 0.68 + 0.1 * i, 0.86 + 0.1 * i);
    const fresh = !number && sheet.get(F.clips[1].cut) === 1 && i === sheet.get(F.clips[1].count) - 1;
    sheet.faded(1 - marked, () => sheet.dot(p, fresh ? 7.5 : 6, number ? sheet.color(box) : theme.side));
    if (marked > 0 && kept && showing.leaving === 0) {
      sheet.faded(marked, () => sheet.dot(p, distance(p, foot) < 14 ? 5 : 7, color, false, QUANTITY.keepDistance + i)); // small if it would hide the depth
    } else if (marked > 0 && !kept) {
      sheet.faded(marked * staying, () => {
        sheet.dot(p, 5, theme.cut, false, QUANTITY.keepDistance + i);
        sheet.cross(p, 7 * marked, theme.ink);
      });
    }
    const point = number ? sheet.say('canvas.vertex', {n: String(number)}) : sheet.say('canvas.point-cut');
    const away = unit({x: p.x - points[1 - i]!.x, y: p.y - points[1 - i]!.y});
    sheet.label({
      key: `point ${i}`, quantity: QUANTITY.keepDistance + i, text: sheet.say(!kept ? 'canvas.dropped' : separation === 0 ? 'canvas.kept-on' : 'canvas.kept', {point, n: short(Math.abs(separation))}),
      at: [p, middle(p, foot)], toward: add(away, front, kept ? -0.6 : 0.6), gap: 12, inside: true, color, bold: true, size: sheet.small ? 13 : 14, priority: 90,
    });
    if (number) sheet.named.add(`${box}.v${number}`);
  });

  if (sheet.stopped && sheet.get(F.outcome) === OUTCOME.allDropped) {
    sheet.label({
      text: sheet.say('canvas.all-dropped'), at: [middle(points[0], points[1])], toward: front, gap: 26, inside: true,
      color: theme.ink, bold: true, size: 14, priority: 100,
    });
  }
}

/** Fills the region in which points are dropped: in front of the face, between the side lines. */
export function drawFront(sheet: Sheet): void {
  const showing = sheet.showing(STAGE.keep);
  if (!showing) return;
  const front = sheet.direction(F.reference.front.normal);
  let area: Point[] = cutPolygon(sheet.canvasPolygon, sheet.at(F.reference.ends[0]), scale(front, -1));
  F.reference.sides.forEach((side, k) => {
    area = cutPolygon(area, sheet.at(F.reference.ends[k]!), sheet.direction(side.line.normal));
  });
  sheet.faded(ease(showing.t, 0, 0.4) * (1 - ease(showing.leaving, 0, 0.45)), () => sheet.hatch(area, sheet.theme.cut, 0.22));
}
