import {HOLD} from '../../../base/hull.gen';
import {type Camera, pixelOf} from '../../../draw/camera';
import type {Point, Rect} from '../../../draw/geometry';
import {H} from '../../../draw/hull.gen';
import type {Theme} from '../../../draw/theme';
import {hullsIn, type Tab} from '../camera';
import type {Eye} from '../eye';
import {cursorOf, drawHands, flatRay, type Grip, planeRay, rayOf} from '../hands';
import {asks, STAGE} from '../layers/stage';
import type {OnPlane, Sheet} from '../sheet';
import {home, type Look, lookFrom, type Orbit, shifted, type Stand, turned, zoomed} from './camera';
import {Hands} from './hands';
import type {Letters} from './pen';
import {Renderer} from './renderer';
import {vecAt} from './solid';
import {eyesOf, lookIn, shotOf, standOf} from './view';

/** Why hulls are not drawn in space: there is no WebGL context, it is lost for now, or the code could not be loaded. */
export type Trouble = 'none' | 'lost' | 'part';
/** A direction of view: an axis of the world, the contact plane, or the contact normal. */
export type Axis = 'x' | 'y' | 'z' | 'side' | 'n';

/** The members of the figure that its picture in space needs. */
export interface SpaceHost {
  /** The element around all pictures; its first canvas takes the pointer. */
  readonly view: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  readonly frame: Float64Array;
  /** The accessible name of the canvas. */
  readonly name: string;
  /** Whether the figure is on the screen or near it. */
  readonly near: boolean;
  /** The position of a pointer on the canvas, CSS pixels. */
  point(event: {clientX: number; clientY: number}): Point;
  /** Whether the figure uses a finger's swipe, and this wheel event. */
  swipes(): boolean;
  wheel(event: WheelEvent): boolean;
  /** Called when the view has changed. home: it is the first view. */
  changed(home: boolean): void;
  /** The camera of the figure's first canvas, on which hulls are drawn flat if they cannot be drawn in space. */
  readonly camera: Camera;
  /** The engine hovers or grabs along a line of sight; returns the part, one of HOLD. */
  sight(what: 'hover' | 'grab', ray: Float64Array): number;
  pull(what: 'drag' | 'poke', ray: Float64Array): void;
  /** The engine ends a grip, or answers by the choice under the pointer. */
  hand(what: 'drop' | 'cancel' | 'leave' | 'choose'): void;
  /** The point of the contact plane at a point of the canvas; missing without questions. */
  onPlane?(at: Point): OnPlane | undefined;
  /** Called when a pointer has grabbed a part, or nothing. */
  grabbed(part: number): void;
  /** Called when hulls cannot be drawn in space, or, with undefined, when they can again. */
  trouble(trouble: Trouble | undefined): void;
}

/** Both hulls in space: a canvas below the figure's first one, drawn together with it, and the pointers' actions. */
export class Space {
  private canvas!: HTMLCanvasElement;
  private readonly gone = new AbortController();
  private left = new AbortController(); // aborted when the canvas is removed
  private context: WebGL2RenderingContext | null = null;
  private renderer: Renderer | undefined;
  private resting = false; // the context is released until the next drawing
  private stand!: Stand;
  private orbit!: Orbit;
  private seen: Look | undefined; // the camera of the last picture on the screen
  private letters: Letters = {};
  private places: readonly Rect[] = [{x: 0, y: 0, width: 1, height: 1}];
  /** The pointers' actions on the picture. */
  readonly hands: Hands;

  constructor(private readonly host: SpaceHost) {
    this.fit();
    this.hands = new Hands(host.canvas, {
      point: (event) => host.point(event),
      holds: (at) => this.live && this.places.some((place) => within(place, at)),
      swipes: () => host.swipes(),
      wheel: (event) => host.wheel(event),
      turn: (x, y) => this.turn(-x * TURN, y * TURN),
      shift: (x, y) => this.shift(x, y),
      zoom: (by, at) => this.zoom(by, at),
      hover: (at, grip) => this.meet('hover', at, grip),
      grab: (at, grip) => this.meet('grab', at, grip),
      drag: (at, grip) => {
        const ray = this.ray(at, grip);
        if (ray) host.pull('drag', ray);
        return this.cursor(grip);
      },
      poke: (at) => {
        const ray = this.ray(at, {coarse: false, shift: false});
        if (ray) host.pull('poke', ray);
      },
      leave: () => host.hand('leave'), drop: () => host.hand('drop'), cancel: () => host.hand('cancel'),
      choosing: () => this.choosing, choose: () => host.hand('choose'),
    }, this.gone.signal);
    if (!this.open()) host.trouble('none');
  }

