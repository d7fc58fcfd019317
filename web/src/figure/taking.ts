import url from 'chunk:./files';
import {Chunk} from '../engine/chunk';

/** What takes scenes and hulls from files and the clipboard, and gives them: for figures whose inspector can import and export. */
export const files = new Chunk<typeof import('./files')>(url);
