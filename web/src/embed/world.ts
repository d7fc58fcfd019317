import {world} from '../labs/world/lab';
import {WORLD} from '../labs/world/manifest';
import {partOf} from './part';

export const part = partOf(world, WORLD);
