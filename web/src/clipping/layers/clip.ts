import {QUANTITY} from '../../base/figure.gen';
import {F} from '../../draw/layout.gen';
import {short} from '../../text/number';
import {idText, sameId} from './ids';
import {type Point, add, between, distance, middle, scale, unit} from '../../draw/geometry';
import type {Sheet, Showing} from './sheet';
import {STAGE} from './stage';
import {ease, glide, mix} from '../../draw/easing';

/** Draws the clip stages: the part of the incident edge that the side line cuts away, and the new vertex. */
export function drawClip(sheet: Sheet): void {
  [STAGE['clip-neg'], STAGE['clip-pos']].forEach((stage, k) => {
    const showing = sheet.showing(stage);
    if (showing) drawCut(sheet, k, showing);
  });
}

/** One clip, in pixels, at the progress t of its stage's arrival. */
interface Cut {
  sheet: Sheet;
  clip: (typeof F.clips)[number];
  t: number;
  color: string;
  out: Point;
  front: Point;
  away: Point; // the edge's normal, on the side of front
  level: boolean; // the edge is parallel to out
  points: [Point, Point];
  distances: [number, number];
  cut: boolean; // a new vertex was made
  count: number;
  lone: boolean;
  fresh: Point | undefined;
  kept: Point | undefined; // the end that stays
  lost: Point[]; // the ends cut off
  staying: number;
  shortened: number;
  moving: boolean; // false while the stage leaves, since the next stage then draws the edge
}

function cutOf(sheet: Sheet, k: number, {t, leaving}: Showing): Cut {
  const clip = F.clips[k]!;
  const out = sheet.direction(F.reference.sides[k]!.line.normal), front = sheet.direction(F.reference.front.normal);
  const points = clip.incoming.map((v) => sheet.at(v.at)) as [Point, Point];
  const distances = clip.distances.map((slot) => sheet.get(slot)) as [number, number];
  const cut = sheet.get(clip.cut) === 1, count = sheet.get(clip.count);
  const upright = distance(points[0], points[1]) < 1 ? front : unit({x: points[1].x - points[0].x, y: points[1].y - points[0].y});
  return {
    sheet, clip, t, out, front, points, distances, cut, count,
    color: sheet.color(1 - sheet.get(F.reference.ofB)),
    away: scale({x: -upright.y, y: upright.x}, (-upright.y * front.x + upright.x * front.y) > 0 ? 1 : -1),
    level: Math.abs(upright.x * out.x + upright.y * out.y) > 0.97,
    lone: count < 2,
    fresh: cut ? sheet.at(clip.vertices[count - 1]!.at) : undefined,
    kept: points.find((_, i) => distances[i]! <= 0),
    lost: points.filter((_, i) => distances[i]! > 0),
    staying: 1 - ease(leaving, 0, 0.28),
    shortened: glide(t, 0.62, 0.96),
    moving: leaving === 0,
  };
}

/** Draws one clip: the distance of each end from the side line, one after the other; then the edge shrinks to the cut. */
function drawCut(sheet: Sheet, k: number, showing: Showing): void {
  const cut = cutOf(sheet, k, showing);
  drawShortening(cut);
  cut.points.forEach((_, i) => drawDistance(cut, i));
  drawRuler(cut);
  cut.clip.incoming.forEach((_, i) => (cut.distances[i]! > 0 ? drawOutside(cut, i) : drawInside(cut, i)));
  drawNewVertex(cut);
  labelOutcome(cut);
}

/** Draws the lost and the kept part of the edge. The kept part's cut-off end moves to the cut. */
function drawShortening({sheet, color, points, distances, lone, fresh, kept, lost, staying, shortened, moving}: Cut): void {
  const {theme} = sheet;
  const home = fresh ?? kept;
  const gone: [Point, Point][] = lone ? [points] : lost.map((p) => [home ? between(p, home, shortened) : p, p]);
  if (shortened > 0) {
    sheet.faded(staying * (lone ? shortened : 1), () => {
      for (const [from, to] of gone) {
        sheet.line(from, to, {color: theme.paper, width: 4, weight: 0}); // makes the box's own edge pale
        sheet.line(from, to, {color: theme.cut, width: 2.5, dash: [6, 4]});
      }
    });
  }
  if (!moving) return;
  if (lone) sheet.faded(1 - shortened, () => sheet.line(points[0], points[1], {color, width: 6}));
  else {
    const ends = points.map((p, i) => (distances[i]! > 0 && home ? between(p, home, shortened) : p)) as [Point, Point];
    sheet.line(ends[0], ends[1], {color, width: 6});
  }
}

