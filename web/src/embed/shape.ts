import {shape} from '../labs/shape/lab';
import {SHAPE} from '../labs/shape/manifest';
import {partOf} from './part';

export const part = partOf(shape, SHAPE);
