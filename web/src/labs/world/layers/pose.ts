import type {Sheet} from '../../../clipping/draw';
import {type Point, distance} from '../../../draw/geometry';
import {F, W} from '../../../draw/layout.gen';
import type {Key} from '../../../text/text.gen';
import type {Slots} from '../frame';

/** The largest drawn change of a pose, in pixels and radians. */
const FAR = 20, MOST_TURN = 0.3;

export type PoseSlots = Slots<typeof W.watch.moved[0]>;
export interface Pose { x: number; y: number; angle: number }

export const poseOf = (frame: Float64Array, {at, axisX}: PoseSlots): Pose => ({x: frame[at.x]!, y: frame[at.y]!, angle: Math.atan2(frame[axisX.y]!, frame[axisX.x]!)});

const turn = (before: Pose, after: Pose): number => Math.atan2(Math.sin(after.angle - before.angle), Math.cos(after.angle - before.angle));

/** A pose whose change since start is multiplied by times. */
export function enlarged(start: Pose, {x, y, angle}: Pose, times: number): Pose {
  return {x: start.x + times * (x - start.x), y: start.y + times * (y - start.y), angle: start.angle + times * turn(start, {x, y, angle})};
}

/** The magnification of drawn pose changes: 1, 2, 5, 10, ..., at most limit. Each body's walk begins with its first pose. */
export function enlargement(pair: Float64Array, walks: readonly (readonly Pose[])[], pixels: number, limit = 1e6): number {
  let most = 0, turned = 0;
  F.boxes.forEach((box, i) => {
    const [start, ...rest] = walks[i]!, reach = Math.min(Math.hypot(pair[box.w]!, pair[box.h]!) / 2, FAR / pixels * 10);
    for (const after of rest) {
      const angle = Math.abs(turn(start!, after));
      most = Math.max(most, Math.hypot(after.x - start!.x, after.y - start!.y) + angle * reach);
      turned = Math.max(turned, angle);
    }
  });
  if (most === 0) return 1;
  const room = Math.min(FAR / (most * pixels), MOST_TURN / (turned || 1e-9), limit);
  if (room < 1) return 1;
  const power = 10 ** Math.floor(Math.log10(room));
  return power * [5, 2, 1].find((k) => k * power <= room)!;
}

/** The corners of a box with half width w and half height h, counter-clockwise from the top right, metres. */
function cornersOf({x, y, angle}: Pose, w: number, h: number): Point[] {
  const ux = Math.cos(angle), uy = Math.sin(angle);
  return [[1, 1], [-1, 1], [-1, -1], [1, -1]].map(([s, t]) => ({x: x + s! * w * ux - t! * h * uy, y: y + s! * w * uy + t! * h * ux}));
}

export function withPoses(pair: Float64Array, poseOfBox: (box: number) => Pose): Float64Array {
  const copy = pair.slice();
  F.boxes.forEach((box, i) => {
    const pose = poseOfBox(i);
    [copy[box.x], copy[box.y], copy[box.angle], copy[box.axisX.x], copy[box.axisX.y]] = [pose.x, pose.y, pose.angle, Math.cos(pose.angle), Math.sin(pose.angle)];
    cornersOf(pose, pair[box.w]! / 2, pair[box.h]! / 2).forEach((p, k) => {
      [copy[box.corners[k]!.x], copy[box.corners[k]!.y]] = [p.x, p.y];
    });
  });
  return copy;
}

export function drawOutline(sheet: Sheet, pair: Float64Array, i: number, pose: Pose, alpha: number): void {
  const box = F.boxes[i]!, corners = cornersOf(pose, pair[box.w]! / 2, pair[box.h]! / 2).map(({x, y}) => sheet.project(x, y));
  sheet.path(corners, {color: sheet.color(i), width: 1, weight: 4, alpha}, true);
}

/** Draws a displacement as an arrow: with a head if longer than 9 pixels, and not at all up to half a pixel. */
export function drawMove(sheet: Sheet, from: Point, to: Point, color: string, width: number): void {
  const far = distance(from, to);
  if (far > 9) sheet.arrow(from, to, {color, width});
  else if (far > 0.5) sheet.line(from, to, {color, width});
}

/**
 * Writes the magnification close above the boxes, so that their motion is not taken for the true one, and a remark.
 * width is the width of the boxes' part of the canvas.
 */
export function writeEnlargement(sheet: Sheet, times: number, width: number, remark: Key): void {
  const {theme} = sheet, lines = times > 1 ? [sheet.say('canvas.enlarged', {n: String(times)}), sheet.say(remark)] : [sheet.say(remark)];
  const middle = width / 2, first = Math.max(18, Math.min(...sheet.boxes.flat().map(({y}) => y)) - 56);
  lines.forEach((line, i) => {
    const marked = i === 0 && lines.length > 1, size = marked ? 15 : 13, half = sheet.measure(line, size, true) / 2 + 7, y = first + 20 * i;
    if (marked) sheet.fill([{x: middle - half, y: y - 11}, {x: middle + half, y: y - 11}, {x: middle + half, y: y + 11}, {x: middle - half, y: y + 11}], theme.mark);
    sheet.writeFixed(line, middle, y, {color: i === 0 ? theme.ink : theme.soft, size, align: 'center', bold: i === 0, ...(marked && {halo: theme.mark})});
  });
  sheet.taken.push({x: 0, y: 9, width, height: 18 * lines.length});
}
