import {add, middle, type Point, scale, unit} from '../../../draw/geometry';
import {CORNER, CORNER_SLOTS, FACE, H, KEPT, KEPT_SLOTS, PLANE, PLANE_SLOTS, TOUCH, TOUCH_SLOTS} from '../../../draw/hull.gen';
import {short} from '../../../text/number';
import type {Sheet} from '../sheet';
import {clips, STAGE, stageOf} from './stage';

/** What the stage is about, drawn through everything. */
export function drawHighlights(sheet: Sheet): void {
  const stage = stageOf(sheet);
  if (stage === STAGE['faces-a']) drawFace(sheet, 0);
  else if (stage === STAGE['faces-b']) drawFace(sheet, 1);
  else if (stage === STAGE.edges) drawEdges(sheet);
  else if (stage === STAGE['best-axis']) drawAxis(sheet);
  else if (!clips(sheet)) drawEdges(sheet);
  else if (stage === STAGE.incident) drawIncident(sheet);
  else if (stage === STAGE.clip) drawClip(sheet);
  else drawKept(sheet, stage);
  if (stage === STAGE.contacts) drawContacts(sheet);
  if (sheet.get(H.separated) === 1) drawGap(sheet);
}

/** A face at full colour. */
function lightFace(sheet: Sheet, hull: number, face: number, alpha: number, width: number): Point[] {
  const points = sheet.corners(hull, face).map((spot) => sheet.view(spot));
  sheet.fill(points, sheet.color(hull), alpha);
  sheet.path(points, {color: sheet.color(hull), width}, true);
  return points;
}

/** The best face, the other hull's deepest point, and how deep it lies. */
function drawFace(sheet: Sheet, hull: number): void {
  const tests = H.faces[hull]!, face = sheet.get(tests.face), other = 1 - hull;
  const points = lightFace(sheet, hull, face, 0.4, 5);
  const support = sheet.view(tests.support.at.x), foot = sheet.view(tests.foot.at.x);
  sheet.arrow(foot, support, {color: sheet.theme.ink, width: 3}, true);
  sheet.dot(support, 6, sheet.color(other), {diamond: other === 1});
  sheet.dot(foot, 3.5, sheet.color(hull));
  const separation = sheet.get(tests.separation), vertex = sheet.get(sheet.get(tests.bars.at) + 1);
  const words = separation < 0 ? sheet.word('deep', {depth: short(-separation)}) : sheet.word('metres', {length: short(separation)});
  sheet.label({text: words, at: middle(support, foot), toward: {x: 1, y: 0}, gap: 12, color: sheet.theme.ink, bold: true, size: 15, mark: true, priority: 100, inside: true});
  sheet.label({text: `${sheet.name(other)} v${vertex + 1}`, at: support, gap: 11, color: sheet.color(other), bold: true, priority: 80, inside: true});
  sheet.label({text: `${sheet.name(hull)} f${face + 1}`, at: points, gap: 9, color: sheet.color(hull), bold: true, priority: 70, inside: true});
}

/** The normal from a point, from A to B. */
function drawNormal(sheet: Sheet, from: Point, length = 70): Point {
  const way = scale(unit({x: sheet.get(H.normalView.x), y: -sheet.get(H.normalView.y)}), length), to = add(from, way);
  sheet.arrow(from, to, {color: sheet.theme.ink, width: 2.5});
  sheet.label({text: 'n', at: to, toward: {x: 1, y: -0.3}, gap: 7, color: sheet.theme.ink, bold: true, size: 15, priority: 75, inside: true});
  return to;
}

/** The best pair of edges, their nearest points, and the overlap between them. */
function drawEdges(sheet: Sheet): void {
  const edges = H.edges;
  if (sheet.get(edges.found) === 0) return;
  const pair = [sheet.get(edges.a), sheet.get(edges.b)];
  [0, 1].forEach((hull) => {
    const [from, to] = sheet.edgeEnds(hull, pair[hull]!);
    sheet.line(from, to, {color: sheet.color(hull), width: 5.5});
    sheet.label({text: `${sheet.name(hull)} e${pair[hull]! + 1}`, at: [to, from, middle(from, to)], gap: 10, color: sheet.color(hull), bold: true, priority: 78, inside: true});
  });
  const onA = sheet.view(edges.onA.at.x), onB = sheet.view(edges.onB.at.x), separation = sheet.get(edges.separation);
  sheet.line(onA, onB, {color: sheet.theme.ink, width: 3});
  const way = unit({x: sheet.get(edges.normalView.x), y: -sheet.get(edges.normalView.y)}), tip = add(onA, way, 74);
  sheet.arrow(onA, tip, {color: sheet.theme.ink, width: 2, ...separation < 0 ? {} : {dash: [4, 4]}});
  sheet.label({text: 'n', at: tip, toward: {x: 1, y: 0}, gap: 7, color: sheet.theme.ink, bold: true, size: 15, priority: 74, inside: true});
  sheet.dot(onA, 5.5, sheet.theme.a);
  sheet.dot(onB, 5.5, sheet.theme.b, {diamond: true});
  sheet.label({text: sheet.word('metres', {length: short(Math.abs(separation))}), at: middle(onA, onB), toward: {x: 1, y: 0.3}, gap: 14, color: sheet.theme.ink, bold: true, size: 15, mark: true, priority: 100, inside: true});
}

