import {readFileSync} from 'node:fs';
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

/** Serves virtual:listing, the listing of collide with probes. */
export function listing(): Plugin {
  const ID = '\0virtual:listing', file = new URL('../src/listing/collide.js', import.meta.url);
  return {
    name: 'listing',
    resolveId: (source) => (source === ID.slice(1) ? ID : undefined),
    load(id) {
      if (id !== ID) return undefined;
      this.addWatchFile(file.pathname);
      return probed(readFileSync(file, 'utf8'), ['collide']);
    },
  };
}
