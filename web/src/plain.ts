import {ClipstageError, type ErrorCode} from './error';
import {KIND} from './figure.gen';
import {say} from './words';

/** Numbers stay numbers; anything else becomes words for the message that refuses it. */
function plainNumber(value: unknown): unknown {
  return value === undefined || typeof value === 'number' ? value : String(value);
}

/** Elements of a list that are laid flat: one more than the longest list that is read. */
const LONGEST_LIST = 20_001;
/** Likewise how deep lists and objects lie in each other, and UTF-16 units of a text. */
const DEEPEST = 5, LONGEST_TEXT = 10_000;
/** Values in one value: more than any that is of use. */
const MOST = 1_000_000;

/** A value from its outside in: see wasm/plain. */
export interface Flat {
  kinds: Uint8Array;
  numbers: Uint8Array; // the bytes of a Float64Array
  texts: string[];
}

/**
 * Lays a value flat as somebody's code gave it: lists, plain objects, numbers, texts, and what
 * is none of these by its kind, for the message that refuses it. An error has the code and the
 * path, which begins with root; the top of a scene, whose paths have none, is called scene.
 */
export function flat(value: unknown, code: ErrorCode, root = ''): Flat {
  const kinds: number[] = [], numbers: number[] = [], texts = new Map<string, number>();
  const path = root === '' ? [] : [root];
  let large = false;
  const text = (of: string): void => {
    const clipped = of.slice(0, LONGEST_TEXT);
    const at = texts.get(clipped) ?? texts.size;
    texts.set(clipped, at);
    numbers.push(at);
  };
  const write = (from: unknown): void => {
    if (kinds.length === MOST) {
      large = true;
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
      const {length} = from;
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
    const plain = Object.prototype.toString.call(from) === '[object Object]'; // no Date, no typed array
    const keys = plain && read ? Object.keys(from) : [];
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
    const field = (large ? root : path.join('').slice(0, 200)) || 'scene';
    const range = large ? say('notice.range.values', {most: MOST}) : say('notice.range.readable');
    throw new ClipstageError(code, say('notice.invalid-field', {field, got: say(large ? 'notice.large' : 'notice.throws'), want: range}), {field, range, cause});
  }
  return {kinds: Uint8Array.from(kinds), numbers: new Uint8Array(Float64Array.from(numbers).buffer), texts: [...texts.keys()]};
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

/**
 * A copy of a box as somebody's code gave it. It is read here, in JavaScript: a getter
 * that throws must not throw through the engine, whose stack it would leave half way.
 */
export function plainBox(box: unknown): unknown {
  if (typeof box !== 'object' || box === null) return undefined;
  const {w, h, x, y, angle} = box as Record<string, unknown>;
  return {w: plainNumber(w), h: plainNumber(h), x: plainNumber(x), y: plainNumber(y), angle: plainNumber(angle)};
}

/** Likewise of a pair of boxes. */
export function plainPose(pose: unknown): unknown {
  if (typeof pose !== 'object' || pose === null) return {};
  const {a, b} = pose as Record<string, unknown>;
  return {a: plainBox(a), b: plainBox(b)};
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
        if (inner.names.has(inner.at)) return open.map(({at}) => typeof at === 'number' ? `[${at}]` : `.${at.slice(0, 60)}`).join('').replace(/^\./, '');
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
