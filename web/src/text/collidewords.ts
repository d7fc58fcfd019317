import {COLLIDE} from './collide.gen';
import {sayer} from './words';

/** As say, of the engine without a page. */
export const sayCollide = sayer(COLLIDE);
