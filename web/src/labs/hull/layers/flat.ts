import {add, middle, type Point, type Rect, unit} from '../../../draw/geometry';
import {roundLength} from '../../../draw/grid';
import {CORNER, CORNER_SLOTS, EDGE, H, KEPT, KEPT_SLOTS, PLANE, PLANE_SLOTS, SPOT_SLOTS, TOUCH, TOUCH_SLOTS} from '../../../draw/hull.gen';
import {short} from '../../../text/number';
import {fitInto} from '../camera';
import type {Sheet} from '../sheet';
import {drawAskFlat} from './ask';
import {drawCorners, leftOf} from './corners';
import {drawDepths} from './depths';
import {alongOf, freeOf} from './free';
import {drawScale} from './scale';
import {drawSide} from './side';
import {STAGE, stageOf} from './stage';

/** The height of the strip with a picture’s heading, CSS pixels. */
const HEAD = 32;

/**
 * The contact plane, seen along the normal; below it, if the pictures are side by side, the subject of the stage: the
 * corners in order, their depths, or the side view.
 */
export function drawFlat(sheet: Sheet): void {
  const {theme, places: {second: place, beside}} = sheet, stage = stageOf(sheet);
  const low = !beside ? 0 : stage === STAGE.clip ? Math.min(130, place.height * 0.26) : Math.min(170, place.height * 0.32), head = beside ? HEAD : 0;
  const top: Rect = {...place, y: place.y + head, height: place.height - head - low};
  sheet.second = fitInto({...top, height: top.height - (beside ? 14 : 0)}, sheet.flatSpan(() => shown(sheet)), sheet.camera, 34);
  drawPaper(sheet, top);
  sheet.ctx.save();
  sheet.ctx.beginPath();
  sheet.ctx.rect(top.x, top.y, top.width, top.height);
  sheet.ctx.clip();
  if (stage === STAGE.clip) drawCut(sheet, top);
  else if (sheet.get(H.onEdges) === 1) drawEdges(sheet);
  else drawPoints(sheet, stage);
  if (stage === STAGE.contacts) drawStrict(sheet, top);
  drawAskFlat(sheet);
  sheet.ctx.restore();
  if (beside) sheet.writeFixed(sheet.word('heading'), place.x + 14, place.y + 20, {color: theme.soft, size: 13, align: 'left'});
  drawScale(sheet, top);
  if (low > 0) {
    const below = {...place, y: top.y + top.height, height: low};
    sheet.line(below, {x: place.x + place.width, y: below.y}, {color: theme.hairline, width: 1, weight: 0});
    sheet.within(below, () => (stage === STAGE.clip ? drawCorners : stage === STAGE.contacts ? drawSide : drawDepths)(sheet, below));
  }
}

/** The slots of the points that the view of the contact plane must show: of the two edges and their contact, or of the reference face and the clipped corners. */
function shown(sheet: Sheet): number[] {
  if (sheet.get(H.onEdges) === 1) return [...[0, 1].flatMap((hull) => endsOf(sheet, hull)), ...sheet.items(H.contacts.list, TOUCH_SLOTS).map((at) => at + TOUCH.middle.at.x)];
  const lists = sheet.items(H.clip.planes, PLANE_SLOTS).flatMap((plane) => [PLANE.before, PLANE.after, PLANE.gone].map((list) => sheet.itemsIn(plane, list, CORNER_SLOTS)));
  return [...sheet.corners(sheet.get(H.reference.ofB), sheet.get(H.reference.face)), ...lists.flat()];
}

function drawPaper(sheet: Sheet, {x, y, width, height}: Rect): void {
  const step = roundLength(38, sheet.second.scale) * sheet.second.scale, style = {color: sheet.theme.grid, width: 1, weight: 0};
  for (let at = x + step / 2; at < x + width; at += step) sheet.line({x: at, y}, {x: at, y: y + height}, style);
  for (let at = y + step / 2; at < y + height; at += step) sheet.line({x, y: at}, {x: x + width, y: at}, style);
}

/** The reference face from above. */
function reference(sheet: Sheet, width: number): Point[] {
  const hull = sheet.get(H.reference.ofB), points = sheet.corners(hull, sheet.get(H.reference.face)).map((spot) => sheet.flat(spot));
  sheet.fill(points, sheet.color(hull), 0.09);
  sheet.path(points, {color: sheet.color(hull), width}, true);
  return points;
}

