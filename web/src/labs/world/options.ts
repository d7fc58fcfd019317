import type {ClipstageError} from '../../base/error';
import type {LANGUAGES} from '../../base/figure.gen';
import {OPTIONS, readPageOptions} from '../../base/options';
import type {Settings} from '../../engine/api';

/** The options of a world's figure. An invalid value shows a notice, and the default is used; an unknown option shows a notice. */
export interface WorldOptions {
  lab: 'world';
  /** A scene's id. */
  scene?: string;
  /** full has the menu of scenes and the buttons, none is the picture alone; full if left out. */
  controls?: 'full' | 'none';
  /** In which the figure speaks: en, the only one yet, if left out. */
  lang?: typeof LANGUAGES[number];
  /** As the reader's system has it, if left out. */
  theme?: 'light' | 'dark' | 'auto';
  /** What the figure shows, for those who do not see it. */
  alt?: string;
  /** A link's hash. It wins over scene; one that cannot be read shows a notice, and the default is used. */
  hash?: string;
}

/** What worlds tell, by type: of each command as it is taken, once the world and its frame are as it made them. The picture follows. */
export interface WorldEvents {
  /** The world stands at another step. */
  step: {step: number};
  /** Another scene has begun, or the same one anew. */
  scene: {scene: string};
  /** They are others: they were set, or belong to the scene that begins or to the step that was gone back to. */
  settings: Settings;
  play: undefined;
  pause: undefined;
  error: ClipstageError;
  /** The state, as getState returns it, has changed; another scene was chosen. */
  state: {preset: boolean};
}

/** What may be chosen for a world's figure of the options that embed.html takes too. */
const PAGE_OPTIONS = {controls: {...OPTIONS.controls, values: ['full', 'none']}, lang: OPTIONS.lang, theme: OPTIONS.theme, alt: OPTIONS.alt} as const;

/** Sorts out what was given for one. */
export function readWorldOptions(given: Readonly<Record<string, unknown>>): ReturnType<typeof readPageOptions<keyof typeof PAGE_OPTIONS>> {
  return readPageOptions(PAGE_OPTIONS, given, ['lab', 'scene', 'hash']);
}
