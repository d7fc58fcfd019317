import url from 'chunk:../clipping/draw';
import {Chunk} from '../engine/chunk';

/** What draws a collide call, and the stages of one: loaded when a figure shows one, in whichever lab. */
export const clipping = new Chunk<typeof import('../clipping/draw')>(url);
