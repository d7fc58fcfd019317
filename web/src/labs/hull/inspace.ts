import url from 'chunk:./space/space';
import {Chunk} from '../../engine/chunk';

/** The code that draws both hulls in space, by three.js, loaded when hulls are first shown. */
export const inSpace = new Chunk<typeof import('./space/space')>(url);
