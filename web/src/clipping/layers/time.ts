// The timing of a stage's arrival: the motion from the previous stage's picture. A layer gets the progress, 0 to 1,
// and gives each part a share.

import {type Stage, STAGES} from '../../base/figure.gen';
import {F} from '../../draw/layout.gen';
import {STAGE} from './stage';

/** The arrival of the best-axis stage: the overlaps fly into the chart, then each axis has its beat, in order. */
export const BEST = {fly: [0.05, 0.29], beats: 0.31, beat: 0.15, end: 0.91} as const;

const ARRIVAL: Readonly<Record<Stage, number>> = {
  setup: 0, 'faces-a': 650, 'faces-b': 750, 'best-axis': 2000, reference: 650, incident: 1100, 'clip-neg': 900, 'clip-pos': 900, keep: 900, contacts: 550,
};
const REASON = 300; // for the picture that explains why a stage was not reached

/** The duration of a stage's arrival, in milliseconds. It is 0 if the stage keeps the previous stage's picture. */
export function arrivalTime(frame: Float64Array, stage: number): number {
  const reached = frame[F.reached]!;
  if (stage > reached) return stage === reached + 1 ? REASON : 0;
  // A side line that cuts nothing off shows only the distances.
  const clip = stage - STAGE['clip-neg'];
  if ((clip === 0 || clip === 1) && frame[F.clips[clip].cut] === 0 && frame[F.clips[clip].count] === 2) return 650;
  return ARRIVAL[STAGES[stage]!];
}

/**
 * The progress of an arrival at which the previous stage's labels are gone (near), and at which this stage's labels
 * begin to appear (far).
 */
export function labelTimes(frame: Float64Array, stage: number): {near: number; far: number} {
  const whole = Math.max(arrivalTime(frame, stage), 1);
  return {near: Math.min(0.5, 140 / whole), far: Math.max(0.5, 1 - 220 / whole)};
}
