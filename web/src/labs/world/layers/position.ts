import type {Sheet} from '../../../clipping/draw';
import {type Point, add, distance, scale, unit} from '../../../draw/geometry';
import {F, W} from '../../../draw/layout.gen';
import {short} from '../../../text/number';
import {EN} from '../../../text/text.gen';
import {say} from '../../../text/words';
import type {Slots} from '../frame';
import type {PairKit} from './pairkit';

const X = W.watch, P = X.pass;

/** How far a change is drawn at most, pixels: it is a millimetre or less. */
const FAR = 30, MOST_TURN = 0.3;

type PoseSlots = Slots<typeof P.before[0]>;
interface Pose { x: number; y: number; angle: number }

const poseOf = (frame: Float64Array, {at, axisX}: PoseSlots): Pose => ({x: frame[at.x]!, y: frame[at.y]!, angle: Math.atan2(frame[axisX.y]!, frame[axisX.x]!)});

/** By what turns a pose before into one after, radians. */
const turn = (before: Pose, after: Pose): number => Math.atan2(Math.sin(after.angle - before.angle), Math.cos(after.angle - before.angle));

/** There are poses of the position pass. */
const isPosed = (frame: Float64Array): boolean => frame[P.after[0].axisX.x] !== 0 || frame[P.after[0].axisX.y] !== 0;

/** How many times as large as it is the change is drawn: 1, 2, 5, 10, ... */
function enlargement(pair: Float64Array, frame: Float64Array, pixels: number): number {
  let most = 0, turned = 0;
  P.before.forEach((slots, i) => {
    const before = poseOf(frame, slots), after = poseOf(frame, P.after[i]!), angle = Math.abs(turn(before, after));
    const reach = Math.min(Math.hypot(pair[F.boxes[i]!.w]!, pair[F.boxes[i]!.h]!) / 2, FAR / pixels * 10);
    most = Math.max(most, Math.hypot(after.x - before.x, after.y - before.y) + angle * reach);
    turned = Math.max(turned, angle);
  });
  if (most === 0) return 1;
  const room = Math.min(FAR / (most * pixels), MOST_TURN / (turned || 1e-9), 1e6);
  if (room < 1) return 1;
  const power = 10 ** Math.floor(Math.log10(room));
  return power * [5, 2, 1].find((k) => k * power <= room)!;
}

/** Four corners of a box of such half widths, from the top right, in metres. */
function cornersOf({x, y, angle}: Pose, w: number, h: number): Point[] {
  const ux = Math.cos(angle), uy = Math.sin(angle);
  return [[1, 1], [-1, 1], [-1, -1], [1, -1]].map(([s, t]) => ({x: x + s! * w * ux - t! * h * uy, y: y + s! * w * uy + t! * h * ux}));
}

/** The pair where the position pass leaves it, the change enlarged; where it has not run, as it is. */
export function posedPair(pair: Float64Array, frame: Float64Array, pixels: number): Float64Array {
  if (!isPosed(frame)) return pair;
  const copy = pair.slice(), times = enlargement(pair, frame, pixels);
  F.boxes.forEach((box, i) => {
    const before = poseOf(frame, P.before[i]!), after = poseOf(frame, P.after[i]!);
    const pose = {x: before.x + times * (after.x - before.x), y: before.y + times * (after.y - before.y), angle: before.angle + times * turn(before, after)};
    [copy[box.x], copy[box.y], copy[box.angle], copy[box.axisX.x], copy[box.axisX.y]] = [pose.x, pose.y, pose.angle, Math.cos(pose.angle), Math.sin(pose.angle)];
    cornersOf(pose, pair[box.w]! / 2, pair[box.h]! / 2).forEach((p, k) => {
      [copy[box.corners[k]!.x], copy[box.corners[k]!.y]] = [p.x, p.y];
    });
  });
  return copy;
}

/** An iteration of the position pass: where the boxes were, thin, and where it pushes them, at each contact. */
export function drawPosition(sheet: Sheet, frame: Float64Array, pair: Float64Array, kit: PairKit): void {
  const {theme} = sheet, count = frame[P.count]!;
  if (frame[X.step] === 0 || frame[X.nowCount] === 0) return kit.writeRemark(sheet, frame[X.step] === 0 ? 'canvas.no-step' : 'canvas.nothing-corrected');
  if (count === 0) return kit.writeRemark(sheet, isPosed(frame) ? 'canvas.before-passes' : 'canvas.no-pass');
  F.boxes.forEach((box, i) => {
    const corners = cornersOf(poseOf(frame, P.before[i]!), pair[box.w]! / 2, pair[box.h]! / 2).map(({x, y}) => sheet.project(x, y));
    sheet.path(corners, {color: sheet.color(i), width: 1, weight: 4}, true);
  });
  const times = enlargement(pair, frame, sheet.camera.scale);
  const lines = times > 1 ? [say('canvas.enlarged', {n: String(times)}), EN['canvas.before-pass']] : [EN['canvas.before-pass']];
  lines.forEach((line, i) => sheet.writeFixed(line, sheet.width / 2, 18 + 18 * i, {color: i === 0 ? theme.ink : theme.soft, size: 13, align: 'center', bold: i === 0}));
  sheet.taken.push({x: 0, y: 9, width: sheet.width, height: 18 * lines.length});
  drawPushes(sheet, frame, kit);
}

/** At each contact its separation and its push on both bodies; those that are not looked at thin. */
function drawPushes(sheet: Sheet, frame: Float64Array, {drawMark, drawRulers, roomAlong}: PairKit): void {
  const {theme, small} = sheet, looked = frame[W.atConstraint]!, count = frame[P.count]!;
  const points = P.points.slice(0, count).map((p, i) => ({
    at: sheet.project(frame[p.at.x]!, frame[p.at.y]!), way: {x: frame[p.normal.x]!, y: -frame[p.normal.y]!},
    separation: frame[p.separation]!, correction: frame[p.correction]!, impulse: frame[p.impulse]!, on: looked === 0 || looked === i + 1,
  }));
  const most = Math.max(...points.map(({impulse}) => impulse));
  const long = Math.min(0.3 * Math.min(sheet.width, sheet.height), ...points.flatMap(({at, way}) => [roomAlong(sheet, at, way), roomAlong(sheet, at, scale(way, -1))]));
  const pixels = most > 0 ? Math.max(30, long) / most : 0;
  points.forEach(({at, way, separation, correction, impulse, on}, i) => {
    const other = points[1 - i], aside = other && distance(at, other.at) > 1 ? unit({x: at.x - other.at.x, y: at.y - other.at.y}) : {x: -1, y: 0};
    for (const sign of impulse > 0 ? [1, -1] : []) {
      sheet.faded(on ? 1 : 0.6, () => sheet.arrow(at, add(at, way, sign * impulse * pixels), {color: theme.contact, width: on ? 5 : 1.75, weight: 120}, true));
    }
    drawMark(sheet, at, frame[X.now[i]!.life]!, on ? 7 : 5);
    const name = say('canvas.contact', {n: String(i + 1)}), apart = say('canvas.separation-of', {n: short(1000 * separation)});
    sheet.label({
      key: `push ${i}`, text: on ? [name, apart, correction < 0 ? say('canvas.pushed', {n: short(-1000 * correction)}) : EN['canvas.not-pushed']] : name, brief: on && !small ? [name, apart] : name,
      at, toward: add(aside, way, 0.5), gap: 14, inside: true, headed: true, color: theme.contact, priority: on ? 94 : 66,
    });
  });
  if (pixels > 0) drawRulers(sheet, [{unit: 'canvas.kilogram-metres', pixels, color: theme.contact}]);
}
