import {middle, type Point, type Rect} from '../../../draw/geometry';
import {H, TOUCH, TOUCH_SLOTS} from '../../../draw/hull.gen';
import {short} from '../../../text/number';
import type {Sheet} from '../sheet';
import {drawProfile, Profile} from './profile';

/** The share of the picture's height above the contact plane: over half, since B moves up. */
const ABOVE = 0.58;

/** Draws both hulls along the contact plane, to scale, with B in its place and at the place where it only touches A. */
export const drawSide = (sheet: Sheet, whole: Rect): void => drawProfile(sheet, whole, (place) => drawBoth(sheet, place));

function drawBoth(sheet: Sheet, place: Rect): void {
  const {theme} = sheet, depth = sheet.get(H.contacts.depth), touches = sheet.items(H.contacts.list, TOUCH_SLOTS), profile = new Profile(sheet, sheet.normal);
  const level = Math.max(...profile.outlines[0]!.map(({y}) => y)); // A's top, metres
  profile.fit(place, level - depth / 2, depth, ABOVE);
  profile.draw(0);
  sheet.path(profile.outline(1), {color: theme.b, width: 1, alpha: 0.6, weight: 8}, true);
  const moved = profile.outline(1, depth * sheet.t);
  sheet.fill(moved, theme.b, 0.08);
  sheet.path(moved, {color: theme.b, width: 2, dash: [7, 5]}, true);
  profile.level(level, place, {color: theme.contact, width: 1.25, dash: [4, 4]});
  const at = (spot: number): Point => profile.at(profile.of(spot));
  const deepest = [...touches].sort((p, q) => sheet.get(p + TOUCH.separation) - sheet.get(q + TOUCH.separation))[0];
  for (const touch of touches) sheet.dot(at(touch + TOUCH.middle.at.x), touch === deepest ? 4.5 : 3.5, theme.contact);
  if (deepest !== undefined) drawDepth(sheet, at(deepest + TOUCH.onB.at.x), at(deepest + TOUCH.onA.at.x), depth);
}

/** Draws B's displacement: an arrow, or two arrows that point inwards if there is no room for one. */
function drawDepth(sheet: Sheet, from: Point, to: Point, depth: number): void {
  const {theme} = sheet, length = Math.hypot(to.x - from.x, to.y - from.y), style = {color: theme.ink, width: 2.5};
  if (length >= 10) sheet.arrow(from, to, style);
  else if (depth > 0) {
    sheet.arrow({x: from.x, y: Math.max(from.y, to.y) + 20}, {x: from.x, y: Math.max(from.y, to.y)}, style);
    sheet.arrow({x: from.x, y: Math.min(from.y, to.y) - 20}, {x: from.x, y: Math.min(from.y, to.y)}, style);
  }
  sheet.label({text: sheet.word('metres', {length: short(depth)}), at: middle(from, to), gap: 16, color: theme.ink, bold: true, size: 15, mark: true, priority: 100, inside: true});
}
