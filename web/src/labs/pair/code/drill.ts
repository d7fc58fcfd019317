import url from 'chunk:./cases';
import {make, write} from '../../../base/dom';
import {ClipstageError} from '../../../base/error';
import type {Stage} from '../../../base/figure.gen';
import {Chunk} from '../../../engine/chunk';
import {sayCode} from '../../../text/codewords';
import type {Case} from './cases';
import type {Outcome, TrialHost} from './trial';

const parts = new Chunk<typeof import('./cases')>(url);

/** The number of calls without a result after which a drill ends, and of failing cases with a button in each level. */
const FAILED = 3, LISTED = 3;

const LEVELS = ['page.code.exercise.easy', 'page.code.exercise.general', 'page.code.exercise.ties'] as const;

/** The cases of an exercise, which run after each change of the code: counts by level, and buttons that open failing cases. */
export class Drill {
  readonly element: HTMLElement;
  readonly words = make('p', {role: 'status', class: 'cs-solved'});
  private readonly list = make('ul', {class: 'cs-cases-list'});
  private cases: readonly Case[] = [];
  private done = 0;
  private failed: readonly Case[] = [];
  private broken = 0; // calls without a result
  private running = false;
  private isSolved = false;
  private round = 0;

  /** of chooses cases; begin: cases wait; solved: all cases passed. */
  constructor(private readonly host: TrialHost, private readonly stage: Stage, private readonly of: (cases: readonly Case[]) => Case[], private readonly begin: () => void, private readonly solved: () => void) {
    this.element = make('div', {class: 'cs-cases'}, this.list);
  }

  get going(): boolean { return this.running; }

  /** Ends the round: its counts are of other code. */
  forget(): void {
    this.running = false;
    this.round++;
  }

  async start(): Promise<void> {
    this.forget();
    const {round} = this;
    try {
      if (this.cases.length === 0) this.cases = this.of((await parts.load()).cases);
      if (round !== this.round) return;
      this.done = this.broken = 0;
      this.failed = [];
      this.running = true;
      this.fill();
      this.begin();
    } catch (error) {
      this.host.failed(ClipstageError.from(error));
    }
  }

  /** Tries the next case. */
  async next(outcome: (one: Case) => Promise<Outcome>): Promise<void> {
    const {round} = this, one = this.cases[this.done]!, found = await outcome(one);
    if (round !== this.round) return;
    this.done++;
    if (found !== undefined) this.failed = [...this.failed, one];
    if (found === 'failed') this.broken++;
    const ends = this.done === this.cases.length || this.broken === FAILED;
    if (ends) this.end();
    if (ends || this.done % 20 === 0) this.fill();
  }

  private end(): void {
    this.running = false;
    const before = this.isSolved;
    this.isSolved = this.failed.length === 0;
    if (this.isSolved && !before) this.solved();
  }

  private fill(): void {
    const {host, cases, done, failed} = this, {lang} = host, tried = cases.slice(0, done);
    const at = (list: readonly Case[], level: number): readonly Case[] => list.filter((one) => one.level === level);
    this.list.replaceChildren(...LEVELS.flatMap((key, level) => {
      const all = at(cases, level), wrong = at(failed, level);
      if (all.length === 0) return [];
      const buttons = wrong.slice(0, LISTED).map(({id, poses}) => {
        const button = make('button', {type: 'button', class: 'cs-quiet', 'aria-label': sayCode('page.code.case', {id}, lang)}, `✗ ${id}`);
        button.addEventListener('click', () => host.show(...poses, this.stage));
        return button;
      });
      const count = at(tried, level).length - wrong.length;
      return [make('li', {}, make('span', {}, sayCode('page.code.exercise.level', {level: sayCode(key, {}, lang), count, of: all.length}, lang)), ...buttons)];
    }));
    write(this.words, !this.running && this.isSolved && failed.length === 0 ? sayCode('page.code.exercise.solved.text', {count: cases.length}, lang) : '');
  }
}
