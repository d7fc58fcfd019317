import {batched} from '../../../draw/batch';
import {addBox} from './box';
import {bodyAt, forEachAnchor, forEachBody, forEachBound, forEachCell, forEachContact, forEachJoint, forEachNear, isOn, motionAt} from '../frame';
import {roundValue} from './rulers';

/** Functions of the layers that every figure loads, for those that are loaded on demand. They are passed in: a module that both import would be loaded with every figure. */
export const kit = {addBox, batched, bodyAt, forEachAnchor, forEachBody, forEachBound, forEachCell, forEachContact, forEachJoint, forEachNear, isOn, motionAt, roundValue};
