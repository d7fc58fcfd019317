import {readFileSync} from 'node:fs';

const messages = new Map(readFileSync(new URL('../../wasm/text/en.txt', import.meta.url), 'utf8').split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(/ = (.*)/, 2) as [string, string]));

/** A message of the page, in which the bodies are A and B. With it, tests do not depend on the wording. */
export function say(key: string, values: Record<string, string | number> = {}): string {
  const message = messages.get(key) ?? messages.get(formOf(key, values));
  if (message === undefined) throw new Error(`en.txt has no "${key}"`);
  return message.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? (name === 'A' || name === 'B' ? name : whole)));
}

/** The key of a message's plural form for its number. */
function formOf(key: string, values: Record<string, string | number>): string {
  const name = [...messages.keys()].find((one) => one.startsWith(`${key}[`))?.slice(key.length + 1).split(':')[0] ?? '';
  return `${key}[${name}:${String(values[name]) === '1' ? 'one' : 'other'}]`;
}

/** A pattern for a whole message with any values. */
export function saying(key: string): RegExp {
  const parts = say(key).split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 's');
}

/** The title of a stage of two boxes that was not reached. */
export const NOT_REACHED = new RegExp(['separated', 'empty', 'alone', 'dropped'].map((end) => saying(`ended.${end}.title`).source).join('|'));
