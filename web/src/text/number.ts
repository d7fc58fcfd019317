export const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/**
 * Writes x for a label, to two decimals, or to more where two significant digits need
 * them; a real minus sign, an exact zero as "0", very small and very large numbers as
 * 1.2×10⁻⁷. The same form as wasm/text/number.go, which writes the sentences and
 * tables; a test holds the two together.
 */
export function short(x: number): string {
  return write(x, 2);
}

/** As short, to three decimals. */
export function long(x: number): string {
  return write(x, 3);
}

/** A round number as short as it can be written: no zeros at its end. */
export function plain(x: number): string {
  return short(x).replace(/\.?0+$/, '');
}

const MOST = 21; // decimals that write any two doubles differently

/** How many decimals, from least on, tell x from each of the others that is another number. */
export function apart(least: number, x: number, ...others: readonly number[]): number {
  let decimals = least;
  for (const y of others) {
    if (y === x) continue;
    while (decimals < MOST && write(x, decimals) === write(y, decimals)) decimals++;
  }
  return decimals;
}

/** The same for labels, from two on; what six do not tell apart is alike there. */
export function seenApart(x: number, others: readonly number[]): number {
  return others.reduce((most, y) => {
    const decimals = apart(most, x, y);
    return decimals > 6 ? most : decimals;
  }, 2);
}

/** As short, to so many decimals. */
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
