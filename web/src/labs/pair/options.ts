import type {ClipstageError} from '../../base/error';
import type {Stage} from '../../base/figure.gen';
import type {OptionName, WheelPolicy} from '../../base/options';
import type {Pose} from '../../engine/api';

/**
 * The options of options.ts, where controls are full if left out, and what only a page's own code can say. An invalid value
 * shows a notice, and the default is used; an unknown option shows a notice.
 */
export interface MountOptions extends Omit<{[Name in OptionName]?: string}, 'stage' | 'stages' | 'panels' | 'theme' | 'height'> {
  /** A preset's id. It wins over preset. */
  scene?: string;
  /** The stage to begin with. It wins over the one in state. */
  stage?: Stage;
  stages?: string | readonly Stage[];
  panels?: string | readonly string[];
  /** As the reader's system has it, if left out. */
  theme?: 'light' | 'dark' | 'auto';
  /** Of the figure, in CSS pixels; all of its place, if left out. */
  height?: number | string;
  /** A link's hash. It wins over all else; one that cannot be read shows a notice, and the default is used. */
  hash?: string;
  /** What a page has found wrong with the options before: it is said with what is found here. */
  problems?: readonly ClipstageError[];
  /** Who may have the wheel and a finger's swipe: the page, the figure once it has the focus (the default), or the figure, the wheel only where the page does not scroll. */
  wheel?: WheelPolicy;
}

/** What mount takes besides the options of options.ts. */
export const BESIDES = ['scene', 'hash', 'wheel'] as const satisfies readonly (keyof MountOptions)[];

/** What figures tell, by type: of each command as it is taken, once the figure and its frame are as it made them. The picture follows. */
export interface FigureEvents {
  stage: {stage: Stage; reached: boolean};
  pose: Pose;
  contacts: {count: number};
  play: undefined;
  pause: undefined;
  error: ClipstageError;
  /** The state, as getState returns it, has changed; another preset was chosen. */
  state: {preset: boolean};
}
