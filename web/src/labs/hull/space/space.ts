import {HOLD} from '../../../base/hull.gen';
import {type Camera, pixelOf} from '../../../draw/camera';
import type {Point, Rect} from '../../../draw/geometry';
import {H} from '../../../draw/hull.gen';
import type {Theme} from '../../../draw/theme';
import {hullsIn, type Tab} from '../camera';
import type {Eye} from '../eye';
import {cursorOf, drawHands, flatRay, type Grip, rayOf} from '../hands';
import type {Sheet} from '../sheet';
import {home, type Look, lookFrom, type Orbit, shifted, type Stand, turned, zoomed} from './camera';
import {Hands} from './hands';
import type {Letters} from './pen';
import {Renderer} from './renderer';
import {vecAt} from './solid';
import {eyesOf, lookIn, shotOf, standOf} from './view';

/** Why there is no picture of space: no context, none for now, or no code of it. */
export type Trouble = 'none' | 'lost' | 'part';
/** A direction of view: an axis of the world, the contact plane, or the contact normal. */
export type Axis = 'x' | 'y' | 'z' | 'side' | 'n';

/** The figure, as a picture of space needs it. */
export interface SpaceHost {
  /** The element around all pictures; its first canvas takes the pointer. */
  readonly view: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  readonly frame: Float64Array;
  /** The accessible name of the canvas. */
  readonly name: string;
  /** It is on the screen, or near. */
  readonly near: boolean;
  /** The point of the canvas where a pointer is, CSS pixels. */
  point(event: {clientX: number; clientY: number}): Point;
  /** Whether fingers are the figure's, and this wheel event. */
  swipes(): boolean;
  wheel(event: WheelEvent): boolean;
  /** The view has changed; home reports whether it is the initial one. */
  changed(home: boolean): void;
  /** Where the canvas looks that both hulls are drawn flat on. */
  readonly camera: Camera;
  /** The engine hovers or grabs along a line of sight; returns the part, one of HOLD. */
  sight(what: 'hover' | 'grab', ray: Float64Array): number;
  pull(what: 'drag' | 'poke', ray: Float64Array): void;
  /** The engine ends a grip. */
  hand(what: 'drop' | 'cancel' | 'leave'): void;
  /** A pointer has taken something, or nothing. */
  grabbed(part: number): void;
  /** There is no picture of space, or there is one again. */
  trouble(trouble: Trouble | undefined): void;
}

