import {CODE} from './code.gen';
import {sayer} from './words';

/** say for the messages of the code beside the picture. */
export const sayCode = sayer(CODE);
