import url from 'chunk:./files';
import {Chunk} from '../engine/chunk';

/** The code for import and export by files and the clipboard. A figure loads it only if its inspector offers them. */
export const files = new Chunk<typeof import('./files')>(url);
