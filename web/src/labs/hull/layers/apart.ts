import {add, distance, type Point, type Rect, unit} from '../../../draw/geometry';
import {H} from '../../../draw/hull.gen';
import {plain, short} from '../../../text/number';
import type {Sheet} from '../sheet';
import {drawProfile, Profile} from './profile';

/**
 * SEEN: a gap at least this high needs no lens, CSS pixels. FLAT: the least gap that a lens assumes. IN_LENS: a
 * magnified gap's height, as a share of the lens's radius.
 */
const SEEN = 40, FLAT = 1e-9, IN_LENS = 0.55;
/** The smallest rectangle with room for a lens below the picture. */
const ROOM = {width: 240, height: 300};

/** Draws separated hulls, seen along the plane between them. If there is room, a lens magnifies a low gap. */
export function drawApart(sheet: Sheet): void {
  const {theme, places: {second: place}} = sheet;
  sheet.writeFixed(sheet.word('heading'), place.x + 14, place.y + 20, {color: theme.soft, size: 13, align: 'left'});
  drawProfile(sheet, {...place, y: place.y + 34, height: place.height - 34}, (rest) => drawGapOf(sheet, rest));
}

/**
 * Draws hulls whose edges decide, seen along the plane perpendicular to the edges' axis. The picture shows where A
 * ends and B begins along this axis. The label is the overlap in metres.
 */
export const drawBetween = (sheet: Sheet, whole: Rect): void => drawProfile(sheet, whole, (place) => {
  const profile = new Profile(sheet, sheet.normal), [a, b] = [H.edges.onA, H.edges.onB].map((spot) => profile.of(spot.at.x)) as [Point, Point];
  const bounds = {top: a.y, bottom: b.y, middle: {x: (a.x + b.x) / 2, y: (a.y + b.y) / 2}};
  drawBounds(sheet, profile.fit(place, bounds.middle.y, a.y - b.y), bounds, place, sheet.word('metres', {length: short(a.y - b.y)}));
});

/** Heights along the normal in the profile, metres: A's top, B's bottom, and a point half-way between. */
interface Bounds { top: number; bottom: number; middle: Point }

function drawGapOf(sheet: Sheet, place: Rect): void {
  const profile = new Profile(sheet, sheet.normal), [a, b] = [H.gap.onA, H.gap.onB].map((spot) => profile.of(spot.at.x)) as [Point, Point];
  const top = Math.max(...profile.outlines[0]!.map(({y}) => y)), bottom = Math.min(...profile.outlines[1]!.map(({y}) => y));
  const bounds = {top, bottom, middle: {x: (a.x + b.x) / 2, y: (top + bottom) / 2}};
  const radius = Math.min(110, place.height * 0.24, place.width * 0.3), wide = place.width > ROOM.width && place.height > ROOM.height;
  const upper = {...place, height: place.height - 2 * radius - 24};
  profile.fit(upper, bounds.middle.y, bottom - top);
  if (!wide || profile.scale * (bottom - top) >= SEEN) return drawBounds(sheet, profile.fit(place, bounds.middle.y, bottom - top), bounds, place, sheet.word('gap'));
  sheet.within(upper, () => drawBounds(sheet, profile, bounds, upper));
  const centre = {x: place.x + place.width / 2, y: place.y + place.height - radius - 12};
  drawLens(sheet, profile, bounds, {centre, radius}, place);
}

/**
 * Draws both hulls, and the plane between them if they are apart. With words, also the span from A's end to B's
 * beginning, labelled with the words.
 */
function drawBounds(sheet: Sheet, profile: Profile, {top, bottom, middle}: Bounds, place: Rect, words?: string): void {
  const {theme} = sheet;
  profile.draw(0, 0.2);
  profile.draw(1, 0.2);
  if (bottom > top) profile.level(middle.y, place, {color: theme.side, width: 1.75, dash: [7, 5]});
  if (words === undefined) return;
  profile.level(top, place, {color: theme.a, width: 1, dash: [3, 4]});
  profile.level(bottom, place, {color: theme.b, width: 1, dash: [3, 4]});
  const from = profile.at({x: middle.x, y: top}), to = profile.at({x: middle.x, y: bottom});
  sheet.span(from, to, {color: theme.ink, width: 3});
  sheet.label({text: words, at: profile.at(middle), toward: {x: 1, y: 0}, gap: 16, color: theme.ink, bold: true, size: 15, mark: true, priority: 100, inside: true});
}

/** Draws a lens over the gap: the large circle magnifies the small one. */
function drawLens(sheet: Sheet, profile: Profile, bounds: Bounds, {centre, radius}: {centre: Point; radius: number}, place: Rect): void {
  const {theme, ctx} = sheet, gap = Math.max(FLAT, (bounds.bottom - bounds.top) * profile.scale), times = roundTimes(IN_LENS * radius / gap), from = profile.at(bounds.middle), small = Math.max(5, radius / times);
  const rim = {color: theme.ink, width: 2}, words = `× ${plain(times)}`;
  sheet.circle(from, small, rim);
  const down = unit({x: centre.x - from.x, y: centre.y - from.y}), side = {x: -down.y, y: down.x}, far = distance(from, centre), slope = (radius - small) / far, cos = Math.sqrt(Math.max(0, 1 - slope * slope));
  for (const hand of [-1, 1]) { // the tangents of both circles
    const out = add({x: down.x * -slope, y: down.y * -slope}, side, hand * cos);
    sheet.line(add(from, out, small), add(centre, out, radius), {color: theme.ink, width: 1, alpha: 0.6, weight: 0});
  }
  const box = {x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius};
  sheet.within(box, () => {
    ctx.save();
    ctx.beginPath();
    ctx.arc(centre.x, centre.y, radius, 0, 2 * Math.PI);
    ctx.clip();
    sheet.fill([{x: box.x, y: box.y}, {x: box.x + box.width, y: box.y}, {x: box.x + box.width, y: box.y + box.height}, {x: box.x, y: box.y + box.height}], theme.paper);
    drawBounds(sheet, profile.magnified(times, bounds.middle, centre), bounds, box, sheet.word('gap'));
    ctx.restore();
  });
  sheet.circle(centre, radius, rim);
  sheet.writeFixed(words, Math.min(centre.x + radius + 10, place.x + place.width - 8 - sheet.measure(words, 15, true)), centre.y + radius - 14, {color: theme.ink, size: 15, bold: true, align: 'left'});
}

/** A magnification, rounded down to one digit; at least 2. */
export function roundTimes(most: number): number {
  const ten = 10 ** Math.floor(Math.log10(most));
  return Math.max(2, Math.floor(most / ten) * ten);
}
