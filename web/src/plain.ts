import {ClipstageError, type ErrorCode} from './error';
import {say} from './words';

/** Numbers stay numbers; anything else becomes words for the message that refuses it. */
function plainNumber(value: unknown): unknown {
  return value === undefined || typeof value === 'number' ? value : String(value);
}

/** Elements of a list that are copied: one more than the longest list that is read. */
const MOST = 20_001;

/**
 * A copy of a value as somebody's code gave it: lists, plain objects, and what is neither as
 * it is, for the message that refuses it. An error has the code and the path, which begins
 * with root; the top of a scene, whose paths have none, is called scene.
 */
export function plainValue(value: unknown, code: ErrorCode, root = ''): unknown {
  const copies = new Map<object, unknown>();
  const path = root === '' ? [] : [root];
  const copy = (from: unknown): unknown => {
    if (typeof from !== 'object' || from === null) return from;
    const known = copies.get(from);
    if (known !== undefined) return known;
    if (Array.isArray(from)) {
      const list: unknown[] = [];
      copies.set(from, list);
      const {length} = from;
      for (let i = 0; i < Math.min(length, MOST); i++) {
        path.push(`[${i}]`);
        list.push(copy(from[i]));
        path.pop();
      }
      list.length = length;
      return list;
    }
    const object: Record<string, unknown> = {};
    copies.set(from, object);
    if (Object.prototype.toString.call(from) !== '[object Object]') return object; // a Date, a typed array
    for (const key of Object.keys(from)) {
      path.push(path.length === 0 ? key : `.${key}`);
      const field = copy((from as Record<string, unknown>)[key]);
      Object.defineProperty(object, key, {value: field, enumerable: true}); // __proto__ too
      path.pop();
    }
    return object;
  };
  try {
    return copy(value);
  } catch (cause) {
    const field = path.join('').slice(0, 200) || 'scene';
    const range = say('notice.range.readable');
    throw new ClipstageError(code, say('notice.invalid-field', {field, got: say('notice.throws'), want: range}), {field, range, cause});
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
