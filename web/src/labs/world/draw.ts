import type {Camera} from '../../draw/camera';
import {drawBodies, drawChosen} from './layers/bodies';
import {drawGrid, drawScale, scaleCorners} from '../../draw/grid';
import {drawJoints} from './layers/joints';
import {drawContacts} from './layers/contacts';
import {WorldSheet} from './layers/sheet';
import {VERSION, W} from '../../draw/layout.gen';
import type {Theme} from '../../draw/theme';

/** The layers of a world, from the lowest to the highest. */
export const worldLayers: readonly {name: string; draw(sheet: WorldSheet): void}[] = [
  {name: 'grid', draw: drawGrid},
  {name: 'bodies', draw: drawBodies},
  {name: 'chosen', draw: drawChosen},
  {name: 'joints', draw: drawJoints},
  {name: 'contacts', draw: drawContacts},
  {name: 'scale', draw: (sheet) => drawScale(sheet, scaleCorners(sheet)[2])},
];

/** Draws a world's frame. ctx is scaled so that its unit is one CSS pixel. */
export function drawWorld(ctx: CanvasRenderingContext2D, frame: Float64Array, camera: Camera, theme: Theme): void {
  const got = frame[W.version];
  if (got !== VERSION) throw new Error(`frame layout v${got}, expected v${VERSION}: rebuild the wasm`);
  const sheet = new WorldSheet(ctx, frame, camera, theme);
  for (const {draw} of worldLayers) draw(sheet);
}
