import type {Camera, Extent} from '../../draw/camera';
import type {Rect} from '../../draw/geometry';
import {W} from '../../draw/layout.gen';
import {fitExtent, pairCamera} from './camera';
import {isPicked} from './frame';

/** The views of two compared worlds: see View in wasm/lab/world/lockstep. */
export const VIEWS = ['split', 'overlay', 'pair'] as const;

/** A part of the canvas, CSS pixels, and its subject: the first world, the second one, or their difference. */
export interface Viewport extends Rect { shows: 'first' | 'difference' | 'second'; heading: keyof typeof HEADING }

/** Whether two worlds are compared. */
export const compares = (frame: Float64Array): boolean => frame[W.compare.second]! > 0;

/** The frame of the second world. */
export const secondOf = (frame: Float64Array): Float64Array => frame.subarray(frame[W.compare.second]);

/** The view of two compared worlds; undefined for one world. */
export const compareView = (frame: Float64Array): typeof VIEWS[number] | undefined => (compares(frame) ? VIEWS[frame[W.compare.view]!] : undefined);

/** Whether the stages of the picked pair are drawn; otherwise the whole world is. */
export const showsPair = (frame: Float64Array): boolean => isPicked(frame) && (!compares(frame) || compareView(frame) === 'pair');

/**
 * The least width of a canvas with viewports side by side, CSS pixels. On a narrower one, one world is above
 * the other, without the difference.
 */
const WIDE = 640;

/** The least width of a viewport in which the number of contacts fits beside the title and the button that opens the layers, CSS pixels. */
const ROOMY = 300;

/** The height of a viewport's heading, CSS pixels: all in one line, or up to two or three lines below its title. */
export const HEADING = {line: 32, lines: 64, tall: 80} as const;

/**
 * The viewports on a canvas of this size: one, two or three of equal size. extent is the scene's extent at its
 * beginning, and top the height of the covered part at the top, CSS pixels. If a wide scene is larger in rows
 * than in columns, its viewports are one above the other, below the covered part.
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

/** The number of the viewport that a point of the canvas is in, CSS pixels; -1 if none. */
export const partAt = (parts: readonly Viewport[], px: number, py: number): number => parts.findIndex(({x, y, width, height}) => px < x + width && py < y + height);

/**
 * The camera of a viewport: its middle shows the same point of the world as the middle of the canvas's own
 * camera. The second world's picked pair may be at another position: the camera moves so that it is drawn where
 * the first world's pair is.
 */
export function cameraIn(frame: Float64Array, camera: Camera, {shows, width, height}: Viewport): Camera {
  const own = {...camera, width, height};
  if (shows !== 'second' || !showsPair(frame)) return own;
  const first = pairCamera(frame, width, height), second = pairCamera(secondOf(frame), width, height);
  return {...own, x: own.x + second.x - first.x, y: own.y + second.y - first.y};
}
