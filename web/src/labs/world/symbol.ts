import {MARKS, type Outline} from './layers/contacts';

const SVG = 'http://www.w3.org/2000/svg';

/** Takes an outline as the data of an SVG's path. */
class Data implements Outline {
  text = '';

  moveTo(x: number, y: number): void { this.text += `M${x} ${y}`; }
  lineTo(x: number, y: number): void { this.text += `L${x} ${y}`; }
  closePath(): void { this.text += 'Z'; }
  /** Whole circles alone, from their right end. */
  arc(x: number, y: number, r: number): void { this.text += `A${r} ${r} 0 1 1 ${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}`; }
}

/** A mark of the canvas among words: as large as it gets there, in the words' colour. */
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

/** The mark of a contact's life, by its number as text; undefined of all else. */
export function mark(life: string): SVGSVGElement | undefined {
  const found = MARKS.find((one) => String(one.life) === life);
  if (found === undefined) return undefined;
  const svg = symbol(found.add, found.filled);
  svg.dataset.mark = found.color;
  return svg;
}

/** Puts each mark of the canvas before its name in the legend of a figure. */
export function addSymbols(figure: HTMLElement): void {
  for (const {color, add, filled} of MARKS) figure.querySelector(`.cs-legend [data-mark=${color}]`)!.prepend(symbol(add, filled));
}
