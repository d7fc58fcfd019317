/** The value at a path from an object, such as out.contacts[0].s; undefined if there is none. */
function valueAt(from: unknown, path: string): unknown {
  return path.split(/[.[\]]+/).filter(Boolean).reduce<unknown>((value, key) => (typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined), from);
}

/** The values at paths from the result of a trace. A path can also be stage, the shown one, or a name among the trace's values, or begin with the id of a stage, such as solve.mass[0]. */
export function valuesOf({stages = [], result, values}: {stages?: readonly {id: string}[]; result?: unknown; values?: object}, paths: readonly string[], stage: string): unknown[] {
  const names: Record<string, unknown> = {...values, stage}, from = {...Object.fromEntries(stages.map((one) => [one.id, one])), ...result as object | undefined};
  return paths.map((path) => (Object.hasOwn(names, path) ? names[path] : valueAt(from, path)));
}
