import {FUNCTIONS, LINES, NAMES, PROBES, run} from 'virtual:listing';
import {type Stage, STAGES} from '../../base/figure.gen';
import {F} from '../../draw/layout.gen';
import {type Step, stepper} from './steps';
import type {Box} from '../../listing/collide.js';

export const LISTING = {LINES, PROBES, FUNCTIONS, NAMES} as const;

/** The functions of the listing that a stage runs, in the order of the listing. The first one begins the stage. */
export const FUNCTIONS_OF: Readonly<Record<Stage, readonly string[]>> = {
  setup: ['setup'], 'faces-a': ['facesA'], 'faces-b': ['facesB'], 'best-axis': ['bestAxis'], reference: ['reference'], incident: ['incident'],
  'clip-neg': ['clipNeg', 'clip'], 'clip-pos': ['clipPos', 'clip'], keep: ['keep'], contacts: ['contacts'],
};

/** The stage that begins with the function at a line, if one does. */
export function stageOf(functions: typeof FUNCTIONS, line: number): Stage | undefined {
  const name = functions.find(({from}) => from === line)?.name;
  return STAGES.find((stage) => FUNCTIONS_OF[stage][0] === name);
}

/** A box of the frame as the listing takes it. */
export function boxOf(frame: Float64Array, {w, h, x, y, axisX}: typeof F.boxes[number]): Box {
  const at = (slot: number): number => frame[slot]!, c = at(axisX.x), s = at(axisX.y);
  return {w: [at(w), at(h)], p: [at(x), at(y)], mat: [c, s, -s, c]};
}

export const boxesOf = (frame: Float64Array): [a: Box, b: Box] => [boxOf(frame, F.boxes[0]), boxOf(frame, F.boxes[1])];

/** The lines that each stage ran for the boxes of a frame. A stage that the call did not reach has none. */
export function stepsOf(frame: Float64Array): Readonly<Record<Stage, readonly Step[]>> {
  const steps = Object.fromEntries(Object.keys(FUNCTIONS_OF).map((stage) => [stage, []])) as unknown as Record<Stage, Step[]>;
  let stage: Stage = 'setup';
  run(stepper(PROBES, (step, {line, kind}) => {
    if (kind === 'call') stage = stageOf(FUNCTIONS, line) ?? stage;
    steps[stage].push(step);
  }), ...boxesOf(frame));
  return steps;
}
