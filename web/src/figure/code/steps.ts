import type {Probe} from 'virtual:listing';
import {long} from '../../text/number';

/** A line that ran. */
export interface Step {
  readonly line: number;
  /** What the line computed, as text. */
  readonly value: string;
  /** The result of the line's if. */
  readonly test?: boolean;
  /** The columns of the branches within the line that were not taken. */
  readonly off: readonly (readonly [from: number, to: number])[];
}

/** The numbers that JSON lacks: run.html writes them as text. */
const NOT_FINITE: ReadonlySet<unknown> = new Set(['NaN', 'Infinity', '-Infinity']);

/** The most characters of a value, and the deepest list in it. */
const LONG = 200, DEEP = 3;

/** A value of the listing as text: a number, a list, or a vertex with its id; '' for anything else. */
export function shown(value: unknown, deep = DEEP): string {
  if (typeof value === 'boolean' || NOT_FINITE.has(value)) return String(value);
  if (typeof value === 'number') return !Number.isFinite(value) || Number.isInteger(value) ? String(value).replace('-', '−') : long(value);
  if (typeof value !== 'object' || value === null || deep === 0) return '';
  if (Array.isArray(value)) {
    const texts = value.map((part) => shown(part, deep - 1));
    return texts.length === 0 ? '[]' : texts.includes('') ? '' : `(${texts.join(', ')})`.slice(0, LONG);
  }
  const {v, p, f} = value as {v?: unknown; p?: unknown; f?: unknown};
  return Array.isArray(f) ? `${shown(v ?? p, deep - 1)} [${f.map((part) => shown(part, 1)).join(' ')}]`.slice(0, LONG) : '';
}

/** Turns the reports of probes into steps. */
export function stepper(probes: readonly Probe[], add: (step: Step, probe: Probe) => void): (id: number, values: readonly unknown[]) => void {
  let off: (readonly [number, number])[] = [];
  return (id, values) => {
    const probe = probes[id]!, {line, kind, names, branches} = probe;
    if (kind === 'choice') return void off.push(branches![values[0] ? 1 : 0]!);
    const texts = values.map((value) => shown(value)), known = texts.map((text, i) => [names[i], text]).filter(([, text]) => text !== '');
    const value = kind === 'test' ? '' : kind === 'set' && names.length === 1 || kind === 'return' ? texts[0] ?? '' : known.map(([name, text]) => `${name} = ${text}`).join(', ');
    add({line, value, off, ...kind === 'test' && {test: Boolean(values[0])}}, probe);
    off = [];
    return undefined;
  };
}

/** What each line shows after a stage's first count steps: its last run. Several steps in a row on a line, such as an if with its statement, count together. */
export function linesAt(steps: readonly Step[], count: number): Map<number, Step> {
  const lines = new Map<number, Step>();
  steps.slice(0, count).forEach((step, i) => {
    const before = i > 0 && steps[i - 1]!.line === step.line ? lines.get(step.line) : undefined;
    lines.set(step.line, before === undefined ? step : {...before, ...step, value: [before.value, step.value].filter(Boolean).join(', '), off: [...before.off, ...step.off]});
  });
  return lines;
}
