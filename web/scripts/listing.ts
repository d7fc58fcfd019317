import {readFileSync} from 'node:fs';
import {gunzipSync} from 'node:zlib';
import type {Plugin} from 'vite';
import {Prober} from '../src/listing/probe.ts';

/** The module of a listing: its text, and functions that run one of its functions and report its values. skipped functions report nothing. */
export function probed(source: string, runs: Readonly<Record<string, string>>, skipped: readonly string[] = []): string {
  const {code, probes, functions, names} = new Prober(source, {report: '$'}, skipped);
  const given = Object.entries({LINES: source.trimEnd().split('\n'), PROBES: probes, FUNCTIONS: functions, NAMES: names});
  return [
    'let $;', code.replaceAll(/^ *\/\/.*$/gm, ''), ...given.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`),
    ...Object.entries(runs).map(([name, run]) => `export function ${name}(report, ...given) { $ = (id, ...values) => { report(id, values); return values[0]; }; return ${run}(...given); }`),
  ].join('\n');
}

/** The module of a listing that does not run: its text, and where its functions are. */
function text(source: string): string {
  const {functions} = new Prober(source, {report: '$'});
  return `export const LINES = ${JSON.stringify(source.trimEnd().split('\n'))};\nexport const FUNCTIONS = ${JSON.stringify(functions)};`;
}

interface Input { wA: number[]; pA: number[]; rA: number; matA: number[]; wB: number[]; pB: number[]; rB: number; matB: number[] }

/** How hard a case is: 0 upright boxes, 1 turned ones, 2 ties, 3 where a rounding decides. */
function levelOf(file: string, {matA, matB}: Input, exact: string | undefined): number {
  if (file === 'ties') return 2;
  if (exact === 'none' || exact === 'matrix') return 3;
  return [matA, matB].some(([c = 0, s = 0]) => Math.abs(c * s) > 1e-12) ? 1 : 0;
}

/** The inputs of the reference pairs and ties, each as its id, its level and the numbers of two boxes: w, h, x, y, angle, cosine, sine. */
function cases(): number[][] {
  return ['pairs', 'ties'].flatMap((file) => gunzipSync(readFileSync(new URL(`../../tests/testdata/${file}.jsonl.gz`, import.meta.url))).toString().trim().split('\n').map((line) => {
    const {id, in: input, exact} = JSON.parse(line) as {id: number; in: Input; exact?: string}, {wA, pA, rA, matA, wB, pB, rB, matB} = input;
    return [id, levelOf(file, input, exact), ...wA, ...pA, rA, ...matA.slice(0, 2), ...wB, ...pB, rB, ...matB.slice(0, 2)];
  }));
}

/** Serves virtual:listing and virtual:solver, collide.js and solve.js with probes, virtual:solve, the text of solve.js, and virtual:cases, the reference cases. */
export function listing(): Plugin {
  const LISTING = '\0virtual:listing', SOLVER = '\0virtual:solver', SOLVE = '\0virtual:solve', CASES = '\0virtual:cases';
  return {
    name: 'listing',
    resolveId: (source) => [LISTING, SOLVER, SOLVE, CASES].find((id) => id.slice(1) === source),
    load(module) {
      const id = module.replace(/\?.*/, ''); // without the name of a copy
      if (id === CASES) return `export const CASES = ${JSON.stringify(cases())};`;
      if (id !== LISTING && id !== SOLVE && id !== SOLVER) return undefined;
      const file = new URL(`../src/listing/${id === LISTING ? 'collide' : 'solve'}.js`, import.meta.url), source = readFileSync(file, 'utf8');
      this.addWatchFile(file.pathname);
      return id === SOLVE ? text(source) : id === SOLVER ? probed(source, {runPrestep: 'prestep', runIterate: 'iterate'}) : probed(source, {run: 'collide'}, ['collide']);
    },
  };
}
