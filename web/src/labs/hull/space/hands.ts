import type {Point} from '../../../draw/geometry';
import {capture} from '../../../figure/capture';
import type {Grip} from '../hands';

/** The commands of hands to a picture of two hulls. */
export interface HandsHost {
  /** The point of the canvas where a pointer is, CSS pixels. */
  point(event: {clientX: number; clientY: number}): Point;
  /** Whether a point of the canvas, CSS pixels, is of a picture of space, which can be turned. */
  holds(at: Point): boolean;
  swipes(): boolean;
  wheel(event: WheelEvent): boolean;
  /** By so many pixels. */
  turn(x: number, y: number): void;
  shift(x: number, y: number): void;
  zoom(by: number, at: Point): void;

  /** A free pointer moves. Returns the cursor for the thing under it, or "". */
  hover(at: Point, grip: Grip): string;
  leave(): void;
  /** Grabs the thing under the pointer, if it can be grabbed. Returns the cursor. */
  grab(at: Point, grip: Grip): string;
  drag(at: Point, grip: Grip): string;
  drop(): void;
  /** Puts it back. */
  cancel(): void;
  /** Deletes a vertex, or adds one. */
  poke(at: Point): void;
}

/** How much a wheel's pixel zooms, and how many pixels a line of it is. */
const WHEEL = 0.0016, LINE = 16;

/**
 * Mouse, pen and fingers. One on a hull, on its gizmo or on a vertex drags it; elsewhere it turns the picture. Two fingers, the right
 * button or Shift move the picture; two fingers and the wheel zoom.
 */
export class Hands {
  private readonly down = new Map<number, Point>(); // where pointers are that hold the picture, or something in it
  private shifting = false;
  private held: number | undefined; // the pointer that drags something

  constructor(private readonly canvas: HTMLCanvasElement, private readonly host: HandsHost, signal: AbortSignal) {
    const options = {signal};
    canvas.addEventListener('pointerdown', (event) => this.take(event), options);
    canvas.addEventListener('pointermove', (event) => this.move(event), options);
    canvas.addEventListener('pointerup', (event) => this.lift(event, 'drop'), options);
    canvas.addEventListener('pointercancel', (event) => this.lift(event, 'cancel'), options);
    canvas.addEventListener('pointerleave', (event) => {
      if (this.down.size === 0 && event.pointerType !== 'touch') host.leave(); // a finger leaves as it lifts: its hull keeps the handles for the next touch
    }, options);
    canvas.addEventListener('dblclick', (event) => host.poke(this.at(event)), options);
    // A tap into a figure without the focus shows its handles.
    canvas.addEventListener('click', (event) => {
      if ((event as PointerEvent).pointerType === 'touch') host.hover(this.at(event), {coarse: true, shift: false});
    }, options);
    canvas.addEventListener('contextmenu', (event) => {
      if (host.holds(this.at(event))) event.preventDefault();
    }, options);
    canvas.addEventListener('touchstart', (event) => {
      const at = this.at(event.touches[0]!);
      if (host.swipes() && (host.holds(at) || host.hover(at, {coarse: true, shift: false}) !== '')) event.preventDefault();
    }, {...options, passive: false});
    canvas.addEventListener('wheel', (event) => {
      const at = this.at(event);
      if (!host.holds(at) || !host.wheel(event)) return;
      event.preventDefault();
      host.zoom(Math.exp(-event.deltaY * WHEEL * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE) * (event.ctrlKey ? 5 : 1)), at);
    }, {...options, passive: false});
  }

  /** Something is in hand. */
  get dragging(): boolean { return this.held !== undefined; }
  /** Nothing is in hand any more. */
  letGo(): void { this.held = undefined; }

  private at(event: {clientX: number; clientY: number}): Point { return this.host.point(event); }

  private take(event: PointerEvent): void {
    const at = this.at(event), touch = event.pointerType === 'touch', {host, down} = this;
    if (touch && !host.swipes()) return;
    if (this.held !== undefined) { // a second finger: both are the picture's
      if (!touch) return;
      host.cancel();
      this.held = undefined;
    } else if (down.size === 0 && event.button === 0) {
      const cursor = host.grab(at, gripOf(event));
      if (cursor) {
        event.preventDefault();
        this.held = event.pointerId;
        this.canvas.style.cursor = cursor;
      }
    }
    if (this.held === undefined && !host.holds(at)) return;
    if (down.size === 0) this.shifting = !touch && (event.button !== 0 || event.shiftKey);
    down.set(event.pointerId, at);
    capture(this.canvas, event, () => this.release(event.pointerId, 'drop'));
    if (this.held === undefined) this.canvas.style.cursor = 'grabbing';
  }

  private move(event: PointerEvent): void {
    const before = this.down.get(event.pointerId), at = this.at(event), {host} = this;
    if (before === undefined) {
      if (event.buttons === 0) this.show(at, event);
      return;
    }
    this.down.set(event.pointerId, at);
    if (this.held !== undefined) {
      if (this.held === event.pointerId) this.canvas.style.cursor = host.drag(at, gripOf(event));
      return;
    }
    const x = at.x - before.x, y = at.y - before.y, other = [...this.down].find(([id]) => id !== event.pointerId)?.[1];
    if (other === undefined) return this.shifting ? host.shift(x, y) : host.turn(x, y);
    const apart = (p: Point): number => Math.max(8, Math.hypot(p.x - other.x, p.y - other.y));
    host.shift(x / 2, y / 2);
    host.zoom(apart(at) / apart(before), {x: (at.x + other.x) / 2, y: (at.y + other.y) / 2});
  }

  private lift(event: PointerEvent, end: 'drop' | 'cancel'): void {
    if (!this.release(event.pointerId, end)) return;
    if (event.pointerType !== 'touch') this.show(this.at(event), event);
  }

  private release(id: number, end: 'drop' | 'cancel'): boolean {
    if (!this.down.delete(id)) return false;
    if (this.held === id) {
      this.held = undefined;
      this.host[end]();
    }
    return true;
  }

  /** Shows by the cursor the action of a pointer here. */
  private show(at: Point, event: PointerEvent): void {
    this.canvas.style.cursor = this.host.hover(at, gripOf(event)) || (this.host.holds(at) ? 'grab' : '');
  }
}

const gripOf = ({pointerType, shiftKey}: PointerEvent): Grip => ({coarse: pointerType === 'touch', shift: shiftKey});
