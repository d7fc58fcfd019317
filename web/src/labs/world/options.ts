import type {ClipstageError} from '../../base/error';
import {DEFAULT_LAYERS, DEFAULT_SCENE, EDITABLE, LAYERS, PLOTS, SCENES, SOLVERS, WORLD_ASKED, WORLD_STAGES, type WorldStage} from '../../base/figure.gen';
import {COLOURS, CONTROLS, type CommonOptions, LABELS, type List, type Option, type ReadOptions, problem, SHELL, WHICH} from '../../base/options';
import type {ContactEvent, Edited, Settings} from '../../engine/api';
import type {Scene} from '../../engine/scene.gen';
import type {CommonEvents} from '../../figure/host';
import type {Language} from '../../text/text.gen';
import {say} from '../../text/words';

const SWITCH = {by: 'engine', kind: 'choice', values: ['on', 'off'], default: ''} as const;
const VALUE = {by: 'engine', kind: 'value', default: ''} as const;

/** The parts of the inspector. */
const PANELS = ['scenes', 'body', 'values', 'pairs', 'events', 'settings', 'keys'] as const;

/**
 * The options of a world's figure, by their names in the address of embed.html and in mount(). linkOf makes a
 * link from the options for the engine.
 */
export const OPTIONS = {
  ...WHICH,
  scene: {by: 'engine', kind: 'choice', values: SCENES, default: DEFAULT_SCENE, meaning: 'page.option.scene'},
  state: {by: 'engine', kind: 'value', default: '', meaning: 'page.option.world.state'},
  step: {...VALUE, meaning: 'page.option.step'},
  pick: {...VALUE, meaning: 'page.option.pick'},
  stage: {by: 'engine', kind: 'choice', values: WORLD_STAGES, default: '', meaning: 'page.option.world.stage'},
  ask: {by: 'engine', kind: 'choice', values: WORLD_ASKED, default: '', meaning: 'page.option.world.ask'},
  plots: {by: 'engine', kind: 'list', values: PLOTS, default: '', meaning: 'page.option.plots'},
  layers: {by: 'engine', kind: 'list', values: LAYERS, default: DEFAULT_LAYERS, meaning: 'page.option.layers'},
  gravity: {...VALUE, meaning: 'page.option.gravity'},
  solver: {by: 'engine', kind: 'choice', values: SOLVERS, default: '', meaning: 'page.option.solver'},
  iterations: {...VALUE, meaning: 'page.option.iterations'},
  positionIterations: {...VALUE, meaning: 'page.option.positionIterations'},
  blockSolve: {...SWITCH, meaning: 'page.option.blockSolve'},
  baumgarte: {...VALUE, meaning: 'page.option.baumgarte'},
  slop: {...VALUE, meaning: 'page.option.slop'},
  dt: {...VALUE, meaning: 'page.option.dt'},
  accumulateImpulses: {...SWITCH, meaning: 'page.option.accumulateImpulses'},
  warmStarting: {...SWITCH, meaning: 'page.option.warmStarting'},
  positionCorrection: {...SWITCH, meaning: 'page.option.positionCorrection'},
  compare: {...VALUE, meaning: 'page.option.compare'},
  code: {by: 'page', kind: 'choice', values: ['on', 'off'], default: 'off', meaning: 'page.option.code'},
  controls: {...CONTROLS, meaning: 'page.option.world.controls'},
  editable: {by: 'page', kind: 'choice', values: EDITABLE, default: 'edit', meaning: 'page.option.world.editable'},
  panels: {by: 'page', kind: 'list', values: PANELS, default: '', meaning: 'page.option.world.panels'},
  labels: LABELS,
  names: {by: 'page', kind: 'text', most: 700, default: '', meaning: 'page.option.world.names'},
  colours: COLOURS,
  ...SHELL,
  poster: {...SHELL.poster, meaning: 'page.option.world.poster'},
} as const satisfies Record<string, Option>;

type Switch = 'accumulateImpulses' | 'blockSolve' | 'warmStarting' | 'positionCorrection';
type Number = 'iterations' | 'positionIterations' | 'baumgarte' | 'slop' | 'dt';

