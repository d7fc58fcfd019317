import {make} from '../../base/dom';
import {capture} from '../../figure/capture';
import {focusedBeside} from '../../figure/focus';
import type {OnScreen} from '../../figure/onscreen';

/** How far from a contact a pointer may be and mean its pair, pixels of the screen: a mouse, and a finger. */
const NEAR = {fine: 14, coarse: 24};

/** The commands of a pointer and the keyboard to a world, in metres. */
export interface PairTarget {
  /** The point of the world, metres, at a point of the canvas, CSS pixels; and the screen's pixels per metre. With held, the part of the canvas in which the drag began counts. */
  find(px: number, py: number, held: boolean): {x: number; y: number; scale: number};
  /** Rings the pair that a point means; returns whether there is one. */
  offer(x: number, y: number, within: number): boolean;
  /** Takes the ring away. */
  offerNone(): void;
  /** Rings the next pair of touching bodies. */
  offerNext(by: number): void;
  /** A text that names the ringed pair. */
  offered(): string;
}

/** The commands of drags and taps to a world, in metres. */
export interface HandTarget extends PairTarget {
  /** Whether the figure uses a finger's swipe on a box; otherwise the page does. */
  swipes(): boolean;
  /** A pointer was pressed. Returns whether its gesture belongs to the world. */
  touch(x: number, y: number, within: number): boolean;
  move(x: number, y: number): void;
  /** The pointer was lifted. Returns whether it was a tap. With means false the gesture is cancelled. */
  lift(means: boolean): boolean;
  tap(x: number, y: number, within: number): void;
}

/** How far a pressed pointer may move and still mean its point, pixels of the screen. */
const SLOP = {fine: 4, coarse: 10};

/** A pointer on the canvas. It rings the pair that it means. A click edits or picks; a drag moves bodies or draws. */
export class WorldPointer {
  /** Whether a drag is in progress: then the view does not pan. */
  busy = false;
  private id = 0;
  private done = false; // the following click event has already been handled

  constructor(private readonly canvas: HTMLCanvasElement, private readonly onScreen: OnScreen, private readonly target: HandTarget, signal: AbortSignal) {
    const options = {signal};
    canvas.addEventListener('pointerdown', (event) => this.down(event), options);
    canvas.addEventListener('pointermove', (event) => this.move(event), options);
    canvas.addEventListener('pointerup', (event) => this.up(event, true), options);
    canvas.addEventListener('pointercancel', (event) => this.up(event, false), options);
    canvas.addEventListener('pointerleave', ({pointerType}) => pointerType !== 'touch' && target.offerNone(), options); // the description of a touched body stays
    canvas.addEventListener('click', (event) => {
      if (!this.done) target.tap(...this.at(event));
      this.done = false;
    }, options);
    // A finger on a body drags it. A second finger ends the drag, and both pan and zoom; Zoom gets the event
    // after this listener. Otherwise one finger scrolls the page.
    canvas.addEventListener('touchstart', (event) => {
      if (this.busy && event.touches.length > 1) this.end(false);
      else if (this.busy) event.preventDefault();
    }, {...options, passive: false, capture: true});
  }

  private at(event: PointerEvent | MouseEvent, reach = NEAR): [x: number, y: number, within: number] {
    const at = this.onScreen.point(event), {pointerType} = event as Partial<PointerEvent>;
    const {x, y, scale} = this.target.find(at.x, at.y, this.busy);
    return [x, y, (pointerType === 'touch' ? reach.coarse : reach.fine) / scale];
  }

  private down(event: PointerEvent): void {
    this.done = false;
    if (event.button !== 0 || this.busy || !event.isPrimary || (event.pointerType === 'touch' && !this.target.swipes())) return;
    if (!this.target.touch(...this.at(event, SLOP))) return;
    if (event.pointerType === 'touch') this.target.offer(...this.at(event)); // a finger cannot hover, so its touch shows the description
    this.busy = true;
    this.id = event.pointerId;
    capture(this.canvas, event, () => this.lose());
  }

  private move(event: PointerEvent): void {
    if (this.busy) {
      const [x, y] = this.at(event);
      if (event.pointerId === this.id) this.target.move(x, y);
    } else if (event.pointerType !== 'touch' && event.buttons === 0) this.canvas.style.cursor = this.target.offer(...this.at(event)) ? 'pointer' : '';
  }

  private up(event: PointerEvent, means: boolean): void {
    if (!this.busy || event.pointerId !== this.id) return;
    const tapped = this.end(means);
    if (tapped && means) this.target.tap(...this.at(event));
    this.done = means;
  }

  /** Ends the drag after the pointer's capture is lost. A click that may follow is ignored. */
  private lose(): void {
    if (!this.busy) return;
    this.end(false);
    this.done = true;
  }

  /** Ends the gesture, or cancels it if means is false. Returns whether it was a tap. */
  private end(means: boolean): boolean {
    this.busy = false;
    return this.target.lift(means);
  }
}

/** The keyboard stop of the picture: arrows ring one pair after the other, Enter picks the ringed pair. */
export function pairKey(target: PairTarget, signal: AbortSignal): HTMLElement {
  const key = make('div', {class: 'cs-boxkey', tabindex: '0', role: 'button', 'data-box': 'pair', 'aria-label': target.offered()});
  key.addEventListener('focus', () => {
    if (key.matches(':focus-visible')) target.offerNext(1);
  }, {signal});
  key.addEventListener('blur', () => target.offerNone(), {signal});
  return key;
}

/** Names the ringed pair for screen readers, on the focused keyboard stop. */
export function namePair(key: HTMLElement | undefined, offered: () => string, pointed: () => string): void {
  if (key === undefined || focusedBeside(key) !== key) return; // no stop yet, or it is not focused
  for (const [attribute, words] of [['aria-label', offered()], ['aria-description', pointed()]] as const) {
    if (words !== '' && key.getAttribute(attribute) !== words) key.setAttribute(attribute, words);
  }
}
