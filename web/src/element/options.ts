import {LABS} from '../base/figure.gen';
import {partsOf} from '../base/link';
import {OF_ALL, type Option, readOptions, type ReadOptions} from '../base/options';
import {OPTIONS as HULL} from '../labs/hull/options';
import {OPTIONS as PAIR} from '../labs/pair/options';
import {OPTIONS as WORLD} from '../labs/world/options';
import {OPTIONS as TRACE} from '../trace/options';

/** The labs, and what shows saved traces of any of them. */
export type Lab = typeof LABS[number] | 'trace';

/** What may be chosen for the figures of each lab, as in a frame's address. */
export const OPTIONS: Readonly<Record<Lab, Readonly<Record<string, Option>>>> = {pair: PAIR, world: WORLD, hull: HULL, trace: TRACE};

/** The options that are none of an element's: id and origin are for messages between windows, and an element's lang is its text's. */
const NOT_HERE: ReadonlySet<string> = new Set(['id', 'origin', 'lang']);

/** Those that the element itself looks at: no figure is given them as they are. */
const OWN = {lab: OF_ALL.lab, theme: OF_ALL.theme, height: OF_ALL.height};

/** Reads these; what is wrong with them is left out. */
export const readOwn = (given: Readonly<Record<string, string>>): ReadOptions<typeof OWN> => readOptions(OWN, given, Object.keys(given));

/** What code alone can say: objects go by properties. */
export const OBJECTS = ['hulls'] as const;

/** The options of an element by the names of their attributes, which HTML writes in lower case. */
export const BY_ATTRIBUTE: ReadonlyMap<string, string> = new Map(
  [...Object.values(OPTIONS).flatMap((options) => Object.keys(options)), 'wheel'].filter((name) => !NOT_HERE.has(name)).map((name) => [name.toLowerCase(), name]),
);

/** The lab that an element's attribute names, else its state's, else the first; a saved trace names its own. */
export function labOf(given: Readonly<Record<string, string>>): Lab {
  if (given.trace !== undefined) return 'trace';
  const named = given.lab ?? partsOf(given.state ?? '').get('lab');
  return LABS.find((lab) => lab === named) ?? LABS[0];
}

/** An option's value as an attribute has it; undefined where there is none. */
export function attributeOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return Array.isArray(value) ? value.join(',') : String(value);
}
