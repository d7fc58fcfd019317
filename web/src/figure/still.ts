import type {Theme} from '../draw/theme';
import type {Subject} from './picture';

/** A stage of a preset, as the build draws its poster. */
export interface Still {
  readonly frame: Float64Array;
  /** The preset's id, and the frame with which it begins. */
  readonly preset: string;
  readonly first: Float64Array;
  /** The engine's texts on a picture of hulls. */
  readonly drawn?: string;
}

/** Returns the drawing of a lab's poster: the export posterOf of the lab's module poster. */
export type PosterOf = (still: Still, theme: Theme, size: {width: number; height: number}) => Subject;
