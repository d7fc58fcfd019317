import {ASKED, DEFAULT_PRESET, EDITABLE, EXERCISES, MISTAKES, PRESETS, type Stage, STAGES} from '../../base/figure.gen';
import {COLOURS, CONTROLS, type CommonOptions, LABELS, type List, type Option, SHELL, WHICH} from '../../base/options';
import type {Pose} from '../../engine/api';
import type {CommonEvents} from '../../figure/host';

/** The parts of the inspector. */
const PANELS = ['presets', 'values', 'ids', 'boxes', 'keys'] as const;

/**
 * The options of a figure, by their names in the address of embed.html and in mount(). The engine gets its
 * options in this order.
 */
export const OPTIONS = {
  ...WHICH,
  stages: {by: 'engine', kind: 'list', values: STAGES, default: '', meaning: 'page.option.stages'},
  editable: {by: 'engine', kind: 'choice', values: EDITABLE, default: 'edit', meaning: 'page.option.editable'},
  preset: {by: 'engine', kind: 'choice', values: PRESETS, default: DEFAULT_PRESET, meaning: 'page.option.preset'},
  state: {by: 'engine', kind: 'state', values: [], default: '', meaning: 'page.option.state'},
  a: {by: 'engine', kind: 'value', default: '', meaning: 'page.option.box.a'},
  b: {by: 'engine', kind: 'value', default: '', meaning: 'page.option.box.b'},
  pair: {by: 'engine', kind: 'value', default: '', meaning: 'page.option.pair'},
  ask: {by: 'engine', kind: 'list', values: ASKED, default: '', meaning: 'page.option.ask'},
  stage: {by: 'engine', kind: 'choice', values: STAGES, default: '', meaning: 'page.option.stage'},
  names: {by: 'engine', kind: 'value', default: '', meaning: 'page.option.names'},
  captions: {by: 'engine', kind: 'value', default: '', meaning: 'page.option.captions'},
  controls: CONTROLS,
  panels: {by: 'page', kind: 'list', values: PANELS, default: '', meaning: 'page.option.panels'},
  code: {by: 'page', kind: 'choice', values: ['on', 'off'], default: 'off', meaning: 'page.option.code'},
  mistake: {by: 'page', kind: 'choice', values: MISTAKES, default: '', meaning: 'page.option.mistake'},
  exercise: {by: 'page', kind: 'choice', values: EXERCISES, default: '', meaning: 'page.option.exercise'},
  labels: LABELS,
  colours: COLOURS,
  ...SHELL,
} as const satisfies Record<string, Option>;

/** A preset's id. */
export type Preset = typeof PRESETS[number];

/** A box as written in links. */
export type BoxNumbers = readonly [w: number, h: number, x: number, y: number, angle: number];

export type OptionName = keyof typeof OPTIONS;
export const OPTION_NAMES = Object.keys(OPTIONS) as OptionName[];

/**
 * The options of a figure of two boxes. controls is full by default. An invalid value shows a notice, and the
 * default is used; an unknown option shows a notice.
 */
export interface MountOptions extends CommonOptions {
  lab?: 'pair';
  preset?: Preset;
  /** The same as preset, over which it wins. */
  scene?: Preset;
  /** Box A and box B as written in links: w,h,x,y,angle, full widths and centre in metres and the angle in radians. They win over preset, scene and state, which also give an omitted box. */
  a?: BoxNumbers | string;
  b?: BoxNumbers | string;
  /** Both boxes as in setPose, as an object or JSON. They win over preset and state, a and b over them. */
  pair?: PairFile | string;
  /** The stage to begin with. It wins over the one in state. */
  stage?: Stage;
  /** The stages that are shown. If the call ends at a hidden one, the next shown stage says so. Default: all. */
  stages?: List<Stage>;
  /** The stages before which the figure asks the reader for the answer. Default: none. */
  ask?: List<typeof ASKED[number]>;
  /** The names of A and B, with a comma between. Default: A and B. */
  names?: readonly [a: string, b: string] | string;
  /** Sentences for stages, such as keep:Two points are left, with | between; none: no words are shown. Default: the engine's. */
  captions?: string;
  /** The edits that a reader may make: edit allows all, drag allows dragging boxes, none allows none. Default: edit. */
  editable?: typeof EDITABLE[number];
  /** Labels at things of the picture, such as A:the crate|contact1:here; at most 20. */
  labels?: string;
  /** The parts of the inspector that are shown. Default: all if controls is full, otherwise none. */
  panels?: List<typeof PANELS[number]>;
  /** Whether the code of the stage is shown beside the picture. Default: off. */
  code?: 'on' | 'off' | boolean;
  /** A mistake of ports that is shown in the picture and in the code, which is then open. Default: none. */
  mistake?: typeof MISTAKES[number];
  /** An exercise: a listing with one function to be written, in the editor of the code, which is then open. Default: none. */
  exercise?: typeof EXERCISES[number];
}

/** Two boxes, whole or in part. */
export interface PairFile { a?: Partial<Pose['a']>; b?: Partial<Pose['b']> }

/** The options of mount alone. */
export const BESIDES = ['scene', 'hash', 'wheel'] as const satisfies readonly (keyof MountOptions)[];

/** The events of figures, by type. They are sent after each command, when the figure and its frame have changed. The picture follows. */
export interface FigureEvents extends CommonEvents<Stage> {
  stage: {stage: Stage; reached: boolean};
  pose: Pose;
  /** The contacts have changed, or are there after load: points in metres, the depth of the overlap at each, and the unit normal from A to B. */
  contacts: {count: number; list: {position: [x: number, y: number]; depth: number; normal: [x: number, y: number]}[]};
  /** The reader's code has passed all cases of an exercise. */
  solved: {exercise: typeof EXERCISES[number]};
}
