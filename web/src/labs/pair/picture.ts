// Pictures for elsewhere, drawn by the layers of the canvas. Loaded when one is asked for.

import {Context} from 'svgcanvas';
import type {Camera} from '../../draw/camera';
import type {drawFigure} from '../../clipping/draw';
import {F} from '../../draw/layout.gen';
import type {Theme} from '../../draw/theme';

/** What a picture needs of its surroundings: a browser's own, or a build's stand-ins. */
export interface Environment {
  document: Document;
  /** Measures text in the theme's font. */
  measure: {font: string; measureText(text: string): {width: number}};
}

/** What is drawn, in which colours, seen how, and by what. */
export interface Subject { frame: Float64Array; theme: Theme; camera: Camera; draw: typeof drawFigure }

/** What a picture says in words. */
export interface Caption { title: string; text: string }

/** The figure's picture as an SVG element. */
export function toSVG({frame, theme, camera, draw}: Subject, environment: Environment): SVGSVGElement {
  const {width, height} = camera;
  const context = new Paper({width, height, document: environment.document, ctx: environment.measure});
  draw(context as unknown as CanvasRenderingContext2D, still(frame), camera, theme);
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

/** The figure's picture with so many dots a CSS pixel. */
export async function pngFile({frame, theme, camera, draw}: Subject, ratio: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(ratio * camera.width);
  canvas.height = Math.round(ratio * camera.height);
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.scale(ratio, ratio);
  draw(context, still(frame), camera, theme);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

const SVG = 'http://www.w3.org/2000/svg';

/** A frame without what is there for the hand: handles, and what is pointed at. */
function still(frame: Float64Array): Float64Array {
  const copy = frame.slice();
  for (const slot of [F.focus, F.hover, F.part, F.lit]) copy[slot] = 0;
  return copy;
}

const FONT = /^(?:(?<weight>\d+|bold) )?(?<size>[\d.]+px) (?<family>.+)$/;
const ANCHORS: Record<string, string> = {left: 'start', start: 'start', center: 'middle', right: 'end', end: 'end'};
const BASELINES: Record<string, string> = {alphabetic: 'alphabetic', middle: 'central', top: 'text-before-edge', bottom: 'text-after-edge', hanging: 'hanging'};

/** svgcanvas reads fonts through a style attribute, which strict security policies block: this reads them itself. */
class Paper extends Context {
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
