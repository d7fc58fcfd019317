import {describe, expect, test} from 'vitest';
import {Prober, Refused} from './probe';

const calls = {report: '$', tell: '$_'};

/** Runs a code with its probes. Returns what collide returns, and the lines that ran. */
function run(source: string, ...args: unknown[]): {got: unknown; lines: number[]; values: unknown[][]} {
  const prober = new Prober(source, calls), lines: number[] = [], values: unknown[][] = [];
  const collide = new Function('$', '$_', `"use strict";${prober.code}\n;return collide;`)((id: number, ...given: unknown[]) => {
    values.push([prober.probes[id]!.line, ...given]);
    return given[0];
  }, (line: number) => {
    if (lines.length > 10_000) throw new Error('late');
    lines.push(line);
  }) as (...args: unknown[]) => unknown;
  return {got: collide(...args), lines, values};
}

/** Codes, each with collide and its result for (1, 2). */
const CODES: readonly (readonly [code: string, want: unknown])[] = [
  ['export function collide(a, b) { return a + b }', 3],
  ['export default function (a, b) { return [a, b]; }', [1, 2]],
  ['export default (a, b) => ({a, b})', {a: 1, b: 2}],
  ['const collide = (a, b) => a < b ? "less" : "more"\nexport {collide}', 'less'],
  ['export const collide = function (a, b) { let i = 0, n = 0\nwhile (i < 3) n += i++\nreturn n }', 3],
  ['function collide(a) { "use strict"\nreturn a, this }', undefined],
  ['function collide(a, b) { let s = ""; for (const x of [a, b]) s += x; for (const k in {p: 1}) s += k; do s += "." ; while (s.length < 5)\nreturn s }', '12p..'],
  ['function collide(a, b) { outer: for (let i = 0; ; i++) for (let j = 0; j < 3; j++) { if (j > 1) continue outer; if (i > 4) break outer; a += b } return a }', 21],
  ['function collide(a) { switch (a) { case 1: a = 5; break; default: a = 6 } return a }', 5],
  ['function collide(a, b) { try { throw {a, b} } catch ({a: x}) { return x } finally { b = 3 } }', 1],
  ['class Box { #w = 3; static { Box.k = 2 } get w() { return this.#w * Box.k } }\nclass Wide extends Box { constructor() { super(); this.h = 4 } }\nfunction collide() { const {w, h} = new Wide(); return [w, h] }', [6, 4]],
  ['function collide(a, b) { let i = 0, list = []; list[i++] = a; list[i++] = b; [a, b] = [b, a]; list.push(a); return [...list, a, b, i] }', [1, 2, 2, 2, 1, 2]],
  ['function collide(a = 3, {b} = {b: 4}, ...rest) { return [a, b, rest.length, ...[1, 2].map(x => x ? x * 2 : 0)] }', [1, undefined, 0, 2, 4]],
  ['const f = n => n < 2 ? n : f(n - 1) + f(n - 2)\nfunction collide() { if (0) return 1\nelse if (f(3) === 2) return f(9)\nelse return 0 }', 34],
  ['function* each() { const x = yield 1; yield x }\nfunction collide() { return [...each()] }', [1, undefined]],
  ['function collide(a, b) { var t = `${a ? `${b}` : ""}`; return t?.length ?? 0 }', 1],
  ['function collide(a) { ; if (a); else a = 2; let c; c = a; c++; return c }', 2],
];

describe('a code with probes', () => {
  test.each(CODES)('computes the same: %s', (code, want) => {
    expect(run(code, 1, 2).got).toEqual(want);
  });

  test('tells the lines in their order, and the values after them', () => {
    const {lines, values} = run('function collide(a, b) {\n  const sum = a + b;\n  if (sum > 2) {\n    a = sum * 2;\n  }\n  return a;\n}', 1, 2);
    expect(lines).toEqual([1, 2, 3, 4, 6]);
    expect(values).toEqual([[1, 1, 2], [2, 3], [3, true], [4, 6], [6, 6]]);
  });

  test.each(['while (true);', 'for (;;) {}', 'do {} while (1)', 'const f = () => f(); f()', 'for (;;) try { for (;;); } catch {}', 'function g() { g(); } g();'])('tells a line again and again in %s', (code) => {
    expect(() => run(`function collide() {\n${code}\n}`)).toThrow(/late|stack/);
  });

  test.each([['\nimport x from "x";', 2], ['export * from "y";', 1]])('is refused if it imports: %j', (code, line) => {
    expect(() => new Prober(code, calls)).toThrow(expect.objectContaining({line}) as Refused);
  });
});
