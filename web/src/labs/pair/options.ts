import type {ClipstageError} from '../../base/error';
import {DEFAULT_PRESET, EDITABLE, PRESETS, type Stage, STAGES} from '../../base/figure.gen';
import {CONTROLS, type CommonOptions, type List, OF_ALL, type Option} from '../../base/options';
import type {Pose} from '../../engine/api';

/** The parts of the inspector. */
const PANELS = ['presets', 'values', 'ids', 'boxes', 'keys'] as const;

/**
 * What an author may choose for a figure: by these names in the address of embed.html and
 * in mount(). The engine takes its options in this order.
 */
export const OPTIONS = {
  lab: OF_ALL.lab,
  lang: OF_ALL.lang,
  stages: {by: 'engine', kind: 'list', values: STAGES, default: '', meaning: 'page.option.stages'},
  editable: {by: 'engine', kind: 'choice', values: EDITABLE, default: 'edit', meaning: 'page.option.editable'},
  preset: {by: 'engine', kind: 'choice', values: PRESETS, default: DEFAULT_PRESET, meaning: 'page.option.preset'},
  state: {by: 'engine', kind: 'state', values: [], default: '', meaning: 'page.option.state'},
  a: {by: 'engine', kind: 'value', default: '', meaning: 'page.option.box.a'},
  b: {by: 'engine', kind: 'value', default: '', meaning: 'page.option.box.b'},
  stage: {by: 'engine', kind: 'choice', values: STAGES, default: '', meaning: 'page.option.stage'},
  controls: CONTROLS,
  panels: {by: 'page', kind: 'list', values: PANELS, default: '', meaning: 'page.option.panels'},
  theme: OF_ALL.theme,
  poster: OF_ALL.poster,
  alt: OF_ALL.alt,
  height: OF_ALL.height,
  id: OF_ALL.id,
  origin: OF_ALL.origin,
} as const satisfies Record<string, Option>;

/** A preset's id. */
export type Preset = typeof PRESETS[number];

/** A box as it stands in links. */
export type BoxNumbers = readonly [w: number, h: number, x: number, y: number, angle: number];

export type OptionName = keyof typeof OPTIONS;
export const OPTION_NAMES = Object.keys(OPTIONS) as OptionName[];

/**
 * These options, where controls are full if left out. An invalid value
 * shows a notice, and the default is used; an unknown option shows a notice.
 */
export interface MountOptions extends CommonOptions {
  lab?: 'pair';
  preset?: Preset;
  /** A preset's id. It wins over preset. */
  scene?: Preset;
  /** Box A and box B as they stand in links: w,h,x,y,angle, full widths and centre in metres and an angle in radians. They win over preset, scene and state. One that is left out is the one of those. */
  a?: BoxNumbers | string;
  b?: BoxNumbers | string;
  /** The stage to begin with. It wins over the one in state. */
  stage?: Stage;
  /** The stages that are shown; where the call ended at none of them, the next one says so. All if left out. */
  stages?: List<Stage>;
  /** What a reader may do: edit all that hands do, drag boxes alone, none nothing. edit if left out. */
  editable?: typeof EDITABLE[number];
  /** The parts of the inspector that are shown: all with full controls, else none, if left out. */
  panels?: List<typeof PANELS[number]>;
}

/** What mount takes besides these options. */
export const BESIDES = ['scene', 'hash', 'wheel'] as const satisfies readonly (keyof MountOptions)[];

/** What figures tell, by type: of each command as it is taken, once the figure and its frame are as it made them. The picture follows. */
export interface FigureEvents {
  stage: {stage: Stage; reached: boolean};
  pose: Pose;
  contacts: {count: number};
  play: undefined;
  pause: undefined;
  error: ClipstageError;
  /** The state, as getState returns it, has changed; another preset was chosen. */
  state: {preset: boolean};
}