/** The chosen face or edges, with the normal. */
function drawAxis(sheet: Sheet): void {
  if (sheet.get(H.best.axis) === 2) return drawEdges(sheet);
  const hull = sheet.get(H.best.axis), tests = H.faces[hull]!;
  lightFace(sheet, hull, sheet.get(tests.face), 0.4, 5);
  const foot = sheet.view(sheet.face(hull, sheet.get(tests.face)) + FACE.middle.at.x);
  drawNormal(sheet, foot, 84);
  sheet.label({text: `${sheet.name(hull)} f${sheet.get(tests.face) + 1}`, at: sheet.corners(hull, sheet.get(tests.face)).map((spot) => sheet.view(spot)), gap: 9, color: sheet.color(hull), bold: true, priority: 70, inside: true});
}

function drawIncident(sheet: Sheet): void {
  const incident = sheet.get(H.incident.hullFace.ofB), face = sheet.get(H.incident.hullFace.face);
  reference(sheet, 0.16);
  const points = lightFace(sheet, incident, face, 0.34, 5);
  for (const at of sheet.items(H.incident.deepest, 1)) {
    const vertex = sheet.get(at), point = sheet.view(sheet.vertex(incident, vertex));
    sheet.dot(point, 6.5, sheet.color(incident), {diamond: incident === 1});
    sheet.label({text: `v${vertex + 1}`, at: point, gap: 11, color: sheet.color(incident), bold: true, priority: 80, inside: true});
  }
  sheet.label({text: `${sheet.name(incident)} f${face + 1}`, at: points, gap: 9, color: sheet.color(incident), bold: true, priority: 85, inside: true});
}

/** The reference face, thick. */
function reference(sheet: Sheet, alpha: number, width = 4.5): void {
  lightFace(sheet, sheet.get(H.reference.ofB), sheet.get(H.reference.face), alpha, width);
}

/** The side plane that cuts as a sheet, the others by their numbers; what it left of the face, and what it took. */
function drawClip(sheet: Sheet): void {
  const {theme} = sheet, sub = sheet.get(H.sub), incident = sheet.color(sheet.get(H.incident.hullFace.ofB));
  reference(sheet, 0.12);
  const up = unit({x: sheet.get(H.normalView.x), y: -sheet.get(H.normalView.y)}), tall = 62;
  const ofB = sheet.get(H.reference.ofB) === 1 ? -1 : 1; // the reference face looks along the normal, or against it
  sheet.items(H.clip.planes, PLANE_SLOTS).forEach((plane, i) => {
    const from = sheet.view(plane + PLANE.from.at.x), to = sheet.view(plane + PLANE.to.at.x), n = i + 1;
    const top = add(middle(from, to), up, ofB * (tall - 4));
    if (n === sub) {
      const sheetOf = [add(from, up, tall), add(to, up, tall), add(to, up, -tall * 0.6), add(from, up, -tall * 0.6)];
      sheet.fill(sheetOf, theme.side, 0.1);
      sheet.hatch(sheetOf, theme.side, 0.3);
      sheet.path(sheetOf, {color: theme.side, width: 1.75, weight: 20}, true);
      sheet.badge(top, String(n), theme.side);
      const before = sheet.itemsIn(plane, PLANE.before, CORNER_SLOTS).map((at) => sheet.view(at));
      sheet.path(before, {color: theme.soft, width: 1.75, dash: [6, 4], weight: 14}, true);
      const after = sheet.itemsIn(plane, PLANE.after, CORNER_SLOTS);
      const points = after.map((at) => sheet.view(at));
      sheet.fill(points, incident, 0.26);
      sheet.path(points, {color: incident, width: 4.5}, true);
      for (const at of after) {
        const fresh = sheet.get(at + CORNER.new) === 1;
        sheet.dot(sheet.view(at), fresh ? 6 : 4.5, fresh ? theme.side : incident);
      }
      for (const at of sheet.itemsIn(plane, PLANE.gone, CORNER_SLOTS)) sheet.cross(sheet.view(at), 6.5, theme.soft);
    } else {
      sheet.badge(top, String(n), theme.side, {empty: true, dashed: n > sub});
    }
  });
}

