import {SHAPE_QUANTITY} from '../../../base/shape.gen';
import {type Point, add, cutPolygon, middle, scale} from '../../../draw/geometry';
import {S} from '../../../draw/shape.gen';
import {short} from '../../../text/number';
import type {Sheet} from '../sheet';

/** Draws stage region: the parts of the plane that are nearest to each end of an edge, and to the edge, and the centre in one of them. */
export function drawRegion(sheet: Sheet): void {
  if (sheet.stage !== 'region') return;
  const {theme} = sheet, r = S.region, first = sheet.side(0), region = sheet.get(r.region), edge = sheet.get(r.edge), capsule = sheet.get(S.sides[first].count) === 2;
  const [start, end] = [sheet.at(r.ends[0]!), sheet.at(r.ends[1]!)], out = sheet.outward(first, edge), along = {x: -out.y, y: out.x}; // along the edge, on the canvas
  const way = (end.x - start.x) * along.x + (end.y - start.y) * along.y > 0 ? along : scale(along, -1);
  let plane: readonly Point[] = sheet.get(r.inside) ? [] : sheet.canvasPolygon; // a centre inside is nearest to no corner
  if (!capsule) plane = cutPolygon(plane, start, scale(out, -1)); // only in front of the edge
  const parts = [cutPolygon(plane, start, way), cutPolygon(plane, end, scale(way, -1)), cutPolygon(cutPolygon(plane, start, scale(way, -1)), end, way)];
  parts.forEach((part, i) => sheet.fill(part, i === 2 ? sheet.color(first) : theme.side, i === region ? 0.3 : 0.05));
  for (const at of plane.length > 0 ? [start, end] : []) {
    const line = sheet.through(at, out);
    sheet.line(capsule ? line.from : at, line.to, {color: theme.side, width: 1.5, dash: [6, 5], weight: 12});
  }
  const name = region === 2 ? capsule ? sheet.say('canvas.shape.core', {box: sheet.name(first)}) : sheet.say('canvas.edge', {n: String(edge + 1)}) : sheet.cornerName(first, (edge + region) % sheet.get(S.sides[first].count));
  const centre = sheet.at(r.center), at = sheet.at(r.at);
  if (capsule) sheet.line(start, end, {color: sheet.color(first), width: region === 2 ? 4 : 3});
  else sheet.strongEdge(first, edge, region === 2 ? 4 : 3);
  sheet.line(at, centre, {color: theme.contact, width: 2.5, quantity: SHAPE_QUANTITY.nearest});
  sheet.dot(at, 6.5, theme.contact, false, SHAPE_QUANTITY.nearest);
  sheet.dot(centre, 5, sheet.color(sheet.side(1)));
  sheet.label({text: sheet.say('canvas.shape.nearest', {name}), at, toward: {x: at.x - centre.x, y: at.y - centre.y}, gap: 12, inside: true, color: theme.contact, bold: true, priority: 100, quantity: SHAPE_QUANTITY.nearest});
  sheet.label({text: sheet.say('canvas.shape.metres', {n: short(sheet.get(r.distance))}), at: middle(at, centre), toward: {x: centre.y - at.y, y: at.x - centre.x}, gap: 8, inside: true, color: theme.contact, priority: 90});
}

/** Draws stage distance: the way from one point of the cores to the other, both radii on it, and what is left. */
export function drawDistance(sheet: Sheet): void {
  if (sheet.stage !== 'distance') return;
  const {theme} = sheet, d = S.distance, [from, to] = [sheet.at(d.ends[0]!), sheet.at(d.ends[1]!)], [a, b] = [sheet.at(d.surfaces[0]!), sheet.at(d.surfaces[1]!)];
  const aside = sheet.direction(d.normal), lane = {x: -aside.y, y: aside.x}, off = sheet.small ? 10 : 14;
  sheet.line(from, to, {color: theme.ink, width: 1.5, quantity: SHAPE_QUANTITY.nearest});
  ([[from, a, 0, -1], [to, b, 1, 1]] as const).forEach(([centre, surface, role, which]) => {
    const side = sheet.side(role), r = sheet.get(S.sides[side].radius);
    const shift = (p: typeof from): typeof from => add(p, lane, which * off);
    sheet.dot(centre, 5, sheet.color(side));
    if (r === 0) return;
    sheet.dimension(shift(centre), shift(surface), {color: sheet.color(side), width: 3});
    sheet.label({key: `radius ${role}`, text: sheet.say('canvas.shape.radius', {n: short(r)}), at: shift(middle(centre, surface)), toward: scale(lane, which), gap: 6, inside: true, color: sheet.color(side), priority: 85});
  });
  sheet.line(a, b, {color: theme.contact, width: 5});
  sheet.label({text: sheet.separation(sheet.get(d.separation)), at: middle(a, b), toward: lane, gap: off + 16, inside: true, color: theme.contact, bold: true, priority: 100});
  sheet.label({text: sheet.say('canvas.shape.cores', {n: short(sheet.get(d.length))}), at: [to, from, middle(from, to)], toward: aside, gap: 10, inside: true, color: theme.ink, priority: 75});
}
