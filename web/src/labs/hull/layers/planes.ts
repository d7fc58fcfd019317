import type {Point} from '../../../draw/geometry';
import {CORNER, CORNER_SLOTS, H, PLANE, PLANE_SLOTS} from '../../../draw/hull.gen';
import type {Sheet} from '../sheet';
import {leftOf} from './corners';
import {alongOf, freeOf} from './free';

/** How far a side plane's rectangle reaches above and below the reference face, as a share of both hulls' extent. */
const ABOVE = 0.17, BELOW = 0.1;

/** The corners of a side plane's rectangle. The reference face's normal is the contact normal, or its reverse. */
export function planeOf(sheet: Sheet, plane: number): [Point, Point, Point, Point] {
  const out = sheet.get(H.reference.ofB) === 1 ? -1 : 1, top = out * ABOVE * sheet.extent, bottom = -out * BELOW * sheet.extent;
  const {from: {at: {x: from}}, to: {at: {x: to}}} = PLANE;
  return [sheet.lifted(plane + from, top), sheet.lifted(plane + to, top), sheet.lifted(plane + to, bottom), sheet.lifted(plane + from, bottom)];
}

/**
 * Draws the side planes as rectangles, numbered like their buttons. The current plane is filled. The numbers of
 * earlier planes have a solid ring, the numbers of later planes a dashed ring.
 */
export function drawSidePlanes(sheet: Sheet): void {
  const {theme} = sheet, sub = sheet.get(H.sub), ofB = sheet.get(H.reference.ofB), planes = sheet.items(H.clip.planes, PLANE_SLOTS);
  planes.forEach((plane, i) => {
    if (i + 1 !== sub) sheet.path(planeOf(sheet, plane), {color: theme.side, width: 1, dash: [5, 4], alpha: i + 1 < sub ? 0.9 : 0.6, weight: 6}, true);
  });
  const present = planes[sub - 1];
  if (present !== undefined) {
    const corners = planeOf(sheet, present);
    sheet.fill(corners, theme.side, 0.1);
    sheet.hatch(corners, theme.side, 0.3);
    sheet.path(corners, {color: theme.side, width: 2, weight: 20}, true);
    drawCut(sheet, present);
  }
  const marks = present === undefined ? [] : [PLANE.before, PLANE.after].flatMap((list) => sheet.itemsIn(present, list, CORNER_SLOTS)).map((at) => sheet.view(at));
  planes.forEach((plane, i) => {
    const [from, to] = planeOf(sheet, plane), n = i + 1, badge = freeOf(sheet, marks, alongOf(from, to));
    if (n === sub) sheet.badge(badge, String(n), theme.side);
    else sheet.badge(badge, String(n), theme.side, {empty: true, dashed: n > sub});
    if (n === sub) sheet.label({text: `${sheet.name(ofB)} e${sheet.get(plane + PLANE.edge) + 1}`, at: badge, gap: 14, color: theme.side, bold: true, priority: 60, inside: true});
  });
}

/** Draws the parts of the polygon that a plane leaves and cuts off, and the new corners. */
function drawCut(sheet: Sheet, plane: number): void {
  const {theme} = sheet, incident = sheet.get(H.incident.hullFace.ofB), color = sheet.color(incident);
  const corners = (list: {at: number; count: number}): number[] => sheet.itemsIn(plane, list, CORNER_SLOTS);
  sheet.path(corners(PLANE.before).map((at) => sheet.view(at)), {color: theme.soft, width: 2, dash: [6, 4], weight: 14}, true);
  const before = corners(PLANE.before), after = corners(PLANE.after), points = leftOf(sheet, before, after, (at) => sheet.view(at));
  sheet.fill(points, color, 0.28);
  sheet.path(points, {color, width: 4.5}, true);
  for (const at of after) {
    const fresh = sheet.get(at + CORNER.new) === 1, point = points[after.indexOf(at)]!;
    sheet.dot(point, fresh ? 6.5 : 4.5, fresh ? theme.side : color, {diamond: !fresh && incident === 1});
    if (fresh) sheet.label({text: sheet.word('new'), at: point, gap: 12, color: theme.side, bold: true, priority: 80, inside: true});
  }
  for (const at of corners(PLANE.gone)) {
    const point = sheet.view(at), vertex = sheet.get(at + CORNER.vertex);
    sheet.cross(point, 6.5, theme.soft);
    if (vertex > 0) sheet.label({text: `${sheet.name(sheet.get(at + CORNER.feature.inOfB))} v${vertex}`, at: point, gap: 12, color: theme.soft, bold: true, priority: 85, inside: true});
  }
}
