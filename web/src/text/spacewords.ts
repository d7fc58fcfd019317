import {SPACE} from './space.gen';
import {sayer} from './words';

/** say for the messages of the view of hulls in space. */
export const saySpace = sayer(SPACE);