/** The options that are settings. */
export const SETTINGS = ['gravity', 'solver', 'iterations', 'positionIterations', 'blockSolve', 'baumgarte', 'slop', 'dt', 'accumulateImpulses', 'warmStarting', 'positionCorrection'] as const satisfies readonly (keyof typeof OPTIONS)[];

/** Options for the engine, in the spelling of an address. */
export type EngineOptions = ReadOptions<typeof OPTIONS>['engine'];

/** A scene's id. */
export type SceneID = typeof SCENES[number];

/**
 * The options of a world. controls is full by default. An invalid value shows a notice, and the default is
 * used; an unknown option shows a notice.
 */
export interface WorldOptions extends CommonOptions, Partial<Record<Switch, boolean | 'on' | 'off'>>, Partial<Record<Number, number | `${number}`>> {
  lab: 'world';
  /** A named scene, over which the one in state wins; or a scene of one's own, as an object or JSON. */
  scene?: SceneID | Scene | `{${string}`;
  /** The step to go to, from 0. */
  step?: number | `${number}`;
  /** The picked pair: the indices of two bodies, from 0. */
  pick?: readonly [number, number] | `${number},${number}`;
  /** The stage of the picked pair. */
  stage?: WorldStage;
  /**
   * A question about the picked pair, which comes before its stage: which ids are found again, which contacts push,
   * slide or are pushed apart by the position pass, or which velocity moves B. Default: none. A comparison has none.
   */
  ask?: typeof WORLD_ASKED[number];
  /** The plots that are shown over the time axis. */
  plots?: List<typeof PLOTS[number]>;
  /** The shown layers of the whole world's picture, or none. */
  layers?: List<typeof LAYERS[number]> | 'none';
  /** The solver: lite is Box2D-Lite's, box2d is Box2D 2.4's. */
  solver?: typeof SOLVERS[number];
  /** m/s² */
  gravity?: readonly [number, number] | `${number},${number}`;
  /**
   * Compares a second world of the same scene with the first. The value has the settings in which it differs,
   * such as box2d, or solver:box2d;iterations:8, and view:overlay or view:pair.
   */
  compare?: string;
  /** Whether the code of the solver is shown beside the picture. Default: off. */
  code?: 'on' | 'off' | boolean;
  /** The edits that a reader may make: with edit all, if controls are full, otherwise only drags; with drag only drags; with none no edits. Default: edit. */
  editable?: typeof EDITABLE[number];
  /** Labels at things of the picture, such as A:the crate|contact1:here; at most 20. */
  labels?: string;
  /** Names for bodies, such as body0:floor|body3:crate; at most 20. */
  names?: string;
  /** The parts of the inspector that are shown. Default: all if controls is full, otherwise none. */
  panels?: List<typeof PANELS[number]>;
}

/** The further options of mount. */
export const BESIDES: readonly string[] = ['hash', 'wheel'] satisfies (keyof WorldOptions)[];

/** The events of worlds, by type. They are sent after each command, when the world and its frame have changed. The picture follows. */
export interface WorldEvents extends CommonEvents<WorldStage> {
  /** The world is at another step. */
  step: {step: number};
  /** Another scene was loaded, or the same one restarted. */
  scene: {scene: string};
  /** The settings have changed: they were set, or they belong to the loaded scene or to the step that was gone back to. */
  settings: Settings;
  /** The reader or code edited bodies, undid an edit, or redid one. */
  edited: Edited;
  /**
   * A contact of two bodies began, persisted or ended. It is sent for each step forward while there is a
   * handler, in the order of a and b, before the event step.
   */
  'contact-event': ContactEvent;
  /** Another pair is picked: a is the body with the lower index. null: no pair is picked any more. */
  picked: {a: number; b: number} | null;
  /** Another stage of the picked pair is shown. */
  stage: {stage: WorldStage};
}

/** The error for an option that the engine has refused as a part of a link. Its range is the option's, or else the range of links. */
export const refused = (name: string, value: string, {field, message, range = ''}: ClipstageError, language: Language): ClipstageError =>
  problem(name, value, field === name ? range : say('notice.range.state', {}, language), message, language);
