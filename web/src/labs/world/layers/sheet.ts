import type {Camera} from '../../../draw/camera';
import type {Theme} from '../../../draw/theme';
import {Pen} from '../../../draw/pen';
import {kit} from './kit';

/** The outlines that distinguish two compared worlds' bodies. */
export type Outline = 'solid' | 'dashed';

/** Below this scale, boxes of the usual size are small. CSS pixels per metre. */
export const SMALL = 14;

/** The pen for a world's layers, with the frame to draw. */
export class WorldSheet extends Pen {
  /** A mark's radius in CSS pixels. It is smaller if bodies are small. */
  readonly mark: number;

  readonly kit = kit;

  /**
   * top: the height of the covered part above, CSS pixels. outline: the outline of bodies beside another world.
   * hollow: bodies are not filled. beside: the other world's frame.
   */
  constructor(ctx: CanvasRenderingContext2D, readonly frame: Float64Array, camera: Camera, theme: Theme, readonly top = 0, readonly outline?: Outline, readonly hollow?: boolean, readonly beside?: Float64Array) {
    super(ctx, camera, theme);
    this.mark = Math.max(1, Math.min(4.5, 0.14 * camera.scale));
  }

  /** Sets the line width in CSS pixels, and the dashes for this world's bodies. */
  outlined(width: number): void {
    this.ctx.lineWidth = width;
    if (this.outline === 'dashed') this.ctx.setLineDash(this.camera.scale < SMALL ? [2, 2] : [4, 3]);
  }
}
