import {batched} from '../../../draw/batch';
import {addBox} from './box';
import {bodyAt, forEachAnchor, forEachBody, forEachBound, forEachCell, forEachContact, forEachJoint, forEachNear, isOn, motionAt} from '../frame';
import {roundValue} from './rulers';

/**
 * Functions that every world's figure loads, for layers that are loaded on demand. They are arguments, since a chunk
 * imports no other chunk.
 */
export const kit = {addBox, batched, bodyAt, forEachAnchor, forEachBody, forEachBound, forEachCell, forEachContact, forEachJoint, forEachNear, isOn, motionAt, roundValue};
