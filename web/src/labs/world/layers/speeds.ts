import {PHASES} from '../../../base/figure.gen';
import {BODY, MOTION, W} from '../../../draw/layout.gen';
import type {WorldSheet} from './sheet';

const USUAL = 66; // the longest arrow of the slowest nine tenths, pixels
const HEAD = 7;
const SLOW = 0.5; // the scale fits at least this speed in m/s, so that slow bodies do not seem fast; within a step, a tenth of it

export const NEXT = Object.fromEntries(PHASES.map((id, number) => [id, number])) as Record<typeof PHASES[number], number>;

/** Whether, within a step, the frame has the velocities from before the last phase or iteration, and this phase can change them. */
export const hasMotions = (frame: Float64Array): boolean => frame[W.complete] === 0 && frame[W.motions]! > 0 && frame[W.phase]! > NEXT.forces;

/** The largest of …, 0.5, 1, 2, 5, 10, … that does not exceed `most`, to 0.1 %. */
export function roundScale(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  return power * [5, 2, 1].find((k) => k * power <= most * 1.001)!;
}

/**
 * The length of 1 m/s in pixels. It is a round number, so it stays the same while velocities change a little. Two
 * compared worlds share the faster world's scale.
 */
export function speedScale({frame, beside, kit}: Pick<WorldSheet, 'frame' | 'beside' | 'kit'>): number {
  const least = frame[W.motions]! > 0 ? 0.05 : SLOW;
  return roundScale(USUAL / Math.max(least, ...[frame, ...(beside ? [beside] : [])].map((one) => fastOf(one, kit))));
}

/** The least speed among the fastest tenth of a world's bodies, m/s; 1 if none can move. */
function fastOf(frame: Float64Array, {forEachBody, motionAt}: WorldSheet['kit']): number {
  const speeds: number[] = [], both = frame[W.motions]! > 0;
  forEachBody(frame, (at, index) => {
    const before = motionAt(frame, index);
    if (frame[at + BODY.static]) return;
    const speed = Math.hypot(frame[at + BODY.velocity.x]!, frame[at + BODY.velocity.y]!);
    speeds.push(both ? Math.max(speed, Math.hypot(frame[before + MOTION.velocity.x]!, frame[before + MOTION.velocity.y]!)) : speed);
  });
  return speeds.sort((p, q) => p - q)[Math.floor(0.9 * speeds.length)] ?? 1;
}

/** Adds the head of an arrow from (x0, y0) to (x1, y1), no longer than `most` pixels. */
export function addHead(path: Path2D, [x0, y0, x1, y1]: readonly [number, number, number, number], most = HEAD): void {
  const d = Math.hypot(x1 - x0, y1 - y0), long = Math.min(most, 0.6 * d);
  const ux = (x1 - x0) / d * long, uy = (y1 - y0) / d * long;
  path.moveTo(x1 + 0.2 * ux, y1 + 0.2 * uy);
  path.lineTo(x1 - ux - 0.45 * uy, y1 - uy + 0.45 * ux);
  path.lineTo(x1 - ux + 0.45 * uy, y1 - uy - 0.45 * ux);
  path.closePath();
}
