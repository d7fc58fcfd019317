import {SITE, type SiteKey} from './site.gen';
import {fill, type Values} from './words';

/** As say, of what the hosted pages' code alone says. */
export const saySite = (key: SiteKey, values: Values = {}): string => fill(SITE[key], values);
