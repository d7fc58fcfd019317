import {ClipstageError} from '../base/error';
import {quoted} from '../base/options';
import {patiently} from '../engine/patience';
import {sayTrace} from '../text/tracewords';
import {say} from '../text/words';
import {MOST} from './most';

/** The most seconds to wait for further data. */
const SILENCE = 20;

/** A trace's address. The given one may be relative to base. */
export function addressOf(given: string, base: string): URL {
  const url = URL.canParse(given, base) ? new URL(given, base) : undefined;
  if (given === '' || url === undefined || (url.protocol !== 'http:' && url.protocol !== 'https:') || url.username !== '' || url.password !== '') {
    const range = sayTrace('page.trace.range.address');
    throw new ClipstageError('invalid-option', say('notice.invalid-field', {field: 'trace', got: `“${quoted(given)}”`, want: range}), {field: 'trace', range});
  }
  return url;
}

/** Downloads a trace without cookies. It stops at a trace's largest size, whatever length is declared. */
export async function download({href: url}: URL): Promise<Uint8Array> {
  const given = new AbortController(), silent = (): ClipstageError => new ClipstageError('network', sayTrace('page.trace.silent', {url, seconds: SILENCE}));
  try {
    const response = await patiently(fetch(url, {credentials: 'omit', signal: given.signal}), SILENCE, silent);
    if (!response.ok) throw new ClipstageError('not-found', sayTrace('page.trace.not-found', {url, status: response.status}));
    return await read(response, silent);
  } catch (cause) {
    given.abort();
    if (cause === LARGE) throw tooLarge(url);
    throw cause instanceof ClipstageError ? cause : new ClipstageError('network', sayTrace('page.trace.network', {url}), {cause});
  }
}

/** The bytes of the reader's file. Rejects a file larger than a trace may be. */
export async function readFile(file: File): Promise<Uint8Array> {
  if (file.size > MOST) throw tooLarge(file.name);
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (cause) {
    throw new ClipstageError('invalid-trace', sayTrace('page.trace.at', {url: file.name, reason: (cause as Error).message}), {field: 'trace', cause});
  }
}

const tooLarge = (url: string): ClipstageError => (
  new ClipstageError('trace-too-large', sayTrace('page.trace.large', {url, most: MOST}), {field: 'trace', range: sayTrace('page.trace.range.bytes', {most: MOST})}));

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