  /** Puts a canvas below the figure's first one. Returns false if it gets no WebGL context. */
  private open(): boolean {
    const {host} = this, canvas = this.canvas = document.createElement('canvas');
    canvas.className = 'cs-space';
    canvas.tabIndex = 0;
    canvas.setAttribute('role', 'application');
    canvas.setAttribute('aria-label', host.name);
    this.listen();
    try {
      this.context = canvas.getContext('webgl2', {antialias: true, stencil: false});
    } catch { // the page has replaced getContext
    }
    if (!this.begin()) return false;
    host.view.insertBefore(canvas, host.canvas.nextSibling);
    return true;
  }

  /** Releases the context until the next drawing; the view stays. A browser has only a few contexts for all figures. */
  rest(): void {
    if (this.renderer === undefined) return;
    this.renderer.release();
    this.leave();
  }

  private leave(): void {
    this.left.abort();
    this.left = new AbortController();
    this.renderer = undefined;
    this.canvas.remove();
    this.resting = true;
  }

  private wake(): void {
    this.resting = false;
    if (!this.open()) queueMicrotask(() => this.host.trouble('none')); // later, since a drawing is in progress
  }

  /** Draws the handles on the picture of both hulls, in space or flat. */
  readonly drawHands = drawHands;

  /** Whether a choice of an open question is under the pointer. */
  private get choosing(): boolean { return this.asks && this.host.frame[H.ask.hot]! > 0; }
  private get asks(): boolean { return asks({get: (slot) => this.host.frame[slot]!}); }

  /**
   * The line of sight through a point of the picture of both hulls, or of the contact plane's while a question is about
   * its points; undefined elsewhere, and while answers are compared.
   */
  private ray(at: Point, grip: Grip): Float64Array | undefined {
    const {frame, camera} = this.host;
    if (frame[H.compare.on] === 1) return undefined;
    if (!this.hands.dragging && !within(this.places[0]!, at)) {
      const point = this.asks && frame[H.ask.stage]! - 1 === STAGE.reduce ? this.host.onPlane?.(at) : undefined;
      return point && planeRay(frame, point, grip);
    }
    return this.live && this.seen ? rayOf(this.seen, at, grip, pixelOf(camera)) : flatRay(frame, camera, at, grip);
  }

  private meet(what: 'hover' | 'grab', at: Point, grip: Grip): string {
    const {host} = this, ray = this.ray(at, grip);
    if (ray === undefined) {
      host.hand('leave');
      return '';
    }
    const part = host.sight(what, ray);
    if (what === 'grab') host.grabbed(this.choosing ? HOLD.none : part); // keys go on to step through the stages after an answer
    else if (this.choosing) return 'pointer';
    return part === HOLD.none ? '' : this.cursor(grip);
  }

  /** The CSS cursor for the part under the pointer or dragged. */
  private cursor(grip: Grip): string {
    const {frame} = this.host, {right, up} = this.live && this.seen ? this.seen : {right: vecAt(frame, H.right), up: vecAt(frame, H.up)};
    return cursorOf(frame, grip, {right, up});
  }

  /** Whether hulls are drawn in space; otherwise they are drawn flat on the first canvas. */
  get live(): boolean { return this.renderer !== undefined || this.resting; }

  /** Whether an event's target is the canvas of the hulls in space. */
  holds(target: EventTarget | null): boolean { return target === this.canvas; }

  private begin(): boolean {
    if (this.context === null || this.context.isContextLost()) return false;
    try {
      this.renderer = new Renderer(this.canvas, this.context);
    } catch {
      return false;
    }
    this.canvas.hidden = false;
    return true;
  }

  /**
   * Handles the loss of the context, which may be restored. Out of sight it is released instead, and the next
   * drawing gets another one. These listeners come before three's own, which would write to the console.
   */
  private listen(): void {
    const options = {signal: this.left.signal};
    this.canvas.addEventListener('webglcontextlost', (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      this.renderer?.dispose();
      if (!this.host.near) {
        this.leave();
        return this.move(this.orbit); // so that the hulls are drawn again
      }
      this.renderer = undefined;
      this.canvas.hidden = true;
      this.host.trouble('lost');
    }, options);
    this.canvas.addEventListener('webglcontextrestored', (event) => {
      event.stopImmediatePropagation();
      this.host.trouble(this.begin() ? undefined : 'none');
    }, options);
  }

