import {add, distance, middle, type Point, type Rect, unit} from '../../../draw/geometry';
import {H, SPOT_SLOTS} from '../../../draw/hull.gen';
import {plain} from '../../../text/number';
import {cross, plus, times} from '../eye';
import {outlineOf} from '../outline';
import type {Sheet} from '../sheet';
import {roundTimes} from './apart';

/**
 * In CSS pixels. SEEN: the least motion of B's rim that is visible without a lens. MOST: the greatest motion in a
 * lens. LENS: the lens's radius. HEAD: the length of an arc's head.
 */
const SEEN = 3, MOST = 24, LENS = 26, HEAD = 9;

/**
 * Draws B's tilt: its former outline, dashed; the line about which it turns; the angle as an arc. If the motion is
 * too small to see, a lens magnifies B's rim.
 */
export function drawTilt(sheet: Sheet, place: Rect): void {
  const {theme} = sheet, {compare: {hinge, still, across}, hulls} = H, axis = sheet.vec(hinge.axis), way = sheet.vec(hinge.way), up = cross(axis, way);
  const at = (x: number, y: number, z: number): Point => sheet.view(hinge.pivot.at.x, plus(plus(times(way, x), axis, y), up, z));
  const [before, after] = [still, hulls[1].vertices].map((list) => sheet.items(list, SPOT_SLOTS).map((spot) => sheet.view(spot))) as [Point[], Point[]];
  sheet.path(outlineOf(before), {color: theme.b, width: 1.5, dash: [5, 4], alpha: 0.7, weight: 4}, true);
  sheet.path(outlineOf(after), {color: theme.b, width: 2, weight: 0}, true);
  const reach = sheet.get(hinge.reach), tilt = sheet.get(H.compare.tilt), near = sheet.get(across.hi), line = {color: theme.ink, width: 1.5, weight: 14};
  sheet.line(at(0, sheet.get(across.lo), 0), at(0, near, 0), {...line, dash: [10, 3, 2, 3]});
  const arc = (from: number, to: number, radius: number, along: number): void => {
    const points = Array.from({length: 17}, (_, i) => from + (to - from) * i / 16).map((angle) => at(radius * Math.cos(angle), along, radius * Math.sin(angle)));
    const tip = points.at(-1)!, head = Math.max(0, points.filter((p) => distance(p, tip) > HEAD).length - 1), style = {...line, width: 2};
    sheet.path(points.slice(0, head + 1), style);
    sheet.arrow(points[head]!, tip, style);
  };
  const pivot = at(0, 0, 0), arm = at(reach, 0, 0), rim = sheet.get(hinge.rim), from = before[rim]!, to = after[rim]!;
  const seen = distance(from, to) >= SEEN, risen = at(reach * Math.cos(tilt), 0, reach * Math.sin(tilt));
  if (seen) {
    sheet.line(pivot, arm, {color: theme.b, width: 1.5, dash: [5, 4]});
    sheet.line(pivot, risen, {color: theme.b, width: 2});
    arc(0, tilt, reach, 0);
  } else {
    arc(-0.4, 4, reach * 0.16, near);
    drawLens(sheet, place, from, to);
  }
  sheet.label({text: sheet.word('turned'), at: seen ? middle(arm, risen) : from, gap: 12, color: theme.ink, bold: true, mark: true, priority: 100, inside: true});
}

function drawLens(sheet: Sheet, place: Rect, before: Point, after: Point): void {
  const {ctx, theme} = sheet, center = {x: place.x + place.width - LENS - 10, y: place.y + place.height - LENS - 20};
  const moved = distance(before, after), times = roundTimes(MOST / Math.max(moved, 1e-9)), gap = moved * times;
  const up = unit(add(after, before, -1)), round = unit(add(center, before, -1)), style = {color: theme.ink, width: 1.5, weight: 30};
  sheet.circle(before, 5, style);
  sheet.line(add(before, round, 5), center, style);
  sheet.dot(center, LENS, theme.paper);
  ctx.save();
  ctx.beginPath();
  ctx.arc(center.x, center.y, LENS, 0, 2 * Math.PI);
  ctx.clip();
  const [from, to] = [-gap / 2, gap / 2].map((by, i) => {
    const middle = add(center, up, by), side = {x: up.y * LENS, y: -up.x * LENS};
    sheet.line(add(middle, side, -1), add(middle, side), {color: theme.b, width: 2, ...i === 0 && {dash: [5, 4]}});
    return middle;
  }) as [Point, Point];
  sheet.arrow(from, to, {color: theme.ink, width: 1.5});
  ctx.restore();
  sheet.circle(center, LENS, style);
  sheet.writeFixed(`× ${plain(times)}`, center.x + LENS + 6, center.y + LENS + 10, {color: theme.ink, size: 13, bold: true, align: 'right'});
}
