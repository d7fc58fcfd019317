import {type Camera, pixelOf, toMetres} from '../draw/camera';
import type {Point} from '../draw/geometry';
import {PART} from '../base/figure.gen';
import {capture} from './capture';
import type {OnScreen} from './onscreen';

/** The commands of a pointer. Points are in metres. The engine knows the dragged part. */
export interface PointerTarget {
  camera(): Camera;
  hover(x: number, y: number, pixel: number, coarse: boolean): number;
  cursor(): string;
  /** Whether a finger's swipe on a box belongs to the figure, not to the page. */
  swipes(): boolean;
  grab(x: number, y: number, pixel: number, coarse: boolean): number;
  drag(x: number, y: number, snap: boolean): void;
  drop(): void;
  cancel(): void;
  leave(): void;
  /** Called with the position of a pointer that does not drag, in canvas pixels, and with undefined when it leaves or begins to drag. */
  pointed(at: Point | undefined): void;
}

export class Pointer {
  dragging = false;
  private id = 0;
  private answered = false; // the last press answered a question, so the other events of its tap must not choose a box

  constructor(private readonly canvas: HTMLCanvasElement, private readonly onScreen: OnScreen, private readonly target: PointerTarget, signal: AbortSignal) {
    const options = {signal};
    canvas.addEventListener('pointermove', (event) => this.move(event), options);
    canvas.addEventListener('pointerdown', (event) => this.down(event), options);
    canvas.addEventListener('pointerup', ({pointerId}) => pointerId === this.id && this.end('drop'), options);
    canvas.addEventListener('pointercancel', ({pointerId}) => pointerId === this.id && this.end('cancel'), options);
    canvas.addEventListener('pointerleave', (event) => {
      if (this.dragging) return;
      this.target.pointed(undefined);
      // A lifted finger sends pointerleave too. Its box then keeps the handles for the next touch.
      if (!coarse(event)) this.target.leave();
    }, options);
    canvas.addEventListener('click', (event) => {
      if (coarse(event as PointerEvent) && !this.answered) this.target.hover(...this.metres(event), true);
    }, options);
    // A finger on a box drags the box; elsewhere the page scrolls.
    canvas.addEventListener('touchstart', (event) => {
      const touch = event.touches[0];
      if (!this.target.swipes() || this.answered) return;
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
    this.target.pointed(this.onScreen.point(event));
  }

  private down(event: PointerEvent): void {
    this.answered = false;
    if (event.button !== 0 || this.dragging || (coarse(event) && !this.target.swipes())) return;
    const [x, y, pixel] = this.metres(event), part = this.target.grab(x, y, pixel, coarse(event));
    this.answered = part === PART.choice;
    if (part === PART.none || this.answered) return;
    event.preventDefault();
    this.dragging = true;
    this.id = event.pointerId;
    capture(this.canvas, event, () => this.end('drop'));
    this.canvas.style.cursor = this.target.cursor();
    this.target.pointed(undefined);
  }

  private end(end: 'drop' | 'cancel'): void {
    if (!this.dragging) return;
    this.dragging = false;
    this.target[end]();
    this.canvas.style.cursor = this.target.cursor();
  }

  letGo(): void { this.dragging = false; }

  /** A pointer's point in metres, and the metres per screen pixel. */
  metres(point: {clientX: number; clientY: number}): [x: number, y: number, pixel: number] {
    const camera = this.target.camera();
    const at = this.onScreen.point(point);
    const {x, y} = toMetres(camera, at.x, at.y);
    return [x, y, pixelOf(camera) / camera.scale];
  }
}

function coarse(event: PointerEvent): boolean {
  return event.pointerType === 'touch';
}
