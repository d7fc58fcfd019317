import {SPACE} from './space.gen';
import {sayer} from './words';

/** As say, of the view of hulls in space. */
export const saySpace = sayer(SPACE);
