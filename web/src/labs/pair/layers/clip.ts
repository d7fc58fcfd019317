import {QUANTITY} from '../../../base/figure.gen';
import {F} from '../../../draw/layout.gen';
import {short} from '../../../text/number';
import {EN} from '../../../text/text.gen';
import {say} from '../../../text/words';
import {idText, sameId} from './ids';
import {type Point, add, between, distance, middle, scale, unit} from '../../../draw/geometry';
import type {Sheet, Showing} from './sheet';
import {STAGE} from './stage';
import {ease, glide, mix} from '../../../draw/easing';

/** The clip stages: what the side line cuts away from the incident edge, and the vertex that it makes. */
export function drawClip(sheet: Sheet): void {
  [STAGE['clip-neg'], STAGE['clip-pos']].forEach((stage, k) => {
    const showing = sheet.showing(stage);
    if (showing) drawCut(sheet, k, showing);
  });
}

/** One of them: the distance of one end from the line, of the other, then the edge shortens to its cut. */
function drawCut(sheet: Sheet, k: number, {t, leaving}: Showing): void {
  const {theme, small} = sheet;
  const clip = F.clips[k]!;
  const reference = sheet.get(F.reference.ofB), incident = 1 - reference;
  const color = sheet.color(incident);
  const out = sheet.direction(F.reference.sides[k]!.line.normal);
  const front = sheet.direction(F.reference.front.normal);
  const points = clip.incoming.map((v) => sheet.at(v.at)) as [Point, Point];
  const distances = clip.distances.map((slot) => sheet.get(slot)) as [number, number];
  const cut = sheet.get(clip.cut) === 1, count = sheet.get(clip.count);
  const fresh = cut ? sheet.at(clip.vertices[count - 1]!.at) : undefined;
  const kept = points.find((_, i) => distances[i]! <= 0);
  const lone = count < 2;
  const staying = 1 - ease(leaving, 0, 0.28);
  const shortened = glide(t, 0.62, 0.96);
  const moving = leaving === 0; // else what follows draws the edge itself

  // What is lost, then what stays: the end that is cut off goes to the cut.
  const lost = points.filter((_, i) => distances[i]! > 0);
  const home = fresh ?? kept;
  const gone: [Point, Point][] = lone ? [points] : lost.map((p) => [home ? between(p, home, shortened) : p, p]);
  if (shortened > 0) {
    sheet.faded(staying * (lone ? shortened : 1), () => {
      for (const [from, to] of gone) {
        sheet.line(from, to, {color: theme.paper, width: 4, weight: 0}); // the box's own edge steps back
        sheet.line(from, to, {color: theme.cut, width: 2.5, dash: [6, 4]});
      }
    });
  }
  if (moving) {
    if (lone) sheet.faded(1 - shortened, () => sheet.line(points[0], points[1], {color, width: 6}));
    else {
      const ends = points.map((p, i) => (distances[i]! > 0 && home ? between(p, home, shortened) : p)) as [Point, Point];
      sheet.line(ends[0], ends[1], {color, width: 6});
    }
  }

  // The distances from the line, which decide.
  const upright = distance(points[0], points[1]) < 1 ? front : unit({x: points[1].x - points[0].x, y: points[1].y - points[0].y});
  const away = scale({x: -upright.y, y: upright.x}, (-upright.y * front.x + upright.x * front.y) > 0 ? 1 : -1);
  // Beside the edge where they would run along it, the longer one farther off.
  const level = Math.abs(upright.x * out.x + upright.y * out.y) > 0.97;
  const farther = Math.abs(distances[0]) > Math.abs(distances[1]) ? 0 : 1;
  // Without a cut there is time for the distances alone.
  const [start, turn, span] = cut || lone ? [0.14, 0.22, 0.24] : [0.16, 0.24, 0.32];
  points.forEach((point, i) => {
    const d = distances[i]!;
    const off = level ? (i === farther ? 34 : 18) : 0;
    const p = add(point, front, off), foot = add(p, out, -d * sheet.camera.scale);
    const measured = glide(t, start + turn * i, start + turn * i + span);
    if (measured > 0) {
      sheet.faded(staying * ease(measured, 0, 0.2), () => {
        if (off) sheet.line(point, add(p, front, 4), {color: theme.soft, width: 1, alpha: 0.6, weight: 6});
        if (distance(p, foot) > 3) sheet.dimension(p, foot, {color: d > 0 ? theme.soft : theme.side, width: 1.25, dash: [3, 3], alpha: 0.9, thing: QUANTITY.clipDistance + i}, 3, measured);
      });
    }
    if (sheet.stopped) return;
    const text = d === 0 ? EN['canvas.on-line'] : say(d > 0 ? 'canvas.outside' : 'canvas.inside', {n: short(Math.abs(d))});
    sheet.label({
      key: `distance ${i}`, thing: QUANTITY.clipDistance + i, text, at: [middle(p, foot), between(p, foot, 0.3), between(p, foot, 0.7)], toward: add(scale(front, level || point === topmost(points, front) ? 1 : -1), out, d > 0 ? 0.8 : 0), gap: 4, inside: true,
      color: d > 0 ? theme.soft : theme.side, priority: cut ? 50 : 70,
    });
  });

  // A ruler beside the edge: how far along the cut is.
  if (fresh && !small && !level && distance(points[0], points[1]) > 60) {
    const off = scale(away, 13);
    const from = add(points[0], off), to = add(points[1], off), at = add(fresh, off);
    const measured = ease(t, 0.8, 1);
    if (measured > 0) {
      sheet.faded(staying * measured * (1 - sheet.why), () => {
        sheet.dimension(from, to, {color: theme.soft, width: 1}, 4);
        sheet.line(add(at, away, -5), add(at, away, 5), {color: theme.side, width: 2.5});
        sheet.line(from, between(from, at, measured), {color: theme.side, width: 2, thing: QUANTITY.fraction});
      });
    }
  }

  clip.incoming.forEach((v, i) => {
    const p = points[i]!;
    const outside = distances[i]! > 0;
    const toward = unit({x: p.x - points[1 - i]!.x - front.x * 20, y: p.y - points[1 - i]!.y - front.y * 20});
    const number = sheet.get(v.number);
    const point = number ? say('canvas.vertex', {n: String(number)}) : EN['canvas.point-new'];
    if (number) sheet.named.add(`${incident}.v${number}`);
    const id = say('canvas.id', {id: idText(sheet, v.feature, reference, true)});
    const own = number ? color : theme.side;
    const thing = QUANTITY.point + (i === 1 && distances[0]! <= 0 ? 1 : 0); // among those that are left
    if (outside) {
      if (moving) sheet.faded(1 - shortened, () => sheet.dot(p, number ? 6 : 7.5, own));
      const crossed = ease(t, 0.62, 0.8);
      if (crossed > 0) {
        sheet.faded(staying * crossed, () => {
          sheet.dot(p, 5, theme.cut);
          sheet.cross(p, 6 * crossed, theme.soft);
        });
      }
      sheet.label({key: `point ${i}`, text: [say('canvas.cut-away', {point}), id], at: p, toward, gap: 10, inside: true, color: theme.soft, priority: 80});
    } else {
      // A vertex that the other line made has shrunk to the size of the others.
      if (moving) sheet.dot(p, number ? 6 + sheet.why : mix(7.5, 6, ease(t, 0, 0.3)) + sheet.why, own, false, thing);
      if (sheet.stopped) {
        sheet.faded(sheet.why, () => ring(sheet, p, mix(26, 14, ease(sheet.why)), theme.ink));
        sheet.label({key: `point ${i}`, thing, text: point, at: p, toward, gap: 18, inside: true, color: own, priority: 75});
      } else {
        sheet.label({key: `point ${i}`, thing, text: cut ? [say('canvas.stays', {point}), id] : say('canvas.point-id', {point, id: idText(sheet, v.feature, reference, true)}), at: p, toward, gap: 10, inside: true, color: own, bold: cut, priority: 75});
      }
    }
  });
  if (fresh && moving && shortened > 0) {
    // It comes with the end that is cut off.
    const from = lost[0] ?? fresh;
    sheet.faded(ease(shortened, 0, 0.3), () => sheet.dot(between(from, fresh, shortened), 7.5, theme.side, false, QUANTITY.point + count - 1));
  }
  if (fresh) {
    const v = clip.vertices[count - 1]!;
    const lines = [say('canvas.new-vertex', {n: short(sheet.get(clip.t))}), say('canvas.id', {id: idText(sheet, v.feature, reference, true)})];
    // By winding it has another id, if there is room for that.
    const wrong = !sameId(sheet, v.feature, v.winding);
    sheet.label({
      things: [QUANTITY.fraction, QUANTITY.point + count - 1, QUANTITY.point + count - 1], text: wrong ? [...lines, say('canvas.winding', {id: idText(sheet, v.winding, reference, true)})] : lines, ...(wrong && {brief: lines}),
      at: fresh, toward: add(out, front, -0.5), gap: 12, inside: true, color: theme.side, bold: true, size: small ? 13 : 14, priority: 95,
    });
  }
  if (lone) {
    const at = kept ?? middle(points[0], points[1]);
    sheet.label({
      text: EN[count === 1 ? 'canvas.one-left' : 'canvas.none-left'], at, toward: scale(out, -1), gap: 18, inside: true,
      color: theme.ink, bold: true, size: 14, priority: sheet.stopped ? 100 : 78,
    });
  } else if (!cut) {
    sheet.label({
      text: EN[small ? 'canvas.both-inside-short' : 'canvas.both-inside'], at: [middle(points[0], points[1]), points[0], points[1]], toward: away, gap: 12, inside: true, color: theme.soft, priority: 65,
    });
  }
}

const topmost = (points: readonly [Point, Point], front: Point): Point =>
  points[0].x * front.x + points[0].y * front.y >= points[1].x * front.x + points[1].y * front.y ? points[0] : points[1];

function ring(sheet: Sheet, at: Point, radius: number, color: string): void {
  sheet.circle(at, radius, {color, width: 2, dash: [4, 3]});
  sheet.avoidPoint(at, radius, 60);
}
