/** What a link or a section of a story sets in its figure: options by name. */
export type Settings = Readonly<Record<string, string>>;

/** The options that a text may set. */
const NAMES: ReadonlySet<string> = new Set(['preset', 'scene', 'a', 'b', 'step', 'layers', 'stage', 'mark']);

/** Reads options such as stage=clip-pos;mark=incident. Unknown ones are ignored. */
export const readSettings = (text: string): Settings => Object.fromEntries(text.split(';').map((part) => {
  const at = part.indexOf('=');
  return [part.slice(0, at).trim(), part.slice(at + 1).trim()];
}).filter(([name = '']) => NAMES.has(name)));

/** Reads the address of a link that sets a figure, such as #fig1:stage=clip-pos;mark=incident: undefined for another address. */
export function readLink(href: string): {id: string; settings: Settings} | undefined {
  const [, id, text] = /^#([^:=;]+):(.+)$/.exec(href) ?? [];
  if (id === undefined || text === undefined) return undefined;
  const settings = readSettings(decoded(text));
  return Object.keys(settings).length === 0 ? undefined : {id, settings};
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Reads what a section of a story sets, from its attributes data-stage and so on. data-pose has the boxes: a=w,h,x,y,angle;b=… */
export function readSection({dataset}: HTMLElement): Settings {
  const {pose = '', ...others} = dataset as Record<string, string>;
  return {...readSettings(pose), ...Object.fromEntries(Object.entries(others).filter(([name]) => NAMES.has(name)))};
}

/** A box w,h,x,y,angle as an object. An angle with ° is in degrees. */
export function readBox(text: string): Record<string, number> {
  const [w, h, x, y, angle] = text.split(',').map((number) => (number.endsWith('°') ? Number(number.slice(0, -1)) * Math.PI / 180 : Number(number))) as [number, number, number, number, number];
  return {w, h, x, y, angle};
}
