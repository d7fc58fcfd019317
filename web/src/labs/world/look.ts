import {arrivalTime} from '../../clipping/layers/time';
import type {ClipstageError} from '../../base/error';
import type {Drawn, Placed} from '../../clipping/draw';
import {type Camera, pixelOf, toPixels} from '../../draw/camera';
import type {Point, Rect} from '../../draw/geometry';
import {type Thing, thingsAt} from '../../draw/marks';
import {mix} from '../../draw/easing';
import {W} from '../../draw/layout.gen';
import type {Theme} from '../../draw/theme';
import {StageAnimation} from '../../figure/animation';
import {covered} from '../../figure/covered';
import type {OnScreen} from '../../figure/onscreen';
import {pairExtent, viewOf} from './camera';
import type {Extra} from './extra';
import {pairBoxes, pairOf} from './frame';
import {mapRect} from './map';
import {thingsOf} from './marks';
import type {Painter} from './painter';
import {Plots} from './plots';
import {STAGE} from './stage';
import {Transition} from './transition';
import {cameraIn, compares, HEADING, showsPair, type Viewport} from './viewports';

/** The buttons that may stand over the canvas. */
const BUTTONS = '.cs-viewtools[open] button, .cs-view button, .cs-open-layers, .cs-code-button';

/** The members of the figure that Look needs. */
export interface LookHost {
  readonly element: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  readonly onScreen: OnScreen;
  /** Sets the camera: reset drops the reader's pan and zoom, resize keeps them. */
  readonly view: {reset(camera: Camera): void; resize(camera: Camera): void};
  frame(): Float64Array;
  /** The camera of the whole canvas. */
  camera(): Camera;
  /** The parts of the canvas. */
  parts(): readonly Viewport[];
  /** The headings of two compared worlds: see Headings in wasm/lab/world/say. */
  headings(): string;
  /** The kind and number of the thing that a text marks. */
  marked(): readonly number[];
  /** The camera that shows the whole present view. */
  fit(width: number, height: number): Camera;
  /** The height of the covered part at the canvas's top, CSS pixels. */
  top(): number;
  /** The share of the stage that is shown while the reader steps through the code, else 1. */
  share(): number;
  draw(): void;
  /** Called if a part of the picture cannot be shown. */
  failed(error: ClipstageError): void;
}

/** The view follows a picked pair that is nearer than this to the canvas's border, pixels. */
const NEAR = 12;

/** The subject of the view: the camera moves when it changes. */
interface Subject { a: number; b: number; stage: number; step: number; view: string }

/** The motion of a world's view: to a picked pair and back out, and of the pair's picture from stage to stage. */
export class Look {
  private readonly stages = new StageAnimation((stage) => arrivalTime(pairOf(this.host.frame()), stage), () => this.host.draw());
  private readonly journey = new Transition((t) => this.travel(t));
  private readonly fade = new Transition((t) => {
    this.fading = 1 - t;
    if (t === 1) this.before = undefined;
    if (!this.journey.running) this.host.draw();
  });
  private subject: Subject = {a: -1, b: -1, stage: 0, step: 0, view: ''};
  private from: Camera | undefined;
  private way = 1; // the share of the view's motion that has passed
  private before: HTMLCanvasElement | undefined; // the picture that fades out
  private fading = 0; // the opacity of before
  private drawn: readonly (Drawn | undefined)[] = []; // the last drawing of each viewport
  private map: Rect | undefined; // the map's rectangle beside this pair
  private readonly plots: Plots;

  constructor(private readonly host: LookHost) {
    this.plots = new Plots(host);
  }

  /** The rectangles of a picked pair's labels in the last drawing. */
  get labels(): readonly Placed[] { return this.drawn[0]?.labels ?? []; }

  /** The things at a point of the canvas: a picked pair's by QUANTITY. While two worlds are compared, the first world's. */
  thingsAt(at: Point): readonly Pick<Thing, 'kind' | 'number'>[] {
    const frame = this.host.frame(), part = this.host.parts()[0]!, here = {x: at.x - part.x, y: at.y - part.y};
    if (showsPair(frame)) return this.drawn[0]?.thingsAt(here) ?? [];
    const within = here.x >= 0 && here.y >= 0 && here.x < part.width && here.y < part.height;
    return within ? thingsAt(thingsOf(frame, cameraIn(frame, this.host.camera(), part), {ink: '', contact: ''}), here) : [];
  }

  /** Ends all motion. If away is true, the figure is destroyed, and the plots with it. */
  stop(away: boolean): void {
    if (away) this.plots.destroy();
    this.stages.stop();
    this.journey.stop();
    this.fade.stop();
    this.from = this.before = undefined;
  }

