import type {ClipstageError} from '../../base/error';
import type {LANGUAGES, WorldStage} from '../../base/figure.gen';
import {OF_ALL, type Option, type ReadOptions, readHash, readOptions} from '../../base/options';
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
  /** Another pair is picked, the lower body first; null: none is. */
  picked: {a: number; b: number} | null;
  /** Another stage of the picked pair is shown. */
  stage: {stage: WorldStage};
  play: undefined;
  pause: undefined;
  error: ClipstageError;
  /** The state, as getState returns it, has changed; another scene was chosen. */
  state: {preset: boolean};
}

/** What may be chosen for a world's figure besides scene and hash. */
export const OPTIONS = {
  controls: {by: 'page', kind: 'choice', values: ['full', 'none'], default: 'full', meaning: 'page.option.controls'}, ...OF_ALL,
} as const satisfies Record<string, Option>;

/** Sorts out what was given for one. */
export function readWorldOptions(given: Readonly<Record<string, unknown>>): ReadOptions<typeof OPTIONS> & {hash: string} {
  const read = readOptions(OPTIONS, given, ['lab', 'scene', 'hash', ...Object.keys(OPTIONS)]);
  return {...read, hash: readHash(given.hash, read.problems)};
}
