import {type Camera, toMetres} from '../draw/camera';
import {PART} from '../base/figure.gen';

/** The commands that a pointer gives: the engine knows what it holds, and what then moves. */
export interface PointerTarget {
  camera(): Camera;
  hover(x: number, y: number, pixel: number, coarse: boolean): number;
  cursor(): string;
  /** Whether a finger's swipe on a box is the figure's; else it is the page's. */
  swipes(): boolean;
  grab(x: number, y: number, pixel: number, coarse: boolean): number;
  drag(x: number, y: number, snap: boolean): void;
  drop(): void;
  cancel(): void;
  leave(): void;
  /** The pointer is here, in pixels of the canvas, with nothing in hand; undefined when it has left. */
  pointed(at: {x: number; y: number} | undefined): void;
}

/** Mouse, pen and finger on a figure's canvas. */
export class Pointer {
  /** A box is in hand. */
  dragging = false;
  private id = 0;

  constructor(private readonly canvas: HTMLCanvasElement, private readonly target: PointerTarget, signal: AbortSignal) {
    const options = {signal};
    canvas.addEventListener('pointermove', (event) => this.move(event), options);
    canvas.addEventListener('pointerdown', (event) => this.down(event), options);
    canvas.addEventListener('pointerup', (event) => this.up(event, 'drop'), options);
    canvas.addEventListener('pointercancel', (event) => this.up(event, 'cancel'), options);
    canvas.addEventListener('pointerleave', (event) => {
      if (this.dragging) return;
      this.target.pointed(undefined);
      // A finger leaves as it lifts: its box keeps the handles for the next touch.
      if (!coarse(event)) this.target.leave();
    }, options);
    // A tap into a figure that had not the focus: it has it now, and shows what can be held.
    canvas.addEventListener('click', (event) => {
      if (coarse(event as PointerEvent)) this.target.hover(...this.metres(event), true);
    }, options);
    // A finger on a box drags it; anywhere else the page scrolls as usual.
    canvas.addEventListener('touchstart', (event) => {
      const touch = event.touches[0];
      if (!this.target.swipes()) return;
      if (event.touches.length > 1) event.preventDefault();
      else if (touch !== undefined && this.target.hover(...this.metres(touch), true) !== PART.none) event.preventDefault();
    }, {...options, passive: false});
  }

  private move(event: PointerEvent): void {
    const [x, y, pixel] = this.metres(event);
    if (this.dragging) {
      if (event.pointerId === this.id) this.target.drag(x, y, event.shiftKey);
      return;
    }
    if (event.buttons === 0) this.target.hover(x, y, pixel, coarse(event));
    this.canvas.style.cursor = this.target.cursor();
    this.target.pointed(this.pixels(event));
  }

  private down(event: PointerEvent): void {
    if (event.button !== 0 || this.dragging || (coarse(event) && !this.target.swipes())) return;
    const [x, y, pixel] = this.metres(event);
    if (this.target.grab(x, y, pixel, coarse(event)) === PART.none) return;
    event.preventDefault();
    this.dragging = true;
    this.id = event.pointerId;
    this.canvas.setPointerCapture(event.pointerId);
    this.canvas.style.cursor = this.target.cursor();
    this.target.pointed(undefined);
  }

  private up(event: PointerEvent, end: 'drop' | 'cancel'): void {
    if (!this.dragging || event.pointerId !== this.id) return;
    this.dragging = false;
    this.target[end]();
    this.canvas.style.cursor = this.target.cursor();
  }

  /** What is in hand falls, where it is. */
  letGo(): void { this.dragging = false; }

  private pixels(point: {clientX: number; clientY: number}): {x: number; y: number} {
    const rect = this.canvas.getBoundingClientRect();
    return {x: point.clientX - rect.left, y: point.clientY - rect.top};
  }

  /** A pointer's point in metres, and the metres in a pixel. */
  private metres(point: {clientX: number; clientY: number}): [x: number, y: number, pixel: number] {
    const camera = this.target.camera();
    const at = this.pixels(point);
    const {x, y} = toMetres(camera, at.x, at.y);
    return [x, y, 1 / camera.scale];
  }
}

function coarse(event: PointerEvent): boolean {
  return event.pointerType === 'touch';
}
