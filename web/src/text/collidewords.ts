import {COLLIDE} from './collide.gen';
import {sayer} from './words';

/** say for the messages of the engine without a page. */
export const sayCollide = sayer(COLLIDE);
