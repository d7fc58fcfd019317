import url from 'chunk:./draw';
import {Chunk} from '../../engine/chunk';

/** What draws two hulls and the stages of their collide call: loaded when they are shown. */
export const drawing = new Chunk<typeof import('./draw')>(url);