/** Both hulls in space: a canvas beside the figure's first one, drawn together with it, and its hands. */
export class Space {
  private canvas!: HTMLCanvasElement;
  private readonly gone = new AbortController();
  private left = new AbortController(); // the canvas is another's place
  private context: WebGL2RenderingContext | null = null;
  private renderer: Renderer | undefined;
  private resting = false; // without a context, until it draws again
  private stand!: Stand;
  private orbit!: Orbit;
  private seen: Look | undefined; // by the last picture on the screen
  private letters: Letters = {};
  private places: readonly Rect[] = [{x: 0, y: 0, width: 1, height: 1}];
  /** The hands on it. */
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
    }, this.gone.signal);
    if (!this.open()) host.trouble('none');
  }

  /** Puts a canvas beneath the figure's first one; false where it has no context. */
  private open(): boolean {
    const {host} = this, canvas = this.canvas = document.createElement('canvas');
    canvas.className = 'cs-space';
    canvas.tabIndex = 0;
    canvas.setAttribute('role', 'application');
    canvas.setAttribute('aria-label', host.name);
    this.listen();
    try {
      this.context = canvas.getContext('webgl2', {antialias: true, stencil: false});
    } catch { // the page's own
    }
    if (!this.begin()) return false;
    host.view.insertBefore(canvas, host.canvas.nextSibling);
    return true;
  }

  /** Gives the context back until it draws again, and stands as it stood. A browser has no more than a few for all figures. */
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
    if (!this.open()) queueMicrotask(() => this.host.trouble('none')); // it is being drawn
  }

  /** Draws the handles, on either picture of both hulls. */
  readonly drawHands = drawHands;

  /** The line of sight through a point of the picture of both hulls; none beside it, nor where answers are compared. */
  private ray(at: Point, grip: Grip): Float64Array | undefined {
    const {frame, camera} = this.host;
    if (frame[H.compare.on] === 1 || (!this.hands.dragging && !within(this.places[0]!, at))) return undefined;
    return this.live && this.seen ? rayOf(this.seen, at, grip, pixelOf(camera)) : flatRay(frame, camera, at, grip);
  }

  private meet(what: 'hover' | 'grab', at: Point, grip: Grip): string {
    const {host} = this, ray = this.ray(at, grip);
    if (ray === undefined) {
      host.hand('leave');
      return '';
    }
    const part = host.sight(what, ray);
    if (what === 'grab') host.grabbed(part);
    return part === HOLD.none ? '' : this.cursor(grip);
  }

  /** The cursor for the thing at hand. */
  private cursor(grip: Grip): string {
    const {frame} = this.host, {right, up} = this.live && this.seen ? this.seen : {right: vecAt(frame, H.right), up: vecAt(frame, H.up)};
    return cursorOf(frame, grip, {right, up});
  }

  /** It draws: else both hulls are drawn on the first canvas. */
  get live(): boolean { return this.renderer !== undefined || this.resting; }

  /** Whether an event is for its canvas. */
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

  /** A context that is lost may come back; out of sight another one is taken when it is drawn. These come before three's own listeners, which would write to the console. */
  private listen(): void {
    const options = {signal: this.left.signal};
    this.canvas.addEventListener('webglcontextlost', (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      this.renderer?.dispose();
      if (!this.host.near) {
        this.leave();
        return this.move(this.orbit); // to be drawn
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

  /** Looks at the frame's hulls anew: both of them, B where it goes, and the planes of the best faces. */
  fit(): void {
    this.stand = standOf(this.host.frame);
    this.goHome();
  }

  /** As it was fitted. */
  goHome(): void { this.move(home(this.stand)); }
  turn(azimuth: number, elevation: number): void { this.move(turned(this.orbit, azimuth, elevation)); }
  shift(x: number, y: number): void { if (this.seen) this.move(shifted(this.stand, this.orbit, this.seen, x, y)); }

  /** Zooms about a point of the canvas, or about the middle of the place. */
  zoom(by: number, at?: Point): void {
    const [first] = this.places, place = at && this.places.find((one) => within(one, at));
    const about = at && place ? {x: at.x - place.x + first!.x, y: at.y - place.y + first!.y} : at ?? {x: first!.x + first!.width / 2, y: first!.y + first!.height / 2};
    if (this.seen) this.move(zoomed(this.stand, this.orbit, this.seen, by, about));
  }

  /** Looks along an axis, against its direction; along the normal A is behind B. From the side the contact plane is a line. */
  along(axis: Axis): void {
    if (axis === 'side') return this.move({...this.orbit, elevation: 0});
    const direction = axis === 'n' ? vecAt(this.host.frame, H.normal) : {x: Number(axis === 'x'), y: Number(axis === 'y'), z: Number(axis === 'z')};
    this.move(lookFrom(this.stand, this.orbit, direction));
  }

  /** Takes a key of space; false if it has no meaning here. */
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
   * Draws both hulls beneath a first canvas of this size, and returns the eyes that have seen them: one, or one an answer where those are compared; without a context
   * there is none. For a picture that is not of dots nothing is drawn: there the eyes draw them by the pen.
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

/** Radians a pixel of a drag; of a key press, that in pixels and the zoom. */
const TURN = 0.0085, ANGLE = Math.PI / 36, STEP = 24, ZOOM_KEY = 1.25;

const within = ({x, y, width, height}: Rect, at: Point): boolean => at.x >= x && at.x < x + width && at.y >= y && at.y < y + height;
