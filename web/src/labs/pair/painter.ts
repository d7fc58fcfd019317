import url from 'chunk:./draw';
import {Chunk} from '../../figure/chunk';

/** What draws a pair: loaded when one is shown. */
export const painter = new Chunk<typeof import('./draw')>(url);
