// The published module: engine.js of the site, and the package's main entry.

import sheetsURL from 'chunk:./labs/sheets';
import {Chunk} from './engine/chunk';
import {Engine as AnyEngine, type LoadOptions} from './engine/engine';
import {type Engine, LABS} from './labs/registry';

export {ClipstageError, type ErrorCode, type Stands} from './base/error';
export {SCENES, STAGES, type Stage, type WorldStage} from './base/figure.gen';
export {HULL_PRESETS, HULL_STAGES, type HullStage} from './base/hull.gen';
export {SHAPE_PRESETS, SHAPE_STAGES, type ShapeStage} from './base/shape.gen';
export type {Box, BoxManifold, Contact, ContactEvent, Edit, Edited, Hull, HullBias, HullCollideOptions, HullContact, HullManifold, HullPair, HullPose, HullTrace, Manifold, Pose, Settings, Trace, TraceStages, WorldTrace} from './engine/api';
export type {BuiltHull} from './engine/collider';
export type {Scene, SceneBody, SceneChange, SceneEdit, SceneJoint, SceneSettings} from './engine/scene.gen';
export type {HullFigure} from './labs/hull/figure';
export type {CommonOptions, List, WheelPolicy} from './base/options';
export type {HullEvents, HullOptions, HullPreset} from './labs/hull/options';
export type {Figure} from './labs/pair/figure';
export type {FigureEvents, MountOptions, Preset} from './labs/pair/options';
export type {ShapeFigure} from './labs/shape/figure';
export type {ShapeEvents, ShapeOptions, ShapePreset} from './labs/shape/options';
export type {World} from './labs/world/world';
export type {SceneID, WorldEvents, WorldOptions} from './labs/world/options';
export type {Engine, LoadOptions};

const sheets = new Chunk<typeof import('./labs/sheets')>(sheetsURL);

/**
 * Loads the programs of some labs (default: all) for any number of figures. Rejects with a ClipstageError. Calls with
 * the same addresses return the same engine. A program that has ended is loaded again.
 */
export async function load(options: LoadOptions = {}): Promise<Engine> {
  const coming = sheets.load();
  coming.catch(() => {}); // an error of the engine is reported first
  const engine = await AnyEngine.of(LABS, options, (element) => sheets.here?.dress(element));
  await coming;
  return engine as Engine;
}
