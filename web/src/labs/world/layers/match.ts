import {LIFE} from '../../../base/figure.gen';
import type {Sheet} from '../../../clipping/draw';
import {type Camera, type Extent, toMetres, toPixels} from '../../../draw/camera';
import {type Point, cutPolygon, distance, unit} from '../../../draw/geometry';
import {lineHeight} from '../../../draw/label';
import {F, W} from '../../../draw/layout.gen';
import type {PairSlots} from '../frame';
import {chipAt, chipsHeight, drawChips} from './chips';
import {type Crossing, crossingOf, drawLens, lensScale, lensWords} from './lens';
import {drawLocal} from './local';
import {asks, drawChoice} from './quiz';
import type {PairKit} from './pairkit';

const X = W.watch;
/** The functions that the layout needs. Without roundValue there is no lens, as at a question. */
type Kit = Pick<PairKit, 'pairExtent'> & Partial<Pick<PairKit, 'roundValue'>>;

const TITLE = 46, LENS = 62, BELOW = 22;

/** The layout of the picture's parts. */
interface Layout {
  top: number; // the upper border of the chips
  pixels: number; // the length of 1 m
  crossing: Crossing | undefined; // the crossing that a lens shows
  middles: [Point, Point]; // the middle of each step's picture
  extents: [Extent, Extent]; // their visible parts, metres
}

/** The slots of this step's boxes in the frame of a world. */
const now = F.boxes.map((box) => shifted(box, W.pair)) as unknown as PairSlots;

function shifted<T>(slots: T, by: number): T {
  if (typeof slots === 'number') return slots + by as T;
  if (Array.isArray(slots)) return slots.map((slot) => shifted<unknown>(slot, by)) as T;
  return Object.fromEntries(Object.entries(slots as object).map(([name, slot]) => [name, shifted<unknown>(slot, by)])) as T;
}

/** Whether the canvas has room for a lens that magnifies the difference. */
const roomForLens = (width: number, height: number): boolean => width >= 600 && height >= 320;

function layOut(frame: Float64Array, width: number, height: number, {pairExtent, roundValue}: Kit): Layout {
  const top = height - chipsHeight(frame, width, height), high = top - TITLE - BELOW;
  const extents = [X.last, now].map((boxes, i) => pairExtent(frame, i === 0 && frame[X.lastStep] === 0 ? now : boxes)) as [Extent, Extent];
  const fitting = (wide: number): number => Math.max(1e-6, Math.min(...extents.map((e) => Math.min(wide / (e.right - e.left), high / (e.top - e.bottom)))));
  const y = TITLE + high / 2;
  if (roundValue && roomForLens(width, height)) {
    const wide = width / 2 - 2 * 28 - 2 * LENS - 60, pixels = fitting(wide), x = 28 + wide / 2;
    const crossing = crossingOf(frame, pixels, roundValue);
    if (crossing) return {top, pixels, crossing, middles: [{x, y}, {x: width / 2 + x, y}], extents};
  }
  return {top, pixels: fitting(width / 2 - 2 * 34), crossing: undefined, middles: [{x: width / 4, y}, {x: 3 * width / 4, y}], extents};
}

/** The camera that shows this step's boxes at the right. */
export function matchCamera(frame: Float64Array, width: number, height: number, kit: PairKit): Camera {
  return cameraOf(layOut(frame, width, height, kit), 1, width, height);
}

