/** What a link or a section of a story sets in its figure: options by name. */
export type Settings = Readonly<Record<string, string>>;

/** The settings of a world. */
export const SETTINGS: readonly string[] = ['gravity', 'solver', 'iterations', 'positionIterations', 'blockSolve', 'baumgarte', 'slop', 'dt', 'accumulateImpulses', 'warmStarting', 'positionCorrection'];

/** What a preset or a scene replaces. */
const REPLACED: ReadonlySet<string> = new Set(['state', 'preset', 'scene', 'a', 'b', 'step', 'pick']);

/** The options that a text may set. */
export const NAMES: readonly string[] = ['preset', 'scene', 'a', 'b', 'step', 'pick', 'layers', 'stage', 'mark', ...SETTINGS];

const readSettings = (text: string): Settings => Object.fromEntries(text.split(';').map((part) => {
  const at = part.indexOf('=');
  return [part.slice(0, at).trim(), part.slice(at + 1).trim()];
}));

const only = (settings: Settings, keeps: (name: string) => boolean): Settings => Object.fromEntries(Object.entries(settings).filter(([name]) => keeps(name)));

/** Reads the address of a link that sets a figure, such as #fig1:stage=clip-pos;mark=incident: undefined for another address. */
export function readLink(href: string): {id: string; settings: Settings} | undefined {
  const [, id, text] = /^#([^:=;]+):([^=]+=.*)$/.exec(href) ?? [];
  return id === undefined || text === undefined ? undefined : {id, settings: readSettings(decoded(text))};
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
  return only({...readSettings(pose), ...others}, (name) => NAMES.includes(name));
}

/**
 * All settings of section i. A setting that it lacks comes from the last section before it that has one, else from the figure's beginning.
 * If a section changes preset, pose or settings, all sections set them. A mark is its section's alone.
 */
export function settingsAt(sections: readonly Settings[], i: number, begun: Settings): Settings {
  const used = new Set(sections.flatMap((section) => Object.keys(section))), whole = ['preset', 'scene', 'a', 'b', ...SETTINGS].some((name) => used.has(name));
  let all = begun;
  for (const section of sections.slice(0, i + 1)) all = {...(section.preset ?? section.scene) === undefined ? all : only(all, (name) => !REPLACED.has(name)), ...section};
  return only({...all, mark: sections[i]!.mark ?? ''}, (name) => used.has(name) || (whole && name === 'state'));
}

const numbers = (text: string): number[] => text.split(',').map((number) => (number.endsWith('°') ? Number(number.slice(0, -1)) * Math.PI / 180 : Number(number)));

/** The bodies of a pair; none for '' and none. */
export const readPair = (text: string): number[] => (text === '' || text === 'none' ? [] : numbers(text));

/** A box w,h,x,y,angle as an object. An angle with ° is in degrees. */
export function readBox(text: string): Record<string, number> {
  const [w, h, x, y, angle] = numbers(text) as [number, number, number, number, number];
  return {w, h, x, y, angle};
}

/** The command that moves boxes, or hulls, whose poses have seven numbers: x,y,z,w,i,j,k. */
export function poseOf(sides: Settings): {method: 'setPose' | 'setHulls'; pose: object} {
  const hulls = Object.values(sides).some((text) => text.split(',').length === 7);
  const read = (text: string): object => (hulls ? {position: numbers(text).slice(0, 3), rotation: numbers(text).slice(3)} : readBox(text));
  return {method: hulls ? 'setHulls' : 'setPose', pose: Object.fromEntries(Object.entries(sides).map(([side, text]) => [side, read(text)]))};
}

/** Settings of a world, as the figure's method takes them. */
export const readWorld = (settings: Settings): object => Object.fromEntries(Object.entries(settings).map(([name, text]) => {
  if (text === 'on' || text === 'off') return [name, text === 'on'];
  if (name === 'solver') return [name, text];
  return [name, name === 'gravity' ? numbers(text) : Number(text)];
}));
