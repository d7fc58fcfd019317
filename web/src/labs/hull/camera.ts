import type {Camera} from '../../draw/camera';
import type {Rect} from '../../draw/geometry';
import {H} from '../../draw/hull.gen';

/**
 * The rectangles of the two pictures on the canvas: both hulls, and the second picture, which shows the stage's
 * subject beside or below them.
 */
export interface Places { hulls: Rect; second: Rect; beside: boolean; stacked: boolean }
/** The picture that a narrow canvas shows alone. If undefined, a narrow canvas shows one picture above the other. */
export type Tab = 'space' | 'flat';

/** The least canvas width with the two pictures side by side, CSS pixels. */
const BESIDE = 560;
/** The first picture's share of the canvas's width, or of its height if the pictures are stacked. */
const WIDE = 0.61, TALL = 0.48;
/** The margin around the hulls in their picture, CSS pixels. */
const MARGIN = 26;

export const isNarrow = (width: number): boolean => width < BESIDE;

export function placesIn(width: number, height: number, tab?: Tab): Places {
  if (width >= BESIDE) {
    const left = Math.round(width * WIDE);
    return {hulls: {x: 0, y: 0, width: left, height}, second: {x: left, y: 0, width: width - left, height}, beside: true, stacked: false};
  }
  const all = {x: 0, y: 0, width, height}, none = {x: 0, y: 0, width: 0, height: 0};
  if (tab !== undefined) return {hulls: tab === 'space' ? all : none, second: tab === 'flat' ? all : none, beside: false, stacked: false};
  const top = Math.round(height * TALL);
  return {hulls: {...all, height: top}, second: {x: 0, y: top, width, height: height - top}, beside: false, stacked: true};
}

/** The three compared answers, by their names in the engine's texts. */
export const ANSWERS = ['strict', 'clipped', 'printed'] as const;
export type Answer = (typeof ANSWERS)[number];

/**
 * An answer's rectangle on the canvas (all). It contains the rectangles of both hulls, the contact plane, and the
 * plot of the answer's points over all tilts.
 */
export interface Part { all: Rect; hulls: Rect; flat: Rect; plot: Rect }

/** The heights of the heading above an answer's pictures, and of the view's buttons below them, CSS pixels. */
const HEAD = 44, FOOT = 48;

/**
 * The answers' parts of the canvas: side by side, or one below the other on a narrow canvas. In each part, the plot
 * is below the contact plane.
 */
export function answersIn(width: number, height: number, tab?: Tab): Part[] {
  const beside = width >= BESIDE, wide = beside ? Math.floor(width / 3) : width, tall = beside ? height : Math.floor(height / 3), rest = tall - HEAD - (beside ? FOOT : 0);
  const own = Math.round(beside ? rest * 0.43 : width * (tab === 'space' ? 0.52 : tab === 'flat' ? 0 : 0.44));
  return ANSWERS.map((_, i) => {
    const x = beside ? i * wide : 0, y = beside ? 0 : i * tall, top = y + HEAD, space = {x, y: top, width: beside ? wide : own, height: beside ? own : rest};
    const low = beside ? {x, y: top + own, width: wide, height: rest - own} : {x: x + own, y: top, width: wide - own, height: rest};
    const plane = !beside && tab === 'space' ? 0 : Math.round(low.height * 0.48);
    return {
      all: {x, y, width: wide, height: tall}, hulls: space, flat: {...low, width: plane > 0 ? low.width : 0, height: plane},
      plot: {...low, y: low.y + plane, height: low.height - plane},
    };
  });
}

/** The rectangles in which both hulls are drawn: one, or one for each compared answer. */
export const hullsIn = (frame: Float64Array, width: number, height: number, tab?: Tab): readonly Rect[] => (
  frame[H.compare.on] === 1 ? answersIn(width, height, tab).map(({hulls}) => hulls) : [placesIn(width, height, tab).hulls]);

/** The camera that fits both hulls into their picture, below a heading `head` CSS pixels high. */
export function fitHulls(frame: Float64Array, width: number, height: number, tab?: Tab, head = 0): Camera {
  const {hulls} = placesIn(width, height, tab);
  return fitHullsInto({...hulls, y: hulls.y + head, height: hulls.height - head}, frame, {width, height});
}

/** The camera that fits both hulls into any rectangle of a canvas. */
export function fitHullsInto(place: Rect, frame: Float64Array, {width, height}: {width: number; height: number}): Camera {
  const {x, y} = H;
  return fitInto(place, frame.length === 0 ? [0, 1, 0, 1] : [frame[x.lo]!, frame[x.hi]!, frame[y.lo]!, frame[y.hi]!], {width, height}, Math.min(MARGIN, place.width / 10));
}

/** The camera that fits an extent, [left, right, bottom, top] in metres, into the middle of a rectangle. */
export function fitInto(place: Rect, [left, right, bottom, top]: readonly [number, number, number, number], canvas: {width: number; height: number}, margin: number): Camera {
  const inside = (length: number): number => Math.max(1, length - 2 * margin);
  const scale = Math.min(inside(place.width) / Math.max(1e-12, right - left), inside(place.height) / Math.max(1e-12, top - bottom));
  return {
    ...canvas, scale,
    x: (left + right) / 2 - (place.x + place.width / 2 - canvas.width / 2) / scale,
    y: (bottom + top) / 2 + (place.y + place.height / 2 - canvas.height / 2) / scale,
  };
}
