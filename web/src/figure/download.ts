import {ClipstageError} from '../base/error';
import {isList, quoted} from '../base/options';
import {patiently} from '../engine/patience';
import {textOfBytes} from './reading';
import {say} from '../text/words';

/** The most bytes of a file that is loaded from an address. */
export const MOST = 2_000_000;

/** The most seconds to wait for further data. */
const SILENCE = 20;

/** Whether an option's value is the address of a file. */
export const isAddress = (value: unknown): value is string => typeof value === 'string' && /^(https?:|\.{0,2}\/)/.test(value);

/** The address of an option's file. The given one may be relative to base. */
export function addressOf(given: string, base: string, field = 'trace'): URL {
  const url = URL.canParse(given, base) ? new URL(given, base) : undefined;
  if (given === '' || url === undefined || (url.protocol !== 'http:' && url.protocol !== 'https:') || url.username !== '' || url.password !== '') {
    const range = say('page.file.range.address');
    throw new ClipstageError('invalid-option', say('notice.invalid-field', {field, got: `“${quoted(given)}”`, want: range}), {field, range});
  }
  return url;
}

/** Downloads an option's file without cookies. It stops at MOST bytes, whatever length is declared. */
export async function download({href: url}: URL, field = 'trace'): Promise<Uint8Array> {
  const given = new AbortController(), silent = (): ClipstageError => new ClipstageError('network', say('page.file.silent', {url, seconds: SILENCE}));
  try {
    const response = await patiently(fetch(url, {credentials: 'omit', signal: given.signal}), SILENCE, silent);
    if (!response.ok) throw new ClipstageError('not-found', say('page.file.not-found', {url, status: response.status}));
    return await read(response, silent);
  } catch (cause) {
    given.abort();
    if (cause === LARGE) throw tooLarge(url, field);
    throw cause instanceof ClipstageError ? cause : new ClipstageError('network', say('page.file.network', {url}), {cause});
  }
}

/** The error for a file that is larger than MOST. */
export const tooLarge = (url: string, field = 'trace'): ClipstageError => (
  new ClipstageError(field === 'trace' ? 'trace-too-large' : 'invalid-option', say('page.file.large', {url, most: MOST}), {field, range: say('page.file.range.bytes', {most: MOST})}));

const LARGE = new Error('too large');

async function read({body}: Response, silent: () => ClipstageError): Promise<Uint8Array> {
  const reader = body?.getReader(), parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const part = reader && (await patiently(reader.read(), SILENCE, silent)).value;
    if (part === undefined) break;
    length += part.length;
    if (length > MOST) {
      void reader!.cancel().catch(() => {});
      throw LARGE;
    }
    parts.push(part);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** Options whose addresses have been replaced by the files' texts. An option whose file cannot be loaded is a problem and is left out. */
export interface Filled { given: Readonly<Record<string, string>>; problems: readonly ClipstageError[] }

/** Loads the files that options name by an address relative to base. names are the options that may. */
export async function fill(given: Readonly<Record<string, string>>, names: readonly string[], base: string): Promise<Filled> {
  const filled = {...given}, problems: ClipstageError[] = [];
  await Promise.all(names.filter((name) => isAddress(given[name])).map(async (name) => {
    try {
      filled[name] = textOfBytes(await download(addressOf(given[name]!, base, name), name));
    } catch (cause) {
      const {code, message, range} = ClipstageError.from(cause);
      problems.push(new ClipstageError(code, message, {field: name, range, cause}));
      delete filled[name];
    }
  }));
  return {given: filled, problems};
}

/** Whether an option holds the content of a file: an object, or JSON as a text. */
export const isContent = (value: unknown): boolean => (typeof value === 'string' ? /^\ufeff?\s*\{/.test(value) : typeof value === 'object' && value !== null && !isList(value));
