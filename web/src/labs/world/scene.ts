import {SAMPLES, SCENES} from '../../base/figure.gen';
import type {Flat} from '../../engine/values';
import {flatText, refuseLarge as refuse, type Subject} from '../../figure/reading';

/** The code and field of a scene's errors. */
export const SUBJECT: Subject = {code: 'invalid-scene', field: 'scene'};

/** Throws if a text of this length, in bytes or UTF-16 units, is too long. */
export const refuseLarge = (length: number): void => refuse(length, SUBJECT);

/** Flattens a scene, given as JSON text or object, for the engine. Too large a text is refused before it is parsed. */
export const flatScene = (json: unknown): Flat => flatText(json, SUBJECT);

/** Whether a scene is one of the menu's. */
export function isNamed(scene: string): boolean { return (SCENES as readonly string[]).includes(scene); }

/** Whether a scene is one of Box2D-Lite's samples. */
export function isSample(scene: string): boolean { return (SCENES as readonly string[]).slice(0, SAMPLES).includes(scene); }
