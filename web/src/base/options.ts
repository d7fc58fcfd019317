import {ClipstageError, tell} from './error';
import {type LabID, LABS} from './figure.gen';
import type {SiteKey} from '../text/site.gen';
import {type Language, LANGUAGES} from '../text/text.gen';
import {listed, say, sentences} from '../text/words';

/** The valid values of an option. by says who checks them: the engine, or the page for values needed before the engine is loaded. */
type Allowed =
  | {by: 'engine'; kind: 'choice' | 'list' | 'state'; values: readonly string[]}
  | {by: 'engine'; kind: 'value'}
  | {by: 'page'; kind: 'choice' | 'list'; values: readonly string[]}
  | {by: 'page'; kind: 'number'; least: number; most: number}
  | {by: 'page'; kind: 'text'; most: number}
  | {by: 'page'; kind: 'path' | 'origin'};
type PageOption = Allowed & {by: 'page'};

export type Option = Allowed & {default: string; meaning: SiteKey};

/** The options of the figures of every lab; each lab includes them in its own table: WHICH first, SHELL last. */
export const WHICH = {
  lab: {by: 'page', kind: 'choice', values: LABS, default: LABS[0], meaning: 'page.option.lab'},
  lang: {by: 'page', kind: 'choice', values: LANGUAGES, default: LANGUAGES[0], meaning: 'page.option.lang'},
} as const satisfies Record<string, Option>;

export const SHELL = {
  theme: {by: 'page', kind: 'choice', values: ['auto', 'light', 'dark', 'page'], default: 'auto', meaning: 'page.option.theme'},
  poster: {by: 'page', kind: 'path', default: 'auto', meaning: 'page.option.poster'},
  alt: {by: 'page', kind: 'text', most: 500, default: '', meaning: 'page.option.alt'},
  height: {by: 'page', kind: 'number', least: 160, most: 4000, default: '', meaning: 'page.option.height'},
  id: {by: 'page', kind: 'text', most: 64, default: '', meaning: 'page.option.id'},
  origin: {by: 'page', kind: 'origin', default: '', meaning: 'page.option.origin'},
} as const satisfies Record<string, Option>;

export const OF_ALL = {...WHICH, ...SHELL};

/** The option that chooses which controls a figure shows besides its picture. */
export const CONTROLS = {by: 'page', kind: 'choice', values: ['minimal', 'full', 'none'], default: 'minimal', meaning: 'page.option.controls'} as const satisfies Option;

/** The option with an author's labels. */
export const LABELS = {by: 'page', kind: 'text', most: 1000, default: '', meaning: 'page.option.labels'} as const satisfies Option;

/** The option with an author's colours. */
export const COLOURS = {by: 'page', kind: 'text', most: 200, default: '', meaning: 'page.option.colours'} as const satisfies Option;

type By<Options extends Readonly<Record<string, Allowed>>, Who> = {[Name in keyof Options]: Options[Name]['by'] extends Who ? Name : never}[keyof Options];

export interface ReadOptions<Options extends Readonly<Record<string, Allowed>>> {
  page: Partial<Record<By<Options, 'page'>, string>>;
  engine: Partial<Record<By<Options, 'engine'>, string>>;
  /** Errors for unknown names and for values that the page refuses. The default replaces a refused value. */
  problems: ClipstageError[];
}

/** Splits a figure's options into the page's and the engine's, and checks the page's. known lists all valid names. */
export function readOptions<Options extends Readonly<Record<string, Allowed>>>(
  options: Options, given: Readonly<Record<string, unknown>>, known: readonly string[], language?: Language,
): ReadOptions<Options> {
  const page: Record<string, string> = {}, engine: Record<string, string> = {};
  const problems: ClipstageError[] = [];
  for (const [name, option] of Object.entries<Allowed>(options)) {
    if (!Object.hasOwn(given, name) || given[name] === undefined) continue;
    const value = words(switched(option, given[name]));
    if (option.by === 'engine') {
      engine[name] = value;
    } else {
      const range = refusal(option, value, language);
      if (range === undefined) page[name] = value;
      else problems.push(problem(name, value, range, '', language));
    }
  }
  problems.push(...unknown(given, known, language));
  return {page, engine, problems} as ReadOptions<Options>;
}

