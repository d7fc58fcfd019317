import {readFileSync} from 'node:fs';
import {escaped, messages} from './files.mjs';

const SCENES = {pyramid: 'bench.scene.pyramid', drop: 'bench.scene.drop'} as const;
const HEAD = ['bench.column.engine', 'bench.column.work', 'bench.column.time', 'bench.column.ratio', 'bench.column.pairs', 'bench.column.points', 'bench.column.check'] as const;

/** The result of make bench-peers: tests/peers/result.json. */
interface Result {
  date: string;
  machine: string;
  versions: Readonly<Record<string, string>>;
  scenes: readonly {
    name: string; kind: keyof typeof SCENES; n: number; warm: number; measured: number; bodies: number; rounds: number;
    /** cpu: milliseconds of processor time per step, the lower quartile of the rounds. */
    engines: readonly {name: string; work: string; cpu: number; pairs: number; points: number; check: string}[];
  }[];
}

/** A table of texts. The first row has the headings, and the first cell of each other row is its heading. */
function table(caption: string, [head, ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[], scope: 'col' | 'row'): string =>
    `<tr>${cells.map((cell, i) => (scope === 'col' || i === 0 ? `<th scope="${scope}">${escaped(cell)}</th>` : `<td>${escaped(cell)}</td>`)).join('')}</tr>`;
  return `<div class="post-table" tabindex="0" role="region" aria-label="${escaped(caption)}"><table><caption>${escaped(caption)}</caption><thead>${line(head!, 'col')}</thead><tbody>${rows.map((row) => line(row, 'row')).join('')}</tbody></table></div>`;
}

/** bench.html with the tables of a result of make bench-peers, in a language file's words. */
export function withTables(html: string, file: string, texts: string): string {
  const {scenes, date, machine, versions} = JSON.parse(readFileSync(file, 'utf8')) as Result, known = messages(texts);
  const say = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
    known.get(key)!.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  const head = HEAD.map((column) => say(column));
  const tables = scenes.map(({engines, ...scene}) => table(say(SCENES[scene.kind], scene), [head,
    ...[...engines].sort((p, q) => p.cpu - q.cpu).map(({name, work, cpu, pairs, points, check}) =>
      [name, work, String(cpu), (cpu / engines[0]!.cpu).toPrecision(3), String(pairs), String(points), check]),
  ]));
  const packages = [[say('bench.column.package'), say('bench.column.version')], ...Object.entries(versions)];
  const machines = table(say('bench.machine', {date, machine}), packages);
  return html.replace('<!-- tables -->', tables.join('\n')).replace('<!-- versions -->', machines);
}