/** The match: the contacts of the last step and of this one, and the carried impulses. */
export function drawMatch(sheet: Sheet, frame: Float64Array, kit: PairKit): void {
  const {theme, width, height} = sheet;
  // Hide grid and neighbours: two steps are shown side by side.
  sheet.fill([{x: 0, y: 0}, {x: width, y: 0}, {x: width, y: height}, {x: 0, y: height}], theme.paper);
  if (frame[X.step] === 0) {
    sheet.writeFixed(sheet.say('canvas.no-step'), width / 2, height / 2, {color: theme.ink, size: 14, align: 'center', bold: true});
    return;
  }
  const layout = layOut(frame, width, height, kit), step = frame[X.step]!;
  const {crossing} = layout;
  const first = frame[X.lastStep] === 0;
  for (const which of [0, 1] as const) {
    const title = sheet.say(which === 0 ? width < 480 ? 'canvas.last-step-short' : 'canvas.last-step' : width < 480 ? 'canvas.this-step-short' : 'canvas.this-step', {step: String(step - 1 + which)});
    const x = layout.middles[which].x;
    const write = (text: string, y: number, color: string, size: number): void => {
      const half = sheet.measure(text, size, true) / 2, left = which * width / 2;
      sheet.writeFixed(text, Math.max(left + 4 + half, Math.min(left + width / 2 - 4 - half, x)), y, {color, size, align: 'center', bold: true});
    };
    write(title, 15, theme.ink, 14);
    if (which === 0 && first) {
      const words = sheet.say(step === 1 ? 'canvas.first-step' : 'canvas.not-recorded');
      sheet.writeFixed(words, width / 4, layout.middles[0].y, {color: theme.soft, size: 13, align: 'center'});
      continue;
    }
    const boxes = which === 0 ? X.last : now;
    const look = cameraOf(layout, which, width, height);
    within(sheet, which, () => {
      sheet.faded(which === 0 ? 0.6 : 1, () => drawBoxes(sheet, frame, boxes, look));
      drawLocal(sheet, frame, which, boxes, (x, y) => toPixels(look, x, y));
    });
    const face = X.match.faces[which], box = frame[face.box]!, edge = frame[face.edge]!;
    if (edge > 0) {
      drawFace(sheet, frame, which, box, edge, look);
      const names = {box: sheet.name(box), edge: String(edge)}, words = sheet.say('canvas.reference-of', names);
      write(sheet.measure(words, 13, true) < width / 2 - 12 ? words : sheet.say('canvas.short-one', names), 34, sheet.color(box), 13);
    }
    if (frame[which === 0 ? X.thenCount : X.nowCount] === 0) write(sheet.say('canvas.no-contacts'), 34, theme.ink, 13);
    const points = drawContacts(sheet, frame, which, look, layout, kit);
    if (crossing) {
      const free = layout.middles[which].x + halfWidth(layout, which);
      const at = {x: (free + 10 + (which + 1) * width / 2) / 2, y: layout.middles[which].y};
      const target = points[crossing.contacts[which]] ?? points[0] ?? at;
      // The lens is on its step's side of the canvas.
      drawLens(sheet, frame, boxes, which, crossing, at, LENS, target, layout.pixels);
      const words = lensWords(sheet, crossing, which), color = crossing.cut[which] ? theme.side : sheet.color(1 - crossing.reference);
      words.forEach((line, i) => sheet.writeFixed(line, at.x, at.y - LENS - 12 - lineHeight(13) * (words.length - 1 - i), {color, size: 13, align: 'center', bold: true}));
      sheet.writeFixed(lensScale(sheet, crossing), at.x, at.y + LENS + 14, {color: theme.soft, size: 13, align: 'center'});
    }
  }
  sheet.line({x: width / 2, y: 10}, {x: width / 2, y: layout.top - 10}, {color: theme.hairline, width: 1, weight: 0});
  sheet.fill([{x: 0, y: layout.top}, {x: width, y: layout.top}, {x: width, y: height}, {x: 0, y: height}], theme.paper);
  drawChips(sheet, frame, layout.top, kit);
  sheet.taken.push({x: 0, y: layout.top, width, height: height - layout.top});
}

/** A place in a step's world, metres. */
export interface MatchPlace { last: boolean; x: number; y: number; scale: number }

/** The step and the place that a point of a question's picture means, CSS pixels: in a row of ids, the contact's place. */
export function matchPlace(frame: Float64Array, {width, height}: Camera, px: number, py: number, kit: Kit): MatchPlace {
  const layout = layOut(frame, width, height, kit), chip = chipAt(frame, width, height, layout.top, px, py);
  const last = chip?.last ?? px < width / 2, camera = cameraOf(layout, last ? 0 : 1, width, height);
  const {x, y} = chip ? {x: frame[chip.slots.at.x]!, y: frame[chip.slots.at.y]!} : toMetres(camera, px, py);
  return {last, x, y, scale: camera.scale};
}

/** Draws only in a step's half of the canvas. */
function within({ctx, width, height}: Sheet, which: 0 | 1, draw: () => void): void {
  ctx.save();
  ctx.beginPath();
  ctx.rect(which * width / 2, 0, width / 2, height);
  ctx.clip();
  draw();
  ctx.restore();
}

