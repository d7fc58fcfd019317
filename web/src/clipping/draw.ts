import type {Camera} from '../draw/camera';
import type {Placed, Placement, Slot} from '../draw/label';
import type {Point, Rect} from '../draw/geometry';
import {drawAsk} from './layers/ask';
import {drawAxes} from './layers/axes';
import {drawBoxes, drawFills} from './layers/boxes';
import {drawChart, drawOverlap} from './layers/chart';
import {drawClip} from './layers/clip';
import {drawContacts} from './layers/contacts';
import {drawEdges} from './layers/edges';
import {drawGap} from './layers/gap';
import {drawGrid, drawScale} from '../draw/grid';
import {drawHandles} from './layers/handles';
import {drawLabels, drawMarkedPoint, drawMarks, marker} from './layers/marks';
import {drawIncident} from './layers/incident';
import {drawFront, drawKeep} from './layers/keep';
import {drawMeasure} from './layers/measure';
import {drawNumbers} from './layers/numbers';
import {drawOutsides, drawReference} from './layers/reference';
import {drawSetup} from './layers/setup';
import type {Hit} from '../draw/board';
import {Sheet} from './layers/sheet';
import {labelTimes} from './layers/time';
import {ease} from '../draw/easing';
import {QUANTITY} from '../base/figure.gen';
import {F, VERSION} from '../draw/layout.gen';
import type {Thing} from '../draw/marks';
import type {Theme} from '../draw/theme';

export type {Placed} from '../draw/label';
export type {Hit} from '../draw/board';
export {Sheet} from './layers/sheet';

/** A layer draws one subject of the picture, or nothing if the frame's stage does not have it. It keeps no state. */
export interface Layer {
  name: string;
  draw(sheet: Sheet): void;
}

/** The layers from the lowest to the highest. The grid is below them, the scale and the labels are above. */
export const layers: readonly Layer[] = [
  {name: 'gap', draw: drawGap},
  {name: 'fills', draw: drawFills},
  {name: 'outsides', draw: drawOutsides},
  {name: 'front', draw: drawFront},
  {name: 'overlap', draw: drawOverlap},
  {name: 'boxes', draw: drawBoxes},
  {name: 'marks', draw: drawMarks},
  {name: 'axes', draw: drawAxes},
  {name: 'reference', draw: drawReference},
  {name: 'setup', draw: drawSetup},
  {name: 'incident', draw: drawIncident},
  {name: 'clip', draw: drawClip},
  {name: 'keep', draw: drawKeep},
  {name: 'contacts', draw: drawContacts},
  {name: 'marked-point', draw: drawMarkedPoint},
  {name: 'labels', draw: drawLabels},
  {name: 'edges', draw: drawEdges},
  {name: 'numbers', draw: drawNumbers},
  {name: 'chart', draw: drawChart},
  {name: 'ask', draw: drawAsk},
  {name: 'handles', draw: drawHandles},
];

export interface DrawOptions {
  /**
   * The picture's position between the stages: 3 is stage 3 at rest, 3.4 is 40 % of the way from stage 3 to
   * stage 4. Default: the frame's stage.
   */
  position?: number;
  /** The picture stands between the stages: it responds to the pointer. */
  held?: boolean;
  /** The place of the measuring cursor, CSS pixels. */
  measure?: Point | undefined;
  /** The result of the last drawing: labels then keep their places while a box is dragged. */
  previous?: Drawn | undefined;
  /** Draws above the grid and below the pair: its neighbours in a world. */
  under?: ((sheet: Sheet) => void) | undefined;
  /** Layers that replace the stage's own. The picture then does not depend on the position. */
  layers?: readonly Layer[] | undefined;
  /** Identifies the content that the options under and layers draw: if it changes, labels are placed anew. */
  key?: string | undefined;
}

/** The result of a drawing. */
export interface Drawn {
  /** The rectangles of all texts; none while the picture moves. */
  labels: Placed[];
  /** The areas that show a quantity under the pointer, the later ones on top; none while the picture moves. */
  hits: readonly Hit[];
  /** Finds the things at a point, by QUANTITY: none while the picture moves. */
  thingsAt(at: Point): Pick<Thing, 'kind'>[];
  /** Kept for the next drawing: the labels' layouts. */
  memory: Memory;
}

/** The texts' layout in a stage's still picture, which is cached between drawings. */
interface Still {
  placements: readonly Placement[];
  written: readonly Placed[];
  scale: Rect | undefined;
}

interface Memory {
  /** Identifies the inputs of the layouts, which are valid only for this key. */
  key: string;
  camera: Camera;
  stage: number;
  stills: ReadonlyMap<number, Still>;
}

/**
 * Draws the frame's stage, or a picture on the way to it. ctx must be scaled so that its unit is one CSS pixel.
 * The picture depends only on the arguments.
 */
