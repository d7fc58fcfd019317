import {contains, type Point, toSegment} from './geometry';
import type {Theme} from './theme';

/** A thing of a picture that a text may mark: its kind and number, as the engine names it, and a point, the ends of a line, or the corners of a polygon, CSS pixels. */
export interface Thing { kind: number; number?: number; points: readonly Point[]; color: string; hidden?: boolean }

/** Half the width within which a pointer meets a line, and the distance within which it meets a point, CSS pixels. */
const NEAR = 7;

/** The radius of a marked point, CSS pixels. */
const RADIUS = 7;

/** Whether a thing is the marked one, which the engine gives as kind and number. */
export const isThing = ({kind, number = 0}: Thing, marked: readonly number[]): boolean => kind === marked[0] && number === marked[1];

/** The author's labels of those things that are there, each at the middle of its thing. */
export function labelsOf(things: readonly Thing[], {labels = []}: Pick<Theme, 'labels'>): {key: string; text: string; at: Point; color: string; centred: boolean; inside: true; bold: true; priority: number}[] {
  return labels.flatMap(({kind, number, text}, i) => things.filter((thing) => !thing.hidden && isThing(thing, [kind, number])).map(({points, color}) => ({
    key: `own ${i}`, text, at: middleOf(points), color, centred: points.length > 2, inside: true, bold: true, priority: 96,
  })));
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((p, q) => ({x: p.x + q.x, y: p.y + q.y}));
  return {x: sum.x / points.length, y: sum.y / points.length};
}

/** Draws marked things: a halo, and the thing in its colour. */
export function drawMarked(ctx: CanvasRenderingContext2D, things: readonly Thing[], theme: Theme): void {
  for (const {points, color} of things) {
    const [p] = points, round = points.length === 1;
    ctx.save();
    ctx.lineCap = ctx.lineJoin = 'round';
    ctx.setLineDash([]);
    ctx.beginPath();
    if (round) ctx.arc(p!.x, p!.y, RADIUS, 0, 2 * Math.PI);
    else points.forEach(({x, y}, i) => (i === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)));
    if (points.length > 2) ctx.closePath();
    for (const [ink, width] of [[theme.ink, 17], [theme.mark, 14], [color, 5]] as const) {
      ctx.strokeStyle = ink;
      ctx.lineWidth = round ? width - 4 : width;
      if (!round || width > 5) ctx.stroke();
    }
    ctx.fillStyle = color;
    if (round) ctx.fill();
    ctx.restore();
  }
}

/** The things at a point: all lines and points there; polygons only where nothing else is. Hidden things are not met. */
export function thingsAt(things: readonly Thing[], at: Point): Thing[] {
  const open = things.filter(({hidden}) => !hidden);
  const small = open.filter(({points: [from, to = from, third]}) => third === undefined && toSegment(at, {from: from!, to: to!}) <= NEAR);
  return small.length > 0 ? small : open.filter(({points}) => points.length > 2 && contains(points, at));
}
