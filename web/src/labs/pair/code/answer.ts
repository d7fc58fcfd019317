import type {Contact} from '../../../listing/collide.js';

/** The values that a probe reported: see virtual.d.ts. */
export type Report = readonly [probe: number, values: readonly unknown[]];

/** A contact of the reader's code. Only its point is needed. */
export type OwnContact = Pick<Contact, 'p'> & Partial<Contact>;

/** The result of a call of the reader's code. mid has the stages that it returned. */
export interface Result { mid: Readonly<Record<string, unknown>> | undefined; n: number | undefined; contacts: readonly OwnContact[] }

export type Answer =
  | {kind: 'ready' | 'missing' | 'eval' | 'blocked' | 'flood'}
  | {kind: 'late'; line: number}
  | {kind: 'error'; line: number; message: string}
  | {kind: 'form'; field: string}
  | {kind: 'result'; result: Result; reports: readonly Report[]};

const SIMPLE = ['ready', 'missing', 'eval', 'blocked', 'flood'] as const;
const MOST = 16; // contacts
const VALUES = 64, STEPS = 3000, DEEP = 5;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown, length: number): value is number[] => Array.isArray(value) && value.length === length && value.every(Number.isFinite);

/** A value without its deeper parts, which the checking program could not read. */
function cut(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return null;
  if (Array.isArray(value)) return value.slice(0, VALUES).map((part) => cut(part, depth - 1));
  return Object.fromEntries(Object.entries(value).slice(0, VALUES).map(([name, part]) => [name, cut(part, depth - 1)]));
}

class Wrong extends Error {}

/** Reads the text of run.html. It may be any text, since it comes from the reader's code. probes is the number of the code's probes. */
export function answerOf(text: string, probes: number): Answer {
  const simple = SIMPLE.find((kind) => kind === text);
  if (simple !== undefined) return {kind: simple};
  const [, kind, line, rest = ''] = /^(late|error) (\d{1,6})(?: ([^]*))?$/.exec(text) ?? [];
  if (kind === 'late') return {kind, line: Number(line)};
  if (kind === 'error') return {kind, line: Number(line), message: rest.slice(0, 300)};
  try {
    if (!text.startsWith('result ')) throw new Wrong('');
    const {got, steps} = JSON.parse(text.slice('result '.length)) as {got?: unknown; steps?: unknown};
    return {kind: 'result', result: resultOf(got), reports: reportsOf(steps, probes)};
  } catch (error) {
    return {kind: 'form', field: error instanceof Wrong ? error.message : ''};
  }
}

/** A result is a list of contacts, or has contacts, or mid and out as the listing has. */
function resultOf(got: unknown): Result {
  if (Array.isArray(got)) return {mid: undefined, n: undefined, contacts: contactsOf(got)};
  if (!isObject(got)) throw new Wrong('');
  const {mid, out = got} = got;
  if (mid !== undefined && !isObject(mid)) throw new Wrong('mid');
  if (!isObject(out)) throw new Wrong('out');
  return {mid: mid && cut(mid, DEEP) as Record<string, unknown>, n: Number.isFinite(out.n) ? out.n as number : undefined, contacts: contactsOf(out.contacts)};
}

function contactsOf(list: unknown): OwnContact[] {
  if (!Array.isArray(list) || list.length > MOST) throw new Wrong('contacts');
  return list.map((contact: unknown, i) => {
    const wrong = (name: string): never => { throw new Wrong(`contacts[${i}]${name}`); };
    if (!isObject(contact)) return wrong('');
    const {p, n, s, f, key} = contact;
    if (!isList(p, 2)) return wrong('.p');
    if (n !== undefined && !isList(n, 2)) return wrong('.n');
    if (s !== undefined && !Number.isFinite(s)) return wrong('.s');
    if (f !== undefined && !isList(f, 4)) return wrong('.f');
    if (key !== undefined && !Number.isFinite(key)) return wrong('.key');
    return {p, n, s, f, key} as OwnContact;
  });
}

function reportsOf(steps: unknown, probes: number): Report[] {
  if (!Array.isArray(steps) || steps.length > STEPS) throw new Wrong('');
  return steps.map((step: unknown) => {
    if (!Array.isArray(step) || !Number.isInteger(step[0]) || step[0] < 0 || step[0] >= probes || !Array.isArray(step[1]) || step[1].length > VALUES) throw new Wrong('');
    return [step[0] as number, step[1]];
  });
}
