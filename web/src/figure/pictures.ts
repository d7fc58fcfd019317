import url from 'chunk:./picture';
import {Chunk} from '../engine/chunk';

/** What draws pictures for elsewhere: 26 kB that few readers need. */
export const pictures = new Chunk<typeof import('./picture')>(url);
