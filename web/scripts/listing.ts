import {readFileSync} from 'node:fs';
import {gunzipSync} from 'node:zlib';
import type {Plugin} from 'vite';
import {Prober} from '../src/listing/probe.ts';

/** The module of a listing: its text, and a run that reports its values. skipped functions report nothing. */
export function probed(source: string, skipped: readonly string[]): string {
  const {code, probes, functions, names} = new Prober(source, {report: '$'}, skipped);
  const given = Object.entries({LINES: source.trimEnd().split('\n'), PROBES: probes, FUNCTIONS: functions, NAMES: names});
  return [
    'let $;', code.replaceAll(/^ *\/\/.*$/gm, ''), ...given.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`),
    'export function run(report, ...given) { $ = (id, ...values) => { report(id, values); return values[0]; }; return collide(...given); }',
  ].join('\n');
}

interface Input { wA: number[]; pA: number[]; rA: number; matA: number[]; wB: number[]; pB: number[]; rB: number; matB: number[] }

/** The inputs of the reference pairs and ties, each as its id and the numbers of two boxes: w, h, x, y, angle, cosine, sine. */
function cases(): number[][] {
  const lines = ['pairs', 'ties'].flatMap((file) => gunzipSync(readFileSync(new URL(`../../tests/testdata/${file}.jsonl.gz`, import.meta.url))).toString().trim().split('\n'));
  return lines.map((line) => {
    const {id, in: {wA, pA, rA, matA, wB, pB, rB, matB}} = JSON.parse(line) as {id: number; in: Input};
    return [id, ...wA, ...pA, rA, ...matA.slice(0, 2), ...wB, ...pB, rB, ...matB.slice(0, 2)];
  });
}

/** Serves virtual:listing, the listing of collide with probes, and virtual:cases, the reference cases. */
export function listing(): Plugin {
  const LISTING = '\0virtual:listing', CASES = '\0virtual:cases', file = new URL('../src/listing/collide.js', import.meta.url);
  return {
    name: 'listing',
    resolveId: (source) => [LISTING, CASES].find((id) => id.slice(1) === source),
    load(id) {
      if (id === CASES) return `export const CASES = ${JSON.stringify(cases())};`;
      if (id !== LISTING) return undefined;
      this.addWatchFile(file.pathname);
      return probed(readFileSync(file, 'utf8'), ['collide']);
    },
  };
}
