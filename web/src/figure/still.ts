import type {Theme} from '../draw/theme';
import type {Subject} from './picture';

/** A preset's stage, for which the build draws a poster. */
export interface Still {
  readonly frame: Float64Array;
  /** The preset's id, and its first frame. */
  readonly preset: string;
  readonly first: Float64Array;
  /** The engine's texts for a picture of hulls. */
  readonly drawn?: string;
}

/** Makes the drawing of a lab's poster. The lab's module poster exports it as posterOf. */
export type PosterOf = (still: Still, theme: Theme, size: {width: number; height: number}) => Subject;
