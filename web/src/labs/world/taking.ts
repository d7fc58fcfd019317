import url from 'chunk:./files';
import {Chunk} from '../../figure/chunk';

/** What takes scenes from files and the clipboard, and gives them: for figures with full controls, or with the list of scenes. */
export const files = new Chunk<typeof import('./files')>(url);
