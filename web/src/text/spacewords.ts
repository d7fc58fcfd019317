import {SPACE, type SpaceKey} from './space.gen';
import {fill, type Values} from './words';

/** As say, of the view of hulls in space. */
export const saySpace = (key: SpaceKey, values: Values = {}): string => fill(SPACE[key], values);
