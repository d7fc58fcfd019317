import {EN as SHARED} from './text.gen';
import {fill, type Values} from './words';
import {WORLD} from './world.gen';

/** The words of all code, and those that the pictures of worlds alone have. */
export const EN = {...SHARED, ...WORLD} as const;

export type Key = keyof typeof EN;

/** As say, of these words. */
export const say = (key: Key, values: Values = {}): string => fill(EN[key], values);
