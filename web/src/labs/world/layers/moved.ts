import type {Sheet} from '../../../clipping/draw';
import {distance, unit} from '../../../draw/geometry';
import {F, W} from '../../../draw/layout.gen';
import {short} from '../../../text/number';
import type {PairKit} from './pairkit';
import {drawMove, drawOutline, enlarged, enlargement, type Pose, poseOf, withPoses, writeEnlargement} from './pose';

const X = W.watch;

/** The largest magnification. Motions below a few micrometres are invisible. */
const MOST = 1000;

const walkOf = (pair: Float64Array, frame: Float64Array, i: number): [Pose, Pose] => {
  const {x, y, angle} = F.boxes[i]!;
  return [{x: pair[x]!, y: pair[y]!, angle: pair[angle]!}, poseOf(frame, X.moved[i as 0 | 1])];
};

const times = (pair: Float64Array, frame: Float64Array, pixels: number): number => enlargement(pair, [walkOf(pair, frame, 0), walkOf(pair, frame, 1)], pixels, MOST);

/** The pair's frame with the boxes where integration moved them. Their motion is magnified. */
export function movedPair(pair: Float64Array, frame: Float64Array, pixels: number): Float64Array {
  if (frame[X.step] === 0) return pair;
  const n = times(pair, frame, pixels);
  return withPoses(pair, (i) => enlarged(...walkOf(pair, frame, i), n));
}

/** Draws the motion by velocities: thin outlines of the boxes before it, and an arrow for each centre's path. */
export function drawMoved(sheet: Sheet, frame: Float64Array, pair: Float64Array, kit: PairKit): void {
  if (frame[X.step] === 0) return kit.writeRemark(sheet, 'canvas.no-step');
  const n = times(pair, frame, sheet.camera.scale), seen = [0, 1].map((i) => { // about how far a point moves in the picture
    const [before, after] = walkOf(pair, frame, i), from = sheet.project(before.x, before.y), end = enlarged(before, after, n), to = sheet.project(end.x, end.y), pixels = distance(from, to);
    drawOutline(sheet, pair, i, before, 1);
    drawMove(sheet, from, to, sheet.color(i), 3);
    if (pixels > 0.5) {
      sheet.label({
        key: `moved ${i}`, text: sheet.say('canvas.moved', {box: sheet.name(i), n: short(1000 * Math.hypot(after.x - before.x, after.y - before.y))}),
        at: to, toward: unit({x: to.x - from.x, y: to.y - from.y}), gap: 12, inside: true, headed: true, color: sheet.color(i), priority: 90,
      });
    }
    return pixels + 100 * n * Math.abs(after.angle - before.angle);
  });
  if (Math.max(...seen) <= 0.5) return kit.writeRemark(sheet, 'canvas.stayed');
  writeEnlargement(sheet, n, sheet.width, 'canvas.before-pass');
}
