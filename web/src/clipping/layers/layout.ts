// The layout, in pixels, of the tested axes with the boxes' shadows, and of the chart. The layers and the camera use it.

import {type Point, type Project, type Rect, cutPolygon, grow, isSmall} from '../../draw/geometry';
import {F} from '../../draw/layout.gen';

/** The corners v1 to v4 of box 0 (A) or 1 (B), in pixels. */
export function corners(frame: Float64Array, box: 0 | 1, at: Project): Point[] {
  return F.boxes[box].corners.map((c) => at(frame[c.x]!, frame[c.y]!));
}

/** The lanes of an axis, in pixels. Distances are measured outward from the boxes. */
export interface Lanes {
  owner: number; // to the shadow of the axis's own box
  other: number; // to the other box's shadow
  thick: number; // the thickness of both shadows
  measure: number; // to the mark of the overlap or the gap
}

export function lanes(width: number, height: number): Lanes {
  return isSmall(width, height)
    ? {owner: 12, other: 20, thick: 6, measure: 33}
    : {owner: 19, other: 32, thick: 10, measure: 52};
}

/** The width of an axis with its numbers, outward from the boxes, in pixels. A vertical axis needs more. */
export function laneDepth(width: number, height: number, out: Point): number {
  return isSmall(width, height) ? 48 + 36 * Math.abs(out.x) : 72 + 52 * Math.abs(out.x);
}

export interface AxisLayout {
  axis: number; // 0 to 3
  /** The point at t metres along the axis, and lane pixels outward from the boxes. */
  point(t: number, lane: number): Point;
  out: Point; // outward from the boxes
  along: Point;
  lo: number; // the ends of the shadows, metres
  hi: number;
}

/**
 * The tested axes, below or left of the boxes. With bounded, an axis moves to the opposite side if clearly less of it
 * is then beyond the canvas.
 */
export function layOutAxes(frame: Float64Array, at: Project, width: number, height: number, bounded: boolean): AxisLayout[] {
  const points = [...corners(frame, 0, at), ...corners(frame, 1, at)];
  const layouts: AxisLayout[] = [];
  F.axes.forEach((slots, axis) => {
    if (!frame[slots.tested]) return;
    const ux = frame[slots.direction.x]!, uy = frame[slots.direction.y]!;
    const ox = frame[slots.origin.x]!, oy = frame[slots.origin.y]!;
    const origin = at(ox, oy);
    const along = {x: ux, y: -uy};
    let across = {x: along.y, y: -along.x};
    if (across.y * 0.6 - across.x * 0.8 < 0) across = {x: -across.x, y: -across.y};

    const heights = points.map((p) => (p.x - origin.x) * across.x + (p.y - origin.y) * across.y);
    const low = Math.min(...heights), high = Math.max(...heights);

    const lo = Math.min(frame[slots.a.lo]!, frame[slots.b.lo]!);
    const hi = Math.max(frame[slots.a.hi]!, frame[slots.b.hi]!);
    const onSide = (sign: 1 | -1): AxisLayout => {
      const base = sign > 0 ? high : low;
      return {
        axis, along, lo, hi,
        out: {x: across.x * sign, y: across.y * sign},
        point(t, lane) {
          const p = at(ox + ux * t, oy + uy * t);
          const d = base + sign * lane;
          return {x: p.x + across.x * d, y: p.y + across.y * d};
        },
      };
    };
    const preferred = onSide(1);
    if (bounded) {
      const opposite = onSide(-1);
      if (overflow(preferred, width, height) > overflow(opposite, width, height) + 8) {
        layouts.push(opposite);
        return;
      }
    }
    layouts.push(preferred);
  });
  return layouts;
}

/** How far an axis's ends and middle are beyond the canvas's border, summed in pixels. */
function overflow(layout: AxisLayout, width: number, height: number): number {
  const depth = laneDepth(width, height, layout.out);
  let over = 0;
  for (const t of [layout.lo, (layout.lo + layout.hi) / 2, layout.hi]) {
    const p = layout.point(t, depth);
    over += Math.max(0, -p.x, p.x - width) + Math.max(0, -p.y, p.y - height);
  }
  return over;
}

/** Reports whether the tolerance rejected the axis of the largest separation. The chart then has a legend of its marks. */
export const passedOver = (frame: Float64Array): boolean => frame[F.best.largest] !== frame[F.best.axis];

function chartSize(frame: Float64Array, width: number, height: number): {width: number; height: number} {
  const size = isSmall(width, height) ? {width: 206, height: 100} : {width: 300, height: 146};
  return passedOver(frame) ? {...size, height: size.height + (isSmall(width, height) ? 17 : 24)} : size;
}

/**
 * The chart's rectangle, in a corner if possible. free: it is clear of the boxes. If no place is clear, the chosen
 * place hides the least.
 */
export function chartRect(frame: Float64Array, at: Project, width: number, height: number, anywhere: boolean): Rect & {free: boolean} {
  const size = chartSize(frame, width, height);
  const inset = isSmall(width, height) ? 8 : 16;
  const boxes = [corners(frame, 0, at), corners(frame, 1, at)];
  const right = width - inset - size.width, bottom = height - inset - size.height;
  const middleX = (width - size.width) / 2, middleY = (height - size.height) / 2;
  const spots: (readonly [number, number])[] = [
    [inset, inset], [right, inset], [inset, bottom], [right, bottom],
    [inset, middleY], [right, middleY], [middleX, inset], [middleX, bottom],
  ];
  if (anywhere) {
    for (let y = inset; y <= bottom; y += 10) for (let x = inset; x <= right; x += 10) spots.push([x, y]);
  }
  let best: Rect & {free: boolean} | undefined, least = Infinity;
  const clearance = isSmall(width, height) ? 6 : anywhere ? 8 : 22;
  for (const [x, y] of spots) {
    const rect = {x, y, ...size};
    const wide = grow(rect, clearance);
    const hidden = Math.max(...boxes.map((box) => areaWithin(box, wide)));
    if (hidden === 0) return {...rect, free: true};
    if (hidden < least) {
      least = hidden;
      best = {...rect, free: false};
    }
  }
  return best!;
}

/** The area of the part of a convex polygon inside r, square pixels. */
function areaWithin(polygon: readonly Point[], r: Rect): number {
  let p = cutPolygon(polygon, {x: r.x, y: 0}, {x: -1, y: 0});
  p = cutPolygon(p, {x: r.x + r.width, y: 0}, {x: 1, y: 0});
  p = cutPolygon(p, {x: 0, y: r.y}, {x: 0, y: -1});
  p = cutPolygon(p, {x: 0, y: r.y + r.height}, {x: 0, y: 1});
  let area = 0;
  p.forEach((a, i) => {
    const b = p[(i + 1) % p.length]!;
    area += a.x * b.y - b.x * a.y;
  });
  return Math.abs(area) / 2;
}
