import {EDITABLE} from '../../base/figure.gen';
import {COLOURS, CONTROLS, type CommonOptions, LABELS, type List, type Option, SHELL, WHICH} from '../../base/options';
import {SHAPE_ASKED, SHAPE_PRESETS, SHAPE_STAGES, type ShapeStage} from '../../base/shape.gen';
import type {CommonEvents} from '../../figure/host';

/** The parts of the inspector. */
const PANELS = ['presets', 'values', 'ids', 'boxes', 'keys'] as const;

/** The options of a figure of two shapes, like the Pair lab's. */
export const OPTIONS = {
  ...WHICH,
  stages: {by: 'engine', kind: 'list', values: SHAPE_STAGES, default: '', meaning: 'page.option.stages'},
  editable: {by: 'engine', kind: 'choice', values: EDITABLE, default: 'edit', meaning: 'page.option.editable'},
  preset: {by: 'engine', kind: 'choice', values: SHAPE_PRESETS, default: SHAPE_PRESETS[0], meaning: 'page.option.preset'},
  state: {by: 'engine', kind: 'state', values: [], default: '', meaning: 'page.option.state'},
  a: {by: 'engine', kind: 'value', default: '', meaning: 'page.option.shape.a'},
  b: {by: 'engine', kind: 'value', default: '', meaning: 'page.option.shape.b'},
  ask: {by: 'engine', kind: 'list', values: SHAPE_ASKED, default: '', meaning: 'page.option.ask'},
  stage: {by: 'engine', kind: 'choice', values: SHAPE_STAGES, default: '', meaning: 'page.option.stage'},
  names: {by: 'engine', kind: 'value', default: '', meaning: 'page.option.names'},
  captions: {by: 'engine', kind: 'value', default: '', meaning: 'page.option.captions'},
  controls: CONTROLS,
  panels: {by: 'page', kind: 'list', values: PANELS, default: '', meaning: 'page.option.panels'},
  labels: LABELS,
  colours: COLOURS,
  ...SHELL,
} as const satisfies Record<string, Option>;

/** A preset's id. */
export type ShapePreset = typeof SHAPE_PRESETS[number];

/**
 * The options of a figure of two shapes. controls is full by default. An invalid value shows a notice, and the default
 * is used; an unknown option shows a notice.
 */
export interface ShapeOptions extends CommonOptions {
  lab: 'shape';
  preset?: ShapePreset;
  /** Shape A and shape B as written in links: x,y,angle,radius;x,y;…, a pose in metres and radians, a radius, and 1 to 8 corners. They win over preset and state. */
  a?: string;
  b?: string;
  /** The stage to begin with. It wins over the one in state. */
  stage?: ShapeStage;
  /** The stages that are shown. Default: all of the kind of pair. */
  stages?: List<ShapeStage>;
  /** The names of A and B, with a comma between. Default: A and B. */
  names?: readonly [a: string, b: string] | string;
  /** Sentences for stages, such as contacts:Two points are left, with | between; none: no words are shown. Default: the engine's. */
  captions?: string;
  /** Labels at things of the picture, such as A:the ball|contact1:here; at most 20. */
  labels?: string;
  /** The stages before which the figure asks the reader for the answer. Default: none. */
  ask?: List<typeof SHAPE_ASKED[number]>;
  /** The edits that a reader may make: edit allows all, drag allows dragging shapes, none allows none. Default: edit. */
  editable?: typeof EDITABLE[number];
  /** The parts of the inspector that are shown. Default: all if controls is full, otherwise none. */
  panels?: List<typeof PANELS[number]>;
}

/** The further options of mount. */
export const BESIDES = ['hash', 'wheel'] as const satisfies readonly (keyof ShapeOptions)[];

interface Placed { x: number; y: number; angle: number }

/** The events of a figure of two shapes, by type. They are sent after each command, when the figure and its frame have changed. */
export interface ShapeEvents extends CommonEvents<ShapeStage> {
  stage: {stage: ShapeStage; reached: boolean};
  /** The poses of both shapes: metres and radians. */
  pose: {a: Placed; b: Placed};
  /** The contacts have changed, or are there after load: points in metres, the depth of the overlap at each (negative for a gap), and the unit normal from A to B. */
  contacts: {count: number; list: {position: [x: number, y: number]; depth: number; normal: [x: number, y: number]}[]};
}
