import {make} from '../../base/dom';
import {ClipstageError} from '../../base/error';
import type {Camera} from '../../draw/camera';
import {type Place, PointerCard} from './card';
import {extra, type Extra, needsExtra} from './extra';

interface RowHost {
  refit(): unknown;
  draw(): void;
  failed(error: ClipstageError): void;
}

/** The row of layer switches over the top of the picture. */
export class LayerRow {
  readonly element = make('div', {class: 'cs-over'}, make('div', {class: 'cs-layers'}));
  /** The height that the switches cover at the picture's top, CSS pixels; 0 if they are in a list that opens. */
  top = 0;
  private coming = false; // the last frame needed the layers' code
  private readonly sizes = new ResizeObserver(() => {
    if (this.measure()) this.host.draw();
  });

  private readonly card = new PointerCard();

  constructor(private readonly host: RowHost) {}

  /** Puts the switches and the card over a figure's picture. signal ends the measuring. */
  into(view: HTMLElement, signal: AbortSignal): void {
    view.append(this.card.element);
    view.after(this.element);
    this.sizes.observe(this.element);
    this.sizes.observe(view.querySelector('canvas')!); // its width determines the number of rows
    signal.addEventListener('abort', () => this.sizes.disconnect());
  }

  /** The module that draws layers that are off by default, once loaded. */
  get extra(): Extra | undefined { return extra.here; }

  /** Loads the module that the frame's layers need, and shows the pointer's card. It calls words only if there may be a description. */
  follow(frame: Float64Array, pointer: Place, canvas: Camera, words: () => string): void {
    this.card.show(pointer, canvas, words);
    const needed = needsExtra(frame);
    if (needed && !this.coming && !extra.here) void extra.load().then(() => this.host.draw(), (error) => this.host.failed(ClipstageError.from(error)));
    this.coming = needed;
  }

  /** Renders the switches into an empty element, and measures their height at once. */
  fill(render: (place: HTMLElement) => void): void {
    const place = make('div', {class: 'cs-layers'});
    this.element.replaceChildren(place);
    render(place);
    this.measure();
  }

  /** Measures the covered height, and returns whether it has changed. */
  private measure(): boolean {
    const top = this.element.offsetHeight;
    // Other elements over the picture begin below the switches.
    this.element.parentElement?.style.setProperty('--cs-over', `${this.element.offsetTop + top}px`);
    // A picked pair hides the switches, but the height is kept for the whole world.
    if (top === this.top || (top === 0 && this.element.firstElementChild!.childElementCount === 0)) return false;
    this.top = top;
    this.host.refit();
    return true;
  }

  /** Focuses the first switch in the next animation frame. If the hosted page hides the switches, their fold opens. */
  focus(): void {
    requestAnimationFrame(() => {
      const first = this.element.querySelector<HTMLElement>('.cs-layer');
      if (first?.getClientRects().length === 0) this.element.parentElement!.querySelector<HTMLDetailsElement>('.cs-rarer')!.open = true;
      first?.focus();
    });
  }
}
