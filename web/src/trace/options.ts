import {HULL_STAGES} from '../base/hull.gen';
import {WORLD_STAGES} from '../base/figure.gen';
import {SHAPE_STAGES} from '../base/shape.gen';
import {partsOf} from '../base/link';
import {CONTROLS, type Option, readBesides, type ReadOptions, readOptions, SHELL, type WheelPolicy, WHICH} from '../base/options';
import {languageOf} from '../text/words';

/** The author's options for a saved trace, by their names in addresses and attributes. The trace itself tells its lab. */
export const OPTIONS = {
  trace: {by: 'engine', kind: 'value', default: '', meaning: 'page.option.trace'},
  stage: {by: 'engine', kind: 'choice', values: [...new Set([...WORLD_STAGES, ...HULL_STAGES, ...SHAPE_STAGES])], default: '', meaning: 'page.option.stage'},
  ...WHICH,
  controls: CONTROLS,
  ...SHELL,
} as const satisfies Record<string, Option>;

/** The parts of a link. A part overrides the option of the same name. */
const LINKED = ['trace', 'stage', 'sub'] as const;

/** Reads the options. besides are further allowed names. */
export function readTraceOptions(given: Readonly<Record<string, unknown>>, besides: readonly string[], hash: string | undefined): ReadOptions<typeof OPTIONS> & {trace: string; stage: string; sub: string; wheel: WheelPolicy | undefined} {
  const language = languageOf(String(given.lang ?? '')), read = readOptions(OPTIONS, given, [...Object.keys(OPTIONS), ...besides], language);
  const {wheel, hash: state} = readBesides(given, read.problems, language), link = partsOf(hash ?? state);
  const [trace, stage, sub] = LINKED.map((name) => link.get(name) ?? '') as [string, string, string];
  return {...read, trace: trace || (read.engine.trace ?? ''), stage: stage || (read.engine.stage ?? ''), sub, wheel};
}
