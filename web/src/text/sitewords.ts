import {SITE} from './site.gen';
import {sayer} from './words';

/** say for the messages of the hosted pages. */
export const saySite = sayer(SITE);
