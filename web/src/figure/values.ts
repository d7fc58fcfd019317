import {ClipstageError} from '../base/error';
import {quoted} from '../base/options';
import type {Language} from '../text/text.gen';
import {say} from '../text/words';

/** The value at a path from an object, such as out.contacts[0].s; undefined if there is none. */
function valueAt(from: unknown, path: string): unknown {
  return path.split(/[.[\]]+/).filter(Boolean).reduce<unknown>((value, key) => (typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined), from);
}

/** A trace's result, as far as the aliases read it. */
interface Result { out?: {n: number; contacts: {s: number}[]}; mid?: {ref?: unknown}; contacts?: {s: number}[]; arbiters?: {c: number[][]}[]; step?: number }

/** Values with the same name in all labs. The depth is the deepest contact's; a result with a depth of its own keeps it. */
const ALIASES: Readonly<Record<string, (result: Result) => unknown>> = {
  contacts: (result) => (separations(result) ?? []).length,
  depth: (result) => {
    const found = separations(result) ?? [];
    return found.length === 0 ? undefined : Math.max(0, ...found.map((s) => -s));
  },
  step: ({step}) => step,
};

/** The separations of all contacts, m. */
const separations = ({out, contacts, arbiters}: Result): number[] | undefined => (out?.contacts ?? contacts)?.map(({s}) => s) ?? arbiters?.flatMap(({c}) => c.map((contact) => contact[3]!));

/** The values at paths from the result of a trace. A path can also begin with the id of a stage, such as solve.mass[0]. */
export function valuesOf({stages = [], result}: {stages?: readonly {id: string}[]; result?: unknown}, paths: readonly string[]): unknown[] {
  const from = {...Object.fromEntries(stages.map((stage) => [stage.id, stage])), ...result as object | undefined};
  return paths.map((path) => (ALIASES[path] === undefined || (path === 'depth' && Object.hasOwn(from, path)) ? valueAt(from, path) : ALIASES[path](result as Result)));
}

/** The error for a name that no thing of a picture has. */
export function unmarked(name: string, names: readonly string[], language: Language): ClipstageError {
  const want = say('notice.range.choice', {values: [...new Set(names)].filter(Boolean)}, language);
  return new ClipstageError('invalid-option', say('notice.invalid-field', {field: 'mark', got: quoted(String(name)), want}, language), {field: 'mark', range: want});
}
