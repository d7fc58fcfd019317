import {Context} from 'svgcanvas';
import {fit} from './camera';
import {drawFigure} from './draw';
import type {Theme} from './theme';

/** What a picture needs of its surroundings: a browser's own, or a build's stand-ins. */
export interface Easel {
  document: Document;
  /** Measures text in the theme's font. */
  measure: {font: string; measureText(text: string): {width: number}};
}

/** The figure's picture as an SVG element, drawn by the same layers as the canvas. */
export function toSVG(frame: Float64Array, theme: Theme, width: number, height: number, easel: Easel): SVGSVGElement {
  const context = new Paper({width, height, document: easel.document, ctx: easel.measure});
  drawFigure(context as unknown as CanvasRenderingContext2D, frame, fit(frame, width, height), theme);
  const svg = context.getSvg();
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  // The canvas draws a dot's halo before the dot; here both are one element.
  svg.setAttribute('paint-order', 'stroke');
  return svg;
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
