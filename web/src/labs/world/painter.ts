import url from 'chunk:./draw';
import {Chunk, together} from '../../engine/chunk';
import {clipping} from '../../figure/clipping';

/** The chunks that draw a world and a pair. The world's gets the pair's as an argument, since a chunk imports no other chunk. */
export interface Painter {
  world: Pick<typeof import('./draw'), 'drawWorld'>;
  clipping: typeof import('../../clipping/draw');
}

export const painter = together<Painter>({world: new Chunk<Painter['world']>(url), clipping});