/** The present side plane, the part that it cuts off, and the rest. */
function drawCut(sheet: Sheet, place: Rect): void {
  const {theme} = sheet, sub = sheet.get(H.sub), incident = sheet.get(H.incident.hullFace.ofB), color = sheet.color(incident);
  const planes = sheet.items(H.clip.planes, PLANE_SLOTS);
  const far = place.width + place.height;
  reference(sheet, 4);
  const present = planes[sub - 1], marks = present === undefined ? [] : [PLANE.before, PLANE.after].flatMap((list) => sheet.itemsIn(present, list, CORNER_SLOTS)).map((at) => sheet.flat(at));
  const badges: (() => void)[] = []; // drawn over all else
  planes.forEach((plane, i) => {
    const from = sheet.flat(plane + PLANE.from.at.x), to = sheet.flat(plane + PLANE.to.at.x), n = i + 1;
    const along = unit({x: to.x - from.x, y: to.y - from.y});
    const outward = sheet.flatVec(plane + PLANE.outward.x, plane + PLANE.outward.y), out = {x: outward.x, y: -outward.y}, badge = freeOf(sheet, marks, alongOf(from, to).map((at) => add(at, out, 20)));
    if (n !== sub) {
      sheet.line(add(from, along, -22), add(to, along, 22), {color: theme.side, width: 1, dash: [5, 4], alpha: 0.8, weight: 6});
      badges.push(() => sheet.badge(badge, String(n), theme.side, {empty: true, dashed: n > sub}));
      return;
    }
    const ends = [add(from, along, -far), add(to, along, far)] as const;
    sheet.hatch([ends[0], ends[1], add(ends[1], out, far), add(ends[0], out, far)], theme.side, 0.32);
    sheet.line(...ends, {color: theme.side, width: 3, weight: 40});
    badges.push(() => sheet.badge(badge, String(n), theme.side));
  });
  if (present !== undefined) drawRest(sheet, present, color);
  for (const draw of badges) draw();
}

/** The parts of the polygon that a plane cuts off and leaves. */
function drawRest(sheet: Sheet, plane: number, color: string): void {
  const {theme} = sheet, before = sheet.itemsIn(plane, PLANE.before, CORNER_SLOTS);
  sheet.path(before.map((at) => sheet.flat(at)), {color: theme.soft, width: 2, dash: [6, 4], weight: 14}, true);
  const after = sheet.itemsIn(plane, PLANE.after, CORNER_SLOTS), points = leftOf(sheet, before, after, (at) => sheet.flat(at));
  sheet.fill(points, color, 0.26);
  sheet.path(points, {color, width: 4.5}, true);
  for (const at of after) {
    const point = points[after.indexOf(at)]!, fresh = sheet.get(at + CORNER.new) === 1;
    sheet.dot(point, fresh ? 6.5 : 4.5, fresh ? theme.side : color);
    if (fresh) sheet.label({text: sheet.word('new'), at: point, gap: 12, color: theme.side, bold: true, priority: 80, inside: true});
  }
  for (const at of sheet.itemsIn(plane, PLANE.gone, CORNER_SLOTS)) {
    const point = sheet.flat(at), vertex = sheet.get(at + CORNER.vertex);
    sheet.cross(point, 7, theme.soft);
    const name = vertex > 0 ? [`${sheet.name(sheet.get(at + CORNER.feature.inOfB))} v${vertex}`] : [];
    sheet.label({text: [...name, sheet.word('outside', {height: short(sheet.get(at + CORNER.height))})], at: point, gap: 12, color: theme.soft, bold: true, priority: 90, inside: true});
  }
}

