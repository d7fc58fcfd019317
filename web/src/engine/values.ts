import {ClipstageError, type ErrorCode} from '../base/error';
import {KIND} from '../base/figure.gen';
import {clipped, isList, quoted} from '../base/options';
import {say} from '../text/words';

/**
 * What somebody's code gave for a text. All that the engine is handed is plain, and read
 * here, in JavaScript: a getter that throws must not throw through the engine, whose stack
 * it would leave half way. So of an object it is only the kind: its words are code, too.
 */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.slice(0, LONGEST_TEXT);
  if (typeof value === 'function') return say('page.kind.function');
  if (Object(value) !== value) return String(value).slice(0, LONGEST_TEXT);
  return say(isList(value) ? 'page.kind.list' : 'page.kind.object');
}

/** Likewise for a number: that stays one, and what is none becomes words for the message that refuses it. */
export function numberOf(value: unknown): number | string {
  return typeof value === 'number' ? value : quoted(textOf(value));
}

/** Elements of a list that are laid flat: one more than the longest list that is read. */
const LONGEST_LIST = 20_001;
/** Likewise how deep lists and objects lie in each other, and UTF-16 units of a text. */
const DEEPEST = 5, LONGEST_TEXT = 10_000;
/** Values in one value: more than any that is of use. */
const MOST = 1_000_000;

/** A value from its outside in: see wasm/flat. */
export interface Flat {
  kinds: Uint8Array;
  numbers: Float64Array;
  texts: string[];
}

/**
 * Lays a value flat as somebody's code gave it: lists, plain objects, numbers, texts, and what
 * is none of these by its kind, for the message that refuses it. An error has the code and the
 * path, which begins with root; the top of a scene, whose paths have none, is called scene.
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
      if (!isLength(length)) { // a proxy's
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
    const bare = Object.prototype.toString.call(from) === '[object Object]'; // no Date, no typed array
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

/** Of what is neither list nor object. */
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

/** A copy of a box as somebody's code gave it at a path; undefined if it is none. */
export function boxOf(box: unknown, path: string): Record<string, number | string> | undefined {
  return typeof box !== 'object' || box === null ? undefined : fieldsOf(box, FIELDS, `${path}.`, numberOf);
}

/** Likewise of two boxes, in parts or whole. */
export function poseOf(pose: unknown): object {
  return fieldsOf(objectOf(pose, 'pose', 'page.range.pose'), ['a', 'b'], '', (box, side) => boxOf(objectOf(box, side, 'page.range.box'), side));
}

/** The seven numbers of a hull's pose; a part that is left out is the origin or no rotation. */
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

/** Copies of an object's fields that are there, each of which is read once. One of another name is refused. */
function fieldsOf<T>(from: object, names: readonly string[], path: string, copy: (value: unknown, name: string) => T): Record<string, T> {
  const found: Record<string, T> = {};
  let name = names[0]!;
  try {
    for (name of new Set([...names, ...Object.keys(from)])) {
      const value = (from as Record<string, unknown>)[name];
      if (value === undefined) continue;
      if (!names.includes(name)) throw refusal(path + quoted(name), say('page.unknown-field'), say('notice.range.choice', {values: names.join(', ')}));
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

/** What is looked at of a key press. */
export interface Press { key: string; ctrlKey: boolean; shiftKey: boolean; altKey: boolean; metaKey: boolean }

/** A copy of a key press; undefined of what browsers tell as one that is none, as when they fill a form. */
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

/** The path of the first field that an object of a valid JSON text has twice, '' if there is none: JSON.parse takes the last one. */
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

/** Where the text that begins at from ends. A regular expression would meet the end of its stack in a long one. */
function endOfText(json: string, from: number): number {
  for (let end = json.indexOf('"', from + 1); ; end = json.indexOf('"', end + 1)) {
    let slashes = 0;
    while (json[end - 1 - slashes] === '\\') slashes++;
    if (slashes % 2 === 0) return end + 1;
  }
}
