import type {Camera} from '../../../draw/camera';
import type {Theme} from '../../../draw/theme';
import {Pen} from '../../../draw/pen';
import {kit} from './kit';

/** What the layers of a world draw on, and the frame they draw. */
export class WorldSheet extends Pen {
  /** The size of a mark, CSS pixels: less where bodies are small. */
  readonly mark: number;

  readonly kit = kit;

  /** top: how much of it is covered above, CSS pixels. */
  constructor(ctx: CanvasRenderingContext2D, readonly frame: Float64Array, camera: Camera, theme: Theme, readonly top = 0) {
    super(ctx, camera, theme);
    this.mark = Math.max(1, Math.min(4.5, 0.14 * camera.scale));
  }
}
