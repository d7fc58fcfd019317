const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/**
 * Writes x for a label: two decimals or two significant digits, whichever is finer,
 * a real minus sign, an exact zero as "0", very small and very large numbers as
 * 1.2×10⁻⁷. The same form as wasm/text/number.go, which writes the sentences and
 * tables; a test holds the two together.
 */
export function short(x: number): string {
  return write(x, 2);
}

/** As short, with three digits. */
export function long(x: number): string {
  return write(x, 3);
}

function write(x: number, digits: number): string {
  if (x === 0) return '0';
  const a = Math.abs(x);
  const s = a >= 1e6 || a < 1e-4 ? scientific(a, digits - 1)
    : a.toFixed(a >= 0.1 ? digits : a >= 0.01 ? digits + 1 : a >= 0.001 ? digits + 2 : digits + 3);
  return x < 0 ? '−' + s : s;
}

function scientific(a: number, decimals: number): string {
  const [mantissa, exponent] = a.toExponential(decimals).split('e') as [string, string];
  const digits = [...exponent.slice(1)].map((d) => SUPERSCRIPTS[Number(d)]).join('');
  return mantissa + '×10' + (exponent.startsWith('-') ? '⁻' : '') + digits;
}
