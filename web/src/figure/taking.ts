import url from 'chunk:./files';
import {Chunk} from '../engine/chunk';

/** The code for import and export of scenes and hulls, by files and the clipboard. Only figures whose inspector offers them load it. */
export const files = new Chunk<typeof import('./files')>(url);
