// The published module, engine.js.

export {ClipstageError, type ErrorCode} from './base/error';
export {SCENES, STAGES, type Stage} from './base/figure.gen';
export type {Box, Contact, Pose, Settings, Trace, WorldTrace} from './engine/api';
export {load, type Engine, type LoadOptions, type Mounted} from './engine/engine';
export type {Figure, FigureEvents, MountOptions} from './labs/pair/figure';
export type {World, WorldEvents, WorldOptions} from './labs/world/world';
