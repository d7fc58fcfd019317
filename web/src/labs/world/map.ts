import {chartRect, corners, layOutAxes, laneDepth} from '../../clipping/layers/layout';
import {type Camera, toPixels} from '../../draw/camera';
import {type Point, type Rect, isSmall} from '../../draw/geometry';
import {F, W} from '../../draw/layout.gen';
import {pairOf} from './frame';
import {viewOf} from './camera';
import {STAGE} from './stage';

const INSET = 10;
/**
 * The share of the map's rectangle that the drawing may cover: in a new corner (coming), and in the map's current
 * corner (standing). SMALL is for small canvases.
 */
const MOST = {coming: 0.3, standing: 0.45}, SMALL = {coming: 0, standing: 0.1};

/** The size of the map in the corner of a picture, CSS pixels. */
const mapSize = (width: number, height: number): {width: number; height: number} => isSmall(width, height) ? {width: 92, height: 70} : {width: 150, height: 118};

/**
 * The rectangle of the world's map beside the picked pair: in the corner where it covers least of the boxes and of
 * all stages' drawings, or in the previous corner while it covers little there. It is undefined if no corner is free
 * enough, at the stages match and store, and beside the plane of a block.
 */
export function mapRect(frame: Float64Array, camera: Camera, covered: readonly Rect[] = [], last?: Rect): Rect | undefined {
  const {width, height} = camera, pair = pairOf(frame);
  if (frame[W.stage] === STAGE.match || frame[W.stage] === STAGE.store || frame[W.watch.block.case]) return undefined;
  const at = (x: number, y: number): Point => toPixels(camera, x, y);
  // A box far larger than the canvas is its background.
  const boxes = ([0, 1] as const).map((box) => around(corners(pair, box, at))).filter((r) => r.width < 2 * width && r.height < 2 * height);
  const taken: Rect[] = [...boxes, ...covered];
  // In the view whole, the axes and the chart of all stages with this camera count too.
  const whole = viewOf(frame) === 'whole';
  for (const layout of whole ? layOutAxes(pair, at, width, height, true) : []) {
    const depth = laneDepth(width, height, layout.out);
    taken.push(around([layout.point(layout.lo, 0), layout.point(layout.hi, 0), layout.point(layout.lo, depth), layout.point(layout.hi, depth)]));
  }
  if (whole && pair[F.reached]! >= STAGE['best-axis']) taken.push(chartRect(pair, at, width, height, false));
  const size = mapSize(width, height), right = width - INSET - size.width, bottom = height - INSET - size.height;
  const places = [[INSET, bottom], [right, bottom], [right, INSET], [INSET, INSET]].map(([x, y]) => ({x: x!, y: y!, ...size}));
  const hidden = (place: Rect): number => taken.reduce((sum, r) => sum + shared(r, place), 0);
  const area = size.width * size.height, most = isSmall(width, height) ? SMALL : MOST;
  const kept = last && places.find(({x, y}) => x === last.x && y === last.y);
  if (kept && hidden(kept) <= most.standing * area) return kept;
  const best = places.reduce((p, q) => (hidden(q) < hidden(p) ? q : p));
  return hidden(best) > most.coming * area ? undefined : best;
}

function around(points: readonly Point[]): Rect {
  const xs = points.map((p) => p.x), ys = points.map((p) => p.y), x = Math.min(...xs), y = Math.min(...ys);
  return {x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y};
}

function shared(p: Rect, q: Rect): number {
  const wide = Math.min(p.x + p.width, q.x + q.width) - Math.max(p.x, q.x), high = Math.min(p.y + p.height, q.y + q.height) - Math.max(p.y, q.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}
