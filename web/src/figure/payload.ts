// Payloads of messages to a frame: what has come by postMessage is looked at before any of it is used.

import {say} from '../text/words';

/** Reads a payload: the arguments of the command's method, or the range that the payload is out of. */
export type Read = (payload: unknown) => readonly unknown[] | string;

/** Whether a value is an object as literals make it. */
export function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** An object's own property. */
export const own = (object: object, key: string): unknown => (Object.hasOwn(object, key) ? (object as Record<string, unknown>)[key] : undefined);

/** The value under a name, or the payload itself where it is the value. */
export const valueOf = (payload: unknown, name: string): unknown => (isPlain(payload) ? own(payload, name) : payload);

export const isNone = (payload: unknown): boolean => payload === undefined || payload === null || (isPlain(payload) && Object.keys(payload).length === 0);

/** No payload. */
export const none: Read = (payload) => (isNone(payload) ? [] : say('page.message.none'));
