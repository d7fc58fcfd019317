import type {Camera, Extent} from '../../draw/camera';
import type {Rect} from '../../draw/geometry';
import {W} from '../../draw/layout.gen';
import {fitExtent, pairCamera} from './camera';
import {isPicked} from './frame';

/** The views of two compared worlds: see View in wasm/lab/world/lockstep. */
export const VIEWS = ['split', 'overlay', 'pair'] as const;

/** A part of the canvas, CSS pixels, and its subject: the first world, the second one, or their difference. */
export interface Viewport extends Rect { shows: 'first' | 'difference' | 'second'; heading: keyof typeof HEADING }

export const compares = (frame: Float64Array): boolean => frame[W.compare.second]! > 0;

export const secondOf = (frame: Float64Array): Float64Array => frame.subarray(frame[W.compare.second]);

/** The view of two compared worlds; undefined for one world. */
export const compareView = (frame: Float64Array): typeof VIEWS[number] | undefined => (compares(frame) ? VIEWS[frame[W.compare.view]!] : undefined);

/** Whether the picked pair's stages are drawn; otherwise the whole world is. */
export const showsPair = (frame: Float64Array): boolean => isPicked(frame) && (!compares(frame) || compareView(frame) === 'pair');

/**
 * The least width of a canvas with viewports side by side, CSS pixels. A narrower canvas shows one world above the
 * other, without the difference.
 */
const WIDE = 640;

/** The least width of a viewport with the number of contacts beside the title and the button that opens the layers, CSS pixels. */
const ROOMY = 300;

/** A heading's height, CSS pixels: in one line, or with up to two (lines) or three (tall) lines below its title. */
export const HEADING = {line: 32, lines: 64, tall: 80} as const;

/**
 * The viewports on a canvas: one, two or three of equal size. On a narrow canvas they are one above the other. Three
 * are also one above the other, below the covered part, if that shows the scene larger. Otherwise they are side by
 * side. extent is the scene's extent at its beginning; top is the height of the covered part, CSS pixels.
 */
export function viewports(frame: Float64Array, width: number, height: number, extent?: Extent, top = 0): Viewport[] {
  const view = compareView(frame), narrow = width < WIDE;
  const shown: Viewport['shows'][] = view === undefined ? ['first'] : view === 'overlay' ? ['difference'] : view === 'pair' || narrow ? ['first', 'second'] : ['first', 'difference', 'second'];
  const n = shown.length, room = (height - top) / n, heading = !narrow && width / n < ROOMY ? 'tall' : 'lines';
  if (n === 3 && extent && scaleOf(extent, width, room, HEADING.line) > scaleOf(extent, width / n, height, top + HEADING[heading])) {
    return shown.map((shows, i) => ({shows, heading: 'line', x: 0, y: top + i * room, width, height: room}));
  }
  return shown.map((shows, i) => ({shows, heading, ...narrow ? {x: 0, y: i * height / n, width, height: height / n} : {x: i * width / n, y: 0, width: width / n, height}}));
}

const scaleOf = (extent: Extent, width: number, height: number, covered: number): number => fitExtent(extent, width, height, extent.top, covered).scale;

/** The index of the viewport at a canvas point in CSS pixels, or -1. */
export const partAt = (parts: readonly Viewport[], px: number, py: number): number => parts.findIndex(({x, y, width, height}) => px < x + width && py < y + height);

/**
 * A viewport's camera. Its middle shows the same world point as the middle of the canvas's camera. If the second
 * world's picked pair is at another position, the camera shifts to draw it where the first world's pair is drawn.
 */
export function cameraIn(frame: Float64Array, camera: Camera, {shows, width, height}: Viewport): Camera {
  const own = {...camera, width, height};
  if (shows !== 'second' || !showsPair(frame)) return own;
  const first = pairCamera(frame, width, height), second = pairCamera(secondOf(frame), width, height);
  return {...own, x: own.x + second.x - first.x, y: own.y + second.y - first.y};
}
