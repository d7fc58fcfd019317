import {circles} from '../labs/circles/lab';
import {CIRCLES} from '../labs/circles/manifest';
import {partOf} from './part';

export const part = partOf(circles, CIRCLES);
