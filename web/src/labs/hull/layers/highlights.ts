import {middle} from '../../../draw/geometry';
import {BAR, CANDIDATE, CANDIDATE_SLOTS, FACE, H} from '../../../draw/hull.gen';
import {short} from '../../../text/number';
import type {Sheet} from '../sheet';
import {arcOf, drawSector} from './arc';
import {drawAsk} from './ask';
import {drawContacts} from './contacts';
import {band, drawFront, grown, isHidden, looksHere, outside} from './front';
import {dotOf, drawGap} from './gap';
import {drawNeedles} from './needles';
import {drawSidePlanes} from './planes';
import {times} from '../eye';
import {outlineOf} from '../outline';
import {AWAY, clips, litFaces, STAGE, stageOf, withoutPair} from './stage';

/** The subject of the stage, drawn through everything. */
export function drawHighlights(sheet: Sheet): void {
  const stage = stageOf(sheet);
  for (const {hull, face, alpha} of litFaces(sheet)) lightFace(sheet, hull, face, alpha, stage >= STAGE.clip ? 4 : 5);
  if (stage === STAGE['faces-a']) drawFace(sheet, 0);
  else if (stage === STAGE['faces-b']) drawFace(sheet, 1);
  else if (withoutPair(sheet)) drawWithoutPair(sheet);
  else if (stage === STAGE.edges) drawEdges(sheet);
  else if (stage === STAGE['best-axis']) drawAxis(sheet);
  else if (!clips(sheet)) drawEdges(sheet, stage === STAGE.contacts);
  else if (stage === STAGE.incident) drawIncident(sheet);
  else if (stage === STAGE.clip) drawSidePlanes(sheet);
  else drawNeedles(sheet, stage);
  if (stage === STAGE.contacts) drawContacts(sheet);
  if (sheet.get(H.separated) === 1) drawGap(sheet);
  drawAsk(sheet);
}

/** A face in its hull's colour, with a dashed outline if the reader sees its inside. In space the solids themselves have the colour. */
function lightFace(sheet: Sheet, hull: number, face: number, alpha: number, width: number): void {
  const points = outside(sheet, hull, face), away = !looksHere(points), strong = alpha > 0.1;
  if (sheet.eye === undefined) sheet.fill(points, sheet.color(hull), away ? AWAY * alpha : alpha);
  sheet.path(points, {color: sheet.color(hull), width: !strong ? 2 : away ? width - 1 : width, ...away && strong ? {dash: [9, 4]} : {}}, true);
  if (away && strong) drawFront(sheet, hull, grown(points, 4), [face]);
}

function nameFace(sheet: Sheet, hull: number, face: number, priority = 70, within = false): void {
  const at = within ? sheet.view(sheet.face(hull, face) + FACE.middle.at.x) : sheet.corners(hull, face).map((spot) => sheet.view(spot));
  sheet.label({text: `${sheet.name(hull)} f${face + 1}`, at, gap: within ? 2 : 9, color: sheet.color(hull), bold: true, priority, inside: true});
}

/** The best face with its plane, the other hull's deepest point, and how deep it lies. */
function drawFace(sheet: Sheet, hull: number): void {
  const {theme} = sheet, tests = H.faces[hull]!, face = sheet.get(tests.face), other = 1 - hull, color = sheet.color(hull);
  const around = sheet.face(hull, face) + FACE.middle.at.x, reach = sheet.between(around, tests.foot.at.x, 1 + 0.1 * sheet.t); // the plane reaches as far as the point where the distance is measured
  const plane = outlineOf([...sheet.corners(hull, face).map((spot) => sheet.between(around, spot, 1 + 0.2 * sheet.t)), reach]);
  sheet.fill(plane, color, 0.08);
  sheet.path(plane, {color, width: 1.25, dash: [6, 4]}, true);
  const foot = sheet.view(tests.foot.at.x), support = sheet.coming(foot, sheet.view(tests.support.at.x));
  sheet.span(foot, support, {color: theme.ink, width: 3});
  sheet.dot(support, 6, sheet.color(other), {diamond: other === 1});
  sheet.dot(foot, 3.5, color);
  const separation = sheet.get(tests.separation), vertex = sheet.get(sheet.get(tests.bars.at) + BAR.vertex);
  const words = separation < 0 ? sheet.word('deep', {depth: short(-separation)}) : sheet.word('metres', {length: short(separation)});
  sheet.label({text: words, at: middle(support, foot), toward: {x: 1, y: 0}, gap: 14, color: theme.ink, bold: true, size: 15, mark: true, priority: 100, inside: true});
  sheet.label({text: sheet.word('deepest') || `${sheet.name(other)} v${vertex + 1}`, brief: `${sheet.name(other)} v${vertex + 1}`, at: support, gap: 11, color: sheet.color(other), bold: true, priority: 80, inside: true});
  const name = `${sheet.name(hull)} f${face + 1}`;
  sheet.label({text: sheet.word('plane') || name, brief: name, at: plane, gap: 9, color, bold: true, priority: 70, inside: true});
}

