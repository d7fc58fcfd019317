import type {ClipstageError} from '../base/error';
import {problem} from '../base/options';
import type {Language} from '../text/text.gen';
import {say} from '../text/words';

/** The colours that an author may set, each with its least contrast to the paper: WCAG's for text, or for shapes. */
const LEAST = {paper: 1, ink: 4.5, a: 3, b: 3, contact: 3} as const;
type Name = keyof typeof LEAST;

/**
 * Sets an author's colours on a figure's element, such as a:c0392b;ink:222. Returns the problems: if a colour cannot be
 * read, none is set, and one with too little contrast keeps the theme's.
 * The theme gives a paper that the author leaves out, so another theme needs another call.
 */
export function dye(element: HTMLElement, given: string, language?: Language): ClipstageError[] {
  for (const name of Object.keys(LEAST)) element.style.removeProperty(`--cs-${name}`); // an earlier call's
  const colours = given.split(';').map((part) => part.split(':').map((word) => word.trim())).map(([name = '', value = '', ...rest]) => [name, written(value), rest.length] as const);
  if (!colours.every(([name, colour, more]) => Object.hasOwn(LEAST, name) && colour !== undefined && more === 0)) {
    return [problem('colours', given, say('page.range.colours', {names: Object.keys(LEAST)}, language), '', language)];
  }
  const problems: ClipstageError[] = [], chosen = new Map(colours.map(([name, colour]) => [name as Name, colour!]));
  const paper = chosen.get('paper') ?? (getComputedStyle(element).getPropertyValue('--cs-paper').trim() || 'white');
  for (const [name, colour] of chosen) {
    const got = contrast(rgbOf(colour), rgbOf(paper)), least = LEAST[name];
    if (got >= least) element.style.setProperty(`--cs-${name}`, colour);
    else problems.push(problem('colours', `${name}:${colour}`, say('page.range.contrast', {least, got: got.toFixed(1)}, language), '', language));
  }
  return problems;
}

/** A colour as CSS has it: an address may leave out the # of hexadecimal digits. */
function written(value: string): string | undefined {
  const hex = /^(?:[\da-f]{3}|[\da-f]{6})$/i.test(value) ? `#${value}` : value;
  return CSS.supports('color', hex) ? hex : undefined;
}

function rgbOf(colour: string): readonly number[] {
  const pen = Object.assign(document.createElement('canvas'), {width: 1, height: 1}).getContext('2d')!;
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 1, 1);
  return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
}

/** WCAG's contrast of two colours, 1 to 21. */
export function contrast(p: readonly number[], q: readonly number[]): number {
  const [light, dark] = [p, q].map(luminance).sort((m, n) => n - m) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(rgb: readonly number[]): number {
  const [r, g, b] = rgb.map((c) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
