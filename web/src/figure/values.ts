import {WORLD_STAGES} from '../base/figure.gen';
import {HULL_STAGES} from '../base/hull.gen';
import {SHAPE_STAGES} from '../base/shape.gen';
import {say} from '../text/words';

/** The names that a trace may not have now, or without some of their parts. */
const LATER: ReadonlySet<string> = new Set(['depth', 'reference', ...HULL_STAGES, ...SHAPE_STAGES, ...WORLD_STAGES]);

const told = new Set<string>();

/** Tells once that a path has a name that its place does not have. */
function tell(path: string, key: string, at: object): void {
  if (told.has(path)) return;
  told.add(path);
  console.warn(say('page.path', {path, key, names: Object.keys(at).join(', ')}));
}

/** The value at a path from an object, such as out.contacts[0].s; undefined if there is none. */
function valueAt(from: object, path: string): unknown {
  const keys = path.split(/[.[\]]+/).filter(Boolean);
  return keys.reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null) return undefined;
    if (Object.hasOwn(value, key)) return (value as Record<string, unknown>)[key];
    if (!Array.isArray(value) && !LATER.has(keys[0]!)) tell(path, key, value);
    return undefined;
  }, from);
}

/** The values at paths from the result of a trace. A path can also be stage, the shown one, or a name among the trace's values, or begin with the id of a stage, such as solve.mass[0]. */
export function valuesOf({stages = [], result, values}: {stages?: readonly {id: string}[]; result?: unknown; values?: object}, paths: readonly string[], stage: string): unknown[] {
  const names: Record<string, unknown> = {...values, stage}, from = {...Object.fromEntries(stages.map((one) => [one.id, one])), ...result as object | undefined};
  return paths.map((path) => (Object.hasOwn(names, path) ? names[path] : valueAt(from, path)));
}
