import {SAMPLES, SCENES} from '../../base/figure.gen';
import type {Flat} from '../../engine/values';
import {flatText, refuseLarge as refuse, type Subject} from '../../figure/reading';

/** The code and field of a scene's errors. */
export const SUBJECT: Subject = {code: 'invalid-scene', field: 'scene'};

/** Throws if a text of this length, in bytes or UTF-16 units, is too long. */
export const refuseLarge = (length: number): void => refuse(length, SUBJECT);

/** Flattens a scene, given as JSON text or object, for the engine. A text that is too large is refused before parsing. */
export const flatScene = (json: unknown): Flat => flatText(json, SUBJECT);

export function isNamed(scene: string): boolean { return (SCENES as readonly string[]).includes(scene); }

export function isSample(scene: string): boolean { return (SCENES as readonly string[]).slice(0, SAMPLES).includes(scene); }
