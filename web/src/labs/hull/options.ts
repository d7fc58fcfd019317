import type {ClipstageError} from '../../base/error';
import {EDITABLE} from '../../base/figure.gen';
import {HULL_PRESETS, HULL_STAGES, type HullStage} from '../../base/hull.gen';
import {OF_ALL, type Option, type ReadOptions, readOptions, type WheelPolicy} from '../../base/options';
import type {HullPair} from '../../engine/api';

/** The parts of the inspector. */
const PANELS = ['presets', 'values', 'ids', 'boxes', 'keys'] as const;

/** As the Pair lab's options, for two hulls. */
export const OPTIONS = {
  lab: OF_ALL.lab,
  lang: OF_ALL.lang,
  stages: {by: 'engine', kind: 'list', values: HULL_STAGES, default: '', meaning: 'page.option.stages'},
  editable: {by: 'engine', kind: 'choice', values: EDITABLE, default: 'edit', meaning: 'page.option.editable'},
  preset: {by: 'engine', kind: 'choice', values: HULL_PRESETS, default: HULL_PRESETS[0], meaning: 'page.option.preset'},
  state: {by: 'engine', kind: 'state', values: [], default: '', meaning: 'page.option.state'},
  stage: {by: 'engine', kind: 'choice', values: HULL_STAGES, default: '', meaning: 'page.option.stage'},
  controls: {by: 'page', kind: 'choice', values: ['minimal', 'full', 'none'], default: 'minimal', meaning: 'page.option.controls'},
  panels: {by: 'page', kind: 'list', values: PANELS, default: '', meaning: 'page.option.panels'},
  theme: OF_ALL.theme,
  poster: OF_ALL.poster,
  alt: OF_ALL.alt,
  height: OF_ALL.height,
  id: OF_ALL.id,
  origin: OF_ALL.origin,
} as const satisfies Record<string, Option>;

type OptionName = keyof typeof OPTIONS;

/** Sorts out what was given for two hulls. besides names what else may be given. */
export const readHullOptions = (given: Readonly<Record<string, unknown>>, besides: readonly string[] = []): ReadOptions<typeof OPTIONS> =>
  readOptions(OPTIONS, given, [...Object.keys(OPTIONS), ...besides]);

/** These options, where controls are full if left out, and what only a page's own code can say. */
export interface HullOptions extends Omit<{[Name in OptionName]?: string}, 'lab' | 'stage' | 'stages' | 'panels' | 'theme' | 'height'> {
  lab: 'hull';
  /** The stage to begin with. It wins over the one in state. */
  stage?: HullStage;
  stages?: string | readonly HullStage[];
  panels?: string | readonly string[];
  /** As the reader's system has it, if left out. */
  theme?: 'light' | 'dark' | 'auto';
  /** Of the figure, in CSS pixels; all of its place, if left out. */
  height?: number | string;
  /** Two hulls of one's own. They win over preset and state. */
  hulls?: HullPair;
  /** A link's hash. It wins over all else; one that cannot be read shows a notice, and the default is used. */
  hash?: string;
  /** What a page has found wrong with the options before. */
  problems?: readonly ClipstageError[];
  /** As of a pair. */
  wheel?: WheelPolicy;
}

/** What mount takes besides these options. */
export const BESIDES = ['hulls', 'hash', 'wheel'] as const satisfies readonly (keyof HullOptions)[];

/** What figures tell, by type: of each command as it is taken, once the figure and its frame are as it made them. */
export interface HullEvents {
  stage: {stage: HullStage; sub: number; reached: boolean};
  pose: HullPair;
  contacts: {count: number};
  play: undefined;
  pause: undefined;
  error: ClipstageError;
  /** The state, as getState returns it, has changed; another preset was chosen. */
  state: {preset: boolean};
}
