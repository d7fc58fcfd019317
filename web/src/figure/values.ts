/** The value at a path from an object, such as out.contacts[0].s; undefined if there is none. */
function valueAt(from: unknown, path: string): unknown {
  return path.split(/[.[\]]+/).filter(Boolean).reduce<unknown>((value, key) => (typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined), from);
}

/** The values at paths from the result of a trace. A path can also be one of the trace's values, or begin with the id of a stage, such as solve.mass[0]. */
export function valuesOf({stages = [], result, values}: {stages?: readonly {id: string}[]; result?: unknown; values?: unknown}, paths: readonly string[]): unknown[] {
  const from = {...Object.fromEntries(stages.map((stage) => [stage.id, stage])), ...result as object | undefined};
  return paths.map((path) => valueAt(values, path) ?? valueAt(from, path));
}
