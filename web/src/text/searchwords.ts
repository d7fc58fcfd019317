import {SEARCH} from './search.gen';
import {sayer} from './words';

/** say for the messages of the hosted page's search. */
export const saySearch = sayer(SEARCH);
