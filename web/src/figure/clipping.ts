import url from 'chunk:../clipping/draw';
import {Chunk} from '../engine/chunk';

/** The drawing code for two boxes' stages. The first figure that needs it loads it. */
export const clipping = new Chunk<typeof import('../clipping/draw')>(url);
