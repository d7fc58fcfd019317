export const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/**
 * Formats x for a label with two decimals, or with more to show two significant digits. An exact zero is "0". Very
 * small and very large numbers look like 1.2×10⁻⁷. The minus sign is U+2212. A test compares the texts with
 * wasm/text/number.go, which formats sentences and tables.
 */
export function short(x: number): string {
  return write(x, 2);
}

/** Like short, with three decimals. */
export function long(x: number): string {
  return write(x, 3);
}

/** A round number without trailing zeros. */
export function plain(x: number): string {
  return short(x).replace(/\.?0+$/, '');
}

const MOST = 21; // enough to distinguish any two doubles

/** The smallest number of decimals, but not below `least`, at which x differs from all others that are unequal to it. */
export function apart(least: number, x: number, ...others: readonly number[]): number {
  let decimals = least;
  for (const y of others) {
    if (y === x) continue;
    while (decimals < MOST && write(x, decimals) === write(y, decimals)) decimals++;
  }
  return decimals;
}

/** Like apart, for labels: two to six decimals. A number that differs only after the sixth decimal counts as equal. */
export function seenApart(x: number, others: readonly number[]): number {
  return others.reduce((most, y) => {
    const decimals = apart(most, x, y);
    return decimals > 6 ? most : decimals;
  }, 2);
}

/** Like short, with a given number of decimals. */
export function write(x: number, decimals: number): string {
  if (x === 0) return '0';
  const a = Math.abs(x);
  let s: string;
  if (a >= 1e6 || a < 1e-4) {
    s = scientific(a, decimals - 1);
  } else {
    let places = decimals;
    for (let least = 10 ** (1 - decimals); a < least; least /= 10) places++;
    s = a.toFixed(places);
  }
  return x < 0 ? '−' + s : s;
}

function scientific(a: number, decimals: number): string {
  const [mantissa, exponent] = a.toExponential(decimals).split('e') as [string, string];
  const digits = [...exponent.slice(1)].map((d) => SUPERSCRIPTS[Number(d)]).join('');
  return mantissa + '×10' + (exponent.startsWith('-') ? '⁻' : '') + digits;
}
