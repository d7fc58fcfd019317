/** The quantile of a list, with linear interpolation. */
export function quantile(list, share) {
  const sorted = list.toSorted((a, b) => a - b);
  const at = share * (sorted.length - 1), low = Math.floor(at);
  return sorted[low] + (at - low) * (sorted[Math.min(low + 1, sorted.length - 1)] - sorted[low]);
}

export const median = (list) => quantile(list, 0.5);

export const short = (x) => x >= 100 ? x.toFixed(0) : x.toPrecision(3);

/** Prints rows in columns. The first and the last column are flush left. */
export function printTable(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  for (const row of rows) {
    console.log(row.map((cell, column) => column === 0 || column === row.length - 1 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])).join('  ').trimEnd());
  }
}

/**
 * Starts a measurement. The returned function gives the elapsed time and this process's CPU time, in ms. The CPU time
 * is less if other processes run.
 */
export function startWatch() {
  const cpu = process.cpuUsage(), start = performance.now();
  return () => {
    const time = performance.now() - start, {user, system} = process.cpuUsage(cpu);
    return {time, cpu: (user + system) / 1000};
  };
}