/** Converts a boolean to on or off if the option has these values. */
const switched = (option: Allowed, value: unknown): unknown =>
  (typeof value === 'boolean' && 'values' in option && option.values.includes('on') ? value ? 'on' : 'off' : value);

/** Parameters that ad trackers append to addresses. */
const TRACKERS = /^utm_|cl(k)?id$/;

/** The largest number of unknown names to report. */
const TOLD = 8;

/** Errors for the first unknown names. Trackers' parameters are ignored. */
function unknown(given: Readonly<Record<string, unknown>>, known: readonly string[], language?: Language): ClipstageError[] {
  const values = listed(known, language);
  return Object.keys(given).filter((name) => given[name] !== undefined && !known.includes(name) && !TRACKERS.test(name)).slice(0, TOLD)
    .map((name) => new ClipstageError('invalid-option', say('page.unknown-option', {option: quoted(name), values}, language), {field: name, range: values}));
}

/** Some ids: a list, or a text with commas between them. */
export type List<ID extends string> = readonly ID[] | ID | '' | `${ID},${string}`;

/** The options of mount that figures of every lab have. */
export interface CommonOptions {
  /** A link's state, as getState returns it. */
  state?: string;
  /** The figure's language. The default is the page's language, or en if figures have no messages in it. */
  lang?: Language;
  /** full (default): all controls. minimal: the controls of an embedded figure. none: only the picture. */
  controls?: 'full' | 'minimal' | 'none';
  theme?: 'light' | 'dark' | 'auto' | 'page';
  /** Colours for a, b, contact, ink and paper, such as a:c0392b;ink:222, with enough contrast to the paper. */
  colours?: string;
  /** The picture to show until the engine is loaded: auto, none, only, or a path on the page's host. */
  poster?: string;
  /** A description for readers who cannot see the figure; at most 500 characters. */
  alt?: string;
  /** The figure's height in CSS pixels, 160 to 4000; default: its container's. */
  height?: number | `${number}`;
  /** The id that a frame's messages carry. */
  id?: string;
  /** The only origin that may exchange messages with the frame. */
  origin?: string;
  /**
   * A link's hash. It overrides state and options such as preset and stage. If it is unreadable, the figure shows a
   * notice and uses the default.
   */
  hash?: string;
  /** Problems that the page has already found in the options. The figure shows them with its own problems. */
  problems?: readonly ClipstageError[];
  /**
   * Who uses the wheel and a finger's swipe. page: the page. zoom-when-focused (default): the figure while it has the
   * focus. zoom: the figure. Even with zoom, a figure without the focus leaves the wheel to a scrolling page, unless
   * Ctrl is down.
   */
  wheel?: WheelPolicy;
}

/** Who uses the wheel and a swipe: see CommonOptions.wheel. */
export type WheelPolicy = 'page' | 'zoom-when-focused' | 'zoom';

const WHEEL: PageOption = {by: 'page', kind: 'choice', values: ['page', 'zoom-when-focused', 'zoom'] satisfies WheelPolicy[]};

/** Reads the options that only mount has. A problem with one is listed after the problems that the page has found. */
export function readBesides({wheel, hash, problems: found}: Readonly<Record<string, unknown>>, problems: ClipstageError[], language?: Language): {wheel: WheelPolicy | undefined; hash: string} {
  const list = found === undefined ? [] : shortList(found);
  if (list?.every((one) => isA(one, ClipstageError))) problems.unshift(...list);
  else problems.push(problem('problems', words(found), say('page.range.problems', {}, language), '', language));
  const range = wheel === undefined ? undefined : refusal(WHEEL, words(wheel), language);
  if (range !== undefined) problems.push(problem('wheel', words(wheel), range, '', language));
  return {wheel: range === undefined ? wheel as WheelPolicy : undefined, hash: readHash(hash, problems, language)};
}

