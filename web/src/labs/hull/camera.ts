import type {Camera} from '../../draw/camera';
import type {Rect} from '../../draw/geometry';
import {H} from '../../draw/hull.gen';

/** Where the two pictures stand: both hulls, and beside or below it what this stage looks at. */
export interface Places { hulls: Rect; second: Rect; beside: boolean }

/** From this width on they stand side by side, CSS pixels. */
const BESIDE = 560;
/** The share of both hulls. */
const WIDE = 0.61, TALL = 0.48;
/** Between a picture and its rim. */
const MARGIN = 26;

export function placesIn(width: number, height: number): Places {
  if (width >= BESIDE) {
    const left = Math.round(width * WIDE);
    return {hulls: {x: 0, y: 0, width: left, height}, second: {x: left, y: 0, width: width - left, height}, beside: true};
  }
  const top = Math.round(height * TALL);
  return {hulls: {x: 0, y: 0, width, height: top}, second: {x: 0, y: top, width, height: height - top}, beside: false};
}

/** The camera that has both hulls in their place. */
export function fitHulls(frame: Float64Array, width: number, height: number): Camera {
  return fitHullsInto(placesIn(width, height).hulls, frame, {width, height});
}

/** The camera that has both hulls in some other place of a canvas. */
export function fitHullsInto(place: Rect, frame: Float64Array, {width, height}: {width: number; height: number}): Camera {
  const {x, y} = H;
  return fitInto(place, frame.length === 0 ? [0, 1, 0, 1] : [frame[x.lo]!, frame[x.hi]!, frame[y.lo]!, frame[y.hi]!], {width, height}, Math.min(MARGIN, place.width / 10));
}

/** The camera that has so much, [left, right, bottom, top] in metres, in the middle of a place of a canvas. */
export function fitInto(place: Rect, [left, right, bottom, top]: readonly [number, number, number, number], canvas: {width: number; height: number}, margin: number): Camera {
  const inside = (length: number): number => Math.max(1, length - 2 * margin);
  const scale = Math.min(inside(place.width) / Math.max(1e-12, right - left), inside(place.height) / Math.max(1e-12, top - bottom));
  return {
    ...canvas, scale,
    x: (left + right) / 2 - (place.x + place.width / 2 - canvas.width / 2) / scale,
    y: (bottom + top) / 2 + (place.y + place.height / 2 - canvas.height / 2) / scale,
  };
}
