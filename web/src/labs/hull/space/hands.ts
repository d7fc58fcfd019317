import type {Point} from '../../../draw/geometry';
import {capture} from '../../../figure/capture';
import type {Grip} from '../hands';

/** The commands that pointers send to a picture of two hulls. */
export interface HandsHost {
  /** The position of a pointer on the canvas, CSS pixels. */
  point(event: {clientX: number; clientY: number}): Point;
  /** Whether a point of the canvas, CSS pixels, lies in a picture in space, which can be turned. */
  holds(at: Point): boolean;
  swipes(): boolean;
  wheel(event: WheelEvent): boolean;
  /** Turns or shifts the picture by so many pixels. */
  turn(x: number, y: number): void;
  shift(x: number, y: number): void;
  zoom(by: number, at: Point): void;

  /** Called when a pointer without a drag is at a point. Returns the CSS cursor for the part under it, or "". */
  hover(at: Point, grip: Grip): string;
  leave(): void;
  /** Grabs the part under the pointer. Returns its CSS cursor, or "" if there is nothing to grab. */
  grab(at: Point, grip: Grip): string;
  drag(at: Point, grip: Grip): string;
  drop(): void;
  /** Ends the drag and puts the dragged part back. */
  cancel(): void;
  /** Deletes the vertex at a point, or adds one there. */
  poke(at: Point): void;
  /** Whether a choice of a question is under the pointer, and the answer by it. */
  choosing(): boolean;
  choose(): void;
}

/** The pixels that a pointer moves before a press on a choice becomes a drag. */
const SLOP = 6;
/** The zoom's exponent for a pixel of the wheel, and the pixels in a line of the wheel. */
const WHEEL = 0.0016, LINE = 16;

/**
 * Mouse, pen and fingers on the picture of hulls. A pointer on a hull, on its gizmo or on a vertex drags this part;
 * elsewhere it turns the picture. A press on a choice of a question answers if it does not become a drag. Two fingers, the right button or Shift pan the picture; two fingers and the wheel
 * zoom.
 */
export class Hands {
  private readonly down = new Map<number, Point>(); // the positions of pressed pointers that drag the picture or a part of it
  private shifting = false;
  private pressed: {id: number; at: Point} | undefined; // the pointer that is pressed on a choice
  private chose = false; // the last press has answered
  private held: number | undefined; // the id of the pointer that drags a hull, a gizmo's part or a vertex

  constructor(private readonly canvas: HTMLCanvasElement, private readonly host: HandsHost, signal: AbortSignal) {
    const options = {signal};
    canvas.addEventListener('pointerdown', (event) => this.take(event), options);
    canvas.addEventListener('pointermove', (event) => this.move(event), options);
    canvas.addEventListener('pointerup', (event) => this.lift(event, 'drop'), options);
    canvas.addEventListener('pointercancel', (event) => this.lift(event, 'cancel'), options);
    canvas.addEventListener('pointerleave', (event) => {
      if (this.down.size === 0 && event.pointerType !== 'touch') host.leave(); // a lifted finger sends this event too; its hull keeps the handles for the next touch
    }, options);
    canvas.addEventListener('dblclick', (event) => host.poke(this.at(event)), options);
    // A tap into a figure without the focus shows the handles, or answers.
    canvas.addEventListener('click', (event) => {
      if ((event as PointerEvent).pointerType !== 'touch' || this.chose) return;
      host.hover(this.at(event), {coarse: true, shift: false});
      if (host.choosing()) host.choose();
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

  /** Whether a hull, a gizmo's part or a vertex is dragged. */
  get dragging(): boolean { return this.held !== undefined; }
  /** Forgets the drag. */
  letGo(): void { this.held = this.pressed = undefined; }

  private at(event: {clientX: number; clientY: number}): Point { return this.host.point(event); }

  private take(event: PointerEvent): void {
    const at = this.at(event), touch = event.pointerType === 'touch', {host, down} = this;
    this.chose = false;
    this.pressed = undefined;
    if (touch && !host.swipes()) return;
    if (this.held !== undefined) { // a second finger ends the drag: both move the picture
      if (!touch) return;
      host.cancel();
      this.held = undefined;
    } else if (down.size === 0 && event.button === 0) {
      const cursor = host.grab(at, gripOf(event));
      if (host.choosing()) this.pressed = {id: event.pointerId, at};
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
    const before = this.down.get(event.pointerId), at = this.at(event), {host, pressed} = this;
    if (pressed?.id === event.pointerId) {
      if (Math.hypot(at.x - pressed.at.x, at.y - pressed.at.y) < SLOP) return;
      this.pressed = undefined;
    }
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
    const released = this.release(event.pointerId, end), chosen = this.pressed?.id === event.pointerId && end === 'drop';
    if (chosen) {
      this.pressed = undefined;
      this.chose = true;
      this.host.choose();
    }
    if (!released && !chosen) return;
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

  /** Sets the cursor that shows the action of a pointer at a point. */
  private show(at: Point, event: PointerEvent): void {
    this.canvas.style.cursor = this.host.hover(at, gripOf(event)) || (this.host.holds(at) ? 'grab' : '');
  }
}

const gripOf = ({pointerType, shiftKey}: PointerEvent): Grip => ({coarse: pointerType === 'touch', shift: shiftKey});