/** Draws an end's distance from the side line. The distance decides whether the end stays. */
function drawDistance({sheet, t, out, front, level, points, distances, cut, lone, staying}: Cut, i: number): void {
  const {theme} = sheet;
  const point = points[i]!, d = distances[i]!;
  // Without a cut, the distances have the whole time.
  const [start, delay, span] = cut || lone ? [0.14, 0.22, 0.24] : [0.16, 0.24, 0.32];
  // Distances that would lie on the edge are drawn beside it, the longer one farther off.
  const farther = Math.abs(distances[0]) > Math.abs(distances[1]) ? 0 : 1;
  const off = level ? (i === farther ? 34 : 18) : 0;
  const p = add(point, front, off), foot = add(p, out, -d * sheet.camera.scale);
  const measured = glide(t, start + delay * i, start + delay * i + span);
  if (measured > 0) {
    sheet.faded(staying * ease(measured, 0, 0.2), () => {
      if (off) sheet.line(point, add(p, front, 4), {color: theme.soft, width: 1, alpha: 0.6, weight: 6});
      if (distance(p, foot) > 3) sheet.dimension(p, foot, {color: d > 0 ? theme.soft : theme.side, width: 1.25, dash: [3, 3], alpha: 0.9, quantity: QUANTITY.clipDistance + i}, 3, measured);
    });
  }
  if (sheet.stopped) return;
  const text = d === 0 ? sheet.say('canvas.on-line') : sheet.say(d > 0 ? 'canvas.outside' : 'canvas.inside', {n: short(Math.abs(d))});
  sheet.label({
    key: `distance ${i}`, quantity: QUANTITY.clipDistance + i, text, at: [middle(p, foot), between(p, foot, 0.3), between(p, foot, 0.7)], toward: add(scale(front, level || point === topmost(points, front) ? 1 : -1), out, d > 0 ? 0.8 : 0), gap: 4, inside: true,
    color: d > 0 ? theme.soft : theme.side, priority: cut ? 50 : 70,
  });
}

/** Draws a ruler beside the edge, for the cut's position along the edge. */
function drawRuler({sheet, t, away, level, points, fresh, staying}: Cut): void {
  const {theme} = sheet;
  if (!fresh || sheet.small || level || distance(points[0], points[1]) <= 60) return;
  const off = scale(away, 13);
  const from = add(points[0], off), to = add(points[1], off), at = add(fresh, off);
  const measured = ease(t, 0.8, 1);
  if (measured === 0) return;
  sheet.faded(staying * measured * (1 - sheet.why), () => {
    sheet.dimension(from, to, {color: theme.soft, width: 1}, 4);
    sheet.line(add(at, away, -5), add(at, away, 5), {color: theme.side, width: 2.5});
    sheet.line(from, between(from, at, measured), {color: theme.side, width: 2, quantity: QUANTITY.fraction});
  });
}

/** An end of the incoming edge: its number, name, id and colour, and the direction of its label. */
function endOf({sheet, clip, color, front, points}: Cut, i: number): {number: number; name: string; id: string; toward: Point; own: string} {
  const v = clip.incoming[i]!, p = points[i]!, q = points[1 - i]!;
  const number = sheet.get(v.number), reference = sheet.get(F.reference.ofB);
  if (number) sheet.named.add(`${1 - reference}.v${number}`);
  return {
    number, name: number ? sheet.say('canvas.vertex', {n: String(number)}) : sheet.say('canvas.point-new'),
    id: idText(sheet, v.feature, reference, true),
    toward: unit({x: p.x - q.x - front.x * 20, y: p.y - q.y - front.y * 20}),
    own: number ? color : sheet.theme.side,
  };
}

