import {OF_ALL, readOptions, type ReadOptions} from '../base/options';
import {SHOWN} from '../trace/manifest';

/** The options that are none of an element's: they are for messages between windows. */
const NOT_HERE: ReadonlySet<string> = new Set(['id', 'origin']);

/** Those that the element itself looks at: no figure is given them as they are. */
const OWN = {lab: OF_ALL.lab, theme: OF_ALL.theme, height: OF_ALL.height, lang: OF_ALL.lang};

/** Reads these; what is wrong with them is left out. */
export const readOwn = (given: Readonly<Record<string, string>>): ReadOptions<typeof OWN> => readOptions(OWN, given, Object.keys(given));

/** The options that are objects: they go by properties. */
export const OBJECTS = [...new Set(Object.values(SHOWN).flatMap(({objects}) => objects))];

/** The options of an element by the names of their attributes, which HTML writes in lower case. */
export const BY_ATTRIBUTE: ReadonlyMap<string, string> = new Map(
  [...Object.values(SHOWN).flatMap(({options}) => Object.keys(options)), 'wheel'].filter((name) => !NOT_HERE.has(name)).map((name) => [name.toLowerCase(), name]),
);

/** An option's value as an attribute has it; undefined where there is none. */
export function attributeOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return Array.isArray(value) ? value.join(',') : String(value);
}
