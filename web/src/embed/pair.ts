import {pair} from '../labs/pair/lab';
import {PAIR} from '../labs/pair/manifest';
import {partOf} from './part';

export const part = partOf(pair, PAIR);
