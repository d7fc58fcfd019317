/** svgcanvas 2.6 has no types: what web/src/figure/picture.ts uses of it. */
declare module 'svgcanvas' {
  export class Context {
    constructor(options: {width: number; height: number; document: Document; ctx: {font: string; measureText(text: string): {width: number}}});
    font: string;
    textAlign: string;
    textBaseline: string;
    getSvg(): SVGSVGElement;
    beginPath(): void;
    moveTo(x: number, y: number): void;
    lineTo(x: number, y: number): void;
    closePath(): void;
    rect(x: number, y: number, width: number, height: number): void;
    arc(x: number, y: number, r: number, from: number, to: number, back?: boolean): void;
    fill(): void;
    stroke(): void;
    clip(): void;
    fillText(text: string, x: number, y: number): void;
    strokeText(text: string, x: number, y: number): void;
    /** Internal: how a text becomes an element. */
    __applyText(text: string, x: number, y: number, action: 'fill' | 'stroke'): void;
    __createElement(name: string, attributes: Record<string, string | number>, resetFill: boolean): SVGElement;
    __closestGroupOrSvg(): SVGElement;
    __applyTransformation(element: SVGElement): void;
    __applyStyleToCurrentElement(action: 'fill' | 'stroke'): void;
    __currentElement: SVGElement;
  }
}
