import {OF_ALL, readOptions, type ReadOptions} from '../base/options';
import {SHOWN} from '../trace/manifest';

/** Options that only frames have: they are for messages between windows. */
const NOT_HERE: ReadonlySet<string> = new Set(['id', 'origin']);

/** The options that the element reads itself. */
const OWN = {lab: OF_ALL.lab, theme: OF_ALL.theme, height: OF_ALL.height, lang: OF_ALL.lang};

/** Reads these options, without the invalid ones. */
export const readOwn = (given: Readonly<Record<string, string>>): ReadOptions<typeof OWN> => readOptions(OWN, given, Object.keys(given));

/** The options that may be objects, by properties. */
export const FILES: readonly string[] = Object.values(SHOWN).flatMap(({files}) => files);

/** Whether an option's value is an object, which no attribute can hold. */
export const isObject = (name: string, value: unknown): boolean => FILES.includes(name) && typeof value === 'object' && value !== null;

/** The options of an element by attribute, which HTML writes in lower case. */
export const BY_ATTRIBUTE: ReadonlyMap<string, string> = new Map(
  [...Object.values(SHOWN).flatMap(({options}) => Object.keys(options)), 'wheel'].filter((name) => !NOT_HERE.has(name)).map((name) => [name.toLowerCase(), name]),
);

/** An option's value as an attribute; undefined if it has none. */
export function attributeOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return Array.isArray(value) ? value.join(',') : String(value);
}
