import {F} from '../layout.gen';
import {short} from '../number';
import {EN} from '../text.gen';
import {say} from '../words';
import {type Point, cutPolygon} from './place';
import {type Sheet, add, distance, middle, scale, unit} from './sheet';
import {OUTCOME, STAGE} from './stage';

/** The keep stage: how far each point lies behind the face, or in front of it. Also the reason where both were dropped. */
export function drawKeep(sheet: Sheet): void {
  if (Math.min(sheet.stage, sheet.reached) !== STAGE.keep) return;
  const {theme} = sheet;
  const box = 1 - sheet.get(F.reference.ofB);
  const front = sheet.direction(F.reference.front.normal);
  const points = F.clips[1].vertices.map((v) => sheet.at(v.at)) as [Point, Point];
  sheet.line(points[0], points[1], {color: sheet.color(box), width: 3});

  points.forEach((p, i) => {
    const foot = sheet.at(F.keep.feet[i]!);
    const separation = sheet.get(F.keep.separations[i]!);
    const kept = sheet.get(F.keep.kept[i]!) === 1;
    const color = kept ? theme.contact : theme.soft;
    if (distance(p, foot) > 2) sheet.dimension(p, foot, {color, width: kept ? 3 : 2, ...(kept ? {} : {dash: [4, 3]})}, 6);
    if (kept) sheet.dot(p, distance(p, foot) < 14 ? 5 : 7, color); // small, where it would hide the depth
    else {
      sheet.dot(p, 5, theme.cut);
      sheet.cross(p, 7, theme.ink);
    }
    const away = unit({x: p.x - points[1 - i]!.x, y: p.y - points[1 - i]!.y});
    sheet.label({
      text: !kept ? say('canvas.dropped', {n: short(separation)}) : separation === 0 ? EN['canvas.kept-on'] : say('canvas.kept', {n: short(separation)}),
      at: [p, middle(p, foot)], toward: add(away, front, kept ? -0.6 : 0.6), gap: 12, inside: true, color, bold: true, size: sheet.small ? 13 : 14, priority: 90,
    });
    const number = sheet.get(F.clips[1].vertices[i]!.number);
    if (number) sheet.named.add(`${box}.v${number}`);
  });

  if (sheet.stopped && sheet.get(F.outcome) === OUTCOME.allDropped) {
    sheet.label({
      text: EN['canvas.all-dropped'], at: [middle(points[0], points[1])], toward: front, gap: 26, inside: true,
      color: theme.ink, bold: true, size: 14, priority: 100,
    });
  }
}

/** In front of the face, between the side lines: where points are dropped. */
export function drawFront(sheet: Sheet): void {
  if (Math.min(sheet.stage, sheet.reached) !== STAGE.keep) return;
  const front = sheet.direction(F.reference.front.normal);
  let area: Point[] = cutPolygon(sheet.canvasPolygon, sheet.at(F.reference.ends[0]), scale(front, -1));
  F.reference.sides.forEach((side, k) => {
    area = cutPolygon(area, sheet.at(F.reference.ends[k]!), sheet.direction(side.line.normal));
  });
  sheet.hatch(area, sheet.theme.cut, 0.22);
}
