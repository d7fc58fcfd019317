import {COLLIDE, type CollideKey} from './collide.gen';
import {fill, type Values} from './words';

/** As say, of the engine without a page. */
export const sayCollide = (key: CollideKey, values: Values = {}): string => fill(COLLIDE[key], values);
