import {type Point, type Segment, toSegment} from '../../../draw/geometry';
import {plus, times, type Vec3} from '../eye';
import {outlineOf, within} from '../outline';
import type {Sheet, Stroke} from '../sheet';
import {project} from './camera';
import {css} from './color';
import {hiddenPart} from './hidden';
import {COVER, EDGES, GHOST_COVER, hullColor, shade, type Shot} from './look';
import type {Solid} from './solid';

/** With more edges than this, a letter avoids only the outlines, not each edge. */
const MANY = 160;
/** The divisions of a hull's width and height when its letter's place is searched. */
const GRID = 15;
/** A letter keeps its old place if that has at most this much less room than the best place, CSS pixels. */
const LOYAL = 10;
/** Surfaces of two hulls this near to each other count as one. Unit: the eye's distance. */
const SLACK = 1e-7;

type ToScreen = (p: Vec3) => Point;

/** Returns a function that projects the solids' points to the canvas. The points are relative to the camera's centre. */
const screenOf = ({look}: Shot): ToScreen => (p) => project(look, plus(p, look.centre));

/** Draws both hulls with the pen, as layers/hulls.ts does with WebGL. Saved and printed pictures thus have lines instead of pixels. */
export function drawSolids(sheet: Sheet, shot: Shot): void {
  const at = screenOf(shot), eye = times(shot.look.toward, shot.look.distance), [a, b] = shot.solids;
  for (const solid of shot.solids) for (const {from, to, front} of solid.rims) {
    if (!front && !(solid.hull === 1 && shot.pale)) line(sheet, shot, solid, [at(solid.points[from]!), at(solid.points[to]!)], EDGES.own);
  }
  for (const solid of shot.solids) fill(sheet, shot, solid, at);
  for (const [solid, other] of [[a, b], [b, a]] as const) {
    const pale = solid.hull === 1 && shot.pale, open = pale || (other.hull === 1 && shot.pale);
    for (const {from, to, front} of solid.rims) {
      const p = solid.points[from]!, q = solid.points[to]!;
      if (pale) line(sheet, shot, solid, [at(p), at(q)], EDGES.pale);
      if (pale || !front) continue;
      const hidden = open ? undefined : hiddenPart(other, p, q, eye, SLACK * shot.look.distance);
      const [start, end] = hidden ?? [0, 0], between = (t: number): Point => at(plus(p, plus(q, p, -1), t));
      if (hidden === undefined || start > 0) line(sheet, shot, solid, [at(p), hidden === undefined ? at(q) : between(start)], EDGES.seen);
      if (hidden === undefined) continue;
      line(sheet, shot, solid, [between(start), between(end)], EDGES.behind);
      if (end < 1) line(sheet, shot, solid, [between(end), at(q)], EDGES.seen);
    }
  }
  const {ghost} = shot;
  if (ghost === undefined) return;
  for (const {corners, front} of ghost.sides) if (front) sheet.fill(corners.map((i) => at(ghost.points[i]!)), css(hullColor(shot.theme, 1)), GHOST_COVER);
  for (const {from, to, front} of ghost.rims) line(sheet, shot, ghost, [at(ghost.points[from]!), at(ghost.points[to]!)], EDGES[front ? 'ghost' : 'ghostOwn']);
}

function line(sheet: Sheet, {theme}: Shot, {hull}: Solid, points: readonly Point[], style: Omit<Stroke, 'color'>): void {
  sheet.path(points, {...style, color: hull === 0 ? theme.a : theme.b, weight: 0}); // nameSolids keeps labels off the edges
}

function fill(sheet: Sheet, shot: Shot, {hull, points, sides}: Solid, at: ToScreen): void {
  const pale = hull === 1 && shot.pale;
  sides.forEach(({front, corners, normal}, n) => {
    const lit = shot.lit.find((one) => one.hull === hull && one.face === n), polygon = corners.map((i) => at(points[i]!));
    if (front && !pale) sheet.fill(polygon, css(shade(shot, hull, normal)), COVER[hull]);
    if (lit) sheet.fill(polygon, css(hullColor(shot.theme, hull)), lit.alpha);
  });
}

/** The positions of the hulls' letters, as shares of the width and height of each outline. */
export type Letters = Partial<Record<number, Point>>;

/** Keeps labels off both hulls, and writes the hulls' letters. A letter keeps its place while the place is nearly the best. */
export function nameSolids(sheet: Sheet, shot: Shot, letters: Letters = {}): void {
  const at = screenOf(shot), outlines = shot.solids.map(({points}) => outlineOf(points.map(at)));
  const edges = shot.solids.map(({points, rims}) => rims.map(({from, to, front}) => ({from: at(points[from]!), to: at(points[to]!), front})));
  edges.flat().forEach(({from, to, front}) => sheet.keepClear([from, to], {color: '', width: 1, weight: front ? 20 : 6}));
  shot.ghost?.rims.forEach(({from, to}) => sheet.keepClear([at(shot.ghost!.points[from]!), at(shot.ghost!.points[to]!)], {color: '', width: 1, weight: 14}));
  const lines: Segment[] = edges.flat().length <= MANY ? edges.flat() : outlines.flatMap((points) => points.map((from, i) => ({from, to: points[(i + 1) % points.length]!})));
  for (const hull of [0, 1]) {
    const {at: place, part} = letterPlace(outlines[hull]!, outlines[1 - hull]!, lines, letters[hull]);
    letters[hull] = part;
    sheet.label({text: sheet.name(hull), at: place, centred: true, inside: true, color: sheet.color(hull), bold: true, size: 19, priority: 120});
  }
}

/**
 * A letter's place: inside its hull's outline, outside the other outline if there is room, and farthest from any
 * line. A previous place that is nearly as good is kept. part is the place as shares of the outline's width and
 * height.
 */
export function letterPlace(own: readonly Point[], other: readonly Point[], lines: readonly Segment[], before?: Point): {at: Point; part: Point} {
  const xs = own.map(({x}) => x), ys = own.map(({y}) => y), left = Math.min(...xs), top = Math.min(...ys);
  const wide = Math.max(...xs) - left, high = Math.max(...ys) - top, place = ({x, y}: Point): Point => ({x: left + wide * x, y: top + high * y});
  const room = (p: Point): number => within(own, p) ? Math.min(36, ...lines.map((line) => toSegment(p, line))) - (within(other, p) ? 24 : 0) : -Infinity;
  let best = before ?? {x: 0.5, y: 0.5}, most = before === undefined ? -Infinity : room(place(before)) + LOYAL;
  for (let i = 1; i < GRID; i++) for (let k = 1; k < GRID; k++) {
    const part = {x: i / GRID, y: k / GRID}, now = room(place(part));
    if (now > most) [best, most] = [part, now];
  }
  return {at: place(best), part: best};
}
