import {EDITABLE} from '../../base/figure.gen';
import {HULL_ASKED, HULL_PRESETS, HULL_STAGES, type HullStage} from '../../base/hull.gen';
import {COLOURS, CONTROLS, type CommonOptions, LABELS, type List, type Option, SHELL, WHICH} from '../../base/options';
import type {HullPair} from '../../engine/api';
import type {CommonEvents} from '../../figure/host';

/** The parts of the inspector. */
const PANELS = ['presets', 'values', 'ids', 'boxes', 'keys'] as const;

/** The options of a figure of two hulls, like the Pair lab's. */
export const OPTIONS = {
  ...WHICH,
  stages: {by: 'engine', kind: 'list', values: HULL_STAGES, default: '', meaning: 'page.option.stages'},
  editable: {by: 'engine', kind: 'choice', values: EDITABLE, default: 'edit', meaning: 'page.option.editable'},
  preset: {by: 'engine', kind: 'choice', values: HULL_PRESETS, default: HULL_PRESETS[0], meaning: 'page.option.preset'},
  state: {by: 'engine', kind: 'state', values: [], default: '', meaning: 'page.option.state'},
  a: {by: 'engine', kind: 'value', default: '', meaning: 'page.option.hull.a'},
  b: {by: 'engine', kind: 'value', default: '', meaning: 'page.option.hull.b'},
  hulls: {by: 'engine', kind: 'value', default: '', meaning: 'page.option.hulls'},
  ask: {by: 'engine', kind: 'list', values: HULL_ASKED, default: '', meaning: 'page.option.ask'},
  stage: {by: 'engine', kind: 'choice', values: HULL_STAGES, default: '', meaning: 'page.option.stage'},
  names: {by: 'engine', kind: 'value', default: '', meaning: 'page.option.names'},
  captions: {by: 'engine', kind: 'value', default: '', meaning: 'page.option.captions'},
  controls: CONTROLS,
  panels: {by: 'page', kind: 'list', values: PANELS, default: '', meaning: 'page.option.panels'},
  labels: LABELS,
  colours: COLOURS,
  ...SHELL,
} as const satisfies Record<string, Option>;

/** A hull's pose as written in links: position in metres, and unit quaternion. */
export type PoseNumbers = readonly [x: number, y: number, z: number, w: number, i: number, j: number, k: number];

/** A preset's id. */
export type HullPreset = typeof HULL_PRESETS[number];

/**
 * The options of a figure of two hulls. controls is full by default. An invalid value shows a notice, and the
 * default is used; an unknown option shows a notice.
 */
export interface HullOptions extends CommonOptions {
  lab: 'hull';
  preset?: HullPreset;
  /** The poses of hull A and hull B as written in links: x,y,z,w,i,j,k, a position in metres and a unit quaternion. They win over preset and state, not over hulls. */
  a?: PoseNumbers | string;
  b?: PoseNumbers | string;
  /** The stage to begin with. It wins over the one in state. */
  stage?: HullStage;
  /** The stages that are shown. Default: all. */
  stages?: List<HullStage>;
  /** The stages before which the figure asks the reader for the answer. Default: none. */
  ask?: List<typeof HULL_ASKED[number]>;
  /** The names of A and B, with a comma between. Default: A and B. */
  names?: readonly [a: string, b: string] | string;
  /** Sentences for stages, such as keep:Two points are left, with | between; none: no words are shown. Default: the engine's. */
  captions?: string;
  /** The edits that a reader may make: edit allows all, drag allows dragging hulls, none allows none. Default: edit. */
  editable?: typeof EDITABLE[number];
  /** Labels at things of the picture, such as A:the crate|contact1:here; at most 20. */
  labels?: string;
  /** The parts of the inspector that are shown. Default: all if controls is full, otherwise none. */
  panels?: List<typeof PANELS[number]>;
  /** Custom hulls, as an object or JSON. They win over preset and state. */
  hulls?: HullPair | string;
}

/** The further options of mount. */
export const BESIDES = ['hash', 'wheel'] as const satisfies readonly (keyof HullOptions)[];

/** The events of a figure of two hulls, by type. They are sent after each command, when the figure and its frame have changed. */
export interface HullEvents extends CommonEvents<HullStage> {
  stage: {stage: HullStage; sub: number; reached: boolean};
  pose: HullPair;
  /** The contacts have changed, or are there after load: points in metres, the depth of the overlap at each, and the unit normal from A to B. */
  contacts: {count: number; list: {position: [x: number, y: number, z: number]; depth: number; normal: [x: number, y: number, z: number]}[]};
}
