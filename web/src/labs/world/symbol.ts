import {MARKS, type Outline} from './layers/contacts';

const SVG = 'http://www.w3.org/2000/svg';

class Data implements Outline {
  text = '';

  moveTo(x: number, y: number): void { this.text += `M${x} ${y}`; }
  lineTo(x: number, y: number): void { this.text += `L${x} ${y}`; }
  closePath(): void { this.text += 'Z'; }
  /** Adds a whole circle that starts at its right end. Other arcs are not needed. */
  arc(x: number, y: number, r: number): void { this.text += `A${r} ${r} 0 1 1 ${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}`; }
}

/** An SVG of a canvas mark for text: at the mark's largest size, in the text's colour. */
function symbol(add: (path: Outline, x: number, y: number, r: number) => void, filled: boolean): SVGSVGElement {
  const data = new Data();
  add(data, 0, 0, 4.5);
  const svg = document.createElementNS(SVG, 'svg'), path = document.createElementNS(SVG, 'path');
  svg.setAttribute('viewBox', '-9 -9 18 18');
  svg.setAttribute('aria-hidden', 'true');
  if (filled) path.setAttribute('class', 'cs-filled');
  path.setAttribute('d', data.text);
  svg.append(path);
  return svg;
}

/** The SVG of a contact's mark, by its LIFE number as text; undefined for any other text. */
export function mark(life: string): SVGSVGElement | undefined {
  const found = MARKS.find((one) => String(one.life) === life);
  if (found === undefined) return undefined;
  const svg = symbol(found.add, found.filled);
  svg.dataset.mark = found.color;
  return svg;
}

/** Adds each mark before its name in a figure's legend. */
export function addSymbols(figure: HTMLElement): void {
  for (const {color, add, filled} of MARKS) figure.querySelector(`.cs-legend [data-mark=${color}]`)!.prepend(symbol(add, filled));
}
