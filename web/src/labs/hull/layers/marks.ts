import {HULL_THING} from '../../../base/hull.gen';
import {EDGE_SLOTS, FACE, FACE_SLOTS, H, KEPT, KEPT_SLOTS, PLANE_SLOTS, SPOT_SLOTS, TOUCH, TOUCH_SLOTS} from '../../../draw/hull.gen';
import {drawMarked, isThing, labelsOf, type Thing} from '../../../draw/marks';
import {outlineOf} from '../outline';
import type {Sheet} from '../sheet';
import {dot} from '../eye';
import {planeOf} from './planes';
import {asks, clips, STAGE} from './stage';

/** The length of the contact normal, as a share of both hulls' width. */
const LENGTH = 0.2;

/** The things of the picture that a text may mark: the hulls with their parts, and what the call has found, unless the reader is asked for it. */
export function thingsOf(sheet: Sheet, reached = sheet.get(H.reached)): Thing[] {
  const {theme} = sheet, face = (hull: number, n: number): Thing['points'] => sheet.corners(hull, n).map((spot) => sheet.view(spot));
  const asked = asks(sheet) ? sheet.get(H.ask.stage) - 1 : Infinity, known = (stage: number): boolean => reached >= stage && stage < asked;
  const things = [0, 1].flatMap((hull): Thing[] => {
    const {vertices, faces, edges} = H.hulls[hull]!, color = sheet.color(hull), spots = sheet.items(vertices, SPOT_SLOTS).map((spot) => sheet.view(spot));
    const away = sheet.items(faces, FACE_SLOTS).map((at) => dot(sheet.vec(FACE.normal, at), sheet.toward) <= 0);
    return [
      {kind: HULL_THING.hull + hull, points: outlineOf(spots), color},
      ...away.map((hidden, i) => ({kind: HULL_THING.face + hull, number: i, points: face(hull, i), color, hidden})),
      ...sheet.items(edges, EDGE_SLOTS).map((_, i) => ({kind: HULL_THING.edge + hull, number: i, points: sheet.edgeEnds(hull, i), color})),
      ...spots.map((spot, i) => ({kind: HULL_THING.vertex + hull, number: i, points: [spot], color})),
    ];
  });
  const {reference, incident, edges, clip, keep, contacts} = H;
  if (sheet.get(H.separated) === 1) return things;
  if (known(STAGE['best-axis'])) {
    const onEdges = sheet.get(H.onEdges) === 1, ofB = sheet.get(reference.ofB), n = sheet.get(reference.face), from = onEdges ? edges.onA.at.x : sheet.face(ofB, n) + FACE.middle.at.x;
    things.push({kind: HULL_THING.normal, points: [sheet.view(from), sheet.lifted(from, LENGTH * sheet.extent)], color: theme.ink});
    if (!onEdges) things.push({kind: HULL_THING.reference, points: face(ofB, n), color: sheet.color(ofB)});
  }
  if (clips(sheet)) {
    const {ofB, face: n} = incident.hullFace;
    if (known(STAGE.incident)) things.push({kind: HULL_THING.incident, points: face(sheet.get(ofB), sheet.get(n)), color: sheet.color(sheet.get(ofB))});
    if (known(STAGE.clip)) things.push(...sheet.items(clip.planes, PLANE_SLOTS).map((plane, i) => ({kind: HULL_THING.side, number: i, points: planeOf(sheet, plane), color: theme.side, hidden: sheet.get(H.stage) !== STAGE.clip})));
    if (known(STAGE.keep)) things.push(...sheet.items(keep.points, KEPT_SLOTS).map((at, i) => ({kind: HULL_THING.point, number: i, points: [sheet.view(at + KEPT.spot.at.x)], color: theme.side, hidden: sheet.get(H.stage) < STAGE.clip})));
  }
  if (known(STAGE.contacts)) things.push(...sheet.items(contacts.list, TOUCH_SLOTS).map((at, i) => ({kind: HULL_THING.contact, number: i, points: [sheet.view(at + TOUCH.middle.at.x)], color: theme.contact})));
  return things;
}

/** Writes the author's labels. A thing that the call finds has its label from its stage on. */
export function drawLabels(sheet: Sheet): void {
  if (sheet.theme.labels) for (const label of labelsOf(thingsOf(sheet, Math.min(sheet.get(H.stage), sheet.get(H.reached))), sheet.theme)) sheet.label({...label, priority: 110}); // a small picture too has them
}

/** Draws what a text marks. */
export function drawMarks(sheet: Sheet): void {
  const {ctx, marked, theme} = sheet;
  if (marked[0] !== 0) drawMarked(ctx, thingsOf(sheet).filter((thing) => isThing(thing, marked)), theme);
}
