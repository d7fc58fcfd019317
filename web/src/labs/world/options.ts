import type {ClipstageError} from '../../base/error';
import {DEFAULT_LAYERS, DEFAULT_SCENE, EDITABLE, LAYERS, PLOTS, SCENES, SOLVERS, WORLD_STAGES, type WorldStage} from '../../base/figure.gen';
import {CONTROLS, type CommonOptions, type List, OF_ALL, type Option, type ReadOptions, problem} from '../../base/options';
import type {ContactEvent, Edited, Settings} from '../../engine/api';
import type {Language} from '../../text/text.gen';
import {say} from '../../text/words';

const SWITCH = {by: 'engine', kind: 'choice', values: ['on', 'off'], default: ''} as const;
const VALUE = {by: 'engine', kind: 'value', default: ''} as const;

/** The parts of the inspector. */
const PANELS = ['scenes', 'body', 'values', 'pairs', 'events', 'settings', 'keys'] as const;

/** The options of a world's figure, by their names in the address of embed.html and in mount(). Those for the engine become a link: see linkOf. */
export const OPTIONS = {
  lab: OF_ALL.lab,
  lang: OF_ALL.lang,
  scene: {by: 'engine', kind: 'choice', values: SCENES, default: DEFAULT_SCENE, meaning: 'page.option.scene'},
  state: {by: 'engine', kind: 'value', default: '', meaning: 'page.option.world.state'},
  step: {...VALUE, meaning: 'page.option.step'},
  pick: {...VALUE, meaning: 'page.option.pick'},
  stage: {by: 'engine', kind: 'choice', values: WORLD_STAGES, default: '', meaning: 'page.option.world.stage'},
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
  controls: {...CONTROLS, meaning: 'page.option.world.controls'},
  editable: {by: 'page', kind: 'choice', values: EDITABLE, default: 'edit', meaning: 'page.option.world.editable'},
  panels: {by: 'page', kind: 'list', values: PANELS, default: '', meaning: 'page.option.world.panels'},
  theme: OF_ALL.theme,
  poster: {...OF_ALL.poster, meaning: 'page.option.world.poster'},
  alt: OF_ALL.alt,
  height: OF_ALL.height,
  id: OF_ALL.id,
  origin: OF_ALL.origin,
} as const satisfies Record<string, Option>;

type Switch = 'accumulateImpulses' | 'blockSolve' | 'warmStarting' | 'positionCorrection';
type Number = 'iterations' | 'positionIterations' | 'baumgarte' | 'slop' | 'dt';

/** The options that are settings. */
export const SETTINGS = ['gravity', 'solver', 'iterations', 'positionIterations', 'blockSolve', 'baumgarte', 'slop', 'dt', 'accumulateImpulses', 'warmStarting', 'positionCorrection'] as const satisfies readonly (keyof typeof OPTIONS)[];

/** Options for the engine, as they stand in an address. */
export type EngineOptions = ReadOptions<typeof OPTIONS>['engine'];

/** A scene's id. */
export type SceneID = typeof SCENES[number];

/** These options, where controls are full if left out. An invalid value shows a notice, and the default is used; an unknown option shows a notice. */
export interface WorldOptions extends CommonOptions, Partial<Record<Switch, boolean | 'on' | 'off'>>, Partial<Record<Number, number | `${number}`>> {
  lab: 'world';
  /** The one in state wins over it. */
  scene?: SceneID;
  /** The step to go to, from 0. */
  step?: number | `${number}`;
  /** The pair that is picked: the indices of two bodies, from 0. */
  pick?: readonly [number, number] | `${number},${number}`;
  /** The stage of the picked pair. */
  stage?: WorldStage;
  /** The plots that stand over the time axis. */
  plots?: List<typeof PLOTS[number]>;
  /** The layers of the whole world's picture that are shown; none for none. */
  layers?: List<typeof LAYERS[number]> | 'none';
  /** The solver: lite is Box2D-Lite's, box2d is Box2D 2.4's. */
  solver?: typeof SOLVERS[number];
  /** m/s² */
  gravity?: readonly [number, number] | `${number},${number}`;
  /** A second world of the scene is compared with the first: the settings that it has otherwise, such as box2d, or solver:box2d;iterations:8, and view:overlay or view:pair. */
  compare?: string;
  /** What a reader may do to bodies: edit all that hands do, with full controls; drag, or edit without them, no more than drag; none nothing. edit if left out. */
  editable?: typeof EDITABLE[number];
  /** The parts of the inspector that are shown: all with full controls, else none, if left out. */
  panels?: List<typeof PANELS[number]>;
}

/** The further options of mount. */
export const BESIDES: readonly string[] = ['hash', 'wheel'] satisfies (keyof WorldOptions)[];

/** The events of worlds, by type. A command is told once the world and its frame have changed. The picture follows. */
export interface WorldEvents {
  /** The world stands at another step. */
  step: {step: number};
  /** Another scene has begun, or the same one anew. */
  scene: {scene: string};
  /** They are others: they were set, or belong to the scene that begins or to the step that was gone back to. */
  settings: Settings;
  /** Hands, or code in their place, did something to bodies, took it back, or did it again. */
  edited: Edited;
  /** A contact of two bodies began, persisted or ended: for each step forward while somebody listens, in the order of a and b. It comes before the event step. */
  'contact-event': ContactEvent;
  /** Another pair is picked, the lower body first; null: none is. */
  picked: {a: number; b: number} | null;
  /** Another stage of the picked pair is shown. */
  stage: {stage: WorldStage};
  play: undefined;
  pause: undefined;
  error: ClipstageError;
  /** The state, as getState returns it, has changed; another scene was chosen. */
  state: {preset: boolean};
}

/** An option that the engine has refused, as a part of a link: by its own range, else by that of links. */
export const refused = (name: string, value: string, {field, message, range = ''}: ClipstageError, language: Language): ClipstageError =>
  problem(name, value, field === name ? range : say('notice.range.state', {}, language), message, language);
