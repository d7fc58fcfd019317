import url from 'chunk:./picture';
import {part} from '../../figure/part';

/** What draws pictures for elsewhere: 26 kB that few readers need. */
export const loadPictures = part<typeof import('./picture')>(url);
