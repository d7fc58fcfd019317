// Generated from wasm/bridge by make generate. Do not edit.

import type {LabID} from '../base/figure.gen';
import type {Calls} from '../engine/api.gen';

/** The calls of the engine without a page, by their numbers there. */
export const CALLS = {
  pair: {collide: 0, manifold: 1},
  world: {create: 2, destroy: 3, trace: 4, panic: 5, step: 6, back: 7, reset: 8, setScene: 9, load: 10, seekStep: 11, advance: 12, set: 13, choose: 14, edit: 15, edited: 16, listen: 17, touched: 18, undo: 19, redo: 20, journey: 21, failure: 22, scene: 23, settings: 24, sceneText: 25, recording: 26, hash: 27, pick: 28},
  hull: {collide: 29, buildHull: 30, freeHull: 31, manifold: 32},
  shape: {collide: 33},
} as const satisfies {[L in LabID]?: {[Name in keyof Calls[L]]?: number}};
