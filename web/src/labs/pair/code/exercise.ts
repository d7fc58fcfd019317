import {FUNCTIONS, LINES, PROBES, run} from 'virtual:listing';
import {FUNCTIONS as SOLVE_FUNCTIONS, LINES as SOLVE_LINES} from 'virtual:solve';
import {make, write} from '../../../base/dom';
import type {Stage} from '../../../base/figure.gen';
import type {Answer, Check, ExerciseID} from '../../../figure/check';
import type {Box} from '../../../listing/collide.js';
import {sayCode} from '../../../text/codewords';
import type {Language} from '../../../text/text.gen';
import type {OwnContact, Result} from './answer';
import type {Case} from './cases';
import {compareImpulses, HARNESS, inputOf, levelOf, pushesOf} from './impulse';
import {Drill} from './drill';
import type {TrialHost} from './trial';

/** A function of a listing to be written by the reader, the stage that shows its results, and the lines to begin with. */
interface Task { readonly name: string; readonly stage: Stage; readonly start: readonly string[]; readonly solve?: true }

export const TASKS: Readonly<Record<ExerciseID, Task>> = {
  shadows: {name: 'facesA', stage: 'faces-a', start: ['mid.stage = \'faceA\';', 'mid.faceA = [0, 0];', 'return false;']},
  axis: {name: 'bestAxis', stage: 'best-axis', start: ['mid.axis = 0;', 'return [a.mat[0], a.mat[1]];']},
  reference: {
    name: 'reference', stage: 'reference',
    start: ['const frontNormal = normal;', 'const [front, negSide, posSide] = [0, 0, 0];', 'const sideNormal = [a.mat[2], a.mat[3]];', 'const [negEdge, posEdge] = [3, 1];',
      'Object.assign(mid, {frontNormal, front, sideNormal, negSide, posSide, negEdge, posEdge});', 'return {box: b, h: hB};'],
  },
  incident: {name: 'incident', stage: 'incident', start: ['mid.incidentEdge = [{v: [0, 0], f: [0, 0, 0, 0]}, {v: [0, 0], f: [0, 0, 0, 0]}];']},
  clip: {name: 'clip', stage: 'clip-neg', start: ['const points = [];', 'return points;']},
  keep: {name: 'keep', stage: 'keep', start: ['mid.stage = \'end\';', 'const kept = [];', 'return kept;']},
  ids: {name: 'contacts', stage: 'contacts', start: ['out.n = out.contacts.length;']},
  impulse: {name: 'solveNormal', stage: 'contacts', start: ['return 0;'], solve: true},
};

/** A listing in which one function has only its first declarations and the lines to begin with. here is a comment's text. */
export function emptied(id: ExerciseID, here: string): string {
  const {name, start, solve} = TASKS[id], lines = solve ? SOLVE_LINES : LINES, {from, to} = (solve ? SOLVE_FUNCTIONS : FUNCTIONS).find((one) => one.name === name)!;
  const body = lines.slice(from, to - 1), kept = body.slice(0, body.findIndex((line) => !/^ {2}const \{[\w, ]+\} = \w+;$/.test(line)));
  return [...lines.slice(0, from), ...kept, `  // ${here}`, ...start.map((line) => `  ${line}`), ...lines.slice(to - 1), ''].join('\n');
}

/** The cases whose call reaches the function, from easy ones to ties. Where rounding decides, there is no case. */
export function casesOf(id: ExerciseID, cases: readonly Case[]): Case[] {
  const {name, solve} = TASKS[id], {from, to} = FUNCTIONS.find((one) => one.name === (solve ? 'contacts' : name))!;
  const reached = ({a, b}: Case): boolean => {
    let found = false;
    run((probe) => void (found ||= PROBES[probe]!.line >= from && PROBES[probe]!.line <= to), a, b);
    return found;
  };
  const given = cases.filter((one) => one.level < 3 && reached(one));
  return (solve ? given.map((one) => ({...one, level: levelOf(one.a, one.b)})) : given).sort((p, q) => p.level - q.level);
}

/** The first part of the engine's result that a result lacks, as a path; '' for none. */
export function lacking(want: unknown, got: unknown): string {
  if (typeof want !== 'object' || want === null) return '';
  for (const [name, part] of Object.entries(want)) {
    const own = (got as Record<string, unknown> | undefined | null)?.[name], path = Array.isArray(want) ? `[${name}]` : `.${name}`;
    if (own === undefined || own === null) return path;
    const below = lacking(part, own);
    if (below !== '') return path + below;
  }
  return '';
}

/** An exercise: its contract, hints that open one by one, and cases. */
export class Exercise {
  readonly element: HTMLElement;
  readonly hint = make('button', {type: 'button', class: 'cs-quiet'});
  readonly drill: Drill;
  readonly start: string;
  readonly file: string;
  /** The function to be written. */
  readonly name: string;
  /** The code after the reader's. */
  readonly tail: string;
  private readonly lang: Language;
  private readonly solve: boolean;
  private hints = 0;

  constructor(readonly id: ExerciseID, host: TrialHost & {readonly lang: Language; solved(id: ExerciseID): void}, begin: () => void) {
    const {lang} = host, {name, stage, solve = false} = TASKS[id];
    this.lang = lang;
    this.solve = solve;
    this.name = name;
    this.tail = solve ? HARNESS : '';
    this.file = solve ? 'solve.js' : 'collide.js';
    this.start = emptied(id, sayCode('page.code.exercise.here', {}, lang));
    this.drill = new Drill(host, stage, (cases) => casesOf(id, cases), begin, () => host.solved(id));
    const {hint} = this, list = make('ol', {class: 'cs-hints', 'aria-live': 'polite'});
    const offer = (): void => {
      hint.hidden = this.hints === 3;
      write(hint, sayCode('page.code.exercise.hint', {n: this.hints + 1}, lang));
    };
    hint.addEventListener('click', () => {
      const key = ([`page.code.exercise.${id}.hint1.text`, `page.code.exercise.${id}.hint2.text`, `page.code.exercise.${id}.hint3.text`] as const)[this.hints++]!;
      list.append(make('li', {}, sayCode(key, {}, lang)));
      offer();
    });
    offer();
    this.element = make('div', {class: 'cs-exercise'}, this.drill.words, make('p', {}, sayCode(`page.code.exercise.${id}.text`, {}, lang)), list, this.drill.element);
  }

  given(a: Box, b: Box): {a: unknown; b: unknown} { return this.solve ? {a: inputOf(a, b), b: null} : {a, b}; }

  /** Compares a result, of which no part may be missing. */
  compare(check: Check | undefined, a: Box, b: Box, result: Result): Answer | undefined {
    if (this.solve) return compareImpulses(a, b, result) as Answer;
    const {mid, n, contacts} = result, got = {mid: mid ?? {}, out: {n, contacts}}, answer = check?.compare(a, b, got);
    if (answer === undefined || answer.wrong !== undefined || answer.differs !== undefined) return answer;
    const path = lacking(answer.expected, got).slice(1);
    return path === '' ? answer : {...answer, wrong: sayCode('page.code.exercise.lacks', {field: path}, this.lang)};
  }

  /** The contacts to draw. */
  contactsOf(a: Box, b: Box, result: Result): readonly OwnContact[] { return this.solve ? pushesOf(a, b, result) : result.contacts; }
}
