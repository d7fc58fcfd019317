import {type Camera, toPixels} from '../camera';
import {BODY_SLOTS, CONTACT_SLOTS, JOINT_SLOTS, W, W_SLOTS} from '../layout.gen';
import type {Theme} from '../theme';
import {isSmall, type Point} from './place';

/** What the layers of a world draw on, and the frame they draw. */
export class WorldSheet {
  readonly small: boolean;
  /** The size of a mark, CSS pixels: less where bodies are small. */
  readonly mark: number;

  constructor(readonly ctx: CanvasRenderingContext2D, readonly frame: Float64Array, readonly camera: Camera, readonly theme: Theme) {
    this.small = isSmall(camera.width, camera.height);
    this.mark = Math.max(1, Math.min(4.5, 0.14 * camera.scale));
  }

  get width(): number { return this.camera.width; }
  get height(): number { return this.camera.height; }

  readonly project = (x: number, y: number): Point => toPixels(this.camera, x, y);
}

/** How many shapes one path holds: a path of thousands takes twenty times as long to fill as many of these. */
const BATCH = 50;

/** Draws many shapes by few paths: next gives shapes the path for one of them, draw takes those that are full, and the last. */
export function batched(shapes: (next: () => Path2D) => void, draw: (path: Path2D) => void): void {
  let path = new Path2D(), count = 0;
  shapes(() => {
    if (count === BATCH) {
      draw(path);
      path = new Path2D();
      count = 0;
    }
    count++;
    return path;
  });
  if (count > 0) draw(path);
}

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
