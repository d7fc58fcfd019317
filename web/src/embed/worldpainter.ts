import {present, together} from '../engine/chunk';
import {clipping} from '../figure/clipping';
import {drawWorld} from '../labs/world/draw';
import type {Painter} from '../labs/world/painter';

/** #painter of a frame, where the lab's script contains its drawing code. */
export const painter = together<Painter>({world: present({drawWorld}), clipping});
