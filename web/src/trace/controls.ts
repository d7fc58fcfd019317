import {make, write} from '../base/dom';
import type {Language} from '../text/text.gen';
import type {TraceKey} from '../text/trace.gen';
import {sayTrace, nameOf} from '../text/tracewords';
import {listed, say, type Values} from '../text/words';
import type {Saved, SavedTrace} from './check';
import {Findings} from './findings';

/** The commands of the buttons. */
export interface Hand {
  next(): void;
  prev(): void;
  toggle(): void;
  /** Shows a stage by its index, from 0. */
  show(number: number): void;
}

/** The shown stage, and whether the figure plays. */
export interface Place { at: number; playing: boolean }

/** The name of a stage, with its sub-step if it has some. */
const called = (lab: string, {id, sub}: Saved, language: Language): string => nameOf(lab, id, language) + (sub > 0 ? ` ${sub}` : '');

/** The controls under the picture of a trace and the words beside it, with the style classes of a live figure. */
export class Controls {
  readonly element: HTMLElement;
  readonly panel: HTMLElement;
  private readonly prev: HTMLButtonElement;
  private readonly next: HTMLButtonElement;
  private readonly play: HTMLButtonElement;
  private readonly icon = make('span', {class: 'cs-icon', 'aria-hidden': 'true'});
  private readonly face = make('span');
  private readonly of = make('span', {class: 'cs-of'});
  private readonly scrubber: HTMLInputElement;
  private readonly buttons: HTMLButtonElement[];
  private readonly title = make('h2', {class: 'cs-title'});
  private readonly text = make('p', {class: 'cs-text'});
  private readonly findings = new Findings(this.text);

  constructor(private readonly trace: SavedTrace, hand: Hand, lab: string | undefined, private readonly lang: Language) {
    const {stages} = trace;
    const button = (style: string, name: string, act: () => void, ...face: readonly (HTMLElement | string)[]): HTMLButtonElement => {
      const made = make('button', {class: style, type: 'button', 'aria-label': name}, ...face);
      made.addEventListener('click', () => made.getAttribute('aria-disabled') !== 'true' && act());
      return made;
    };
    this.prev = button('cs-prev', this.say('ui.prev.name'), () => hand.prev(), this.say('ui.prev'));
    this.next = button('cs-next', this.say('ui.next.name'), () => hand.next(), this.say('ui.next'));
    this.play = button('cs-play', this.say('ui.play'), () => hand.toggle(), this.icon, this.face);
    this.scrubber = make('input', {class: 'cs-scrubber', type: 'range', min: '1', max: String(stages.length), step: '1', 'aria-label': this.say('ui.scrubber')});
    this.scrubber.addEventListener('input', () => hand.show(Number(this.scrubber.value) - 1));
    this.buttons = stages.map((stage, i) => {
      const label = listed([called(trace.lab, stage, lang), ...stage.reached ? [] : [sayTrace('stage.not-reached', {}, lang)]], lang);
      const made = make('button', {class: stage.reached ? 'cs-stage' : 'cs-stage cs-unreached', type: 'button', 'data-stage': stage.id, ...stage.sub > 0 && {'data-sub': String(stage.sub)}, 'aria-label': label},
        make('span', {class: 'cs-name'}, called(trace.lab, stage, lang)));
      made.addEventListener('click', () => hand.show(i));
      return made;
    });
    this.element = make('div', {class: 'cs-controls'},
      make('div', {class: 'cs-transport'}, make('div', {class: 'cs-buttons'}, this.prev, this.next, this.play), this.of), this.scrubber,
      make('ol', {class: 'cs-stages', 'aria-label': this.say('ui.stages')}, ...this.buttons.map((made) => make('li', {}, made))));
    this.panel = make('aside', {class: 'cs-panel'}, make('p', {class: 'cs-hint cs-lesson'}, say('page.trace.main', {}, lang)), this.title, this.text);
    if (lab === undefined) return;
    const link = make('a', {href: lab, target: '_blank', rel: 'noopener'}, this.say('page.trace.open'));
    link.style.color = 'var(--cs-a)'; // one rule, which other figures need not load
    this.panel.append(make('p', {class: 'cs-hint'}, link));
  }

  private say(key: TraceKey, values?: Values): string { return sayTrace(key, values, this.lang); }

  show({at, playing}: Place): void {
    const {trace: {lab, stages}, lang} = this, stage = stages[at]!;
    const able = (button: HTMLElement, is: boolean): void => (is ? button.removeAttribute('aria-disabled') : button.setAttribute('aria-disabled', 'true'));
    able(this.prev, at > 0);
    able(this.next, at < stages.length - 1);
    const name = this.say(playing ? 'ui.pause' : 'ui.play');
    this.play.setAttribute('aria-label', name);
    write(this.face, name);
    write(this.icon, playing ? '❚❚' : '▶');
    write(this.of, this.say('ui.of', {n: at + 1, count: stages.length}));
    this.scrubber.value = String(at + 1);
    this.scrubber.setAttribute('aria-valuetext', called(lab, stage, lang));
    this.buttons.forEach((button, i) => {
      button.classList.toggle('cs-past', i < at);
      if (i === at) button.setAttribute('aria-current', 'step');
      else button.removeAttribute('aria-current');
    });
    this.panel.setAttribute('aria-label', called(lab, stage, lang));
    write(this.title, stage.title);
    write(this.text, stage.text);
    this.findings.show(stage.panel);
  }

  /** The button of a stage by its index. */
  button(at: number): HTMLElement { return this.buttons[at]!; }
}