/** Checks that the hash is a text. The engine reads its content. */
function readHash(hash: unknown, problems: ClipstageError[], language?: Language): string {
  if (hash === undefined || typeof hash === 'string') return hash ?? '';
  problems.push(problem('hash', words(hash), say('notice.range.state', {}, language), '', language));
  return '';
}

/** Copies the page's options and reads each once. An option whose getter throws is a problem and is omitted. */
export function copyOptions(options: object): {given: Record<string, unknown>; problems: ClipstageError[]} {
  const given: Record<string, unknown> = {}, problems: ClipstageError[] = [];
  for (const name of keysOf(options)) {
    try {
      given[name] = (options as Record<string, unknown>)[name];
    } catch {
      problems.push(problem(name, say('notice.throws'), say('notice.range.readable')));
    }
  }
  return {given, problems};
}

/** The names of an object's own properties. '__proto__' is left out, since a copy cannot have it. */
function keysOf(options: object): string[] {
  try {
    return Object.keys(options).filter((name) => name !== '__proto__');
  } catch {
    return refuse('options', say('notice.throws'), say('page.range.options'));
  }
}

interface Loading { labs: readonly LabID[]; languages: readonly Language[]; urls: Partial<Record<LabID, string>>; fresh: boolean; onProgress?: (loaded: number, total: number) => void }

/** Copies and checks the options of load. An exception of onProgress is reported and does not stop the loading. */
export function copyLoadOptions(options: unknown): Loading {
  if (typeof options !== 'object' || options === null) refuse('options', words(options), say('page.range.options'));
  const {given: {labs, languages = [], wasm, fresh, onProgress}, problems: [wrong]} = copyOptions(options as object);
  if (wrong !== undefined) throw wrong;
  const wanted = labs === undefined ? LABS : [...new Set(shortList(labs))] as LabID[];
  if (labs !== undefined && (wanted.length === 0 || !wanted.every((lab) => LABS.includes(lab)))) refuse('labs', words(labs), say('notice.range.list', {values: LABS}));
  const spoken = shortList(languages);
  if (!spoken?.every((one) => LANGUAGES.includes(one as Language))) refuse('languages', words(languages), say('notice.range.list', {values: LANGUAGES}));
  if (onProgress !== undefined && typeof onProgress !== 'function') refuse('onProgress', words(onProgress), say('notice.range.function'));
  return {
    labs: wanted, languages: spoken as Language[], urls: addressesOf(wasm, wanted), fresh: Boolean(fresh),
    ...(onProgress !== undefined && {onProgress(loaded: number, total: number) {
      try {
        (onProgress as (loaded: number, total: number) => void)(loaded, total);
      } catch (error) {
        tell(error);
      }
    }}),
  };
}

/** The addresses of programs: one for the only lab, or one for each lab. */
function addressesOf(wasm: unknown, labs: readonly LabID[]): Partial<Record<LabID, string>> {
  const isAddress = (value: unknown): value is string | URL => typeof value === 'string' || isA(value, URL);
  if (wasm === undefined) return {};
  if (isAddress(wasm) && labs.length === 1) return {[labs[0]!]: String(wasm)};
  const range = say('page.range.addresses', {values: LABS});
  if (isAddress(wasm) || typeof wasm !== 'object' || wasm === null) return refuse('wasm', words(wasm), range);
  const {given, problems: [wrong]} = copyOptions(wasm);
  if (wrong !== undefined) throw wrong;
  const entries = Object.entries(given).filter(([, address]) => address !== undefined);
  const bad = entries.find(([lab, address]) => !LABS.includes(lab as LabID) || !isAddress(address));
  if (bad !== undefined) refuse(LABS.includes(bad[0] as LabID) ? `wasm.${bad[0]}` : 'wasm', words(LABS.includes(bad[0] as LabID) ? bad[1] : bad[0]), range);
  return Object.fromEntries(entries.map(([lab, address]) => [lab, String(address)]));
}

function refuse(field: string, got: string, range: string): never {
  throw new ClipstageError('invalid-option', say('notice.invalid-field', {field, got: quoted(got), want: range}), {field, range});
}

