// Generated from wasm/bridge by make generate. Do not edit.

import type {Calls, Lab} from '../engine/api.gen';

/** The calls of the engine without a page, by their numbers there. */
export const CALLS = {
  pair: {collide: 0},
  world: {create: 1, destroy: 2, trace: 3, panic: 4, step: 5, back: 6, reset: 7, setScene: 8, load: 9, seekStep: 10, advance: 11, set: 12, choose: 13, edit: 14, edited: 15, listen: 16, touched: 17, undo: 18, redo: 19, journey: 20, failure: 21, scene: 22, settings: 23, sceneText: 24, recording: 25, hash: 26, pick: 27},
  hull: {collide: 28},
} as const satisfies {[L in Lab]: {[Name in keyof Calls[L]]?: number}};