const halfWidth = ({extents, pixels}: Layout, which: 0 | 1): number => (extents[which].right - extents[which].left) / 2 * pixels;

function cameraOf({pixels, middles, extents}: Layout, which: 0 | 1, width: number, height: number): Camera {
  const e = extents[which], at = middles[which];
  return {scale: pixels, width, height, x: (e.left + e.right) / 2 - (at.x - width / 2) / pixels, y: (e.bottom + e.top) / 2 + (at.y - height / 2) / pixels};
}

/** Both boxes of a step, filled and outlined in their colours. */
function drawBoxes(sheet: Sheet, frame: Float64Array, boxes: PairSlots, camera: Camera): void {
  boxes.forEach((box, i) => {
    const corners = box.corners.map((p) => toPixels(camera, frame[p.x]!, frame[p.y]!));
    sheet.fill(corners, sheet.color(i), 0.1);
    sheet.path(corners, {color: sheet.color(i), width: 2, weight: 60}, true);
  });
}

/** A step's contacts with their numbers, and its boxes' names. Returns the contacts' positions. */
function drawContacts(sheet: Sheet, frame: Float64Array, which: 0 | 1, camera: Camera, layout: Layout, {drawMark}: PairKit): Point[] {
  const {theme, width} = sheet;
  const list = which === 0 ? X.then.slice(0, frame[X.thenCount]!) : X.now.slice(0, frame[X.nowCount]!);
  const all = list.map((c) => toPixels(camera, frame[c.at.x]!, frame[c.at.y]!));
  const asked = asks(frame);
  all.forEach((at, i) => {
    const life = asked ? LIFE.fresh : which === 0 ? LIFE.kept : frame[list[i]!.life]!, other = all[1 - i];
    if (asked) drawChoice(sheet, frame, which === 0 ? i : frame[X.thenCount]! + i, at);
    else drawMark(sheet, at, life, sheet.small ? 5 : 7);
    const aside = other && distance(at, other) > 1 ? unit({x: at.x - other.x, y: at.y - other.y}) : {x: -1, y: 0};
    sheet.label({
      key: `number ${which}${i}`, text: String(i + 1), at, toward: {x: aside.x, y: aside.y - 0.8}, gap: 7, inside: true, reach: 24,
      color: life === LIFE.kept ? theme.contact : life === LIFE.lost ? theme.ink : theme.side, bold: true, priority: 90,
    });
  });
  const boxes = which === 0 ? X.last : now, half = [{x: 0, y: 0}, {x: width / 2, y: layout.top}] as const;
  boxes.forEach((box, i) => {
    const at = middleOf(box.corners.map((p) => toPixels(camera, frame[p.x]!, frame[p.y]!)), which * width / 2 + half[0].x + 8, which * width / 2 + half[1].x - 8, TITLE, layout.top - 8);
    if (at) sheet.label({key: `name ${which}${i}`, text: sheet.name(i), at, centred: true, inside: true, reach: 40, color: sheet.color(i), bold: true, size: 16, priority: 80});
  });
  return all;
}

/** The mean of the corners of a polygon's part inside a rectangle; undefined if there is none. */
function middleOf(polygon: Point[], left: number, right: number, top: number, bottom: number): Point | undefined {
  let seen = polygon;
  for (const [x, y, n] of [[left, 0, {x: -1, y: 0}], [right, 0, {x: 1, y: 0}], [0, top, {x: 0, y: -1}], [0, bottom, {x: 0, y: 1}]] as const) seen = cutPolygon(seen, {x, y}, n);
  if (seen.length === 0) return undefined;
  return {x: seen.reduce((sum, p) => sum + p.x, 0) / seen.length, y: seen.reduce((sum, p) => sum + p.y, 0) / seen.length};
}

function drawFace(sheet: Sheet, frame: Float64Array, which: 0 | 1, box: number, edge: number, camera: Camera): void {
  const {corners} = (which === 0 ? X.last : now)[box]!;
  const [from, to] = [corners[edge - 1]!, corners[edge % 4]!].map((p) => toPixels(camera, frame[p.x]!, frame[p.y]!)) as [Point, Point];
  within(sheet, which, () => sheet.line(from, to, {color: sheet.color(box), width: 5, weight: 60}));
}
