import url from 'chunk:./draw';
import {Chunk, together} from '../../engine/chunk';
import {clipping} from '../../figure/clipping';

/** The chunks that draw a world, and a pair in it. The second is passed to the first, since a chunk imports no other. */
export interface Painter {
  world: Pick<typeof import('./draw'), 'drawWorld'>;
  clipping: typeof import('../../clipping/draw');
}

/** The painter, loaded when a world is first shown. */
export const painter = together<Painter>({world: new Chunk<Painter['world']>(url), clipping});
