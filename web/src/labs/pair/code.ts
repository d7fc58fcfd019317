import url from 'chunk:./code/pane';
import {make} from '../../base/dom';
import {ClipstageError} from '../../base/error';
import {partsOf} from '../../base/link';
import {Chunk} from '../../engine/chunk';
import {say} from '../../text/words';
import type {PaneHost} from './code/pane';

const pane = new Chunk<typeof import('./code/pane')>(url);

/** The figure of the code. */
export interface CodeHost extends Omit<PaneHost, 'close' | 'failed'> {
  readonly element: HTMLElement;
  readonly view: HTMLElement;
  readonly canvas: HTMLElement;
  /** The code was opened or closed. */
  toggled(): void;
  failed(error: ClipstageError): void;
}

/** The code beside a figure's picture. Its module is loaded when it is first opened. */
export class Code {
  readonly button: HTMLButtonElement;
  private pane: InstanceType<typeof import('./code/pane')['Pane']> | undefined;
  private wanted = false;
  private gone = false;

  constructor(private readonly host: CodeHost) {
    this.button = make('button', {class: 'cs-quiet cs-code-button', type: 'button', 'aria-pressed': 'false'}, say('page.code', {}, host.lang));
    this.button.addEventListener('click', () => this.toggle());
    this.button.addEventListener('wheel', (event) => { // zooms, as on the canvas around the button
      if (!host.canvas.dispatchEvent(new WheelEvent('wheel', event))) event.preventDefault();
    }, {passive: false});
  }

  get open(): boolean { return this.wanted; }

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
      this.host.element.classList.remove('cs-coded');
    }
    this.host.toggled();
  }

  changed(): void { this.pane?.changed(); }
  light(marks: readonly string[]): void { this.pane?.light(marks); }

  destroy(): void {
    this.gone = true;
    this.pane?.destroy();
  }

  private async load(): Promise<void> {
    try {
      const {Pane} = await pane.load(), {host} = this;
      if (this.gone || !this.wanted || this.pane !== undefined) return;
      this.pane = new Pane({frame: host.frame, lang: host.lang, mark: (name) => host.mark(name), over: (contacts) => host.over(contacts), failed: (error) => host.failed(ClipstageError.from(error)), close: () => this.toggle(false)});
      host.view.after(this.pane.element);
      host.element.classList.add('cs-coded');
    } catch (error) {
      this.toggle(false);
      this.host.failed(ClipstageError.from(error));
    }
  }
}

/** Takes code=on or code=off out of a link's state. Another value stays, and the engine refuses it. */
export function withoutCode(state: string): {state: string; open: boolean} {
  const code = partsOf(state).get('code');
  if (code !== 'on' && code !== 'off') return {state, open: false};
  return {state: state.split('&').filter((part) => part.replace(/^#/, '') !== `code=${code}`).join('&'), open: code === 'on'};
}
