import {cutPolygon, middle, type Point, type Rect} from '../../../draw/geometry';
import {FACE, H, SPOT} from '../../../draw/hull.gen';
import {short} from '../../../text/number';
import {length, plus, times} from '../eye';
import type {Sheet} from '../sheet';
import {drawProfile, Profile} from './profile';

/** The view shows the direction to a measured point that is far beside the face's middle: farther than this share of both hulls' width. */
const FAR = 0.1;

/** Draws a hull's best face, seen along its plane, and the part of the other hull behind the plane with its depth along the normal. */
export const drawBehind = (sheet: Sheet, hull: number, whole: Rect): void => drawProfile(sheet, whole, (place) => drawPlane(sheet, hull, place));

function drawPlane(sheet: Sheet, hull: number, place: Rect): void {
  const {theme} = sheet, tests = H.faces[hull]!, other = 1 - hull, color = sheet.color(hull), face = sheet.face(hull, sheet.get(tests.face));
  const way = plus(sheet.vec(SPOT.at, tests.foot.at.x), sheet.vec(FACE.middle.at, face), -1);
  const profile = new Profile(sheet, times(sheet.vec(FACE.normal, face), hull === 0 ? 1 : -1), length(way) > FAR * sheet.extent ? way : undefined);
  const at = (spot: number): Point => profile.at(profile.of(spot)), level = profile.of(tests.foot.at.x).y, separation = sheet.get(tests.separation);
  profile.fit(place, level + separation / 2 * (hull === 0 ? 1 : -1), separation);
  for (const one of [other, hull]) profile.draw(one, 0.1);
  const foot = at(tests.foot.at.x), support = sheet.coming(foot, at(tests.support.at.x));
  sheet.fill(cutPolygon(profile.outline(other), foot, {x: 0, y: hull === 0 ? -1 : 1}), sheet.color(other), 0.28);
  profile.level(level, place, {color, width: 1.25, dash: [6, 4]});
  const xs = sheet.corners(hull, sheet.get(tests.face)).map((spot) => at(spot).x);
  sheet.line({x: Math.min(...xs), y: foot.y}, {x: Math.max(...xs), y: foot.y}, {color, width: 5});
  sheet.span(foot, support, {color: theme.ink, width: 3});
  sheet.dot(support, 5.5, sheet.color(other), {diamond: other === 1});
  const words = separation < 0 ? sheet.word('deep', {depth: short(-separation)}) : sheet.word('metres', {length: short(separation)});
  sheet.label({text: words, at: middle(foot, support), toward: {x: 1, y: 0}, gap: 14, color: theme.ink, bold: true, size: 15, mark: true, priority: 100, inside: true});
}
