import url from 'chunk:./draw';
import {Chunk, together} from '../../engine/chunk';
import {clipping} from '../../figure/clipping';

/** What draws a world, and what draws a pair in it: given to each other, since a chunk imports no other. */
export interface Painter {
  world: Pick<typeof import('./draw'), 'drawWorld'>;
  clipping: typeof import('../../clipping/draw');
}

/** Loaded when a world is shown. */
export const painter = together<Painter>({world: new Chunk<Painter['world']>(url), clipping});
