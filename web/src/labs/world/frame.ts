import {BODY_SLOTS, CONTACT_SLOTS, JOINT_SLOTS, W, W_SLOTS} from '../../draw/layout.gen';

/** Visits the first slot of every body. */
export function forEachBody(frame: Float64Array, visit: (at: number) => void): void {
  each(W_SLOTS, frame[W.bodies]!, BODY_SLOTS, visit);
}

/** Likewise of every joint. */
export function forEachJoint(frame: Float64Array, visit: (at: number) => void): void {
  each(W_SLOTS + frame[W.bodies]! * BODY_SLOTS, frame[W.joints]!, JOINT_SLOTS, visit);
}

/** Likewise of every contact. */
export function forEachContact(frame: Float64Array, visit: (at: number) => void): void {
  each(W_SLOTS + frame[W.bodies]! * BODY_SLOTS + frame[W.joints]! * JOINT_SLOTS, frame[W.contacts]!, CONTACT_SLOTS, visit);
}

/** The first slot of a body. */
export function bodyAt(index: number): number { return W_SLOTS + index * BODY_SLOTS; }

function each(from: number, count: number, slots: number, visit: (at: number) => void): void {
  for (let i = 0, at = from; i < count; i++, at += slots) visit(at);
}
