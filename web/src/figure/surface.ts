import type {Camera} from '../draw/camera';
import {ClipstageError, guarded, tell} from '../base/error';
import {paperTheme, readTheme, type Theme} from '../draw/theme';
import {say} from '../text/words';

/** The size of a printed picture in CSS pixels, and its pixels per CSS pixel. */
const PAPER = {width: 720, height: 450, ratio: 3};
/** The most pixels of a canvas that parents enlarge: the limit of phone browsers. */
const MOST = 2 ** 24;

export interface SurfaceHost {
  fit(width: number, height: number): Camera;
  draw(): void;
  resize(): void;
  failed(error: ClipstageError): void;
}

/** A canvas with its camera, colours and resolution, for screen and print. */
export class Surface {
  camera: Camera = {scale: 1, x: 0, y: 0, width: 1, height: 1};
  theme: Theme;
  private scale = 1; // the scale that parents apply to the canvas
  private shelved: Camera | undefined; // the screen's camera during printing
  private frame = 0; // the animation frame requested after a drawing
  private late = false; // changed since that drawing
  private cleared = true;
  private sized = false;
  private painting = false;
  private broken = false; // the page's canvas threw at the last drawing

  constructor(readonly canvas: HTMLCanvasElement, readonly context: CanvasRenderingContext2D, private readonly element: HTMLElement, private readonly host: SurfaceHost) {
    this.theme = readTheme(element);
  }

  get printing(): boolean { return this.shelved !== undefined; }

  /** Whether nothing has been drawn since the canvas was sized. A full-page capture would show it blank. */
  get blank(): boolean { return this.cleared; }

  get ready(): boolean { return this.sized; }

  /** Sets the camera. During printing, the camera takes effect after it. */
  see({scale, x, y, width, height}: Camera): void {
    const camera = {scale, x, y, width, height, ...this.scale !== 1 && {pixel: 1 / this.scale}};
    if (this.shelved) this.shelved = camera;
    else this.camera = camera;
  }

  /** Sets the scale that parents apply to the canvas. Returns whether it changed. */
  scaleBy(scale: number): boolean {
    if (scale === this.scale) return false;
    this.scale = scale;
    this.see(this.shelved ?? this.camera);
    return true;
  }

  readTheme(): void { this.theme = readTheme(this.element); }

  /** Sizes the canvas in CSS pixels, at the screen's resolution. Returns false if the size is unchanged. */
  stretch(width: number, height: number, ratio = this.ratio(width * height)): boolean {
    this.sized = true;
    const wide = Math.round(width * ratio), high = Math.round(height * ratio);
    if (this.canvas.width === wide && this.canvas.height === high) return false;
    this.canvas.width = wide;
    this.canvas.height = high;
    this.cleared = true;
    return true;
  }

  private ratio(area: number): number {
    const dots = window.devicePixelRatio || 1;
    return dots * Math.min(this.scale, Math.max(1, Math.sqrt(MOST / area) / dots));
  }

  /** Releases the pixels until the canvas is sized again. */
  shed(): void { this.canvas.width = this.canvas.height = 0; }

  /**
   * Makes the host draw: at once if nothing was drawn in this animation frame, otherwise in the next one. A frame may
   * contain thousands of commands.
   */
  drawSoon(): void {
    this.late = this.frame !== 0 || this.painting;
    if (!this.late) this.host.draw();
    if (this.frame === 0) this.waitForFrame();
  }

  private waitForFrame(): void {
    guarded(() => { // the page may have replaced requestAnimationFrame
      this.frame = requestAnimationFrame(() => {
        this.frame = 0;
        if (this.late) this.drawSoon();
      });
    });
  }

  rest(): void {
    if (this.frame !== 0) guarded(() => cancelAnimationFrame(this.frame));
    this.frame = 0;
    this.late = false;
  }

  /**
   * Draws. If the page's patched canvas throws, the exception is reported once until a drawing succeeds. Commands
   * during a drawing show in the next drawing.
   */
  paint(draw: (pen: CanvasRenderingContext2D) => void): void {
    if (this.painting || !this.sized) return;
    this.painting = true;
    let error: unknown;
    const before = this.broken;
    try {
      draw(this.pen);
      this.broken = false;
    } catch (cause) {
      this.broken = true;
      error = cause;
    }
    this.painting = false;
    if (!this.broken || before) return;
    tell(error);
    this.host.failed(new ClipstageError('no-canvas', say('page.not-drawn', {reason: ClipstageError.from(error).message}), {cause: error}));
  }

  /** The context in CSS pixels, ready for the whole picture. */
  private get pen(): CanvasRenderingContext2D {
    this.rest();
    this.cleared = false;
    const ratio = this.canvas.width / this.camera.width;
    this.context.setTransform(ratio, 0, 0, ratio, 0, 0);
    return this.context;
  }

  /** Calls repaint when the reader's colours change. Draws for print, and then for the screen again. */
  listen(repaint: () => void, options: {signal: AbortSignal}): void {
    for (const query of ['(prefers-color-scheme: dark)', '(forced-colors: active)']) {
      matchMedia(query).addEventListener('change', repaint, options);
    }
    this.followScreen(options);
    // Some browsers fire only one of these events.
    const paper = matchMedia('print');
    paper.addEventListener('change', ({matches}) => this.print(matches), options);
    window.addEventListener('beforeprint', () => this.print(true), options);
    // Firefox may still use the print layout at this event.
    window.addEventListener('afterprint', () => this.print(paper.matches), options);
  }

  /** Adapts the resolution when the window moves to another screen without a resize. */
  private followScreen(options: {signal: AbortSignal}): void {
    matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`).addEventListener('change', () => {
      this.host.resize();
      this.followScreen(options);
    }, {once: true, ...options});
  }

  /** Clips strokes at the canvas's edges. Browsers would print them beyond the edges. */
  private clip(): void {
    this.context.setTransform(1, 0, 0, 1, 0, 0);
    this.context.beginPath();
    this.context.rect(0, 0, this.canvas.width, this.canvas.height);
    this.context.clip();
  }

  /** Draws for print, independent of the screen's size, theme and zoom. Later draws for the screen again. */
  private print(on: boolean): void {
    if (on === this.printing) return;
    if (on) {
      this.shelved = this.camera;
      this.theme = paperTheme(this.element);
      this.stretch(PAPER.width, PAPER.height, PAPER.ratio);
      this.camera = this.host.fit(PAPER.width, PAPER.height);
      this.clip();
      this.host.draw();
    } else {
      this.camera = this.shelved!;
      this.shelved = undefined;
      this.readTheme();
      this.stretch(this.camera.width, this.camera.height);
      this.host.draw();
      this.host.resize();
    }
  }
}
