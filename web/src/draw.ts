import type {Camera} from './camera';
import {type Placed, type Placement, lineHeight, placeLabels} from './label';
import {drawAxes} from './layers/axes';
import {drawBoxes, drawFills} from './layers/boxes';
import {drawChart, drawOverlap} from './layers/chart';
import {drawClip} from './layers/clip';
import {drawContacts} from './layers/contacts';
import {drawGap} from './layers/gap';
import {drawGrid, drawScale} from './layers/grid';
import {drawHandles} from './layers/handles';
import {drawIncident} from './layers/incident';
import {drawFront, drawKeep} from './layers/keep';
import {drawNumbers} from './layers/numbers';
import {drawOutsides, drawReference} from './layers/reference';
import {drawSetup} from './layers/setup';
import {Sheet} from './layers/sheet';
import {F, VERSION} from './layout.gen';
import type {Theme} from './theme';

export type {Placed} from './label';

/** A layer draws what the frame says of its subject at the frame's stage, or nothing. It keeps no state. */
export interface Layer {
  name: string;
  draw(sheet: Sheet): void;
}

/** The layers from the lowest to the highest. Labels come after all of them. */
export const layers: readonly Layer[] = [
  {name: 'grid', draw: drawGrid},
  {name: 'gap', draw: drawGap},
  {name: 'fills', draw: drawFills},
  {name: 'outsides', draw: drawOutsides},
  {name: 'front', draw: drawFront},
  {name: 'overlap', draw: drawOverlap},
  {name: 'boxes', draw: drawBoxes},
  {name: 'axes', draw: drawAxes},
  {name: 'reference', draw: drawReference},
  {name: 'setup', draw: drawSetup},
  {name: 'incident', draw: drawIncident},
  {name: 'clip', draw: drawClip},
  {name: 'keep', draw: drawKeep},
  {name: 'contacts', draw: drawContacts},
  {name: 'numbers', draw: drawNumbers},
  {name: 'chart', draw: drawChart},
  {name: 'handles', draw: drawHandles},
  {name: 'scale', draw: drawScale},
];

/**
 * Draws the frame's stage. ctx is scaled so that its unit is one CSS pixel. Returns the
 * rectangles of everything written. The picture depends on nothing but the arguments.
 */
export function drawFigure(ctx: CanvasRenderingContext2D, frame: Float64Array, camera: Camera, theme: Theme): Placed[] {
  const got = frame[F.version];
  if (got !== VERSION) throw new Error(`frame layout v${got}, expected v${VERSION}: rebuild the wasm`);

  const sheet = new Sheet(ctx, frame, camera, theme);
  for (const layer of layers) layer.draw(sheet);

  const edges = [0, 1].flatMap((box) => [1, 2, 3, 4].map((edge) => sheet.edge(box, edge)));
  const placements = placeLabels(sheet.labels, {
    width: camera.width, height: camera.height, edges, boxes: sheet.boxes, obstacles: sheet.obstacles, taken: sheet.taken,
  }, (text, request) => sheet.measure(text, request.size ?? 13, request.bold || request.headed));
  for (const placement of placements) if (placement.leader) {
    sheet.line(placement.leader.from, placement.leader.to, {color: placement.request.color, width: 1, alpha: 0.6});
  }
  for (const placement of placements) writeLabel(sheet, placement);
  return [...sheet.written, ...placements.map(({lines, rect}) => ({text: lines.join('\n'), ...rect}))];
}

function writeLabel(sheet: Sheet, {request, lines, rect, align}: Placement): void {
  const size = request.size ?? 13;
  const x = align === 'left' ? rect.x + 2 : align === 'right' ? rect.x + rect.width - 2 : rect.x + rect.width / 2;
  lines.forEach((line, i) => {
    sheet.write(line, x, rect.y + (i + 0.5) * lineHeight(size), {
      color: request.color, size, align, bold: request.bold || (request.headed && i === 0) || false,
    });
  });
}
