import type {Camera} from '../../../draw/camera';
import type {Theme} from '../../../draw/theme';
import {Pen} from '../../../draw/pen';
import {kit} from './kit';

/** The outlines by which the bodies of two compared worlds differ. */
export type Outline = 'solid' | 'dashed';

/** Below this scale, in CSS pixels per metre, boxes of the usual size are small. */
export const SMALL = 14;

/** The sheet that the layers of a world draw on, and the frame that they draw. */
export class WorldSheet extends Pen {
  /** The radius of a mark, CSS pixels: less if bodies are small. */
  readonly mark: number;

  readonly kit = kit;

  /** top: the height of the covered part above, CSS pixels. outline: the look of bodies beside another world; hollow: without a fill; beside: the frame of that world. */
  constructor(ctx: CanvasRenderingContext2D, readonly frame: Float64Array, camera: Camera, theme: Theme, readonly top = 0, readonly outline?: Outline, readonly hollow?: boolean, readonly beside?: Float64Array) {
    super(ctx, camera, theme);
    this.mark = Math.max(1, Math.min(4.5, 0.14 * camera.scale));
  }

  /** Sets the line width (CSS pixels) and the dashes with which this world's bodies are outlined. */
  outlined(width: number): void {
    this.ctx.lineWidth = width;
    if (this.outline === 'dashed') this.ctx.setLineDash(this.camera.scale < SMALL ? [2, 2] : [4, 3]);
  }
}
