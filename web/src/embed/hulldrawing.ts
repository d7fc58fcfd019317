import {present} from '../engine/chunk';
import {drawHulls} from '../labs/hull/draw';

/** #drawing/hull of a frame, where the lab's script contains its drawing code. */
export const drawing = present({drawHulls});
