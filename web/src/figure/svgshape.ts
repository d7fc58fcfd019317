/** Attributes of an element, in the order in which they are written. */
export type Attributes = Readonly<Record<string, string | number>>;

/** An element of a drawing: where it is, and how it is painted. */
export interface Shape {
  tag: 'path' | 'rect' | 'text';
  place: string;
  clip: string; // the id of the clip, empty for none
  content: string;
  look: Record<string, string | number>;
}

/** Attributes with these values are not written: SVG assumes them, or they mean no attribute. */
const DEFAULTS: Attributes = {
  'fill-opacity': 1, 'stroke-opacity': 1, 'stroke-width': 1, 'stroke-linecap': 'butt', 'stroke-linejoin': 'miter',
  'stroke-dasharray': '', fill: '', transform: 0, 'font-weight': '400', 'text-anchor': 'start',
  'dominant-baseline': 'alphabetic',
};
const ENTITIES: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

export const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (c) => ENTITIES[c]!);

export const attributes = (values: Attributes): string => Object.entries(values)
  .filter(([name, value]) => value !== DEFAULTS[name])
  .map(([name, value]) => ` ${name}="${escaped(String(value))}"`).join('');

/** Splits a list into runs with the same key. */
function runs<T>(all: readonly T[], key: (one: T) => string): T[][] {
  const found: T[][] = [];
  for (const one of all) {
    const last = found.at(-1);
    if (last !== undefined && key(last[0]!) === key(one)) last.push(one);
    else found.push([one]);
  }
  return found;
}

const written = ({tag, place, content}: Shape, look: string): string =>
  `<${tag}${place}${look}${content === '' ? '/>' : `>${escaped(content)}</${tag}>`}`;

/** Writes shapes, grouped by their clips. A compact drawing has groups of shapes with one look too. */
export function writeShapes(shapes: readonly Shape[], compact: boolean): string {
  // In a compact SVG, the root element has fill="none".
  const lookOf = ({look}: Shape): string => attributes(compact && look.fill === 'none' ? {...look, fill: ''} : look);
  const together = (run: readonly Shape[]): string => {
    const look = lookOf(run[0]!), group = compact && run.length > 2 && look !== '';
    const all = run.map((shape) => written(shape, group ? '' : look)).join('');
    return group ? `<g${look}>${all}</g>` : all;
  };
  return runs(shapes, ({clip}) => clip).map((within) => {
    const all = runs(within, lookOf).map(together).join(''), {clip} = within[0]!;
    return clip === '' ? all : `<g clip-path="url(#${clip})">${all}</g>`;
  }).join('');
}