/** The remaining corners. Corners of the manifold are numbered in the order of the rules that chose them. */
function drawPoints(sheet: Sheet, stage: number): void {
  const {theme} = sheet, sub = sheet.get(H.sub), incident = sheet.color(sheet.get(H.incident.hullFace.ofB));
  reference(sheet, 3);
  const all = sheet.items(H.keep.points, KEPT_SLOTS), kept = all.filter((at) => sheet.get(at + KEPT.kept) === 1);
  const order = (at: number): number => sheet.get(at + KEPT.order), flat = (at: number): Point => sheet.flat(at + KEPT.foot.at.x);
  sheet.path(all.map((at) => sheet.flat(at)), {color: incident, width: 1.75, ...stage === STAGE.contacts ? {dash: [5, 4]} : {}, weight: 14}, true);
  const ruled = stage === STAGE.reduce && sub > 0, last = ruled ? sub : 4;
  const chosen = kept.filter((at) => order(at) > 0 && order(at) <= last);
  if (stage > STAGE.keep) {
    sheet.fill(chosen.map(flat), theme.contact, 0.2);
    if (ruled && sub >= 3) drawTriangle(sheet, kept, sub);
    sheet.path(chosen.map(flat), {color: theme.contact, width: 2, weight: 14}, chosen.length > 2);
  }
  for (const at of [...all.filter((one) => !chosen.includes(one)), ...chosen]) { // kept corners lie over dropped ones
    const point = flat(at);
    if (sheet.get(at + KEPT.kept) === 0) {
      sheet.cross(point, 6.5, theme.soft);
      sheet.label({text: sheet.word('dropped'), at: point, gap: 11, color: theme.soft, bold: true, priority: 60, inside: true});
    } else if (stage === STAGE.keep) {
      sheet.dot(point, 6, theme.contact);
      sheet.label({text: sheet.word('metres', {length: short(-sheet.get(at + KEPT.separation))}), at: point, gap: 11, color: theme.contact, bold: true, priority: 50, inside: true});
    } else if (chosen.includes(at)) {
      sheet.badge(point, String(order(at)), theme.contact);
      const words = ruled ? sheet.word(`rule-${order(at)}`) : sheet.word('metres', {length: short(Math.max(0, -sheet.get(at + KEPT.separation)))});
      sheet.label({text: words, at: point, gap: 15, color: theme.contact, bold: true, priority: 80, inside: true});
    } else {
      sheet.dot(point, 5.5, theme.contact, {empty: true});
    }
  }
}

/** The outline of the part that both hulls share once B has moved, with a ring around each corner, and a key that explains the rings. */
function drawStrict(sheet: Sheet, {x, y, width, height}: Rect): void {
  const points = sheet.items(H.strict, SPOT_SLOTS).map((spot) => sheet.flat(spot)), word = sheet.word('strict'), style = {color: sheet.theme.ink, width: 1.5, dash: [3, 3], weight: 0};
  if (points.length > 1) sheet.path(points, style, points.length > 2);
  const right = x + width - 14, middle = y + height - 16, key = {x: right - sheet.measure(word, 13) - 14, y: middle};
  for (const point of points) sheet.circle(point, 14, style);
  if (points.length === 0) return;
  sheet.circle(key, 6, style);
  sheet.writeFixed(word, right, middle, {color: sheet.theme.soft, size: 13, align: 'right'});
}

/**
 * From the third rule on: the triangle that the rule's corner adds to the kept ones, filled, and the line
 * between the first two corners.
 */
function drawTriangle(sheet: Sheet, kept: readonly number[], sub: number): void {
  const {theme} = sheet, byOrder = (n: number): Point | undefined => {
    const at = kept.find((one) => sheet.get(one + KEPT.order) === n);
    return at === undefined ? undefined : sheet.flat(at + KEPT.foot.at.x);
  };
  const points = [1, 2, 3, 4].slice(0, sub).map(byOrder).filter((p) => p !== undefined);
  const [p, q, r] = points;
  if (p === undefined || q === undefined || r === undefined) return;
  sheet.line(p, q, {color: theme.contact, width: 2.5, dash: [7, 4]});
  if (sub === 3) return sheet.fill([p, q, sheet.coming(middle(p, q), r)], theme.contact, 0.3);
  const x = points[3];
  if (x === undefined) return;
  // The fourth corner's triangle stands on the side of the first one that the corner lies beyond.
  const side = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
  for (const [a, b, c] of [[p, q, r], [q, r, p], [r, p, q]] as const) if (side(a, b, c) * side(a, b, x) < 0) sheet.fill([a, b, sheet.coming(middle(a, b), x)], theme.contact, 0.34);
}

/** The slots of both ends of a hull's touching edge. */
function endsOf(sheet: Sheet, hull: number): number[] {
  const edge = sheet.edge(hull, sheet.get(hull === 0 ? H.edges.a : H.edges.b));
  return [EDGE.from, EDGE.to].map((end) => sheet.vertex(hull, sheet.get(edge + end)));
}

/** Two edges that touch, one above the other. */
function drawEdges(sheet: Sheet): void {
  for (const hull of [0, 1]) {
    const [from, to] = endsOf(sheet, hull).map((spot) => sheet.flat(spot)) as [Point, Point];
    sheet.line(from, to, {color: sheet.color(hull), width: 5});
    sheet.label({text: `${sheet.name(hull)} e${sheet.get(hull === 0 ? H.edges.a : H.edges.b) + 1}`, at: [to, from, middle(from, to)], gap: 10, color: sheet.color(hull), bold: true, priority: 78, inside: true});
  }
  sheet.items(H.contacts.list, TOUCH_SLOTS).forEach((at, i) => {
    sheet.badge(sheet.flat(at + TOUCH.middle.at.x), String(i + 1), sheet.theme.contact);
  });
}