/** The lengths of the contact normal and of a face normal, as a share of both hulls' width. */
const LENGTH = 0.2, OUTWARD = 0.15;

/** The contact normal at a point. It points from A to B. */
function drawNormal(sheet: Sheet, spot: number, dash?: readonly number[]): void {
  const to = sheet.lifted(spot, LENGTH * (sheet.get(H.stage) === STAGE.edges ? 1.35 : 1) * sheet.extent * sheet.t);
  sheet.arrow(sheet.view(spot), to, {color: sheet.theme.ink, width: 2.5, ...dash && {dash}});
  sheet.label({text: 'n', at: to, toward: {x: 1, y: -0.3}, gap: 7, color: sheet.theme.ink, bold: true, size: 15, priority: 75, inside: true});
}

/** The best pair of edges, their nearest points, and the overlap between them. At a later stage (past) the overlap has no label. */
function drawEdges(sheet: Sheet, past = false): void {
  const edges = H.edges;
  if (sheet.get(edges.found) === 0) return;
  const pair = [sheet.get(edges.a), sheet.get(edges.b)];
  [0, 1].forEach((hull) => {
    const edge = pair[hull]!, [from, to] = sheet.edgeEnds(hull, edge), half = middle(from, to);
    sheet.line(sheet.coming(half, from), sheet.coming(half, to), {color: sheet.color(hull), width: 5.5});
    if (isHidden(sheet, hull, edge)) drawFront(sheet, hull, band(from, to, 4), []);
    sheet.label({text: `${sheet.name(hull)} e${pair[hull]! + 1}`, at: [to, from, half], gap: 10, color: sheet.color(hull), bold: true, priority: 78, inside: true});
  });
  const onA = sheet.view(edges.onA.at.x), onB = sheet.view(edges.onB.at.x), separation = sheet.get(edges.separation), end = sheet.lifted(edges.onB.at.x, -separation), word = sheet.word('metres', {length: short(Math.abs(separation))});
  sheet.line(end, onA, {color: sheet.theme.ink, width: 1.5, dash: [3, 3]}); // if the nearest points are ends of edges, the line between them is not along n
  const radius = dotOf(onA, onB, 5.5);
  if (sheet.get(H.stage) === STAGE.edges) pair.forEach((edge, hull) => drawNormals(sheet, hull, edge!));
  if (!past && sheet.get(H.stage) <= sheet.get(H.reached)) drawNormal(sheet, edges.onA.at.x, separation < 0 ? undefined : [4, 4]);
  sheet.span(end, onB, {color: sheet.theme.ink, width: 3});
  sheet.dot(onA, radius, sheet.theme.a);
  sheet.dot(onB, radius, sheet.theme.b, {diamond: true});
  if (!past && sheet.get(H.separated) === 0) sheet.label({text: word, at: middle(onB, end), toward: {x: 1, y: 0.3}, gap: 14, color: sheet.theme.ink, bold: true, size: 15, mark: true, priority: 100, inside: true});
}

