import {SAMPLES, SCENES} from '../../base/figure.gen';
import type {Flat} from '../../engine/values';
import {flatText, refuseLarge as refuse, type Subject} from '../../figure/reading';

/** The code of a scene's errors. */
export const SUBJECT: Subject = {code: 'invalid-scene', field: 'scene'};

/** Refuses a text of so many bytes, or of so many UTF-16 units, if that is too much. */
export const refuseLarge = (length: number): void => refuse(length, SUBJECT);

/** A scene as somebody's code gave it, as text or as object. A text that is too large is refused before it is parsed. */
export const flatScene = (json: unknown): Flat => flatText(json, SUBJECT);

/** Whether a scene is one of the menu's. */
export function isNamed(scene: string): boolean { return (SCENES as readonly string[]).includes(scene); }

/** Whether it is one of Box2D-Lite's. */
export function isSample(scene: string): boolean { return (SCENES as readonly string[]).slice(0, SAMPLES).includes(scene); }
