import {add, type Point, scale, unit} from '../../../draw/geometry';
import {EDGE, H} from '../../../draw/hull.gen';
import type {Sheet} from '../sheet';

export const outside = (sheet: Sheet, hull: number, face: number): Point[] => sheet.corners(hull, face).map((spot) => sheet.view(spot));

/** Whether a face shows its outside to the reader. The orientation of its corners in the picture tells. */
export const looksHere = (points: readonly Point[]): boolean => points.reduce((sum, p, i) => {
  const q = points[(i + 1) % points.length]!;
  return sum + p.x * q.y - q.x * p.y;
}, 0) < 0;

const sidesOf = (sheet: Sheet, hull: number, edge: number): number[] => [EDGE.left, EDGE.right].map((side) => sheet.get(sheet.edge(hull, edge) + side));

/** Whether a hull hides one of its own edges. */
export const isHidden = (sheet: Sheet, hull: number, edge: number): boolean => !sidesOf(sheet, hull, edge).some((face) => looksHere(outside(sheet, hull, face)));

/** Redraws a hull's front edges inside a part of the picture. The edges of the faces in without are left out. */
export function drawFront(sheet: Sheet, hull: number, part: readonly Point[], without: readonly number[]): void {
  const {ctx} = sheet, {edges} = H.hulls[hull]!;
  ctx.save();
  ctx.beginPath();
  part.forEach(({x, y}, i) => (i === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)));
  ctx.clip();
  for (let n = 0; n < sheet.get(edges.count); n++) {
    if (isHidden(sheet, hull, n) || sidesOf(sheet, hull, n).some((face) => without.includes(face))) continue;
    const ends = sheet.edgeEnds(hull, n);
    sheet.line(...ends, {color: sheet.theme.paper, width: 6, weight: 0});
    sheet.line(...ends, {color: sheet.color(hull), width: 2, weight: 0});
  }
  ctx.restore();
}

/** A polygon whose corners are moved outward from its middle by this many pixels. */
export function grown(points: readonly Point[], by: number): Point[] {
  const middle = scale(points.reduce((sum, p) => add(sum, p)), 1 / points.length);
  return points.map((p) => add(p, unit(add(p, middle, -1)), by));
}

/** The rectangle around a line, at a distance of by pixels. */
export function band(from: Point, to: Point, by: number): Point[] {
  const along = unit(add(to, from, -1)), aside = {x: -along.y, y: along.x};
  return [add(from, aside, by), add(to, aside, by), add(to, aside, -by), add(from, aside, -by)];
}
