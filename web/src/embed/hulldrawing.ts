import {present} from '../engine/chunk';
import {drawHulls} from '../labs/hull/draw';

/** As labs/hull/drawing.ts in a frame, where the script of a lab has its drawing code too. */
export const drawing = present({drawHulls});
