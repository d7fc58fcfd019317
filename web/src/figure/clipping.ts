import url from 'chunk:../clipping/draw';
import {Chunk} from '../engine/chunk';

/** The drawing code of a collide call and its stages, loaded with the first figure that needs it, in any lab. */
export const clipping = new Chunk<typeof import('../clipping/draw')>(url);
