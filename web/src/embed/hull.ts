import {hull} from '../labs/hull/lab';
import {HULL} from '../labs/hull/manifest';
import {partOf} from './part';

export const part = partOf(hull, HULL);
