// Checks the panels of a trace: the elements that wasm/lab/panel/store.go writes. Only tags, attributes and values that
// are listed here are shown.

import {TERMS} from '../figure/terms';
import {sayTrace} from '../text/tracewords';
import {fault} from './fault';
import {got, items, type Path} from './values';

/** An element of a panel, with its attributes and styles, or a text. */
export type Part = string | {readonly tag: string; readonly marks: readonly (readonly [name: string, value: string])[]; readonly parts: readonly Part[]};

/** The namespaces of the tags. */
export const SPACES: ReadonlyMap<string, string> = new Map(([
  ['http://www.w3.org/1999/xhtml', 'caption del dfn div figcaption figure li p span strong table tbody td th thead tr ul'],
  ['http://www.w3.org/1998/Math/MathML', 'math mi mn mo mrow msub msup mtable mtd mtext mtr'],
  ['http://www.w3.org/2000/svg', 'circle line rect svg text'],
] as const).flatMap(([space, tags]) => tags.split(' ').map((tag) => [tag, space] as const)));

/** The styles. */
export const STYLES: readonly string[] = ['left', 'right', '--cs-number'];

const ANY = /^/, SIZE = /^-?[\d.]+(%|em)?$/;

/** The values of the attributes and styles. */
const VALUES: ReadonlyMap<string, RegExp> = new Map([
  ['class', /^cs-[\w-]+( cs-[\w-]+)*$/], ['data-note', new RegExp(`^(${TERMS.join('|')})$`)],
  ...['aria-label', 'data-cold', 'data-value', 'title'].map((name) => [name, ANY] as const),
  ...['cx', 'cy', 'dy', 'height', 'r', 'width', 'x', 'x1', 'x2', 'y', 'y1', 'y2', ...STYLES].map((name) => [name, SIZE] as const),
  ['aria-hidden', /^true$/], ['colspan', /^\d\d?$/], ['display', /^block$/], ['role', /^region$/], ['scope', /^(row|col)$/],
  ['tabindex', /^0$/], ['text-anchor', /^(start|middle|end)$/], ['translate', /^no$/],
]);

/** The limits of a panel: its elements and texts, their depth, and the characters of a text. */
const MOST = {parts: 30_000, depth: 32, words: 4000};

const isShort = (value: unknown): value is string => typeof value === 'string' && value.length <= MOST.words;

/** Checks the panel of a stage. */
export function checkPanel(value: unknown, path: Path): readonly Part[] {
  let left = MOST.parts;
  const refuse = (value: unknown, path: Path): Error => fault(path, got(value), sayTrace('page.trace.range.part'));
  const partOf = (value: unknown, path: Path, depth: number): Part => {
    if (--left < 0 || depth > MOST.depth) throw refuse(value, path);
    if (isShort(value)) return value;
    if (!Array.isArray(value)) throw refuse(value, path);
    const [tag, second] = value as unknown[], marked = typeof second === 'object' && second !== null && !Array.isArray(second);
    if (typeof tag !== 'string' || !SPACES.has(tag)) throw refuse(tag, `${path}[0]`);
    const marks = Object.entries(marked ? second : {}).map(([name, value]: [string, unknown]) => {
      if (!isShort(value) || !VALUES.get(name)?.test(value)) throw refuse(value, `${path}[1]`);
      return [name, value] as const;
    });
    if (tag === 'dfn' && !marks.some(([name]) => name === 'data-note')) throw refuse(second, `${path}[1]`);
    const first = marked ? 2 : 1;
    return {tag, marks, parts: value.slice(first).map((part, i) => partOf(part, `${path}[${first + i}]`, depth + 1))};
  };
  return items(value, path, 0, MOST.parts).map((part, i) => partOf(part, `${path}[${i}]`, 1));
}
