// The engine without a page: collide.js of the package.

export {ClipstageError, type ErrorCode, type Stands} from '../base/error';
export {SCENES, STAGES, type Stage, type WorldStage} from '../base/figure.gen';
export {HULL_STAGES, type HullStage} from '../base/hull.gen';
export type {Box, BoxManifold, Contact, ContactEvent, Edit, Edited, Hull, HullBias, HullCollideOptions, HullContact, HullManifold, HullPair, HullPose, HullTrace, Manifold, Pose, Settings, Shape, ShapeManifold, ShapeStages, ShapeTrace, Trace, TraceStages, WorldTrace} from '../engine/api';
export type {BuiltHull} from '../engine/collider';
export type {Scene, SceneBody, SceneChange, SceneEdit, SceneJoint, SceneSettings} from '../engine/scene.gen';
export type {SceneID} from '../labs/world/options';
export {type Engine, load, type LoadOptions} from './engine';
export type {Wasm} from './wasm';
export type {BareEvents, World, WorldStart} from './world';
