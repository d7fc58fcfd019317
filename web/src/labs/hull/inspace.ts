import url from 'chunk:./space/space';
import {Chunk} from '../../engine/chunk';

/** What draws both hulls in space, by three.js: loaded when they are shown. */
export const inSpace = new Chunk<typeof import('./space/space')>(url);
