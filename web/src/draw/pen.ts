import {type Camera, toPixels} from './camera';
import type {Theme} from './theme';
import type {Key} from '../text/text.gen';
import {say, type Values} from '../text/words';
import {type Point, isSmall} from './geometry';

export interface Line {
  color: string;
  width: number;
  dash?: readonly number[];
  alpha?: number;
  /** The cost of a label that covers the line. 0: labels ignore the line. The default depends on the line's width. */
  weight?: number;
}

export interface Writing {
  color: string;
  size: number;
  bold?: boolean | undefined;
  align: 'left' | 'center' | 'right';
  halo?: string;
}

/** Draws and writes on a canvas in CSS pixels, in a camera's view and a theme's colours. */
export class Pen {
  readonly small: boolean;
  protected fading = 1;

  constructor(readonly ctx: CanvasRenderingContext2D, readonly camera: Camera, readonly theme: Theme) {
    this.small = isSmall(camera.width, camera.height);
  }

  get width(): number { return this.camera.width; }
  get height(): number { return this.camera.height; }

  readonly project = (x: number, y: number): Point => toPixels(this.camera, x, y);

  /** The name of body 0 (A) or 1 (B): the author's, else its letter. */
  name(box: number): string { return this.theme.names?.[box] ?? this.say(box === 0 ? 'canvas.a' : 'canvas.b'); }

  say(key: Key, values?: Values): string { return say(key, values, this.theme.lang); }

  /** The lines of a message. Its text separates lines by |. */
  lines(key: Key, values?: Values): string[] { return this.say(key, values).split(' | '); }

  /** Draws with all alphas multiplied by alpha. */
  faded(alpha: number, draw: () => void): void {
    if (alpha < 0.004) return;
    const before = this.fading;
    this.fading *= alpha;
    draw();
    this.fading = before;
  }

  line(from: Point, to: Point, style: Line): void {
    this.stroke([from, to], style);
  }

  protected stroke(points: readonly Point[], style: Line, closed = false): void {
    const {ctx} = this;
    ctx.save();
    this.set(style);
    this.trace(points, closed);
    ctx.stroke();
    ctx.restore();
  }

  protected set(style: Line): void {
    const {ctx} = this;
    ctx.strokeStyle = style.color;
    ctx.lineWidth = style.width;
    ctx.globalAlpha = (style.alpha ?? 1) * this.fading;
    ctx.setLineDash(style.dash ? [...style.dash] : []);
    ctx.lineCap = style.dash ? 'butt' : 'round';
    ctx.lineJoin = 'round';
  }

  protected trace(points: readonly Point[], closed: boolean): void {
    const {ctx} = this;
    ctx.beginPath();
    points.forEach((p, i) => (i === 0 ? ctx.moveTo(p.x, p.y) : ctx.lineTo(p.x, p.y)));
    if (closed) ctx.closePath();
  }

  fill(points: readonly Point[], color: string, alpha = 1): void {
    const {ctx} = this;
    if (points.length < 3) return;
    ctx.save();
    ctx.globalAlpha = alpha * this.fading;
    ctx.fillStyle = color;
    this.trace(points, true);
    ctx.fill();
    ctx.restore();
  }

  circle(at: Point, radius: number, style: Line): void {
    const {ctx} = this;
    ctx.save();
    this.set(style);
    ctx.beginPath();
    ctx.arc(at.x, at.y, radius, 0, 2 * Math.PI);
    ctx.stroke();
    ctx.restore();
  }

  /** Hatches a convex polygon with slanting lines, gap pixels apart. */
  hatch(polygon: readonly Point[], color: string, alpha: number, slant: 1 | -1 = 1, gap = 10): void {
    if (polygon.length < 3) return;
    const {ctx} = this;
    ctx.save();
    this.trace(polygon, true);
    ctx.clip();
    this.set({color, width: 1, alpha});
    ctx.beginPath();
    const span = this.width + this.height;
    for (let c = -this.height; c < span; c += gap) {
      if (slant > 0) {
        ctx.moveTo(c, this.height);
        ctx.lineTo(c + this.height, 0);
      } else {
        ctx.moveTo(c, 0);
        ctx.lineTo(c + this.height, this.height);
      }
    }
    ctx.stroke();
    ctx.restore();
  }

  font(size: number, bold?: boolean | undefined): string {
    return `${bold ? '600 ' : ''}${size}px ${this.theme.font}`;
  }

  /** Writes text centred vertically on y, with a halo of the paper's colour by default. */
  write(text: string, x: number, y: number, style: Writing): void {
    const {ctx} = this;
    ctx.save();
    ctx.globalAlpha = this.fading;
    ctx.font = this.font(style.size, style.bold);
    ctx.textAlign = style.align;
    ctx.textBaseline = 'middle';
    ctx.lineJoin = 'round';
    ctx.lineWidth = 4;
    ctx.strokeStyle = style.halo ?? this.theme.paper;
    ctx.strokeText(text, x, y + 0.5);
    ctx.fillStyle = style.color;
    ctx.fillText(text, x, y + 0.5);
    ctx.restore();
  }

  /** Writes text at a fixed place. Labels, by contrast, are placed by rule. */
  writeFixed(text: string, x: number, y: number, style: Writing): void {
    this.write(text, x, y, style);
  }

  measure(text: string, size: number, bold?: boolean | undefined): number {
    const {ctx} = this;
    ctx.save();
    ctx.font = this.font(size, bold);
    const {width} = ctx.measureText(text);
    ctx.restore();
    return width;
  }
}
