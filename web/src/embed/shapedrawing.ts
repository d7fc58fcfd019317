import {present} from '../engine/chunk';
import {drawShapePair, quantityAt} from '../labs/shape/draw';

/** #drawing/shape of a frame, where the lab's script contains its drawing code. */
export const drawing = present({drawShapePair, quantityAt});
