import url from 'chunk:./cases';
import {make, write} from '../../../base/dom';
import {ClipstageError} from '../../../base/error';
import {type Stage, STAGES} from '../../../base/figure.gen';
import {Chunk} from '../../../engine/chunk';
import {sayCode} from '../../../text/codewords';
import type {Language} from '../../../text/text.gen';
import type {Case} from './cases';

const parts = new Chunk<typeof import('./cases')>(url);

/** The most cases of a stage that are listed, and the most cases without a result. */
const LISTED = 8, FAILED = 5;

export interface TrialHost {
  readonly lang: Language;
  stageName(stage: Stage): string;
  /** Shows boxes, each as w, h, x, y, angle, at a stage. */
  show(a: readonly number[], b: readonly number[], stage: Stage): void;
  failed(error: ClipstageError): void;
}

/** The first stage that differs; undefined for none; 'failed' for a call without a result. */
export type Outcome = Stage | 'failed' | undefined;

/** Runs the reader's code for all reference pairs and ties: progress, counts by stage, and buttons that open failing cases. */
export class Trial {
  readonly element: HTMLElement;
  private readonly button = make('button', {type: 'button', class: 'cs-quiet'});
  private readonly bar = make('progress', {hidden: ''});
  private readonly words = make('span', {role: 'status'});
  private readonly list = make('ul', {class: 'cs-cases-list'});
  private waiting: Case[] = [];
  private count = 0;
  private same = 0;
  private outcomes = new Map<Stage | 'failed', Case[]>();

  /** begin: cases wait. */
  constructor(private readonly host: TrialHost, private readonly begin: () => void) {
    this.bar.setAttribute('aria-label', sayCode('page.code.all', {}, host.lang));
    this.button.addEventListener('click', () => void (this.going ? this.stop() : this.start()));
    this.element = make('div', {class: 'cs-cases'}, this.button, this.bar, this.words, this.list);
    this.fill();
  }

  get going(): boolean { return this.waiting.length > 0; }

  stop(): void {
    this.waiting = [];
    this.fill();
  }

  /** Clears the counts, which are of other code. */
  forget(): void {
    this.count = 0;
    this.outcomes = new Map();
    this.stop();
  }

  /** Tries the next case. */
  async next(outcome: (one: Case) => Promise<Outcome>): Promise<void> {
    const one = this.waiting[0]!, found = await outcome(one);
    if (this.waiting[0] !== one) return; // stopped
    this.waiting.shift();
    this.count++;
    if (found === undefined) this.same++;
    else this.outcomes.set(found, [...this.outcomes.get(found) ?? [], one]);
    if ((this.outcomes.get('failed')?.length ?? 0) >= FAILED) this.waiting = [];
    if (this.count % 10 === 0 || !this.going) this.fill();
  }

  private async start(): Promise<void> {
    try {
      const {cases} = await parts.load();
      this.waiting = [...cases];
      this.count = this.same = 0;
      this.bar.max = cases.length;
      this.outcomes = new Map();
      this.fill();
      this.begin();
    } catch (error) {
      this.host.failed(ClipstageError.from(error));
    }
  }

  private fill(): void {
    const {host, count, same, outcomes} = this, {lang} = host;
    write(this.button, sayCode(this.going ? 'page.code.stop' : 'page.code.all', {}, lang));
    this.bar.hidden = !this.going;
    this.bar.value = count;
    write(this.words, count === 0 ? '' : sayCode('page.code.tried.text', {count, same}, lang));
    this.list.replaceChildren(...[...STAGES, 'failed' as const].flatMap((stage) => {
      const found = outcomes.get(stage) ?? [];
      if (found.length === 0) return [];
      const name = stage === 'failed' ? sayCode('page.code.none', {}, lang) : host.stageName(stage);
      const buttons = found.slice(0, LISTED).map(({id, poses}) => {
        const button = make('button', {type: 'button', class: 'cs-quiet', 'aria-label': sayCode('page.code.case', {id}, lang)}, String(id));
        button.addEventListener('click', () => host.show(...poses, stage === 'failed' ? 'contacts' : stage));
        return button;
      });
      return [make('li', {}, make('span', {}, sayCode('page.code.failing', {stage: name, count: found.length}, lang)), ...buttons)];
    }));
  }
}
