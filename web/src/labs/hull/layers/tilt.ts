import {add, distance, middle, type Point, type Rect, unit} from '../../../draw/geometry';
import {H, SPOT_SLOTS} from '../../../draw/hull.gen';
import {cross, plus, times} from '../eye';
import {outlineOf} from '../outline';
import type {Sheet} from '../sheet';
import {SUPERSCRIPTS} from './traces';

/** From how far on B's rim is seen to move without a lens, and the most that a lens shows: CSS pixels. */
const SEEN = 5, MOST = 30;

/** How B is tilted: dashed where it was, the line about which it turns, and by how much: an arc, or a lens over its rim where that is too small to be seen. */
export function drawTilt(sheet: Sheet, place: Rect): void {
  const {theme} = sheet, {compare: {hinge, still}, hulls} = H, axis = sheet.vec(hinge.axis), way = sheet.vec(hinge.way), up = cross(axis, way);
  const at = (x: number, y: number, z: number): Point => sheet.view(hinge.pivot.at.x, plus(plus(times(way, x), axis, y), up, z));
  const outline = (spots: readonly number[]): Point[] => outlineOf(spots.map((spot) => sheet.view(spot)));
  sheet.path(outline(sheet.items(still, SPOT_SLOTS)), {color: theme.b, width: 1.5, dash: [5, 4], alpha: 0.7, weight: 10}, true);
  sheet.path(outline(sheet.items(hulls[1].vertices, SPOT_SLOTS)), {color: theme.b, width: 2, weight: 20}, true);
  const reach = sheet.get(hinge.reach), tilt = sheet.get(H.compare.tilt), lo = sheet.get(hinge.ends.lo) * 1.12, hi = sheet.get(hinge.ends.hi) * 1.12, line = {color: theme.ink, width: 1.5, weight: 14};
  sheet.line(at(0, lo, 0), at(0, hi, 0), {...line, dash: [10, 3, 2, 3]});
  const arc = (from: number, to: number, radius: number, along: number): void => {
    const points = Array.from({length: 17}, (_, i) => from + (to - from) * i / 16).map((angle) => at(radius * Math.cos(angle), along, radius * Math.sin(angle)));
    sheet.path(points.slice(0, -1), {...line, width: 2});
    sheet.arrow(points[14]!, points[16]!, {...line, width: 2});
  };
  const pivot = at(0, 0, 0), rim = at(reach, 0, 0), risen = at(reach * Math.cos(tilt), 0, reach * Math.sin(tilt)), moved = distance(rim, risen);
  if (moved < SEEN) {
    arc(-0.4, 4, reach * 0.16, hi);
    drawLens(sheet, place, rim, unit(add(rim, pivot, -1)), moved);
    return;
  }
  sheet.line(pivot, rim, {color: theme.b, width: 1.5, dash: [5, 4]});
  sheet.line(pivot, risen, {color: theme.b, width: 2});
  arc(0, tilt, reach, 0);
  sheet.label({text: sheet.word('turned'), at: middle(rim, risen), gap: 12, color: theme.ink, bold: true, mark: true, priority: 100, inside: true});
}

/** A lens over the rim of B, so many times as large as to show that it has moved. */
function drawLens(sheet: Sheet, place: Rect, rim: Point, along: Point, moved: number): void {
  const {ctx, theme} = sheet, radius = Math.min(28, place.width * 0.13), power = Math.floor(Math.log10(MOST * radius / 28 / Math.max(moved, 1e-9)));
  const center = {x: place.x + place.width - radius - 10, y: place.y + place.height - radius - 20}, gap = moved * 10 ** power, up = {x: along.y, y: -along.x};
  const round = unit(add(center, rim, -1)), style = {color: theme.soft, width: 1.25, weight: 30};
  sheet.circle(rim, 5, style);
  sheet.line(add(rim, round, 5), add(center, round, -radius), style);
  ctx.save();
  ctx.beginPath();
  ctx.arc(center.x, center.y, radius, 0, 2 * Math.PI);
  ctx.fillStyle = theme.paper;
  ctx.fill();
  ctx.clip();
  const half = add({x: 0, y: 0}, up, gap / 2), from = add(center, half, -1), to = add(center, half), far = 2 * radius;
  sheet.line(add(from, along, -far), add(from, along, far), {color: theme.b, width: 1.5, dash: [5, 4]});
  sheet.line(add(to, along, -far), add(to, along, far), {color: theme.b, width: 2.5});
  if (gap > 9) sheet.arrow(from, to, {color: theme.ink, width: 1.5});
  ctx.restore();
  sheet.circle(center, radius, style);
  const words = {color: theme.ink, size: 13, bold: true, align: 'right'} as const, right = place.x + place.width - 8;
  sheet.writeFixed(`×10${SUPERSCRIPTS[power]}`, right, center.y + radius + 10, words);
  sheet.writeFixed(sheet.word('turned'), right, center.y - radius - 11, words);
}
