import {fit} from '../../clipping/camera';
import type {Camera, Extent} from '../../draw/camera';
import {BODY, JOINT, W} from '../../draw/layout.gen';
import {type BoxSlots, forEachBody, forEachJoint, pairBoxes, type PairSlots, pairOf} from './frame';
import {STAGE} from './stage';

/** The least extent to show of Box2D-Lite's samples, metres. The ground's top is at y = 0. */
const SAMPLE: Extent = {left: -10, right: 10, bottom: -1.5, top: 16};

/**
 * The camera that shows an extent of a world. Controls cover the top of the canvas, covered CSS pixels high. Bodies
 * up to the height high, in metres, stay below the controls.
 */
export function fitExtent({left, right, bottom, top}: Extent, width: number, height: number, high = top, covered = 0): Camera {
  const scale = Math.min(width / (right - left), height / (top - bottom), Math.max(height / 2, height - covered) / (high - bottom));
  // Spare height is above the extent.
  return {scale, x: (left + right) / 2, y: bottom + height / 2 / scale, width, height};
}

/** A fixed body counts if its gap to the moving bodies' extent is at most NEAR times the extent's larger side. */
const NEAR = 50;

/**
 * The extent of a world to show, metres, y up: all moving bodies, the near sides of fixed bodies such as the ground,
 * joints, and a margin. With low, the margin above and below grows with the scene's height instead of its width. A
 * sample shows at least SAMPLE.
 */
export function worldExtent(frame: Float64Array, sample: boolean, low = false): Extent {
  const e = bodiesExtent(frame, low);
  return sample ? {left: Math.min(e.left, SAMPLE.left), right: Math.max(e.right, SAMPLE.right), bottom: SAMPLE.bottom, top: Math.max(e.top, SAMPLE.top)} : e;
}

/** A body's centre, and half its bounding box's width and height, metres. */
function bounds(frame: Float64Array, at: number): {x: number; y: number; w: number; h: number} {
  const cos = Math.abs(frame[at + BODY.axisX.x]!), sin = Math.abs(frame[at + BODY.axisX.y]!);
  const w = frame[at + BODY.half.x]!, h = frame[at + BODY.half.y]!;
  return {x: frame[at + BODY.at.x]!, y: frame[at + BODY.at.y]!, w: cos * w + sin * h, h: sin * w + cos * h};
}

/** The top of the bodies' extent with its margin, metres. */
export const highest = (frame: Float64Array): number => bodiesExtent(frame).top;

function bodiesExtent(frame: Float64Array, low = false): Extent {
  const e: Extent = {left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity};
  const add = (x: number, y: number, w: number, h: number): void => {
    e.left = Math.min(e.left, x - w);
    e.right = Math.max(e.right, x + w);
    e.bottom = Math.min(e.bottom, y - h);
    e.top = Math.max(e.top, y + h);
  };
  for (const all of [false, true]) {
    forEachBody(frame, (at) => {
      if (!all && frame[at + BODY.static]) return;
      const {x, y, w, h} = bounds(frame, at);
      add(x, y, w, h);
    });
    if (e.left <= e.right) break; // if nothing moves, the fixed bodies count
  }
  // Moving bodies may come to rest on fixed ones, so the extent includes the near sides of these.
  const {left, right, bottom, top} = e;
  const far = NEAR * Math.max(right - left, top - bottom);
  forEachBody(frame, (at) => {
    const {x, y, w, h} = bounds(frame, at);
    const toX = Math.max(x - w - right, left - x - w, 0), toY = Math.max(y - h - top, bottom - y - h, 0);
    if (toX > far || toY > far) return;
    if (toX > 0) add(x < left ? x + w : x - w, (bottom + top) / 2, 0, 0);
    if (toY > 0) add((left + right) / 2, y < bottom ? y + h : y - h, 0, 0);
  });
  forEachJoint(frame, (at) => add(frame[at + JOINT.atA.x]!, frame[at + JOINT.atA.y]!, 0, 0));
  if (e.left > e.right) return SAMPLE;
  const high = e.top - e.bottom, size = Math.max(e.right - e.left, high);
  const margin = Math.min(0.5, size / 4) + 0.06 * size, above = low ? margin - 0.06 * (size - high) : margin;
  add((e.left + e.right) / 2, (e.bottom + e.top) / 2, (e.right - e.left) / 2 + margin, high / 2 + above);
  return e;
}

/** Up to this ratio of the boxes' diagonals, every stage shows both boxes whole. */
const LONGER = 5;
/** The margin around the smaller box beside a far larger one, in diagonals of the smaller box. */
const ABOUT = 0.35;

const reachOf = (frame: Float64Array, box: BoxSlots): number => Math.hypot(frame[box.w]!, frame[box.h]!);

function boxExtent(frame: Float64Array, boxes: readonly BoxSlots[]): Extent {
  const xs = boxes.flatMap(({corners}) => corners.map(({x}) => frame[x]!)), ys = boxes.flatMap(({corners}) => corners.map(({y}) => frame[y]!));
  return {left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys)};
}

/** Whether one box is far larger than the other, as the ground is. */
function isLopsided(frame: Float64Array, boxes: PairSlots): boolean {
  const [p, q] = boxes.map((box) => reachOf(frame, box)) as [number, number];
  return Math.max(p, q) > LONGER * Math.min(p, q);
}

/** The extent of a picked pair to show, metres: both boxes, or the smaller box and its surroundings if the other is far larger. */
export function pairExtent(frame: Float64Array, boxes: PairSlots): Extent {
  if (!isLopsided(frame, boxes)) return boxExtent(frame, boxes);
  const small = reachOf(frame, boxes[0]) < reachOf(frame, boxes[1]) ? boxes[0] : boxes[1];
  const {left, right, bottom, top} = boxExtent(frame, [small]), about = ABOUT * reachOf(frame, small);
  return {left: left - about, right: right + about, bottom: bottom - about, top: top + about};
}

/**
 * How to show a picked pair. whole: as in the Pair lab. near: only the smaller box on a far larger one. amid: with
 * room on all sides for arrows.
 */
export function viewOf(frame: Float64Array): 'whole' | 'near' | 'amid' {
  const stage = frame[W.stage]!;
  if (stage >= STAGE['warm-start']) return 'amid';
  // The first stages are about both whole boxes. If one box is far larger, the later stages have a larger scale.
  return stage >= STAGE.reference && isLopsided(pairOf(frame), pairBoxes) ? 'near' : 'whole';
}

/** The share of the canvas's width and height for the pair in each view. The rest is for further drawings. */
const ROOM = {near: [0.62, 0.62], amid: [0.4, 0.64]} as const;

/** The camera for the picked pair. It stays still between stages of the same view. */
export function pairCamera(frame: Float64Array, width: number, height: number): Camera {
  const pair = pairOf(frame), view = viewOf(frame);
  if (view === 'whole') return fit(pair, width, height);
  const {left, right, bottom, top} = pairExtent(pair, pairBoxes), [wide, high] = ROOM[view];
  return {scale: Math.min(wide * width / (right - left), high * height / (top - bottom)), x: (left + right) / 2, y: (bottom + top) / 2, width, height};
}
