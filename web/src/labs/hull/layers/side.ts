import {middle, type Point, type Rect} from '../../../draw/geometry';
import {toPixels} from '../../../draw/camera';
import {H, SPOT, TOUCH, TOUCH_SLOTS} from '../../../draw/hull.gen';
import {short} from '../../../text/number';
import {fitInto} from '../camera';
import type {Sheet} from '../sheet';

/** How tall the strip is in which the heading stands, CSS pixels. */
const HEAD = 28;

/** Both hulls seen along the contact plane, which is a line here: B where it was, and where it only touches. Nothing is drawn larger than it is. */
export function drawSide(sheet: Sheet, whole: Rect): void {
  sheet.writeFixed(sheet.word('side'), whole.x + 16, whole.y + 16, {color: sheet.theme.soft, size: 13, align: 'left'});
  const place = {...whole, y: whole.y + HEAD, height: whole.height - HEAD};
  sheet.within(place, () => drawBoth(sheet, place));
}

function drawBoth(sheet: Sheet, place: Rect): void {
  const {theme} = sheet, depth = sheet.get(H.contacts.depth), touches = sheet.items(H.contacts.list, TOUCH_SLOTS);
  const spots = [0, 1].map((hull) => sheet.sideOf(hull)), x = (spot: number): number => sheet.flatVec(spot + SPOT.flat.x, spot + SPOT.flat.y).x;
  const xs = spots.flat().map(x);
  const level = Math.max(...spots[0]!.map((spot) => sheet.get(spot + SPOT.height))); // how far A reaches
  const across = Math.max(...xs) - Math.min(...xs), tall = across * place.height / place.width;
  const camera = fitInto(place, [Math.min(...xs), Math.max(...xs), level - tall * 0.42 - depth / 2, level + tall * 0.58 - depth / 2], sheet.camera, 14);
  const at = (spot: number, up = 0): Point => toPixels(camera, x(spot), sheet.get(spot + SPOT.height) + up);
  const [a, b] = spots as [number[], number[]];
  sheet.fill(a.map((spot) => at(spot)), theme.a, 0.12);
  sheet.path(a.map((spot) => at(spot)), {color: theme.a, width: 2}, true);
  sheet.path(b.map((spot) => at(spot)), {color: theme.b, width: 1, alpha: 0.6, weight: 8}, true);
  const moved = b.map((spot) => at(spot, depth * sheet.t));
  sheet.fill(moved, theme.b, 0.08);
  sheet.path(moved, {color: theme.b, width: 2, dash: [7, 5]}, true);
  const y = at(a[0]!, level - sheet.get(a[0]! + SPOT.height)).y;
  sheet.line({x: place.x + 8, y}, {x: place.x + place.width - 8, y}, {color: theme.contact, width: 1.25, dash: [4, 4], weight: 4});
  const deepest = [...touches].sort((p, q) => sheet.get(p + TOUCH.separation) - sheet.get(q + TOUCH.separation))[0];
  for (const touch of touches) sheet.dot(at(touch + TOUCH.middle.at.x), touch === deepest ? 4.5 : 3.5, theme.contact);
  if (deepest !== undefined) drawDepth(sheet, at(deepest + TOUCH.onB.at.x), at(deepest + TOUCH.onA.at.x), depth);
}

/** How far B moves: an arrow, or two that point inwards where there is no room for one. */
function drawDepth(sheet: Sheet, from: Point, to: Point, depth: number): void {
  const {theme} = sheet, length = Math.hypot(to.x - from.x, to.y - from.y), style = {color: theme.ink, width: 2.5};
  if (length >= 10) sheet.arrow(from, to, style);
  else if (depth > 0) {
    sheet.arrow({x: from.x, y: Math.max(from.y, to.y) + 20}, {x: from.x, y: Math.max(from.y, to.y)}, style);
    sheet.arrow({x: from.x, y: Math.min(from.y, to.y) - 20}, {x: from.x, y: Math.min(from.y, to.y)}, style);
  }
  sheet.label({text: sheet.word('metres', {length: short(depth)}), at: middle(from, to), gap: 16, color: theme.ink, bold: true, size: 15, mark: true, priority: 100, inside: true});
}
