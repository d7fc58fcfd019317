import {make} from '../../base/dom';
import {SAMPLES, SCENES} from '../../base/figure.gen';
import {W} from '../../draw/layout.gen';
import {markTerms, type Term, term} from '../../figure/note';
import type {Key} from '../../text/text.gen';
import {say} from '../../text/words';
import {MARKS} from './layers/contacts';
import {symbol} from './symbol';

/** What the scenes are called. */
const NAMES: Record<typeof SCENES[number], Key> = {
  'single-box': 'page.scene.single-box',
  pendulum: 'page.scene.pendulum',
  'varying-friction': 'page.scene.varying-friction',
  'vertical-stack': 'page.scene.vertical-stack',
  pyramid: 'page.scene.pyramid',
  teeter: 'page.scene.teeter',
  'suspension-bridge': 'page.scene.suspension-bridge',
  dominos: 'page.scene.dominos',
  'multi-pendulum': 'page.scene.multi-pendulum',
  wall: 'page.scene.wall',
  'card-house': 'page.scene.card-house',
  'drop-500': 'page.scene.drop-500',
  'drop-2000': 'page.scene.drop-2000',
  'pyramid-40': 'page.scene.pyramid-40',
  'pyramid-100': 'page.scene.pyramid-100',
};

/** What the controls ask of their world. */
export interface WorldCommands {
  back(): void;
  playOrPause(): void;
  step(): void;
  reset(): void;
  setScene(id: string): void;
}

/** What controls show besides the frame. */
export interface Shown {
  /** It goes on by itself. */
  moving: boolean;
  /** The status line. */
  line: string;
  /** It is not to be read out. */
  quiet: boolean;
}

/** Menu, buttons, status line and legend of a world. */
export class WorldControls {
  readonly element: HTMLElement;
  private readonly line = make('p', {class: 'cs-line', 'aria-live': 'polite'});
  private readonly menu = make('select', {'aria-label': say('page.world.scene')});
  private readonly buttons: Record<'back' | 'play' | 'next' | 'reset', HTMLButtonElement>;

  constructor(commands: WorldCommands) {
    this.buttons = {
      back: button('page.world.back', 'page.world.back.name', () => commands.back()),
      play: button('page.world.play', 'page.world.play', () => commands.playOrPause()),
      next: button('page.world.next', 'page.world.next.name', () => commands.step()),
      reset: button('page.world.reset', 'page.world.reset', () => commands.reset()),
    };
    this.buttons.play.classList.add('cs-next', 'cs-play');
    const {back, play, next, reset} = this.buttons;
    const what = make('span', {class: 'cs-what'}, say('page.world.what'));
    markTerms(what);
    for (const [label, ids] of [['page.world.samples', SCENES.slice(0, SAMPLES)], ['page.world.larger', SCENES.slice(SAMPLES)]] as const) {
      this.menu.append(make('optgroup', {label: say(label)}, ...ids.map((id) => make('option', {value: id}, say(NAMES[id])))));
    }
    this.menu.addEventListener('change', () => {
      if (this.menu.value !== 'own') commands.setScene(this.menu.value);
    });
    this.element = make('div', {class: 'cs-controls'},
      make('div', {class: 'cs-transport'}, this.menu, make('div', {class: 'cs-buttons'}, back, play, next, reset)),
      this.line,
      legend(),
      make('p', {class: 'cs-hint'}, what, make('span', {class: 'cs-keyhint'}, say('page.world.keys'))));
  }

  /** Brings buttons and status line up to date. */
  show(frame: Float64Array, shown: Shown): void {
    const {buttons, line} = this, {moving, quiet} = shown;
    const step = frame[W.step]!;
    enable(buttons.back, step > frame[W.oldest]!);
    enable(buttons.reset, step > 0);
    const play = say(moving ? 'page.world.pause' : 'page.world.play');
    if (buttons.play.textContent !== play) {
      buttons.play.textContent = play;
      buttons.play.setAttribute('aria-label', play);
    }
    line.setAttribute('aria-live', quiet ? 'off' : 'polite');
    line.textContent = shown.line;
  }

  /** Shows which scene has begun, by its id; one of one's own is in the menu as long as it runs. */
  showScene(scene: string, longest: string): void {
    const {menu, line} = this;
    menu.querySelector('[value=own]')?.remove();
    if (!isNamed(scene)) menu.prepend(make('option', {value: 'own'}, say('page.scene.own')));
    menu.value = scene;
    line.dataset.name = menu.selectedOptions[0]?.text ?? '';
    line.dataset.longest = longest;
  }
}

/** Whether a scene is one of the menu's. */
export function isNamed(scene: string): boolean { return (SCENES as readonly string[]).includes(scene); }

/** Whether it is one of Box2D-Lite's. */
export function isSample(scene: string): boolean { return (SCENES as readonly string[]).slice(0, SAMPLES).includes(scene); }

function button(face: Key, name: Key, press: () => void): HTMLButtonElement {
  const button = make('button', {type: 'button', 'aria-label': say(name)}, say(face));
  button.addEventListener('click', () => {
    if (button.ariaDisabled !== 'true') press();
  });
  return button;
}

/** Not by disabled: a button that disables itself would lose the focus. */
function enable(button: HTMLButtonElement, on: boolean): void {
  if (on) button.removeAttribute('aria-disabled');
  else button.setAttribute('aria-disabled', 'true');
}

/** What the marks on the canvas mean. */
function legend(): HTMLElement {
  const names: readonly [Term, Key][] = [['persisted', 'page.world.persisted'], ['new', 'page.world.fresh'], ['lost', 'page.world.lost']];
  const heading = say('page.world.legend');
  return make('div', {class: 'cs-legend'},
    make('strong', {'aria-hidden': 'true'}, heading),
    make('ul', {role: 'list', 'aria-label': heading}, ...MARKS.map(({color, filled, add}, i) => make('li', {'data-mark': color}, symbol(add, filled), term(names[i]![0], say(names[i]![1]))))));
}