/** The directions between the normals of the faces at an edge of the best pair, as on the sphere: the arcs of both edges cross at n. */
function drawNormals(sheet: Sheet, hull: number, edge: number): void {
  const spot = H.edges.onA.at.x, centre = sheet.view(spot), radius = LENGTH * sheet.extent * sheet.t, color = sheet.color(hull);
  const rim = arcOf(sheet, hull, edge).map((v) => sheet.view(spot, times(sheet.world(v), radius)));
  drawSector(sheet, centre, rim, color);
  for (let i = 0; i + 1 < rim.length; i++) sheet.line(rim[i]!, rim[i + 1]!, {color, width: 4.5, weight: 6});
  for (const end of [rim[0]!, rim.at(-1)!]) sheet.dot(end, 4, color, {diamond: hull === 1});
}

/** The picture if no pair of edges can touch: the better of both hulls' best faces. */
function drawWithoutPair(sheet: Sheet): void {
  const hull = sheet.get(H.best.axis), {face, foot, support} = H.faces[hull]!;
  nameFace(sheet, hull, sheet.get(face));
  sheet.label({text: sheet.word('no-touch'), at: middle(sheet.view(foot.at.x), sheet.view(support.at.x)), toward: {x: 1, y: 0}, gap: 14, color: sheet.theme.ink, bold: true, size: 15, mark: true, priority: 100, inside: true});
}

/** The chosen face or edges, with the normal. */
function drawAxis(sheet: Sheet): void {
  const axis = sheet.get(H.best.axis);
  if (axis === 2) return drawEdges(sheet);
  const tests = H.faces[axis]!, face = sheet.get(tests.face);
  drawNormal(sheet, sheet.face(axis, face) + FACE.middle.at.x);
  nameFace(sheet, axis, face);
  const support = sheet.view(tests.support.at.x), foot = sheet.view(tests.foot.at.x);
  sheet.span(foot, support, {color: sheet.theme.ink, width: 3});
  sheet.dot(support, 6, sheet.color(1 - axis), {diamond: axis === 0});
  sheet.label({text: sheet.word('metres', {length: short(Math.abs(sheet.get(tests.separation)))}), at: middle(support, foot), toward: {x: 1, y: 0}, gap: 14, color: sheet.theme.ink, bold: true, size: 15, mark: true, priority: 100, inside: true});
}

/** A face's normal, from its middle. */
function drawOutward(sheet: Sheet, hull: number, n: number, width: number): void {
  const face = sheet.face(hull, n), from = face + FACE.middle.at.x;
  sheet.arrow(sheet.view(from), sheet.view(from, times(sheet.vec(FACE.normal, face), OUTWARD * sheet.extent * sheet.t)), {color: sheet.color(hull), width});
}

/** The deepest vertices, the faces around them, and the chosen face. */
function drawIncident(sheet: Sheet): void {
  const {hullFace, candidates, deepest} = H.incident, incident = sheet.get(hullFace.ofB), face = sheet.get(hullFace.face), color = sheet.color(incident);
  for (const at of sheet.items(candidates, CANDIDATE_SLOTS)) {
    const other = sheet.get(at + CANDIDATE.face);
    if (other === face) continue;
    const corners = sheet.corners(incident, other).map((spot) => sheet.view(spot));
    sheet.fill(corners, color, 0.13);
    sheet.path(corners, {color, width: 2.5, dash: [7, 4]}, true);
    drawOutward(sheet, incident, other, 2);
    nameFace(sheet, incident, other, 40, true);
  }
  drawOutward(sheet, sheet.get(H.reference.ofB), sheet.get(H.reference.face), 2.5);
  drawOutward(sheet, incident, face, 4);
  nameFace(sheet, sheet.get(H.reference.ofB), sheet.get(H.reference.face), 60);
  for (const at of sheet.items(deepest, 1)) {
    const vertex = sheet.get(at), point = sheet.view(sheet.vertex(incident, vertex));
    sheet.dot(point, 6.5, color, {diamond: incident === 1});
    sheet.label({text: `v${vertex + 1}`, at: point, gap: 11, color, bold: true, priority: 80, inside: true});
  }
  nameFace(sheet, incident, face, 85);
}
