/** An element's attributes, in writing order. */
export type Attributes = Readonly<Record<string, string | number>>;

/** An element of a drawing: its place and its style. */
export interface Shape {
  tag: 'path' | 'rect' | 'text';
  place: string;
  clip: string; // the clip's id; empty without a clip
  content: string;
  look: Record<string, string | number>;
}

/** Attributes with these values are omitted: they are SVG's defaults, or mean no attribute. */
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

/** Writes shapes grouped by their clips. A compact drawing also groups them by style. */
export function writeShapes(shapes: readonly Shape[], compact: boolean): string {
  // A compact SVG has fill="none" at its root.
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