export function drawFigure(ctx: CanvasRenderingContext2D, frame: Float64Array, camera: Camera, theme: Theme, options: DrawOptions = {}): Drawn {
  const got = frame[F.version];
  if (got !== VERSION) throw new Error(`frame layout v${got}, expected v${VERSION}: rebuild the wasm`);

  const position = (options.layers ? undefined : options.position) ?? frame[F.stage]!;
  const stage = Math.ceil(position);
  const key = [keyOf(frame, camera, theme), options.layers?.map(({name}) => name), options.key].join();
  const last = options.previous?.memory;
  const stills = new Map(last?.key === key ? last.stills : []);
  // While a box is dragged, labels stay near their old places.
  const dragged = last && last.key !== key && last.stage === stage && last.camera === camera;
  const before = dragged ? new Map(last.stills.get(stage)?.placements.map(({key, slot}) => [key, slot])) : undefined;
  const still = (stage: number, drawn?: Sheet): Still => {
    let found = stills.get(stage);
    if (!found) {
      found = layOut(drawn ?? lay(new Sheet(silent(ctx), frame, camera, theme, stage), options), before);
      stills.set(stage, found);
    }
    return found;
  };

  const sheet = lay(new Sheet(ctx, frame, camera, theme, position), options);
  const memory = {key, camera, stage, stills};
  if (sheet.t === 1) {
    const {placements, written} = still(stage, sheet);
    for (const placement of placements) sheet.writeLeader(placement);
    for (const placement of placements) sheet.writeLabel(placement);
    const measured = options.measure && drawMeasure(sheet, options.measure);
    const hits = [...sheet.hits, ...placements.flatMap(hitsOf)];
    return {
      memory, hits, thingsAt: marker(sheet, hits),
      labels: [
        ...written,
        ...placements.map(({request, lines, rect}) => ({text: lines.join('\n'), ...rect, ...(request.quantity !== undefined && {quantity: request.quantity})})),
        ...(measured ? [measured] : []),
      ],
    };
  }

  // During a transition, labels that are the same in both stages stay. Of the others only the labels of the frame's
  // stage are drawn: they fade in at the end of the way to it, and out at the beginning of the way from it.
  const from = still(stage - 1), to = still(stage);
  const {near, far} = labelTimes(frame, stage), shown = frame[F.stage];
  const going = 1 - ease(sheet.t, 0, near), coming = ease(sheet.t, far, 1);
  const stays = (p: Placement, others: readonly Placement[]): boolean => others.some((q) =>
    p.lines.join() === q.lines.join() && p.request.color === q.request.color && p.request.size === q.request.size && Math.hypot(p.rect.x - q.rect.x, p.rect.y - q.rect.y) < 1);
  for (const [placements, others, old] of [[from.placements, to.placements, true], [to.placements, from.placements, false]] as const) {
    for (const p of placements) {
      const staying = stays(p, others);
      if (staying && !old) continue; // the label was written with the old stage's labels
      sheet.faded(staying ? 1 : shown !== (old ? stage - 1 : stage) ? 0 : old ? going : coming, () => {
        sheet.writeLeader(p);
        sheet.writeLabel(p);
      });
    }
  }
  const same = from.scale && to.scale && from.scale.x === to.scale.x && from.scale.y === to.scale.y;
  if (from.scale) sheet.faded(same ? 1 : going, () => drawScale(sheet, from.scale!));
  if (to.scale && !same) sheet.faded(coming, () => drawScale(sheet, to.scale!));
  if (options.measure) drawMeasure(sheet, options.measure);
  const hits = options.held ? sheet.hits : [];
  return {memory, labels: [], hits, thingsAt: options.held ? marker(sheet, hits) : () => []};
}

/** The areas of a label that respond to the pointer: the whole label for one quantity, or an area for each line that has a quantity. */
function hitsOf({request, lines, rect}: Placement): Hit[] {
  if (request.quantity) return [{quantity: request.quantity, ...rect}];
  const height = rect.height / lines.length;
  return lines.flatMap((_, i) => (request.quantities?.[i] ? [{quantity: request.quantities[i], x: rect.x, y: rect.y + i * height, width: rect.width, height}] : []));
}

/** The QUANTITY at a point of the canvas, the topmost one; QUANTITY.none if there is none. */
export function quantityAt({hits}: Pick<Drawn, 'hits'>, x: number, y: number): number {
  for (let i = hits.length - 1; i >= 0; i--) {
    const hit = hits[i]!;
    if (x >= hit.x && y >= hit.y && x < hit.x + hit.width && y < hit.y + hit.height) return hit.quantity;
  }
  return QUANTITY.none;
}

function lay(sheet: Sheet, {under, layers: own = layers}: DrawOptions): Sheet {
  drawGrid(sheet);
  under?.(sheet);
  for (const layer of own) layer.draw(sheet);
  if (sheet.t === 1) {
    sheet.scale = sheet.placeScale(sheet.boxes);
    if (sheet.scale) drawScale(sheet, sheet.scale);
  }
  return sheet;
}

/** Places the labels of a still picture. */
function layOut(sheet: Sheet, before: ReadonlyMap<string, Slot> | undefined): Still {
  const edges = [0, 1].flatMap((box) => [1, 2, 3, 4].map((edge) => sheet.edge(box, edge)));
  const placements = sheet.placeLabels(edges, sheet.boxes, before);
  return {placements, written: sheet.written, scale: sheet.scale};
}

/** The cache key of a layout of labels: all that their places and colours depend on, except the stage. */
function keyOf(frame: Float64Array, camera: Camera, theme: Theme): string {
  const boxes = F.boxes.flatMap((box) => [box.w, box.h, box.x, box.y, box.angle]);
  return [...[...boxes, F.numbers, ...Object.values(F.ask), F.focus, F.hover, F.part].map((slot) => frame[slot]), camera.scale, camera.x, camera.y, camera.width, camera.height, camera.pixel, ...Object.values(theme)].join();
}

/** A context that measures text as ctx does and draws nothing. */
function silent(ctx: CanvasRenderingContext2D): CanvasRenderingContext2D {
  const nothing = (): void => {};
  return new Proxy(ctx, {
    get: (_, name) => (name === 'measureText' ? (text: string) => ctx.measureText(text) : nothing),
    set: (_, name, value) => name === 'font' ? Reflect.set(ctx, name, value, ctx) : true,
  });
}
