import {SHAPE_QUANTITY} from '../../base/shape.gen';
import type {Hit} from '../../draw/board';
import type {Camera} from '../../draw/camera';
import type {Point, Rect} from '../../draw/geometry';
import {drawGrid, drawScale} from '../../draw/grid';
import type {Placed, Slot} from '../../draw/label';
import {type Thing, thingsAt} from '../../draw/marks';
import {S} from '../../draw/shape.gen';
import type {Theme} from '../../draw/theme';
import {drawAxis, drawCapsuleClip, drawNearest} from './layers/capsules';
import {drawContacts} from './layers/contacts';
import {drawFaces} from './layers/faces';
import {drawAsk, drawHands} from './layers/hands';
import {drawLabels, drawMarkedLines, drawMarkedPoints, thingsOf} from './layers/marks';
import {drawClip, drawEdges} from './layers/polygons';
import {drawDistance, drawRegion} from './layers/round';
import {drawFrames, drawShapes} from './layers/shapes';
import {Sheet} from './sheet';

/** A layer draws one subject of the picture, or nothing if the stage does not have it. */
export const layers: readonly {readonly name: string; readonly draw: (sheet: Sheet) => void}[] = [
  {name: 'region', draw: drawRegion},
  {name: 'shapes', draw: drawShapes},
  {name: 'marks', draw: drawMarkedLines},
  {name: 'frames', draw: drawFrames},
  {name: 'faces', draw: drawFaces},
  {name: 'distance', draw: drawDistance},
  {name: 'nearest', draw: drawNearest},
  {name: 'axis', draw: drawAxis},
  {name: 'capsule-clip', draw: drawCapsuleClip},
  {name: 'edges', draw: drawEdges},
  {name: 'clip', draw: drawClip},
  {name: 'contacts', draw: drawContacts},
  {name: 'marked-points', draw: drawMarkedPoints},
  {name: 'labels', draw: drawLabels},
  {name: 'ask', draw: drawAsk},
  {name: 'hands', draw: drawHands},
];

export interface DrawOptions {
  /** The result of the last drawing: labels keep their places while a shape is dragged. */
  previous?: Drawn | undefined;
  /** Areas that labels must not cover. */
  taken?: readonly Rect[];
}

/** The result of a drawing. */
export interface Drawn {
  labels: Placed[];
  /** The areas that show a quantity under the pointer, the later ones on top. */
  hits: readonly Hit[];
  /** Finds the things with a name at a point. */
  thingsAt(at: Point): Thing[];
  slots: ReadonlyMap<string, Slot>;
  stage: number;
}

/** Draws the frame's stage. ctx must be scaled so that its unit is one CSS pixel. */
export function drawShapePair(ctx: CanvasRenderingContext2D, frame: Float64Array, camera: Camera, theme: Theme, {previous, taken = []}: DrawOptions = {}): Drawn {
  const sheet = new Sheet(ctx, frame, camera, theme);
  drawGrid(sheet);
  sheet.taken.push(...taken);
  for (const layer of layers) layer.draw(sheet);
  const place = sheet.placeScale(sheet.outlines);
  if (place) drawScale(sheet, place);
  const edges = sheet.cores.flatMap((core) => core.map((from, i) => ({from, to: core[(i + 1) % core.length]!})));
  const placements = sheet.placeLabels(edges, sheet.outlines, previous?.stage === frame[S.stage] ? previous?.slots : undefined);
  for (const placement of placements) sheet.writeLeader(placement);
  for (const placement of placements) sheet.writeLabel(placement);
  const labels = placements.map(({request: {quantity}, lines, rect}) => ({text: lines.join('\n'), ...rect, ...quantity !== undefined && {quantity}}));
  const things = thingsOf(sheet);
  return {
    labels: [...sheet.written, ...labels], hits: [...sheet.hits, ...labels.flatMap(({quantity, ...rect}) => (quantity ? [{quantity, ...rect}] : []))],
    thingsAt: (at) => thingsAt(things, at), slots: new Map(placements.map(({key, slot}) => [key, slot])), stage: frame[S.stage]!,
  };
}

/** The quantity at a point of the canvas, the topmost one. */
export function quantityAt({hits}: Pick<Drawn, 'hits'>, {x, y}: Point): number {
  for (let i = hits.length - 1; i >= 0; i--) {
    const hit = hits[i]!;
    if (x >= hit.x && y >= hit.y && x < hit.x + hit.width && y < hit.y + hit.height) return hit.quantity;
  }
  return SHAPE_QUANTITY.none;
}
