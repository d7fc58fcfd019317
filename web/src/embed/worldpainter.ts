import {present, together} from '../engine/chunk';
import {clipping} from '../figure/clipping';
import {drawWorld} from '../labs/world/draw';
import type {Painter} from '../labs/world/painter';

/** As labs/world/painter.ts in a frame, where the script of a lab has its drawing code too: it shares much with the rest of that script. */
export const painter = together<Painter>({world: present({drawWorld}), clipping});
