import {FUNCTIONS, LINES, NAMES, PROBES, runIterate, runPrestep} from 'virtual:solver';
import {F, ITERATION, W} from '../../../draw/layout.gen';
import {type Step, stepper} from '../../../figure/code/steps';
import type {Vector} from '../../../listing/collide.js';
import type {Body, Contact, Settings} from '../../../listing/solve.js';

const X = W.watch;

export const LISTING = {LINES, PROBES, FUNCTIONS, NAMES} as const;

/** The functions of solve.js that a stage runs. The first one begins the stage, and has its loop over the contacts. */
export const FUNCTIONS_OF = {'warm-start': ['prestep', 'prepare', 'warmStart'], solve: ['iterate', 'solveNormal', 'solveFriction']} as const;

/** A picked pair in a world's frame. inputs is the result of the call of this name, and iteration the first slot of the shown iteration; before the first one, that iteration's. */
export interface Solving { readonly frame: Float64Array; readonly inputs: readonly number[]; readonly stage: keyof typeof FUNCTIONS_OF; readonly iteration: number }

/** The arguments of solve.js. */
export interface Input { readonly a: Body; readonly b: Body; readonly contacts: readonly Contact[]; readonly friction: number; readonly settings: Settings }

/** The arguments of solve.js for a picked pair; undefined if its bodies do not touch. */
export function inputOf({frame, inputs, stage, iteration}: Solving): Input | undefined {
  const at = (slot: number): number => frame[slot]!, [massA, inertiaA, massB, inertiaB, invDt, bias, slop, corrects] = inputs, solves = stage === 'solve';
  if (inputs.length === 0 || at(X.nowCount) === 0 || (solves && at(W.iterations) === 0)) return undefined;
  const body = (box: 0 | 1, invMass: number, invI: number): Body => {
    const {velocity, angularVelocity} = solves ? ITERATION.before[box] : X.unwarmed[box], from = solves ? iteration : 0, {x, y} = F.boxes[box];
    return {p: [at(W.pair + x), at(W.pair + y)], v: [at(from + velocity.x), at(from + velocity.y)], w: at(from + angularVelocity), invMass, invI};
  };
  const n: Vector = [at(X.normal.x), at(X.normal.y)];
  const contacts = ([0, 1] as const).slice(0, at(X.nowCount)).map((i): Contact => {
    const {at: p, separation, impulse, friction} = X.now[i], sum = (k: number): number => at(iteration + ITERATION.constraints[k as 0]!.before);
    const given = {p: [at(p.x), at(p.y)] as Vector, n, s: at(separation)};
    return solves ? {...given, pn: sum(2 * i), pt: sum(2 * i + 1), massNormal: at(X.mass[i]), massTangent: at(X.massT), bias: at(X.target[i])} : {...given, pn: at(impulse), pt: at(friction)};
  });
  return {
    a: body(0, massA!, inertiaA!), b: body(1, massB!, inertiaB!), contacts, friction: at(X.friction),
    settings: {invDt: invDt!, bias: bias!, slop: slop!, accumulateImpulses: at(X.sums) === 1, positionCorrection: corrects === 1},
  };
}

/** The line of a stage's first function that begins so. */
function lineOf(stage: Solving['stage'], text: string): number {
  const {from, to} = FUNCTIONS.find(({name}) => name === FUNCTIONS_OF[stage][0])!;
  return LINES.findIndex((line, i) => i + 1 >= from && i < to && line.trim().startsWith(text)) + 1;
}

/** How many of an iteration's constraints the first at steps have solved, as a share. */
export function shareOf(steps: readonly Step[], at: number): number {
  const normal = lineOf('solve', 'const dPn'), friction = lineOf('solve', 'solveFriction('), solved = (count: number): number => steps.slice(0, count).filter(({line}) => line === normal || line === friction).length;
  return solved(at) / solved(steps.length);
}

/** The lines that a stage ran for a picked pair, and the number of those up to the shown place: the end of the shown contact or constraint. */
export function solvedSteps(solving: Solving): {steps: readonly Step[]; at: number} {
  const input = inputOf(solving), {frame, stage} = solving, steps: Step[] = [];
  if (input === undefined) return {steps, at: 0};
  const {a, b, contacts, friction, settings} = input, report = stepper(PROBES, (step) => steps.push(step));
  if (stage === 'solve') runIterate(report, a, b, contacts, friction, settings);
  else runPrestep(report, a, b, contacts, settings);
  const constraint = frame[W.atConstraint]!, contact = constraint > 0 ? constraint - 1 >> 1 : frame[W.contact]!;
  if (stage === 'solve' && frame[W.atIteration] === 0) return {steps, at: 0};
  const loop = lineOf(stage, 'for '), turns = steps.flatMap(({line}, i) => (line === loop ? [i] : [])), normal = lineOf(stage, 'const dPn');
  const end = constraint % 2 === 1 ? steps.findIndex(({line}, i) => line === normal && i > turns[contact]!) + 1 : turns[contact + 1] ?? steps.length;
  return {steps, at: end};
}
