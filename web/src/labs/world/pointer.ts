import {make} from '../../base/dom';
import {capture} from '../../figure/capture';
import {focusedBeside} from '../../figure/focus';
import type {OnScreen} from '../../figure/onscreen';

/** How far from a contact a mouse (fine) or a finger (coarse) still means the contact's pair, screen pixels. */
const NEAR = {fine: 14, coarse: 24};

/** The commands of pointer and keyboard to a world, in metres. */
export interface PairTarget {
  /**
   * The world point in metres at a canvas point in CSS pixels, and the screen's pixels per metre. With held, the part
   * of the canvas where the drag began counts.
   */
  find(px: number, py: number, held: boolean): {x: number; y: number; scale: number};
  /** Rings the pair that a point means. Returns whether there is one. */
  offer(x: number, y: number, within: number): boolean;
  offerNone(): void;
  offerNext(by: number): void;
  offered(): string;
}

/** The commands of drags and taps to a world, in metres. */
export interface HandTarget extends PairTarget {
  /** Whether a finger's swipe on a box belongs to the figure, not to the page. */
  swipes(): boolean;
  /** Handles a pressed pointer. Returns whether its gesture belongs to the world. */
  touch(x: number, y: number, within: number): boolean;
  move(x: number, y: number): void;
  /** Handles a lifted pointer. Returns whether it was a tap. means false cancels the gesture. */
  lift(means: boolean): boolean;
  tap(x: number, y: number, within: number): void;
}

/** How far a pressed pointer may move and still tap, screen pixels. */
const SLOP = {fine: 4, coarse: 10};

/** A pointer on the canvas. It rings the pair that it means. A click edits or picks. A drag moves bodies or draws. */
export class WorldPointer {
  /** A drag is in progress, so the view does not pan. */
  busy = false;
  private id = 0;
  private done = false; // the coming click event has already been handled

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
    // A finger on a body drags it; elsewhere it scrolls the page. A second finger ends the drag, and both pan and
    // zoom. Zoom gets the event after this listener.
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

  /** Ends the drag after its pointer's capture was lost, and ignores a click that may follow. */
  private lose(): void {
    if (!this.busy) return;
    this.end(false);
    this.done = true;
  }

  /** Ends the gesture. means false cancels it. Returns whether it was a tap. */
  private end(means: boolean): boolean {
    this.busy = false;
    return this.target.lift(means);
  }
}

/** The picture's keyboard stop. Arrows ring one pair after the other; Enter picks the ringed pair. */
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
  if (key === undefined || focusedBeside(key) !== key) return; // without a focused stop
  for (const [attribute, words] of [['aria-label', offered()], ['aria-description', pointed()]] as const) {
    if (words !== '' && key.getAttribute(attribute) !== words) key.setAttribute(attribute, words);
  }
}
