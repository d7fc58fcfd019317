import {make} from '../../base/dom';
import {capture} from '../../figure/capture';
import {focusedBeside} from '../../figure/focus';
import type {OnScreen} from '../../figure/onscreen';

/** How far from a contact a pointer may be that means it, in CSS pixels: of a mouse, and of a finger. */
const NEAR = {fine: 14, coarse: 24};

/** The commands of a pointer and the keyboard to a world, in metres. */
export interface PairTarget {
  /** The point of the world at a point of the canvas, CSS pixels, and how many of the screen's a metre is. Where something is in hand, it stays in the part of the canvas where it was taken. */
  find(px: number, py: number, held: boolean): {x: number; y: number; scale: number};
  /** Rings the pair that a point means; whether there is one. */
  offer(x: number, y: number, within: number): boolean;
  /** Takes the ring away. */
  offerNone(): void;
  /** Rings the next pair that touches. */
  offerNext(by: number): void;
  /** Which pair is ringed, in words. */
  offered(): string;
}

/** The commands of hands to a world, in metres. */
export interface HandTarget extends PairTarget {
  /** Whether a finger's swipe on a box is the figure's; else it is the page's. */
  swipes(): boolean;
  /** A pointer was pressed. Returns whether its gesture belongs to the world. */
  touch(x: number, y: number, within: number): boolean;
  move(x: number, y: number): void;
  /** The pointer was lifted. Returns whether it was a tap. With means false the gesture is cancelled. */
  lift(means: boolean): boolean;
  tap(x: number, y: number, within: number): void;
}

/** How far a pressed pointer may move and still mean its point, CSS pixels. */
const SLOP = {fine: 4, coarse: 10};

/** A pointer on the canvas: it rings the pair that it means, a click does what the tool in hand does, and hands drag and draw. */
export class WorldPointer {
  /** It has something in hand: the view does not move with it. */
  busy = false;
  private id = 0;
  private done = false; // the click that follows has been heard

  constructor(private readonly canvas: HTMLCanvasElement, private readonly onScreen: OnScreen, private readonly target: HandTarget, signal: AbortSignal) {
    const options = {signal};
    canvas.addEventListener('pointerdown', (event) => this.down(event), options);
    canvas.addEventListener('pointermove', (event) => this.move(event), options);
    canvas.addEventListener('pointerup', (event) => this.up(event, true), options);
    canvas.addEventListener('pointercancel', (event) => this.up(event, false), options);
    canvas.addEventListener('pointerleave', ({pointerType}) => pointerType !== 'touch' && target.offerNone(), options); // the words about a touched body stay
    canvas.addEventListener('click', (event) => {
      if (!this.done) target.tap(...this.at(event));
      this.done = false;
    }, options);
    // A finger on a body drags it; with a second one it lets go, and both pan and zoom, which hears of them after this. Else one finger is the page's.
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
    if (event.pointerType === 'touch') this.target.offer(...this.at(event)); // a finger hovers nowhere: where it rests is said
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

  /** The pointer went away: a click that may follow means nothing. */
  private lose(): void {
    if (!this.busy) return;
    this.end(false);
    this.done = true;
  }

  /** Lets go of the body in hand, where it is. */
  private end(means: boolean): boolean {
    this.busy = false;
    return this.target.lift(means);
  }
}

/** A stop for the keyboard on the picture: arrows ring one pair after the other, Enter picks. */
export function pairKey(target: PairTarget, signal: AbortSignal): HTMLElement {
  const key = make('div', {class: 'cs-boxkey', tabindex: '0', role: 'button', 'data-box': 'pair', 'aria-label': target.offered()});
  key.addEventListener('focus', () => {
    if (key.matches(':focus-visible')) target.offerNext(1);
  }, {signal});
  key.addEventListener('blur', () => target.offerNone(), {signal});
  return key;
}

/** Says which pair is ringed to who hears it. */
export function namePair(key: HTMLElement | undefined, offered: () => string, pointed: () => string): void {
  if (key === undefined || focusedBeside(key) !== key) return; // the figure is being made
  for (const [attribute, words] of [['aria-label', offered()], ['aria-description', pointed()]] as const) {
    if (words !== '' && key.getAttribute(attribute) !== words) key.setAttribute(attribute, words);
  }
}
