import {describe, expect, test} from 'vitest';
import {PLOTS} from '../../base/figure.gen';
import {ANCHOR_SLOTS, ITERATION_SLOTS, SAMPLE_SLOTS, TALLY, TALLY_SLOTS, W, W_SLOTS} from '../../draw/layout.gen';
import {samples, tallies} from './frame';
import {CURVES, stepsOf} from './plots/draw';

/** A frame with two iterations, three samples, an anchor and four tallies, whose numbers tell where they stand. */
function frameOf(): Float64Array {
  const frame = new Float64Array(W_SLOTS + 2 * ITERATION_SLOTS + 3 * SAMPLE_SLOTS + ANCHOR_SLOTS + 4 * TALLY_SLOTS);
  frame[W.iterations] = frame[W.coldIterations] = 1;
  frame[W.samples] = 3;
  frame[W.anchors] = 1;
  frame[W.tallies] = 4;
  let at = W_SLOTS + 2 * ITERATION_SLOTS;
  for (let i = 0; i < 3; i++, at += SAMPLE_SLOTS) frame.set([10 + i, 0.5 + i], at);
  at += ANCHOR_SLOTS;
  for (let i = 0; i < 4; i++, at += TALLY_SLOTS) for (let slot = 0; slot < TALLY_SLOTS; slot++) frame[at + slot] = 100 * slot + i;
  return frame;
}

describe('plots read the frame’s lists', () => {
  const read = {samples, tallies};

  test('a column of each', () => {
    expect(tallies(frameOf(), 'step')).toEqual([0, 1, 2, 3]);
    expect(tallies(frameOf(), 'lost')).toEqual([0, 1, 2, 3].map((i) => 100 * TALLY.lost + i));
    expect(samples(frameOf(), 'step')).toEqual([10, 11, 12]);
    expect(samples(frameOf(), 'normal1')).toEqual([0.5, 1.5, 2.5]);
  });

  test('each curve has as many numbers as its plot has steps', () => {
    for (const plot of PLOTS) for (const {of} of CURVES[plot]) expect(of(frameOf(), read)).toHaveLength(stepsOf(frameOf(), plot, read).length);
  });

  test('the curves of a plot are told apart without their colours', () => {
    for (const plot of PLOTS) expect(new Set(CURVES[plot].map(({shape}) => shape)).size).toBe(CURVES[plot].length);
  });
});
