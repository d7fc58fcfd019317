import url from 'chunk:./draw';
import {Chunk} from '../../engine/chunk';

/** The code that draws two shapes and their stages, loaded when shapes are first shown. */
export const drawing = new Chunk<Pick<typeof import('./draw'), 'drawShapePair' | 'quantityAt'>>(url);
