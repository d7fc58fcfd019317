// Payloads of messages to a frame: checked before use.

import type {Key} from '../text/text.gen';
import {say} from '../text/words';

/** Reads a payload: the arguments of the command's method, or the range that the payload violates. */
export type Read = (payload: unknown) => readonly unknown[] | string;

/** Reports whether a value is a plain object. */
export function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** An object's own property. */
export const own = (object: object, key: string): unknown => (Object.hasOwn(object, key) ? (object as Record<string, unknown>)[key] : undefined);

/** The value of a payload: its field with this name, or the payload itself if it is no object. */
export const valueOf = (payload: unknown, name: string): unknown => (isPlain(payload) ? own(payload, name) : payload);

export const isNone = (payload: unknown): boolean => payload === undefined || payload === null || (isPlain(payload) && Object.keys(payload).length === 0);

/** No payload. */
export const none: Read = (payload) => (isNone(payload) ? [] : say('page.message.none'));

/** Reads the content of a file: an object with an object of this name. With text, it may be JSON. */
export const fileOf = (name: string, text: boolean): Read => (payload) => {
  const file = isPlain(payload) ? own(payload, name) : undefined;
  return isPlain(file) || (text && typeof file === 'string') ? [file] : say('page.message.file', {example: `{${name}}`});
};

/** Reads a payload that is a text, or an object with a text of this name. */
export const textOf = (name: string, range: Key, example: string): Read => (payload) => {
  const text = valueOf(payload, name);
  return typeof text === 'string' ? [text] : say(range, {example});
};
