import {select} from 'd3-selection';
import {zoom, zoomIdentity, zoomTransform, type ZoomTransform} from 'd3-zoom';
import type {Camera} from '../draw/camera';
import type {Point} from '../draw/geometry';
import {languageAt, make} from '../base/dom';
import type {OnScreen} from './onscreen';
import type {Key, Language} from '../text/text.gen';
import {say} from '../text/words';

export interface ZoomHost {
  /** Whether pan and zoom are blocked, by a drag or a fixed picture. */
  busy(): boolean;
  swipes(): boolean;
  wheel(event: WheelEvent): boolean;
  /** Called with the new camera. moved: it differs from the base camera. */
  moved(camera: Camera, moved: boolean): void;
  panned(): void;
  /**
   * Several pictures on the canvas may move together. This returns the offset in CSS pixels from the canvas's middle
   * to the middle of the picture at (x, y).
   */
  aside(x: number, y: number): Point;
}

const MIDDLE: Point = {x: 0, y: 0};

/**
 * Pan and zoom, by the wheel, by a drag beside boxes and bodies, and by two fingers. One finger belongs to the page
 * or to the box under it. The base camera shows everything. Pan and zoom turn it into the current camera.
 */
export class Zoom {
  private readonly selection;
  private readonly behavior;
  private base: Camera = {scale: 1, x: 0, y: 0, width: 1, height: 1};
  private aside = MIDDLE; // the offset of the picture under the gesture, between d3's transform and the camera's

  constructor(canvas: HTMLCanvasElement, private readonly onScreen: OnScreen, private readonly host: ZoomHost) {
    for (const type of ['wheel', 'mousedown', 'touchstart']) canvas.addEventListener(type, (event) => this.begin(event as MouseEvent | TouchEvent), {capture: true, passive: true});
    this.selection = select<HTMLCanvasElement, unknown>(canvas);
    this.behavior = zoom<HTMLCanvasElement, unknown>()
      .scaleExtent([1 / 8, 200])
      .filter((event: Event) => {
        if (host.busy()) return false;
        if (event instanceof WheelEvent) return host.wheel(event);
        if ('touches' in event) return (event as TouchEvent).touches.length >= 2 && host.swipes();
        return (event as MouseEvent).button === 0;
      })
      .on('zoom', ({sourceEvent}: {sourceEvent?: Event | null}) => {
        const {transform} = this, {k, x, y} = transform;
        host.moved(through(this.base, transform), k !== 1 || x !== 0 || y !== 0);
        if (sourceEvent && !(sourceEvent instanceof WheelEvent)) host.panned();
      });
    this.selection.call(this.behavior).on('dblclick.zoom', null);
  }

  /** Sets the base camera, and undoes pan and zoom. */
  reset(camera: Camera): void {
    this.base = camera;
    this.set(zoomIdentity);
  }

  /** The pan and zoom that all pictures share. */
  private get transform(): ZoomTransform {
    const {k, x, y} = zoomTransform(this.selection.node()!);
    return zoomIdentity.translate(x - this.aside.x, y - this.aside.y).scale(k);
  }

  /** Applies a pan and zoom. aside is the offset of the picture for later gestures. */
  private set({k, x, y}: ZoomTransform, aside = MIDDLE): void {
    this.aside = aside;
    this.selection.call(this.behavior.transform, zoomIdentity.translate(x + aside.x, y + aside.y).scale(k));
  }

  private begin(event: MouseEvent | TouchEvent): void {
    const {x, y} = this.onScreen.point('touches' in event ? event.touches[0]! : event);
    this.turnTo(this.host.aside(x, y));
  }

  private turnTo(aside: Point): void {
    if (aside.x !== this.aside.x || aside.y !== this.aside.y) this.set(this.transform, aside);
  }

  /** Sets another base camera after the canvas was resized. It keeps the zoom and the world point in the middle. */
  resize(camera: Camera): void {
    const {transform} = this, {k, x, y} = transform;
    if (k === 1 && x === 0 && y === 0) return this.reset(camera);
    const {x: worldX, y: worldY} = through(this.base, transform);
    this.base = camera;
    const {width, height, scale} = camera;
    this.set(zoomIdentity.translate(
      width / 2 - k * (width / 2 + (worldX - camera.x) * scale),
      height / 2 - k * (height / 2 - (worldY - camera.y) * scale),
    ).scale(k));
  }

  shift(x: number, y: number): void {
    const {k} = zoomTransform(this.selection.node()!);
    if (x !== 0 || y !== 0) this.selection.call(this.behavior.translateBy, x / k, y / k);
  }

  by(factor: number): void {
    if (this.host.busy()) return;
    this.turnTo(MIDDLE);
    this.selection.call(this.behavior.scaleBy, factor);
  }
}

/** The buttons of a view: zoom out, zoom in, fit. */
export function zoomButtons(zoom: (by: number) => void, fit: {name: Key; press: () => void}, language?: Language): HTMLButtonElement[] {
  const button = (key: Key, face: string, part: string, press: () => void): HTMLButtonElement => {
    const name = say(key, {}, language), button = make('button', {class: `cs-quiet ${part}`, type: 'button', 'aria-label': name, title: name}, face);
    button.addEventListener('click', press);
    return button;
  };
  return [
    button('page.zoom-out', '−', 'cs-zoom', () => zoom(1 / ZOOM_STEP)),
    button('page.zoom-in', '+', 'cs-zoom', () => zoom(ZOOM_STEP)),
    button(fit.name, say('page.fit', {}, language), 'cs-fit', fit.press),
  ];
}

/** Disables a view's buttons, with the reason as their hint. Without a reason it enables them. */
export function stillButtons(figure: Element, reason: Key | undefined): void {
  for (const button of figure.querySelectorAll<HTMLElement>('.cs-viewtools button')) {
    if (button.hasAttribute('aria-disabled') === (reason !== undefined)) continue;
    if (reason === undefined) button.removeAttribute('aria-disabled');
    else button.setAttribute('aria-disabled', 'true');
    button.title = reason === undefined ? button.getAttribute('aria-label')! : say(reason, {}, languageAt(figure));
  }
}

export const ZOOM_STEP = 1.5;

/** The camera that maps pixel p of base to k p + (x, y). */
function through(base: Camera, {k, x, y}: ZoomTransform): Camera {
  const {width, height, scale} = base;
  return {
    width, height,
    scale: scale * k,
    x: base.x + ((width / 2 - x) / k - width / 2) / scale,
    y: base.y - ((height / 2 - y) / k - height / 2) / scale,
  };
}
