import url from 'chunk:./draw';
import {Chunk} from '../../engine/chunk';

/** The code that draws two hulls and their stages, loaded when hulls are first shown. */
export const drawing = new Chunk<typeof import('./draw')>(url);
