import {batched} from '../../../draw/batch';
import {addBox} from './box';
import {bodyAt, forEachAnchor, forEachBody, forEachBound, forEachCell, forEachContact, forEachJoint, forEachNear, isOn, motionAt} from '../frame';
import {roundValue} from './rulers';

/** What the layers that are loaded when they are switched on need of those that are there: they are given it, since what both import would be loaded with every figure. */
export const kit = {addBox, batched, bodyAt, forEachAnchor, forEachBody, forEachBound, forEachCell, forEachContact, forEachJoint, forEachNear, isOn, motionAt, roundValue};
