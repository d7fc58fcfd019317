import {ClipstageError, type ErrorCode} from '../base/error';
import {KIND} from '../base/figure.gen';
import {clipped, isList, quoted} from '../base/options';
import {say} from '../text/words';

/**
 * A caller's value as text; an object or a function becomes its kind. Values are read here because a getter or
 * toString of the caller may throw, and inside an engine call that would leave the engine's stack half-way.
 */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.slice(0, LONGEST_TEXT);
  if (typeof value === 'function') return say('page.kind.function');
  if (Object(value) !== value) return String(value).slice(0, LONGEST_TEXT);
  return say(isList(value) ? 'page.kind.list' : 'page.kind.object');
}

/** A caller's number. Any other value becomes a text, for the error message. */
export function numberOf(value: unknown): number | string {
  return typeof value === 'number' ? value : quoted(textOf(value));
}

/** The most elements of a flat list: one more than a valid list can have. */
const LONGEST_LIST = 20_001;
/** The deepest nesting of lists and objects, and the longest text in UTF-16 units. */
const DEEPEST = 5, LONGEST_TEXT = 10_000;
/** The most values inside a value: more than any useful value has. */
const MOST = 1_000_000;

/** A value in depth-first order: see wasm/flat. */
export interface Flat {
  kinds: Uint8Array;
  numbers: Float64Array;
  texts: string[];
}

/**
 * Flattens a caller's value: lists, plain objects, numbers and texts. Any other value becomes its kind, for the error
 * message. An error has the code and a path that begins with root. Paths in scenes have no root; the top of a scene
 * is called scene.
 */
export function flatten(value: unknown, code: ErrorCode, root = ''): Flat {
  const kinds: number[] = [], numbers: number[] = [], texts = new Map<string, number>();
  const path = root === '' ? [] : [root];
  const plain = say('notice.range.readable');
  let wrong: {field?: string; got: string; range: string} = {got: say('notice.throws'), range: plain};
  const text = (of: string): void => {
    const clipped = of.slice(0, LONGEST_TEXT);
    const at = texts.get(clipped) ?? texts.size;
    texts.set(clipped, at);
    numbers.push(at);
  };
  const write = (from: unknown): void => {
    if (kinds.length === MOST) {
      wrong = {field: root, got: say('notice.large'), range: say('notice.range.values', {most: MOST})};
      throw new Error('too large');
    }
    if (typeof from !== 'object' || from === null) {
      kinds.push(kindOf(from));
      if (typeof from === 'number') numbers.push(from);
      if (typeof from === 'string') text(from);
      return;
    }
    const read = path.length < DEEPEST + (root === '' ? 0 : 1);
    if (Array.isArray(from)) {
      const {length} = from as {length: unknown};
      if (!isLength(length)) { // a proxy may return any length
        wrong = {got: say('page.list-length', {length: quoted(textOf(length))}), range: plain};
        throw new Error('no length');
      }
      kinds.push(KIND.list);
      numbers.push(length);
      const items = read ? Math.min(length, LONGEST_LIST) : 0;
      for (let i = 0; i < items; i++) {
        path.push(`[${i}]`);
        write(from[i]);
        path.pop();
      }
      return;
    }
    const bare = Object.prototype.toString.call(from) === '[object Object]'; // neither a Date nor a typed array
    const keys = bare && read ? Object.keys(from) : [];
    kinds.push(KIND.object);
    numbers.push(keys.length);
    for (const key of keys) {
      text(key);
      path.push(path.length === 0 ? key : `.${key}`);
      write((from as Record<string, unknown>)[key]);
      path.pop();
    }
  };
  try {
    write(value);
  } catch (cause) {
    const {got, range} = wrong, field = (wrong.field ?? clipped(path.join(''), 200)) || 'scene';
    throw new ClipstageError(code, say('notice.invalid-field', {field, got, want: range}), {field, range, cause});
  }
  return {kinds: Uint8Array.from(kinds), numbers: Float64Array.from(numbers), texts: [...texts.keys()]};
}

function kindOf(value: unknown): number {
  if (value === null) return KIND.null;
  switch (typeof value) {
    case 'boolean': return value ? KIND.true : KIND.false;
    case 'string': return KIND.text;
    case 'object': return KIND.object;
    default: return KIND[typeof value as 'undefined' | 'number' | 'bigint' | 'symbol' | 'function'];
  }
}

function isLength(length: unknown): length is number { return Number.isInteger(length) && (length as number) >= 0; }

const FIELDS = ['w', 'h', 'x', 'y', 'angle'] as const;

/** A copy of a caller's box, or undefined if it is no object. */
export function boxOf(box: unknown, path: string): Record<string, number | string> | undefined {
  return typeof box !== 'object' || box === null ? undefined : fieldsOf(box, FIELDS, `${path}.`, numberOf);
}

