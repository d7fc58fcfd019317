import {make} from '../../base/dom';
import {ClipstageError} from '../../base/error';
import type {Camera} from '../../draw/camera';
import {type Place, PointerCard} from './card';
import {extra, type Extra, needsExtra} from './extra';

interface RowHost {
  /** The height of the row has changed: the picture is fitted below it. */
  refit(): unknown;
  draw(): void;
  /** It could not be loaded. */
  failed(error: ClipstageError): void;
}

/** Where the switches of layers stand: over the top of the picture, which tells how much of it they cover. */
export class LayerRow {
  readonly element = make('div', {class: 'cs-over'}, make('div', {class: 'cs-layers'}));
  /** How much of the picture's top they cover, CSS pixels: nothing where they are a list that opens. */
  top = 0;
  private coming = false; // or it has failed, until no layer needs it
  private readonly sizes = new ResizeObserver(() => {
    if (this.measure()) this.host.draw();
  });

  private readonly card = new PointerCard();

  constructor(private readonly host: RowHost) {}

  /** Puts the switches over a figure's picture, and the card on it, until the signal. */
  into(view: HTMLElement, signal: AbortSignal): void {
    view.append(this.card.element);
    view.after(this.element);
    this.sizes.observe(this.element);
    this.sizes.observe(view); // beside which a line may come or go
    signal.addEventListener('abort', () => this.sizes.disconnect());
  }

  /** The module that draws layers that are off by default, once it has come. */
  get extra(): Extra | undefined { return extra.here; }

  /** Loads the module of a layer that is on, and shows the card of the place under the pointer. It asks for words only if there may be some. */
  follow(frame: Float64Array, pointer: Place, canvas: Camera, words: () => string): void {
    this.card.show(pointer, canvas, words);
    const needed = needsExtra(frame);
    if (needed && !this.coming && !extra.here) void extra.load().then(() => this.host.draw(), (error) => this.host.failed(ClipstageError.from(error)));
    this.coming = needed;
  }

  /** Has the switches rendered into an empty place. The height that they cover is known before the first picture. */
  fill(render: (place: HTMLElement) => void): void {
    const place = make('div', {class: 'cs-layers'});
    this.element.replaceChildren(place);
    render(place);
    this.measure();
  }

  /** Sees how much they cover, and reports whether that is another height. */
  private measure(): boolean {
    const top = this.element.offsetHeight;
    // Other things over the picture begin below them.
    this.element.parentElement?.style.setProperty('--cs-over', `${this.element.offsetTop + top}px`);
    // With a pair picked there are none, until the whole world is back.
    if (top === this.top || (top === 0 && this.element.firstElementChild!.childElementCount === 0)) return false;
    this.top = top;
    this.host.refit();
    return true;
  }

  /** Gives the keyboard to the first switch, when it is there. */
  focus(): void { requestAnimationFrame(() => this.element.querySelector<HTMLElement>('.cs-layer')?.focus()); }
}
