import url from 'chunk:./picture';
import {chunk} from '../../figure/chunk';

/** What draws pictures for elsewhere: 26 kB that few readers need. */
export const loadPictures = chunk<typeof import('./picture')>(url);