/** Throws if the arguments of mount are invalid. */
export function checkMount(element: unknown, options: unknown): void {
  if (!holds(element)) refuse('element', words(element), say('page.range.element'));
  if (typeof options !== 'object' || options === null) refuse('options', words(options), say('page.range.options'));
}

export function checkTheme(theme: unknown): void {
  const range = refusal(OF_ALL.theme, typeof theme === 'string' ? theme : '');
  if (range !== undefined) refuse('theme', words(theme), range);
}

/**
 * Reports whether a value is an element or a fragment, such as a shadow root. It asks the browser's own methods,
 * since an element of another window is not an instance of this window's Element.
 */
function holds(element: unknown): boolean {
  try {
    const type = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeType')!.get!.call(element) as number;
    return type === Node.ELEMENT_NODE || type === Node.DOCUMENT_FRAGMENT_NODE;
  } catch {
    return false;
  }
}

/** An error with an option's name, value and range. reason explains more than the range. */
export function problem(name: string, value: string, range: string, reason = '', language?: Language): ClipstageError {
  const message = say('page.invalid-option', {option: name, range, value: quoted(value)}, language);
  return new ClipstageError('invalid-option', reason === '' || reason.includes(range) ? message : sentences(message, reason, language), {field: name, range});
}

/** The range that a value violates, or undefined. */
function refusal(option: PageOption, value: string, language?: Language): string | undefined {
  switch (option.kind) {
    case 'choice':
      return option.values.includes(value) ? undefined : say('notice.range.choice', {values: option.values}, language);
    case 'list':
      return value === '' || value.split(',').every((part) => option.values.includes(part))
        ? undefined : say('notice.range.list', {values: option.values}, language);
    case 'number': {
      const {least, most} = option;
      return /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most ? undefined : say('page.range.number', {least, most}, language);
    }
    case 'text':
      return [...value].length <= option.most ? undefined : say('page.range.length', {most: option.most}, language);
    case 'path':
      return value === 'auto' || value === 'none' || value === 'only' || onThisHost(value) ? undefined : say('page.range.path', {}, language);
    case 'origin':
      return isOrigin(value) ? undefined : say('page.range.origin', {}, language);
  }
}

/** Reports whether a path stays on the page's host. In a sandbox the page's origin is null, so addresses are compared instead. */
function onThisHost(path: string): boolean {
  if (path === '' || !URL.canParse(path, location.href)) return false;
  const {protocol, host} = new URL(path, location.href);
  return protocol === location.protocol && host === location.host;
}

function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).origin === value;
}

/** The largest number of characters that a notice quotes. */
const QUOTED = 40;

/** A value shortened for people, without characters that change the text direction or break the line. */
export function quoted(value: string): string {
  return [...clipped(value, QUOTED)].map((c) => (/[\p{C}\p{Zl}\p{Zp}]/u.test(c) ? `\\u{${c.codePointAt(0)!.toString(16)}}` : c)).join('');
}

/** Cuts a longer text at `most` characters and appends an ellipsis. No surrogate pair is split. */
export function clipped(value: string, most: number): string {
  const start = [...value.slice(0, 2 * most + 2)];
  return start.length > most ? `${start.slice(0, most).join('')}…` : value;
}

/** A value as an address spells it. A value without such a spelling becomes its kind. */
function words(value: unknown): string {
  try {
    return String(isList(value) ? shortList(value) ?? say('page.kind.list') : value);
  } catch {
    return say(typeof value === 'function' ? 'page.kind.function' : 'page.kind.object');
  }
}

/** The largest length of a list as an option's value. */
const LONGEST = 100;

/** A copy of a short list, or undefined. */
function shortList(value: unknown): unknown[] | undefined {
  try {
    return isList(value) && Number.isInteger(value.length) && value.length >= 0 && value.length <= LONGEST ? [...value] : undefined;
  } catch {
    return undefined;
  }
}

/** Like Array.isArray, but false for a revoked proxy instead of an exception. */
export function isList(value: unknown): value is readonly unknown[] {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
}

/** Like instanceof, but false for a proxy that throws. */
export function isA<T>(value: unknown, type: new (...args: never[]) => T): value is T {
  try {
    return value instanceof type;
  } catch {
    return false;
  }
}
