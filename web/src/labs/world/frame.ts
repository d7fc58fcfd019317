import {tell} from '../../base/error';
import {BODY_SLOTS, CONTACT_SLOTS, JOINT_SLOTS, W, W_SLOTS} from '../../draw/layout.gen';

/** Visits the first slot of every body. */
export function forEachBody(frame: Float64Array, visit: (at: number) => void): void {
  visitAll(W_SLOTS, frame[W.bodies]!, BODY_SLOTS, visit);
}

/** Likewise of every joint. */
export function forEachJoint(frame: Float64Array, visit: (at: number) => void): void {
  visitAll(W_SLOTS + frame[W.bodies]! * BODY_SLOTS, frame[W.joints]!, JOINT_SLOTS, visit);
}

/** Likewise of every contact. */
export function forEachContact(frame: Float64Array, visit: (at: number) => void): void {
  visitAll(W_SLOTS + frame[W.bodies]! * BODY_SLOTS + frame[W.joints]! * JOINT_SLOTS, frame[W.contacts]!, CONTACT_SLOTS, visit);
}

/** The first slot of a body. */
export function bodyAt(index: number): number { return W_SLOTS + index * BODY_SLOTS; }

function visitAll(from: number, count: number, slots: number, visit: (at: number) => void): void {
  for (let i = 0, at = from; i < count; i++, at += slots) visit(at);
}

/** The memory of a world's frame, which grows with the world. */
export class FrameMemory {
  /** The frame that is shown. */
  shown: Float64Array = new Float64Array(W_SLOTS);
  private slots = this.shown; // what was written last, and room for more

  /** The step of the frame that was written last. */
  get step(): number { return this.slots[W.step]!; }

  write(frame: Float64Array): void {
    if (this.slots.length < frame.length) {
      try {
        this.slots = new Float64Array(Math.ceil(frame.length * 1.25));
      } catch (error) {
        tell(error); // the browser has no room: what fits is shown
      }
    }
    this.slots.set(this.slots.length < frame.length ? frame.subarray(0, this.slots.length) : frame);
  }

  /** Shows what was written last. */
  show(): void {
    const size = this.slots[W.size]!;
    if (this.shown.buffer !== this.slots.buffer || this.shown.length !== size) this.shown = this.slots.subarray(0, size);
  }
}
