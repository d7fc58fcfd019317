import type {Camera} from '../draw/camera';
import {ClipstageError, guarded, tell} from '../base/error';
import {paperTheme, readTheme, type Theme} from '../draw/theme';
import {say} from '../text/words';

/** The size of a picture on paper, in CSS pixels, and how many dots are drawn for one. */
const PAPER = {width: 720, height: 450, ratio: 3};
/** How many dots a canvas has at most because parents enlarge it: browsers have no more on a telephone. */
const MOST = 2 ** 24;

export interface SurfaceHost {
  /** The camera that shows all of it. */
  fit(width: number, height: number): Camera;
  draw(): void;
  /** The picture's place may have another size by now. */
  resize(): void;
  /** It could not be drawn. */
  failed(error: ClipstageError): void;
}

/** A canvas with what it is drawn by: camera, colours, dots; for the screen, and for paper. */
export class Surface {
  camera: Camera = {scale: 1, x: 0, y: 0, width: 1, height: 1};
  theme: Theme;
  private scale = 1; // by which parents scale it
  private shelved: Camera | undefined; // what is looked through again after printing
  private frame = 0; // the next animation frame, where something was drawn in this one
  private late = false; // something has changed since
  private cleared = true;
  private sized = false;
  private painting = false;
  private broken = false; // the page's canvas threw what it was drawn on last

  constructor(readonly canvas: HTMLCanvasElement, readonly context: CanvasRenderingContext2D, private readonly element: HTMLElement, private readonly host: SurfaceHost) {
    this.theme = readTheme(element);
  }

  get printing(): boolean { return this.shelved !== undefined; }

  /** Nothing is drawn on the canvas since it got its dots. Whoever captures a page whole sees that, wherever it is scrolled to. */
  get blank(): boolean { return this.cleared; }

  /** It has got its dots. Before that there is nothing to draw on. */
  get ready(): boolean { return this.sized; }

  /** Looks through another camera, on paper from the next time on that it is not. */
  see({scale, x, y, width, height}: Camera): void {
    const camera = {scale, x, y, width, height, ...this.scale !== 1 && {pixel: 1 / this.scale}};
    if (this.shelved) this.shelved = camera;
    else this.camera = camera;
  }

  /** Parents scale it by so much; whether that is another scale. */
  scaleBy(scale: number): boolean {
    if (scale === this.scale) return false;
    this.scale = scale;
    this.see(this.shelved ?? this.camera);
    return true;
  }

  /** Reads the colours as they are for the screen. */
  readTheme(): void { this.theme = readTheme(this.element); }

  /** Gives the canvas its dots for a size in CSS pixels, as many as it has on the screen; false if it has them. */
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

  /** Gives the dots back until it is stretched again. */
  shed(): void { this.canvas.width = this.canvas.height = 0; }

  /**
   * Has the host draw: at once, if nothing was drawn in this animation frame, else in the
   * next one. Between two of them commands may come by the thousand.
   */
  drawSoon(): void {
    this.late = this.frame !== 0 || this.painting;
    if (!this.late) this.host.draw();
    if (this.frame === 0) this.waitForFrame();
  }

  private waitForFrame(): void {
    guarded(() => { // the page may have a requestAnimationFrame of its own
      this.frame = requestAnimationFrame(() => {
        this.frame = 0;
        if (this.late) this.drawSoon();
      });
    });
  }

  /** No more. */
  rest(): void {
    if (this.frame !== 0) guarded(() => cancelAnimationFrame(this.frame));
    this.frame = 0;
    this.late = false;
  }

  /**
   * Draws. What the page's own canvas throws is told once, until it can be drawn on again;
   * where it gives commands while it is drawn on, what they would draw waits for the next time.
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

  /** The context, in which a unit is a CSS pixel. Who takes it draws all that there is to draw. */
  private get pen(): CanvasRenderingContext2D {
    this.rest();
    this.cleared = false;
    const ratio = this.canvas.width / this.camera.width;
    this.context.setTransform(ratio, 0, 0, ratio, 0, 0);
    return this.context;
  }

  /** Calls back when the reader's colours change, and draws for paper and for the screen again. */
  listen(repaint: () => void, options: {signal: AbortSignal}): void {
    for (const query of ['(prefers-color-scheme: dark)', '(forced-colors: active)']) {
      matchMedia(query).addEventListener('change', repaint, options);
    }
    this.followScreen(options);
    // Not every browser tells both ways.
    const paper = matchMedia('print');
    paper.addEventListener('change', ({matches}) => this.print(matches), options);
    window.addEventListener('beforeprint', () => this.print(true), options);
    // In Firefox the page still has its layout for paper then.
    window.addEventListener('afterprint', () => this.print(paper.matches), options);
  }

  /** Asks for other dots where the window goes to a screen of finer or coarser ones, which leaves the picture its place. */
  private followScreen(options: {signal: AbortSignal}): void {
    matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`).addEventListener('change', () => {
      this.host.resize();
      this.followScreen(options);
    }, {once: true, ...options});
  }

  /** Browsers print a canvas as the strokes that it was drawn by, beyond its edges too. */
  private clip(): void {
    this.context.setTransform(1, 0, 0, 1, 0, 0);
    this.context.beginPath();
    this.context.rect(0, 0, this.canvas.width, this.canvas.height);
    this.context.clip();
  }

  /** Draws for paper, whatever the screen's size, theme and zoom; and for the screen again. */
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