function drawOutside(of: Cut, i: number): void {
  const {sheet, t, staying, shortened, moving} = of, {theme} = sheet;
  const p = of.points[i]!, {number, name, id, toward, own} = endOf(of, i);
  if (moving) sheet.faded(1 - shortened, () => sheet.dot(p, number ? 6 : 7.5, own));
  const crossed = ease(t, 0.62, 0.8);
  if (crossed > 0) {
    sheet.faded(staying * crossed, () => {
      sheet.dot(p, 5, theme.cut);
      sheet.cross(p, 6 * crossed, theme.soft);
    });
  }
  sheet.label({key: `point ${i}`, text: [sheet.say('canvas.cut-away', {point: name}), sheet.say('canvas.id', {id})], at: p, toward, gap: 10, inside: true, color: theme.soft, priority: 80});
}

function drawInside(of: Cut, i: number): void {
  const {sheet, t, cut, moving} = of;
  const p = of.points[i]!, {number, name, id, toward, own} = endOf(of, i);
  const quantity = QUANTITY.point + (i === 1 && of.distances[0]! <= 0 ? 1 : 0); // the end's index among the remaining points
  // A vertex of the earlier side line shrinks to the size of the others.
  if (moving) sheet.dot(p, number ? 6 + sheet.why : mix(7.5, 6, ease(t, 0, 0.3)) + sheet.why, own, false, quantity);
  if (sheet.stopped) {
    sheet.faded(sheet.why, () => ring(sheet, p, mix(26, 14, ease(sheet.why)), sheet.theme.ink));
    sheet.label({key: `point ${i}`, quantity, text: name, at: p, toward, gap: 18, inside: true, color: own, priority: 75});
  } else {
    sheet.label({key: `point ${i}`, quantity, text: cut ? [sheet.say('canvas.stays', {point: name}), sheet.say('canvas.id', {id})] : sheet.say('canvas.point-id', {point: name, id}), at: p, toward, gap: 10, inside: true, color: own, bold: cut, priority: 75});
  }
}

/** Draws the vertex at the cut. It moves with the cut-off end. */
function drawNewVertex({sheet, clip, out, front, count, fresh, lost, shortened, moving}: Cut): void {
  if (!fresh) return;
  const {theme} = sheet, reference = sheet.get(F.reference.ofB);
  if (moving && shortened > 0) {
    sheet.faded(ease(shortened, 0, 0.3), () => sheet.dot(between(lost[0] ?? fresh, fresh, shortened), 7.5, theme.side, false, QUANTITY.point + count - 1));
  }
  const v = clip.vertices[count - 1]!;
  const lines = [sheet.say('canvas.new-vertex', {n: short(sheet.get(clip.t))}), sheet.say('canvas.id', {id: idText(sheet, v.feature, reference, true)})];
  // A different id by winding is added if there is room.
  const wrong = !sameId(sheet, v.feature, v.winding);
  sheet.label({
    quantities: [QUANTITY.fraction, QUANTITY.point + count - 1, QUANTITY.point + count - 1], text: wrong ? [...lines, sheet.say('canvas.winding', {id: idText(sheet, v.winding, reference, true)})] : lines, ...(wrong && {brief: lines}),
    at: fresh, toward: add(out, front, -0.5), gap: 12, inside: true, color: theme.side, bold: true, size: sheet.small ? 13 : 14, priority: 95,
  });
}

/** Writes the outcome if fewer than two points are left, or if nothing was cut off. */
function labelOutcome({sheet, out, away, points, cut, count, lone, kept}: Cut): void {
  const {theme} = sheet;
  if (lone) {
    const at = kept ?? middle(points[0], points[1]);
    sheet.label({
      text: sheet.say(count === 1 ? 'canvas.one-left' : 'canvas.none-left'), at, toward: scale(out, -1), gap: 18, inside: true,
      color: theme.ink, bold: true, size: 14, priority: sheet.stopped ? 100 : 78,
    });
  } else if (!cut) {
    sheet.label({
      text: sheet.say(sheet.small ? 'canvas.both-inside-short' : 'canvas.both-inside'), at: [middle(points[0], points[1]), points[0], points[1]], toward: away, gap: 12, inside: true, color: theme.soft, priority: 65,
    });
  }
}

const topmost = (points: readonly [Point, Point], front: Point): Point =>
  points[0].x * front.x + points[0].y * front.y >= points[1].x * front.x + points[1].y * front.y ? points[0] : points[1];

function ring(sheet: Sheet, at: Point, radius: number, color: string): void {
  sheet.circle(at, radius, {color, width: 2, dash: [4, 3]});
  sheet.avoidPoint(at, radius, 60);
}
