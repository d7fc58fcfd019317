import {describe, expect, test} from 'vitest';
import {PLOTS} from '../../base/figure.gen';
import {ANCHOR_SLOTS, ITERATION_SLOTS, SAMPLE_SLOTS, TALLY, TALLY_SLOTS, W, W_SLOTS} from '../../draw/layout.gen';
import {samples, tallies} from './frame';
import {CURVES, curvesOf, stepsOf} from './plots/draw';

/** A frame with two iterations, three samples, an anchor and four tallies. Each number encodes its list, item and slot. */
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

  test('the curves of a plot differ by more than their colours', () => {
    for (const plot of PLOTS) expect(new Set(CURVES[plot].map(({shape}) => shape)).size).toBe(CURVES[plot].length);
  });

  test('while two worlds are compared, a plot has one curve of each world, over the first world’s steps, in its world’s style', () => {
    const first = frameOf(), second = frameOf().map((x) => x), frame = new Float64Array(first.length + second.length);
    second[W.tallies] = 3; // the second world has one step less
    second[W_SLOTS + 2 * ITERATION_SLOTS + 1] = 40; // the second world's impulse in step 10
    frame.set(first);
    frame[W.compare.second] = first.length;
    frame.set(second, first.length);
    for (const [dashed, shapes] of [['dashed', 'line'], ['line', 'dashed']].entries()) {
      frame[W.compare.dashed] = dashed;
      for (const plot of PLOTS) expect(curvesOf(frame, plot).map(({shape}) => shape)).toEqual(shapes);
    }
    const of = (plot: typeof PLOTS[number]): (number | null)[][] => curvesOf(frame, plot).map((curve) => curve.of(frame, read));
    expect(of('energy')).toEqual([tallies(first, 'kinetic'), [...tallies(second, 'kinetic'), null]]);
    expect(of('contacts')[0]).toEqual([0, 1, 2, 3].map((i) => 100 * (TALLY.kept + TALLY.fresh + TALLY.lost) + 3 * i));
    expect(of('impulses')[0]![0]).toBeCloseTo(0.5, 12);
    expect(of('impulses')[1]![0]).toBeCloseTo(40, 12);
  });
});
