import {tell} from '../../base/error';
import {LAYERS, WORLD_STAGES, type WorldStage} from '../../base/figure.gen';
import {ANCHOR_SLOTS, BODY, BODY_SLOTS, BOUND_SLOTS, CELL_SLOTS, CONTACT_SLOTS, F, ITERATION_SLOTS, JOINT_SLOTS, MOTION_SLOTS, NEAR_SLOTS, SAMPLE, SAMPLE_SLOTS, SLOTS, TALLY, TALLY_SLOTS, W, W_SLOTS} from '../../draw/layout.gen';

/** Calls visit with the first slot and the index of every body that is not removed. */
export function forEachBody(frame: Float64Array, visit: (at: number, index: number) => void): void {
  visitAll(W_SLOTS, frame[W.bodies]!, BODY_SLOTS, (at, index) => {
    if (frame[at + BODY.absent] === 0) visit(at, index);
  });
}

export function forEachJoint(frame: Float64Array, visit: (at: number) => void): void {
  visitAll(jointsFrom(frame), frame[W.joints]!, JOINT_SLOTS, visit);
}

export function forEachContact(frame: Float64Array, visit: (at: number) => void): void {
  visitAll(contactsFrom(frame), frame[W.contacts]!, CONTACT_SLOTS, visit);
}

export function forEachAnchor(frame: Float64Array, visit: (at: number) => void): void {
  visitAll(anchorsFrom(frame), frame[W.anchors]!, ANCHOR_SLOTS, visit);
}

export function forEachBound(frame: Float64Array, visit: (at: number) => void): void {
  visitAll(boundsFrom(frame), frame[W.bounds]!, BOUND_SLOTS, visit);
}

export function forEachCell(frame: Float64Array, visit: (at: number) => void): void {
  visitAll(cellsFrom(frame), frame[W.cells]!, CELL_SLOTS, visit);
}

export function forEachNear(frame: Float64Array, visit: (at: number) => void): void {
  visitAll(cellsFrom(frame) + frame[W.cells]! * CELL_SLOTS, frame[W.near]!, NEAR_SLOTS, visit);
}

/** Whether a question is shown instead of its stage. */
export const asks = (frame: Float64Array): boolean => frame[W.pair + F.ask.stage]! > 0;

/** The stage of the picked pair whose work is shown; '' without a pair, and at a question, which must not tell its answer. */
export const stageOf = (frame: Float64Array): WorldStage | '' => (isPicked(frame) && !asks(frame) ? WORLD_STAGES[frame[W.stage]!]! : '');

/** The id of a layer that has a switch. */
export type LayerID = typeof LAYERS[number];

export const isOn = (frame: Float64Array, layer: LayerID): boolean => (frame[W.layers]! >> LAYERS.indexOf(layer) & 1) === 1;

// The frame contains its lists in this order.
const jointsFrom = (frame: Float64Array): number => W_SLOTS + frame[W.bodies]! * BODY_SLOTS;
const contactsFrom = (frame: Float64Array): number => jointsFrom(frame) + frame[W.joints]! * JOINT_SLOTS;
const motionsFrom = (frame: Float64Array): number => contactsFrom(frame) + frame[W.contacts]! * CONTACT_SLOTS;
const iterationsFrom = (frame: Float64Array): number => motionsFrom(frame) + frame[W.motions]! * MOTION_SLOTS;

const samplesFrom = (frame: Float64Array): number => iterationsFrom(frame) + (frame[W.iterations]! + frame[W.coldIterations]!) * ITERATION_SLOTS;
const anchorsFrom = (frame: Float64Array): number => samplesFrom(frame) + frame[W.samples]! * SAMPLE_SLOTS;
const talliesFrom = (frame: Float64Array): number => anchorsFrom(frame) + frame[W.anchors]! * ANCHOR_SLOTS;
const boundsFrom = (frame: Float64Array): number => talliesFrom(frame) + frame[W.tallies]! * TALLY_SLOTS;
const cellsFrom = (frame: Float64Array): number => boundsFrom(frame) + frame[W.bounds]! * BOUND_SLOTS;

/** The first slot of a body's velocity before the last phase or iteration. */
export function motionAt(frame: Float64Array, index: number): number { return motionsFrom(frame) + index * MOTION_SLOTS; }

/** The first slot of an iteration of the picked pair. Iterations count from 0. */
export function iterationAt(frame: Float64Array, index: number): number { return iterationsFrom(frame) + index * ITERATION_SLOTS; }

/** One number of each step on the time axis. A tally has a step's sums, such as its energy. */
export function tallies(frame: Float64Array, of: keyof typeof TALLY): number[] {
  return columnOf(frame, talliesFrom(frame) + TALLY[of], frame[W.tallies]!, TALLY_SLOTS);
}

/** One number of each sample of the picked pair's impulse. */
export function samples(frame: Float64Array, of: keyof typeof SAMPLE): number[] {
  return columnOf(frame, samplesFrom(frame) + SAMPLE[of], frame[W.samples]!, SAMPLE_SLOTS);
}

function columnOf(frame: Float64Array, from: number, count: number, slots: number): number[] {
  return Array.from({length: count}, (_, i) => frame[from + i * slots]!);
}

/** The type of the slots of a frame's part, for any part of the same kind. */
export type Slots<T> = T extends number ? number : {readonly [Name in keyof T]: Slots<T[Name]>};
export type BoxSlots = Slots<typeof W.watch.last[0]>;
export type PairSlots = readonly [BoxSlots, BoxSlots];
/** The slots of a contact that the match compares. */
export type CarriedSlots = Slots<typeof W.watch.now[0]>;

export const isPicked = (frame: Float64Array): boolean => frame[W.chosenA]! >= 0 && frame[W.chosenB]! >= 0;

/** The slots of the boxes in a pair's frame. */
export const pairBoxes: PairSlots = F.boxes;

/** The picked bodies' collide call, as a pair's frame. */
export const pairOf = (frame: Float64Array): Float64Array => frame.subarray(W.pair, W.pair + SLOTS);

export function bodyAt(index: number): number { return W_SLOTS + index * BODY_SLOTS; }

function visitAll(from: number, count: number, slots: number, visit: (at: number, index: number) => void): void {
  for (let i = 0, at = from; i < count; i++, at += slots) visit(at, i);
}

/** The memory of a world's frame. It grows with the world. */
export class FrameMemory {
  shown: Float64Array = new Float64Array(W_SLOTS);
  private slots = this.shown; // the last written frame, with room for a larger one

  get step(): number { return this.slots[W.step]!; }

  write(frame: Float64Array): void {
    if (this.slots.length < frame.length) {
      try {
        this.slots = new Float64Array(Math.ceil(frame.length * 1.25));
      } catch (error) {
        tell(error); // without enough memory, the part that fits is shown
      }
    }
    this.slots.set(this.slots.length < frame.length ? frame.subarray(0, this.slots.length) : frame);
  }

  show(): void {
    const second = this.slots[W.compare.second]!, size = second + this.slots[second + W.size]!; // the number of slots of one world's frame, or of both worlds' frames
    if (this.shown.buffer !== this.slots.buffer || this.shown.length !== size) this.shown = this.slots.subarray(0, size);
  }
}
