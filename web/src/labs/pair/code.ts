import url from 'chunk:./code/pane';
import {EXERCISES, MISTAKES} from '../../base/figure.gen';
import {partsOf} from '../../base/link';
import {Chunk} from '../../engine/chunk';
import type {ExerciseID, Mistake} from '../../figure/check';
import {Code, type CodedFigure} from '../../figure/code';
import type {Pane, PaneHost} from './code/pane';

const pane = new Chunk<typeof import('./code/pane')>(url);

/** The figure of the code. */
export type CodeHost = CodedFigure & Omit<PaneHost, 'close' | 'mistake' | 'choose' | 'exercise' | 'train' | 'linked' | 'link'>;

/** The code beside two boxes. */
export class PairCode extends Code<Pane, CodeHost> {
  private chosen: Mistake | '' = '';
  private trained: ExerciseID | '' = '';
  private linked = ''; // the code in the link

  override get state(): string { return super.state && `${super.state}${this.chosen && `&mistake=${this.chosen}`}${this.trained && `&exercise=${this.trained}`}${this.linked && `&own=${this.linked}`}`; }

  /** Opens or shuts the code as a link or the options say. A mistake, an exercise and a reader's code are shown in the code, so they open it. */
  set({open, mistake, exercise, own}: Shown): void {
    this.choose(exercise === '' && own === '' ? mistake : '');
    this.train(exercise);
    this.link(own);
    this.toggle(open || mistake !== '' || exercise !== '' || own !== '');
  }

  draw(...on: Parameters<Pane['draw']>): void { this.pane?.draw(...on); }

  protected override close(): void {
    super.close();
    this.chosen = this.trained = this.linked = '';
  }

  protected async load(): Promise<() => Pane> {
    const {Pane} = await pane.load(), {host} = this;
    const chosen = (): Mistake | '' => this.chosen, trained = (): ExerciseID | '' => this.trained, linked = (): string => this.linked;
    return () => new Pane({
      ...host, get mistake() { return chosen(); }, choose: (mistake) => this.choose(mistake),
      get exercise() { return trained(); }, train: (exercise) => this.train(exercise),
      get linked() { return linked(); }, link: (own) => this.link(own), close: () => this.toggle(false),
    });
  }

  private choose(mistake: Mistake | ''): void {
    if (mistake === this.chosen) return;
    this.chosen = mistake;
    this.told();
  }

  private train(exercise: ExerciseID | ''): void {
    if (exercise === this.trained) return;
    this.trained = exercise;
    this.told();
  }

  private link(own: string): void {
    if (own === this.linked) return;
    this.linked = own;
    this.told();
  }

  private told(): void {
    this.changed();
    if (this.pane !== undefined) this.host.toggled();
  }
}

/** The code, the mistake or the exercise in it, and a reader's code (see packed.ts), that a link or the options show. */
export interface Shown { readonly open: boolean; readonly mistake: Mistake | ''; readonly exercise: ExerciseID | ''; readonly own: string }

/** Takes code=on, code=off, a mistake, an exercise and a reader's code out of a link's state. Other values stay, and the engine refuses them. */
export function withoutCode(state: string): Shown & {state: string} {
  const parts = partsOf(state), code = parts.get('code'), mistake = MISTAKES.find((id) => id === parts.get('mistake')) ?? '', exercise = EXERCISES.find((id) => id === parts.get('exercise')) ?? '', [own = ''] = /^[\w-]+$/.exec(parts.get('own') ?? '') ?? [];
  const ours = new Set([code === 'on' || code === 'off' ? `code=${code}` : '', mistake && `mistake=${mistake}`, exercise && `exercise=${exercise}`, own && `own=${own}`].filter(Boolean));
  return {state: state.split('&').filter((part) => !ours.has(part.replace(/^#/, ''))).join('&'), open: code === 'on', mistake, exercise, own};
}
