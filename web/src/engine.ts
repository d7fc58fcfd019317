// The published module, engine.js.

export {ClipstageError, type ErrorCode} from './base/error';
export {SCENES, STAGES, type Stage} from './base/figure.gen';
export {HULL_PRESETS, HULL_STAGES, type HullStage} from './base/hull.gen';
export type {Box, Contact, ContactEvent, Edit, Edited, Hull, HullContact, HullPair, HullTrace, Manifold, Pose, Settings, Trace, WorldTrace} from './engine/api';
export type {LoadOptions, Mounted} from './engine/engine';
export type {HullFigure} from './labs/hull/figure';
export type {HullEvents, HullOptions} from './labs/hull/options';
export type {Figure} from './labs/pair/figure';
export type {FigureEvents, MountOptions} from './labs/pair/options';
export {load, type Engine} from './labs/registry';
export type {World} from './labs/world/world';
export type {WorldEvents, WorldOptions} from './labs/world/options';
