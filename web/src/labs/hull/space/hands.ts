import type {Point} from '../../../draw/geometry';

/** What hands do to a picture of space. */
export interface HandsHost {
  /** Whether a point of the canvas, CSS pixels, is of this picture. */
  holds(at: Point): boolean;
  swipes(): boolean;
  wheel(event: WheelEvent): boolean;
  /** By so many pixels. */
  turn(x: number, y: number): void;
  shift(x: number, y: number): void;
  zoom(by: number, at: Point): void;
}

/** How much a wheel's pixel zooms, and how many pixels a line of it is. */
const WHEEL = 0.0016, LINE = 16;

/** Mouse, pen and fingers: one turns; two fingers, the right button or Shift move; two fingers and the wheel zoom. */
export class Hands {
  private readonly down = new Map<number, Point>(); // where pointers are that hold the picture
  private shifting = false;

  constructor(private readonly canvas: HTMLCanvasElement, private readonly host: HandsHost, signal: AbortSignal) {
    const options = {signal};
    canvas.addEventListener('pointerdown', (event) => this.take(event), options);
    canvas.addEventListener('pointermove', (event) => this.move(event), options);
    for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) canvas.addEventListener(type, ({pointerId}) => void this.down.delete(pointerId), options);
    canvas.addEventListener('contextmenu', (event) => {
      if (host.holds(this.at(event))) event.preventDefault();
    }, options);
    canvas.addEventListener('touchstart', (event) => {
      if (host.swipes() && host.holds(this.at(event.touches[0]!))) event.preventDefault();
    }, {...options, passive: false});
    canvas.addEventListener('wheel', (event) => {
      const at = this.at(event);
      if (!host.holds(at) || !host.wheel(event)) return;
      event.preventDefault();
      host.zoom(Math.exp(-event.deltaY * WHEEL * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE) * (event.ctrlKey ? 5 : 1)), at);
    }, {...options, passive: false});
  }

  private at({clientX, clientY}: {clientX: number; clientY: number}): Point {
    const {left, top} = this.canvas.getBoundingClientRect();
    return {x: clientX - left, y: clientY - top};
  }

  private take(event: PointerEvent): void {
    const at = this.at(event), touch = event.pointerType === 'touch';
    if (!this.host.holds(at) || (touch && !this.host.swipes())) return;
    if (this.down.size === 0) this.shifting = !touch && (event.button !== 0 || event.shiftKey);
    this.down.set(event.pointerId, at);
    this.canvas.setPointerCapture(event.pointerId);
  }

  private move(event: PointerEvent): void {
    const before = this.down.get(event.pointerId), at = this.at(event), {host} = this;
    if (before === undefined) {
      if (event.buttons === 0) this.canvas.style.cursor = host.holds(at) ? 'grab' : '';
      return;
    }
    this.down.set(event.pointerId, at);
    const x = at.x - before.x, y = at.y - before.y, other = [...this.down].find(([id]) => id !== event.pointerId)?.[1];
    if (other === undefined) return this.shifting ? host.shift(x, y) : host.turn(x, y);
    const apart = (p: Point): number => Math.max(8, Math.hypot(p.x - other.x, p.y - other.y));
    host.shift(x / 2, y / 2);
    host.zoom(apart(at) / apart(before), {x: (at.x + other.x) / 2, y: (at.y + other.y) / 2});
  }
}
