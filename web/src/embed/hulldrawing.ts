import {present} from '../engine/chunk';
import {drawHulls} from '../labs/hull/draw';

/** Replaces labs/hull/drawing.ts in a frame, where the lab's script contains its drawing code. */
export const drawing = present({drawHulls});
