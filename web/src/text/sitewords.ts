import {SITE} from './site.gen';
import {sayer} from './words';

/** As say, of what the hosted pages' code alone says. */
export const saySite = sayer(SITE);
