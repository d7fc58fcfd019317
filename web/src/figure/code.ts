import {make} from '../base/dom';
import {ClipstageError} from '../base/error';
import {WHERE} from '../base/figure.gen';
import type {Press} from '../engine/values';
import type {Language} from '../text/text.gen';
import {say} from '../text/words';
import {where} from './where';

/** The figure of the code. */
export interface CodedFigure {
  readonly lang: Language;
  readonly element: HTMLElement;
  readonly view: HTMLElement;
  readonly canvas: HTMLElement;
  /** The code was opened or closed, or shows something else. */
  toggled(): void;
  failed(error: ClipstageError): void;
}

/** The code's pane beside a picture. */
interface Pane { readonly element: HTMLElement; changed(): void; light(marks: readonly string[]): void; destroy(): void }

/** The code beside a figure's picture: its button, and its pane, whose module is loaded when it is first opened. */
export abstract class Code<Own extends Pane, Figure extends CodedFigure> {
  readonly button: HTMLButtonElement;
  protected pane: Own | undefined;
  private wanted = false;
  private gone = false;

  constructor(protected readonly host: Figure) {
    this.button = make('button', {class: 'cs-quiet cs-code-button cs-early', type: 'button', 'aria-pressed': 'false'}, say('page.code', {}, host.lang));
    this.button.addEventListener('click', () => this.toggle());
    this.button.addEventListener('wheel', (event) => { // zooms, as on the canvas around the button
      if (!host.canvas.dispatchEvent(new WheelEvent('wheel', event))) event.preventDefault();
    }, {passive: false});
  }

  /** Loads the pane's module. The result makes the pane. */
  protected abstract load(): Promise<() => Own>;

  get open(): boolean { return this.wanted; }

  /** The code's part of a link. */
  get state(): string { return this.wanted ? '&code=on' : ''; }

  toggle(open = !this.wanted): void {
    if (open === this.wanted || this.gone) return;
    this.wanted = open;
    this.button.setAttribute('aria-pressed', String(open));
    if (open) void this.begin();
    else this.close();
    this.host.toggled();
  }

  /** Opens or closes the code by its key. Returns whether the key was this one. */
  pressed({key, ctrlKey, altKey, metaKey}: Press, {target, repeat}: KeyboardEvent): boolean {
    if ((key !== 'c' && key !== 'C') || ctrlKey || altKey || metaKey || where(target, false) === WHERE.field) return false;
    if (!repeat) this.toggle();
    return true;
  }

  changed(): void { this.pane?.changed(); }
  light(marks: readonly string[]): void { this.pane?.light(marks); }

  destroy(): void {
    this.gone = true;
    this.pane?.destroy();
  }

  protected close(): void {
    if (this.pane?.element.contains(document.activeElement)) this.button.focus();
    this.pane?.destroy();
    this.pane = undefined;
    this.host.element.classList.remove('cs-coded');
  }

  private async begin(): Promise<void> {
    try {
      const create = await this.load();
      if (this.gone || !this.wanted || this.pane !== undefined) return;
      this.pane = create();
      this.host.view.after(this.pane.element);
      this.host.element.classList.add('cs-coded');
    } catch (error) {
      this.toggle(false);
      this.host.failed(ClipstageError.from(error));
    }
  }
}
