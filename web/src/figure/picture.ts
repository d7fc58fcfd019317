// Saved pictures, drawn by the layers of the canvas. Loaded on demand.

import {Context} from 'svgcanvas';
import type {Camera} from '../draw/camera';

/** The environment of a picture: a browser's, or a build's substitutes. */
export interface Environment {
  document: Document;
  /** Measures text in the theme's font. */
  measure: {font: string; measureText(text: string): {width: number}};
}

/** A drawing's size, CSS pixels, and its drawing function. */
export interface Subject { camera: Pick<Camera, 'width' | 'height'>; draw(pen: CanvasRenderingContext2D): void }

/** A picture's words. */
export interface Caption { title: string; text: string }

/** The figure's picture as an SVG element. */
export function toSVG({camera: {width, height}, draw}: Subject, environment: Environment): SVGSVGElement {
  const context = new Paper({width, height, document: environment.document, ctx: environment.measure});
  const {Path2D} = globalThis;
  globalThis.Path2D = Path as unknown as typeof Path2D;
  try {
    draw(context as unknown as CanvasRenderingContext2D);
  } finally {
    globalThis.Path2D = Path2D;
  }
  const svg = context.getSvg();
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  // The canvas draws a dot's halo before the dot; here both are one element.
  svg.setAttribute('paint-order', 'stroke');
  return svg;
}

/** An SVG element as a file. No picture needs more than five decimals of a pixel. */
export const svgFile = (svg: SVGSVGElement, serializer: Pick<XMLSerializer, 'serializeToString'>): string =>
  serializer.serializeToString(svg).replaceAll(/(\d+\.\d{5})\d+/g, '$1');

/** The figure's picture as the text of an SVG file. */
export function svgText(subject: Subject, {title, text}: Caption): string {
  const measure = document.createElement('canvas').getContext('2d')!;
  const svg = toSVG(subject, {document: document.implementation.createDocument(SVG, 'svg'), measure});
  svg.setAttribute('role', 'img');
  const words = ([['title', title], ['desc', text]] as const).map(([name, content]) => {
    const element = svg.ownerDocument.createElementNS(SVG, name);
    element.textContent = content;
    return element;
  });
  svg.prepend(...words);
  return svgFile(svg, new XMLSerializer());
}

/** The figure's picture with a number of pixels for each CSS pixel. */
export async function pngFile({camera, draw}: Subject, ratio: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(ratio * camera.width);
  canvas.height = Math.round(ratio * camera.height);
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.scale(ratio, ratio);
  draw(context);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

const SVG = 'http://www.w3.org/2000/svg';

/** Replaces the browser's Path2D while an SVG is drawn: svgcanvas has none, so the path's calls are repeated on its context. */
class Path {
  private readonly calls: ((on: Context) => void)[] = [];

  moveTo(x: number, y: number): void { this.calls.push((on) => on.moveTo(x, y)); }
  lineTo(x: number, y: number): void { this.calls.push((on) => on.lineTo(x, y)); }
  closePath(): void { this.calls.push((on) => on.closePath()); }
  rect(x: number, y: number, width: number, height: number): void { this.calls.push((on) => on.rect(x, y, width, height)); }
  arc(x: number, y: number, r: number, from: number, to: number, back?: boolean): void { this.calls.push((on) => on.arc(x, y, r, from, to, back)); }

  addTo(paper: Context): void {
    paper.beginPath();
    for (const call of this.calls) call(paper);
  }
}

const FONT = /^(?:(?<weight>\d+|bold) )?(?<size>[\d.]+px) (?<family>.+)$/;
const ANCHORS: Record<string, string> = {left: 'start', start: 'start', center: 'middle', right: 'end', end: 'end'};
const BASELINES: Record<string, string> = {alphabetic: 'alphabetic', middle: 'central', top: 'text-before-edge', bottom: 'text-after-edge', hanging: 'hanging'};

/** svgcanvas parses fonts through a style attribute, which strict security policies block: this parses them itself. */
class Paper extends Context {
  override fill(path?: unknown): void {
    if (path instanceof Path) path.addTo(this);
    super.fill();
  }

  override stroke(path?: unknown): void {
    if (path instanceof Path) path.addTo(this);
    super.stroke();
  }

  /** Keeps the drawn content: svgcanvas would turn its element into the clip. */
  override clip(path?: unknown): void {
    if (path instanceof Path) path.addTo(this);
    const element = this.__currentElement, group = this.__closestGroupOrSvg();
    if (['fill', 'stroke'].some((paint) => (element.getAttribute(paint) ?? 'none') !== 'none')) group.parentNode?.insertBefore(element.cloneNode(true), group);
    super.clip();
  }

  override __applyText(text: string, x: number, y: number, action: 'fill' | 'stroke'): void {
    const {weight = '400', size = '10px', family = 'sans-serif'} = FONT.exec(this.font)?.groups ?? {};
    const parent = this.__closestGroupOrSvg();
    const element = this.__createElement('text', {
      'font-family': family, 'font-size': size, 'font-weight': weight, x, y,
      'text-anchor': ANCHORS[this.textAlign] ?? 'start', 'dominant-baseline': BASELINES[this.textBaseline] ?? 'alphabetic',
    }, true);
    element.appendChild(parent.ownerDocument.createTextNode(text));
    this.__currentElement = element;
    this.__applyTransformation(element);
    this.__applyStyleToCurrentElement(action);
    parent.appendChild(element);
  }
}
