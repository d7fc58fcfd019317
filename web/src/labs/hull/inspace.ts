import url from 'chunk:./space/space';
import {Chunk} from '../../engine/chunk';

/** The three.js code that draws hulls in space, loaded when hulls are first shown. */
export const inSpace = new Chunk<typeof import('./space/space')>(url);