/** A copy of a caller's pose: two boxes, each whole or in part. */
export function poseOf(pose: unknown): object {
  return fieldsOf(objectOf(pose, 'pose', 'page.range.pose'), ['a', 'b'], '', (box, side) => boxOf(objectOf(box, side, 'page.range.box'), side));
}

/** The seven numbers of a hull's pose. By default it is the origin without rotation. */
export function hullPoseOf(pose: unknown, path: string): (number | string)[] {
  const {position = [0, 0, 0], rotation = [1, 0, 0, 0]} = fieldsOf(objectOf(pose, path, 'page.range.hull-pose'), ['position', 'rotation'], `${path}.`, (list, name) => {
    const count = name === 'position' ? 3 : 4;
    if (!isList(list) || list.length !== count) throw refusal(`${path}.${name}`, textOf(list), say('page.range.numbers', {count}));
    return Array.from(list, numberOf);
  });
  return [...position, ...rotation];
}

function objectOf(value: unknown, path: string, range: 'page.range.pose' | 'page.range.box' | 'page.range.hull-pose'): object {
  if (typeof value !== 'object' || value === null || isList(value)) throw refusal(path, textOf(value), say(range));
  return value;
}

/** Copies an object's fields and reads each once. An unknown field throws. */
function fieldsOf<T>(from: object, names: readonly string[], path: string, copy: (value: unknown, name: string) => T): Record<string, T> {
  const found: Record<string, T> = {};
  let name = names[0]!;
  try {
    for (name of new Set([...names, ...Object.keys(from)])) {
      const value = (from as Record<string, unknown>)[name];
      if (value === undefined) continue;
      if (!names.includes(name)) throw refusal(path + quoted(name), say('page.unknown-field'), say('notice.range.choice', {values: names}));
      found[name] = copy(value, name);
    }
  } catch (cause) {
    throw cause instanceof ClipstageError ? cause : refusal(path + name, say('notice.throws'), say('notice.range.readable'), cause);
  }
  return found;
}

function refusal(field: string, got: string, range: string, cause?: unknown): ClipstageError {
  return new ClipstageError('invalid-pose', say('notice.invalid-field', {field, got: quoted(got), want: range}), {field, range, cause});
}

export interface Press { key: string; ctrlKey: boolean; shiftKey: boolean; altKey: boolean; metaKey: boolean }

/** A copy of a key press, or undefined for an event without a key. Browsers send such events when they fill in a form. */
export function pressOf(event: unknown): Press | undefined {
  try {
    const {key, ctrlKey, shiftKey, altKey, metaKey, target, preventDefault} = event as KeyboardEvent;
    if (target === undefined || typeof preventDefault !== 'function') throw new TypeError('no event');
    return typeof key === 'string' ? {key, ctrlKey: !!ctrlKey, shiftKey: !!shiftKey, altKey: !!altKey, metaKey: !!metaKey} : undefined;
  } catch (cause) {
    const range = say('page.range.event');
    throw new ClipstageError('invalid-option', say('notice.invalid-field', {field: 'event', got: quoted(textOf(event)), want: range}), {field: 'event', range, cause});
  }
}

/** The path of the first repeated field in valid JSON, or ''. JSON.parse would take the last value. */
export function repeated(json: string): string {
  const open: {names?: Set<string>; at: string | number}[] = [];
  let text = '';
  for (let i = 0; i < json.length; i++) {
    const inner = open.at(-1);
    switch (json[i]) {
      case '"': {
        const end = endOfText(json, i);
        text = json.slice(i, end);
        i = end - 1;
        break;
      }
      case '{':
        open.push({names: new Set(), at: ''});
        break;
      case '[':
        open.push({at: 0});
        break;
      case '}':
      case ']':
        open.pop();
        break;
      case ',':
        if (typeof inner?.at === 'number') inner.at++;
        break;
      case ':':
        if (inner?.names === undefined) break;
        inner.at = JSON.parse(text) as string;
        if (inner.names.has(inner.at)) return open.map(({at}) => typeof at === 'number' ? `[${at}]` : `.${clipped(at, 60)}`).join('').replace(/^\./, '');
        inner.names.add(inner.at);
    }
  }
  return '';
}

/** The index of a text's end. In a long text, a regular expression would overflow its stack. */
function endOfText(json: string, from: number): number {
  for (let end = json.indexOf('"', from + 1); ; end = json.indexOf('"', end + 1)) {
    let slashes = 0;
    while (json[end - 1 - slashes] === '\\') slashes++;
    if (slashes % 2 === 0) return end + 1;
  }
}
