import {ClipstageError, type ErrorCode} from '../base/error';
import {type Flat, flatten, repeated} from '../engine/values';
import {say} from '../text/words';

/** The largest text in MiB: a little more than the largest scene needs. */
const MOST = 8;

/** A kind of input: the code of its errors, and the field for an error of the whole input. */
export interface Subject { readonly code: ErrorCode; readonly field: string }

/** Throws if a length, in bytes or UTF-16 units, exceeds MOST MiB. */
export function refuseLarge(length: number, {code, field}: Subject): void {
  if (length <= MOST * 2 ** 20) return;
  const range = say('page.import.most', {most: String(MOST)});
  const got = say('page.import.large', {size: (Math.ceil(10 * length / 2 ** 20) / 10).toFixed(1)});
  throw new ClipstageError(code, say('notice.invalid-field', {field, got, want: range}), {field, range});
}

/** Decodes UTF-8. Bytes that include a 0 are not text: each becomes one character. */
export function textOfBytes(bytes: Uint8Array): string {
  if (!bytes.includes(0)) return new TextDecoder().decode(bytes);
  let text = '';
  for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return text;
}

/** Flattens a page's argument, JSON text or an object, for the engine. */
export const flatText = (json: unknown, subject: Subject): Flat => flatten(contentOf(json, subject), subject.code);

/** The value of JSON; any other value than a text stays. A text that is too large is refused before parsing. */
export function contentOf(json: unknown, subject: Subject): unknown {
  const {code, field} = subject;
  if (typeof json !== 'string') return json;
  refuseLarge(json.length, subject);
  let value: unknown;
  try {
    value = JSON.parse(json.replace(/^\ufeff/, '')) as unknown;
  } catch (cause) {
    const got = say('notice.unreadable', {reason: (cause as Error).message});
    throw new ClipstageError(code, say('notice.invalid-field', {field, got, want: 'JSON'}), {field, range: 'JSON', cause});
  }
  const twice = repeated(json);
  if (twice === '') return value;
  const range = say('notice.range.once');
  throw new ClipstageError(code, say('notice.invalid-field', {field: twice, got: say('notice.twice'), want: range}), {field: twice, range});
}