  /** Follows the changes of a command. */
  follow(): void {
    const frame = this.host.frame(), last = this.subject;
    const a = showsPair(frame) ? frame[W.chosenA]! : -1, b = a < 0 ? -1 : frame[W.chosenB]!, stage = frame[W.stage]!, step = frame[W.step]!;
    const view = a < 0 ? '' : viewOf(frame), same = a === last.a && b === last.b;
    this.subject = {a, b, stage, step, view};
    if (!same || view !== last.view) this.map = undefined;
    if (a < 0 && last.a < 0) return;
    const near = a >= 0 && same && step === last.step, {match} = STAGE;
    if (near && stage < match && last.stage < match) {
      this.stages.aim(stage, 1);
      this.stages.run();
    } else {
      this.stages.show(stage);
      this.stages.stop();
      if (near && stage !== last.stage) this.give();
    }
    if (!same || view !== last.view || (a >= 0 && this.lost())) this.go(same && this.zoomed);
  }

  /** Draws the frame and the plots, and keeps the labels' layout for the next drawing. */
  render(ctx: CanvasRenderingContext2D, {world, clipping}: Painter, camera: Camera, theme: Theme, extra?: Extra): void {
    const {host} = this, share = host.share(), frame = partOf(host.frame(), share), picked = showsPair(frame);
    const compared = compares(frame), over = picked || compared ? covered(host, camera, BUTTONS) : [];
    const there = this.from === undefined ? camera : host.fit(camera.width, camera.height); // during the view's motion, the camera at its end
    const map = picked && !compared ? mapRect(frame, there, over, this.map) : undefined;
    if (this.subject.stage !== STAGE.match) this.map = map;
    const stage = frame[W.stage]!, held = share < 1 && stage > 0 && !this.stages.moving, position = held ? stage - 1 + share : this.stages.position;
    const options = {position, held, map, covered: over, top: picked ? 0 : host.top(), extra, marked: host.marked()};
    if (!compared) this.drawn = [world.drawWorld(ctx, frame, camera, theme, clipping, {...options, previous: this.drawn[0]})];
    else if (extra) this.drawn = extra.drawCompared({
      ctx, frame, camera, parts: host.parts(), theme, ...options, previous: this.drawn, headings: host.headings(),
      kit: {draw: (frame, look, more) => world.drawWorld(ctx, frame, look, theme, clipping, {extra, marked: options.marked, ...more}), cameraIn, showsPair, HEADING},
    });
    this.plots.draw(frame, theme, 1 / pixelOf(camera));
    if (this.before === undefined) return;
    ctx.save();
    ctx.globalAlpha = this.fading;
    ctx.drawImage(this.before, 0, 0, camera.width, camera.height);
    ctx.restore();
  }

  /** Whether the reader has panned or zoomed. */
  private get zoomed(): boolean { return this.host.element.classList.contains('cs-zoomed'); }

  /** Whether the picked pair has nearly left the canvas, and the view should follow it. */
  private lost(): boolean {
    const frame = this.host.frame(), camera = cameraIn(frame, this.host.camera(), this.host.parts()[0]!);
    if (this.zoomed || this.journey.running || this.subject.stage === STAGE.match) return false;
    const e = pairExtent(pairOf(frame), pairBoxes);
    const p = toPixels(camera, e.left, e.top), q = toPixels(camera, e.right, e.bottom);
    return p.x < NEAR || p.y < NEAR || q.x > camera.width - NEAR || q.y > camera.height - NEAR;
  }

  /** The camera for a canvas of this size; during the view's motion, one on the way. */
  fit(width: number, height: number): Camera {
    const to = this.host.fit(width, height);
    return this.from === undefined ? to : between(this.from, to, this.way);
  }

  /** Moves the view to the present subject. With zoomed, the reader's pan and zoom are kept instead. */
  private go(zoomed: boolean): void {
    const {host} = this, {width, height} = host.camera();
    if (width <= 1 || height <= 1) return;
    if (zoomed && this.subject.a >= 0) return host.view.resize(host.fit(width, height));
    this.from = host.camera();
    this.journey.start();
  }

  private travel(t: number): void {
    const {width, height} = this.host.camera();
    this.way = t;
    if (t === 1) this.from = undefined;
    this.host.view.reset(this.fit(width, height));
  }

  /** Fades the present picture into the next one. */
  private give(): void {
    const {canvas} = this.host;
    const before = document.createElement('canvas');
    before.width = canvas.width;
    before.height = canvas.height;
    if (canvas.width === 0 || canvas.height === 0) return;
    before.getContext('2d')?.drawImage(canvas, 0, 0);
    this.before = before;
    this.fade.start();
  }
}

/** The frame at which a share of the shown iteration's constraints is solved. */
function partOf(frame: Float64Array, share: number): Float64Array {
  if (share === 1 || frame[W.stage] !== STAGE.solve || frame[W.atIteration] === 0) return frame;
  const part = frame.slice(), solved = Math.round(share * 2 * frame[W.watch.nowCount]!);
  part[W.atConstraint] = solved;
  if (solved === 0) part[W.atIteration]!--;
  return part;
}

/** A camera on the way between two others, at the share t. The width of the shown part changes evenly. */
function between(from: Camera, to: Camera, t: number): Camera {
  return {width: to.width, height: to.height, scale: 1 / mix(1 / from.scale, 1 / to.scale, t), x: mix(from.x, to.x, t), y: mix(from.y, to.y, t)};
}