  /** Fits the view to the frame: both hulls, B's later position, and the planes of the best faces. */
  fit(): void {
    this.stand = standOf(this.host.frame);
    this.goHome();
  }

  /** Returns to the first view. */
  goHome(): void { this.move(home(this.stand)); }
  turn(azimuth: number, elevation: number): void { this.move(turned(this.orbit, azimuth, elevation)); }
  shift(x: number, y: number): void { if (this.seen) this.move(shifted(this.stand, this.orbit, this.seen, x, y)); }

  /** Zooms about a point of the canvas, or about the middle of the picture. */
  zoom(by: number, at?: Point): void {
    const [first] = this.places, place = at && this.places.find((one) => within(one, at));
    const about = at && place ? {x: at.x - place.x + first!.x, y: at.y - place.y + first!.y} : at ?? {x: first!.x + first!.width / 2, y: first!.y + first!.height / 2};
    if (this.seen) this.move(zoomed(this.stand, this.orbit, this.seen, by, about));
  }

  /** Turns the view so that an axis points to the reader; with the normal, A is behind B. From the side, the contact plane is a line. */
  along(axis: Axis): void {
    if (axis === 'side') return this.move({...this.orbit, elevation: 0});
    const direction = axis === 'n' ? vecAt(this.host.frame, H.normal) : {x: Number(axis === 'x'), y: Number(axis === 'y'), z: Number(axis === 'z')};
    this.move(lookFrom(this.stand, this.orbit, direction));
  }

  /** Executes a key's command; false if the key has none. */
  key(key: string, shift: boolean): boolean {
    const [x, y] = ({ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]} as Record<string, [number, number]>)[key] ?? [0, 0];
    if (x !== 0 || y !== 0) {
      if (shift) this.shift(x * STEP, y * STEP);
      else this.turn(-x * ANGLE, y * ANGLE);
    } else if (key === '+' || key === '=') this.zoom(ZOOM_KEY);
    else if (key === '-') this.zoom(1 / ZOOM_KEY);
    else if (key === '0' || key === 'Home') this.goHome();
    else if (key === 's') this.along('side');
    else if (key === 'x' || key === 'y' || key === 'z' || key === 'n') this.along(key);
    else return false;
    return true;
  }

  private move(orbit: Orbit): void {
    this.orbit = orbit;
    const first = home(this.stand), back = (Object.keys(first) as (keyof Orbit)[]).every((name) => Math.abs(first[name] - orbit[name]) < 1e-9);
    if (back) this.letters = {};
    this.host.changed(back);
  }

  /**
   * Draws both hulls below a first canvas of this size, with ratio dots for a CSS pixel. Returns the eyes for
   * the first canvas: one, or one for each compared answer, or none for flat hulls. Without ratio, as for a
   * file, nothing is drawn here: the eyes draw the hulls by the pen.
   */
  see({width, height, tab}: {width: number; height: number; tab: Tab | undefined}, theme: Theme, ratio: number | undefined): Eye<Sheet>[] {
    if (this.resting && ratio) this.wake();
    const {renderer, canvas, host: {frame}} = this, places = hullsIn(frame, width, height, tab), [place] = places as readonly [Rect, ...Rect[]];
    const shown = renderer !== undefined && place.width > 0;
    if (ratio !== undefined) {
      canvas.hidden = !shown;
      this.places = places;
    }
    if (!this.live) return [];
    const look = lookIn(this.stand, this.orbit, frame, places, width, height), shot = shotOf(frame, look, theme), screen = ratio !== undefined;
    if (screen && shown) {
      const last = places.at(-1)!, all = {x: place.x, y: place.y, width: last.x + last.width - place.x, height: last.y + last.height - place.y};
      this.seen = look;
      for (const [name, value] of [['left', all.x], ['top', all.y], ['width', all.width], ['height', all.height]] as const) canvas.style[name] = `${value}px`;
      renderer.draw(shot, places, all, ratio);
    }
    return eyesOf(shot, places, screen, this.letters);
  }

  /** Gives the context back. */
  destroy(): void {
    this.gone.abort();
    this.renderer?.release();
    this.leave();
  }
}

/** TURN: radians for a pixel of a drag. For a key press: ANGLE, radians; STEP, CSS pixels; ZOOM_KEY, the zoom's factor. */
const TURN = 0.0085, ANGLE = Math.PI / 36, STEP = 24, ZOOM_KEY = 1.25;

const within = ({x, y, width, height}: Rect, at: Point): boolean => at.x >= x && at.x < x + width && at.y >= y && at.y < y + height;
