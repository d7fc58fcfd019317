import url from 'chunk:./code/pane';
import {make} from '../../base/dom';
import {ClipstageError} from '../../base/error';
import {EXERCISES, MISTAKES} from '../../base/figure.gen';
import {partsOf} from '../../base/link';
import {Chunk} from '../../engine/chunk';
import type {ExerciseID, Mistake} from '../../figure/check';
import {say} from '../../text/words';
import type {PaneHost} from './code/pane';

const pane = new Chunk<typeof import('./code/pane')>(url);

/** The figure of the code. */
export interface CodeHost extends Omit<PaneHost, 'close' | 'mistake' | 'choose' | 'exercise' | 'train' | 'linked' | 'link'> {
  readonly element: HTMLElement;
  readonly view: HTMLElement;
  readonly canvas: HTMLElement;
  /** The code was opened or closed, or another mistake or exercise was chosen. */
  toggled(): void;
}

/** The code beside a figure's picture. Its module is loaded when it is first opened. */
export class Code {
  readonly button: HTMLButtonElement;
  private pane: InstanceType<typeof import('./code/pane')['Pane']> | undefined;
  private wanted = false;
  private chosen: Mistake | '' = '';
  private trained: ExerciseID | '' = '';
  private linked = ''; // the code in the link
  private gone = false;

  constructor(private readonly host: CodeHost) {
    this.button = make('button', {class: 'cs-quiet cs-code-button', type: 'button', 'aria-pressed': 'false'}, say('page.code', {}, host.lang));
    this.button.addEventListener('click', () => this.toggle());
    this.button.addEventListener('wheel', (event) => { // zooms, as on the canvas around the button
      if (!host.canvas.dispatchEvent(new WheelEvent('wheel', event))) event.preventDefault();
    }, {passive: false});
  }

  /** The code's part of a link. */
  get state(): string { return this.wanted ? `&code=on${this.chosen && `&mistake=${this.chosen}`}${this.trained && `&exercise=${this.trained}`}${this.linked && `&own=${this.linked}`}` : ''; }

  /** Shows what a link or the options ask for. A mistake, an exercise and a reader's code are shown in the code, so they open it. */
  set({open, mistake, exercise, own}: Shown): void {
    this.choose(exercise === '' && own === '' ? mistake : '');
    this.train(exercise);
    this.link(own);
    this.toggle(open || mistake !== '' || exercise !== '' || own !== '');
  }

  toggle(open = !this.wanted): void {
    if (open === this.wanted || this.gone) return;
    this.wanted = open;
    this.button.setAttribute('aria-pressed', String(open));
    if (open) {
      void this.load();
    } else {
      if (this.pane?.element.contains(document.activeElement)) this.button.focus();
      this.pane?.destroy();
      this.pane = undefined;
      this.chosen = '';
      this.trained = '';
      this.linked = '';
      this.host.element.classList.remove('cs-coded');
    }
    this.host.toggled();
  }

  private choose(mistake: Mistake | ''): void {
    if (mistake === this.chosen) return;
    this.chosen = mistake;
    this.pane?.changed();
    if (this.pane !== undefined) this.host.toggled();
  }

  private train(exercise: ExerciseID | ''): void {
    if (exercise === this.trained) return;
    this.trained = exercise;
    this.pane?.changed();
    if (this.pane !== undefined) this.host.toggled();
  }

  private link(own: string): void {
    if (own === this.linked) return;
    this.linked = own;
    this.pane?.changed();
    if (this.pane !== undefined) this.host.toggled();
  }

  changed(): void { this.pane?.changed(); }
  draw(...on: Parameters<InstanceType<typeof import('./code/pane')['Pane']>['draw']>): void { this.pane?.draw(...on); }
  light(marks: readonly string[]): void { this.pane?.light(marks); }

  destroy(): void {
    this.gone = true;
    this.pane?.destroy();
  }

  private async load(): Promise<void> {
    try {
      const {Pane} = await pane.load(), {host} = this;
      if (this.gone || !this.wanted || this.pane !== undefined) return;
      const chosen = (): Mistake | '' => this.chosen, trained = (): ExerciseID | '' => this.trained, linked = (): string => this.linked;
      this.pane = new Pane({
        ...host, get mistake() { return chosen(); }, choose: (mistake) => this.choose(mistake),
        get exercise() { return trained(); }, train: (exercise) => this.train(exercise),
        get linked() { return linked(); }, link: (own) => this.link(own), close: () => this.toggle(false),
      });
      host.view.after(this.pane.element);
      host.element.classList.add('cs-coded');
    } catch (error) {
      this.toggle(false);
      this.host.failed(ClipstageError.from(error));
    }
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
