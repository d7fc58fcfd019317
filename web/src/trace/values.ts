// Reads values of a file that may come from anywhere. Each function throws invalid-trace with the value's path.

import {quoted} from '../base/options';
import {sayTrace} from '../text/tracewords';
import {say} from '../text/words';
import {fault} from './fault';

export type Path = string;
export type PlainTrace = Readonly<Record<string, unknown>>;

/** The largest size of a number. */
const LARGEST = 1e15;

/** An object's own property, not an inherited one. */
export const own = (from: PlainTrace, name: string): unknown => (Object.hasOwn(from, name) ? from[name] : undefined);

/** Describes a value from a file to a reader. */
export function got(value: unknown): string {
  if (value === undefined) return sayTrace('page.trace.got.missing');
  if (typeof value === 'string') return value.length > 40 ? sayTrace('page.trace.got.words', {count: value.length}) : `“${quoted(value)}”`;
  if (Array.isArray(value)) return sayTrace('page.trace.got.list', {count: value.length});
  return typeof value === 'object' && value !== null ? say('page.kind.object') : String(value);
}

export function object(value: unknown, path: Path): PlainTrace {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw fault(path, got(value), sayTrace('page.trace.range.object'));
  return value as PlainTrace;
}

export function items(value: unknown, path: Path, least: number, most: number): readonly unknown[] {
  if (!Array.isArray(value) || value.length < least || value.length > most) throw fault(path, got(value), sayTrace('page.trace.range.items', {least, most}));
  return value;
}

export function choice<Value extends string | number>(from: PlainTrace, name: string, values: readonly Value[], path = ''): Value {
  const value = own(from, name), found = values.find((one) => one === value);
  if (found === undefined) throw fault(path === '' ? name : `${path}.${name}`, got(value), say('notice.range.choice', {values}));
  return found;
}

export function words(from: PlainTrace, name: string, most: number, path: Path): string {
  const value = own(from, name);
  if (typeof value !== 'string' || value.length > most) throw fault(`${path}.${name}`, got(value), sayTrace('page.trace.range.words', {most}));
  return value;
}

export function integer(value: unknown, path: Path, least: number, most: number): number {
  if (!Number.isInteger(value) || (value as number) < least || (value as number) > most) throw fault(path, got(value), sayTrace('page.trace.range.whole', {least, most}));
  return value as number;
}

export function numbers(value: unknown, path: Path, least: number, most: number): Float64Array {
  if (!Array.isArray(value) || value.length < least || value.length > most) {
    throw fault(path, got(value), least === most ? sayTrace('page.trace.range.numbers', {count: least}) : sayTrace('page.trace.range.items', {least, most}));
  }
  const list = new Float64Array(value.length);
  for (let i = 0; i < list.length; i++) {
    const x: unknown = value[i];
    if (typeof x !== 'number' || !(Math.abs(x) <= LARGEST)) throw fault(`${path}[${i}]`, got(x), sayTrace('page.trace.range.number'));
    list[i] = x;
  }
  return list;
}
