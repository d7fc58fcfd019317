import type {Camera, Extent} from '../../draw/camera';
import type {Rect} from '../../draw/geometry';
import {W} from '../../draw/layout.gen';
import {fitExtent, pairCamera} from './camera';
import {isPicked} from './frame';

/** How two worlds that are compared are drawn: see View in wasm/lab/world. */
export const VIEWS = ['split', 'overlay', 'pair'] as const;

/** A part of the canvas, CSS pixels, and its subject: the first world, the second one, or their difference. */
export interface Viewport extends Rect { shows: 'first' | 'difference' | 'second'; heading: keyof typeof HEADING }

/** Two worlds are compared. */
export const compares = (frame: Float64Array): boolean => frame[W.compare.second]! > 0;

/** The frame of the second world. */
export const secondOf = (frame: Float64Array): Float64Array => frame.subarray(frame[W.compare.second]);

/** How they are drawn; undefined of one world. */
export const compareView = (frame: Float64Array): typeof VIEWS[number] | undefined => (compares(frame) ? VIEWS[frame[W.compare.view]!] : undefined);

/** The stages of the picked pair are drawn; else the whole world. */
export const showsPair = (frame: Float64Array): boolean => isPicked(frame) && (!compares(frame) || compareView(frame) === 'pair');

/** How wide a canvas is at least on which viewports stand side by side, CSS pixels; on others one is above the other, without the difference. */
const WIDE = 640;

/** How wide a viewport is at least in which the number of contacts has room beside the title, right of the button of the layers, CSS pixels. */
const ROOMY = 300;

/** The height of a viewport's heading, CSS pixels: all in one line, or up to two or three lines below its title. */
export const HEADING = {line: 32, lines: 64, tall: 80} as const;

/**
 * Where the worlds are drawn on a canvas of such a size: one viewport, two or three, which have one size. extent is what
 * there is to be seen of the scene as it began, and top how much of the canvas is covered above, CSS pixels. A wide scene
 * is drawn larger in rows than in columns: its viewports are then one above the other, below the covered part.
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

/** The camera of a viewport: the centre of the canvas's own camera is in its middle. The second world's pair may be elsewhere: it is shown at the same place as the first one's. */
export function cameraIn(frame: Float64Array, camera: Camera, {shows, width, height}: Viewport): Camera {
  const own = {...camera, width, height};
  if (shows !== 'second' || !showsPair(frame)) return own;
  const first = pairCamera(frame, width, height), second = pairCamera(secondOf(frame), width, height);
  return {...own, x: own.x + second.x - first.x, y: own.y + second.y - first.y};
}