/** The corners that are left, each with its depth as a needle from the face. */
function drawKept(sheet: Sheet, stage: number): void {
  const {theme} = sheet, sub = sheet.get(H.sub), incident = sheet.color(sheet.get(H.incident.hullFace.ofB));
  reference(sheet, 0.12, 3.5);
  const points = sheet.items(H.keep.points, KEPT_SLOTS);
  sheet.path(points.map((at) => sheet.view(at)), {color: incident, width: 2, weight: 20}, true);
  const shown = points.filter((at) => sheet.get(at + KEPT.kept) === 1);
  const chosen = shown.filter((at) => sheet.get(at + KEPT.order) > 0).sort((p, q) => sheet.get(p + KEPT.order) - sheet.get(q + KEPT.order));
  const many = stage === STAGE.reduce && sub > 0;
  if (stage > STAGE.keep) {
    const span = many ? chosen.slice(0, sub) : shown.filter((at) => chosen.includes(at));
    const walk = shown.filter((at) => span.includes(at)).map((at) => sheet.view(at + KEPT.foot.at.x));
    sheet.fill(walk, theme.contact, 0.2);
    sheet.path(walk, {color: theme.contact, width: 1.75, weight: 14}, walk.length > 2);
  }
  for (const at of points) {
    const point = sheet.view(at), foot = sheet.view(at + KEPT.foot.at.x), order = sheet.get(at + KEPT.order);
    if (sheet.get(at + KEPT.kept) === 0) {
      sheet.line(foot, point, {color: theme.soft, width: 1.5});
      sheet.cross(point, 6, theme.soft);
      sheet.label({text: sheet.word('dropped'), at: point, gap: 11, color: theme.soft, bold: true, priority: 60, inside: true});
      continue;
    }
    const stays = stage === STAGE.keep || (order > 0 && (!many || order <= sub));
    sheet.line(foot, point, {color: theme.contact, width: stays ? 4 : 1.75, weight: 30});
    if (stage === STAGE.contacts) continue;
    if (stage === STAGE.reduce && order > 0 && stays && many) sheet.badge(foot, String(order), theme.contact);
    else sheet.dot(foot, 5, theme.contact, {empty: !stays});
  }
  const deepest = [...shown].sort((p, q) => sheet.get(p + KEPT.separation) - sheet.get(q + KEPT.separation))[0];
  if (deepest === undefined || stage === STAGE.contacts) return;
  sheet.label({text: sheet.word('metres', {length: short(-sheet.get(deepest + KEPT.separation))}), at: middle(sheet.view(deepest), sheet.view(deepest + KEPT.foot.at.x)), gap: 14, color: theme.ink, bold: true, size: 15, mark: true, priority: 100, inside: true});
}

/** The contacts with their normals, and B where it only touches. */
function drawContacts(sheet: Sheet): void {
  const {theme} = sheet, move = sheet.way(H.contacts.move), lists = H.hulls[1];
  const outline = sheet.items(lists.outline, 1).map((at) => sheet.view(sheet.vertex(1, sheet.get(at))));
  const moved = outline.map((p) => add(p, move));
  sheet.fill(moved, theme.b, 0.06);
  sheet.path(moved, {color: theme.b, width: 2, dash: [7, 5], weight: 20}, true);
  const depth = sheet.get(H.contacts.depth);
  const right = outline.reduce((best, p) => p.x > best.x ? p : best);
  if (Math.hypot(move.x, move.y) >= 10) sheet.arrow(right, add(right, move), {color: theme.b, width: 3.5});
  if (depth > 0) sheet.label({text: sheet.word('moves', {length: short(depth)}), at: add(right, move, 0.5), toward: {x: 1, y: -0.5}, gap: 12, color: theme.b, bold: true, priority: 90, inside: true});
  sheet.items(H.contacts.list, TOUCH_SLOTS).forEach((at, i) => {
    const point = sheet.view(at + TOUCH.middle.at.x), way = unit({x: sheet.get(H.normalView.x), y: -sheet.get(H.normalView.y)});
    sheet.arrow(point, add(point, way, 46), {color: theme.contact, width: 2.5});
    sheet.badge(point, String(i + 1), theme.contact);
  });
}

/** The nearest points of hulls that are apart. */
function drawGap(sheet: Sheet): void {
  const onA = sheet.view(H.gap.onA.at.x), onB = sheet.view(H.gap.onB.at.x);
  sheet.line(onA, onB, {color: sheet.theme.soft, width: 2, dash: [4, 4]});
  sheet.dot(onA, 4.5, sheet.theme.a);
  sheet.dot(onB, 4.5, sheet.theme.b, {diamond: true});
}
