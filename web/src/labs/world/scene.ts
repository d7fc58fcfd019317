import {ClipstageError} from '../../base/error';
import {SAMPLES, SCENES} from '../../base/figure.gen';
import {type Flat, flatten, repeated} from '../../engine/values';
import {say} from '../../text/words';

/** The most that a scene's text may have, MiB: a little more than the largest scene needs. */
const MOST = 8;

/** Refuses a text of so many bytes, or of so many UTF-16 units, if that is too much. */
export function refuseLarge(length: number): void {
  if (length <= MOST * 2 ** 20) return;
  const range = say('page.import.most', {most: String(MOST)});
  const got = say('page.import.large', {size: (Math.ceil(10 * length / 2 ** 20) / 10).toFixed(1)});
  throw new ClipstageError('invalid-scene', say('notice.invalid-field', {field: 'scene', got, want: range}), {field: 'scene', range});
}

/** A scene as somebody's code gave it, as text or as object. A text that is too large is refused before it is parsed. */
export function flatScene(json: unknown): Flat {
  if (typeof json !== 'string') return flatten(json, 'invalid-scene');
  refuseLarge(json.length);
  let scene: unknown;
  try {
    scene = JSON.parse(json.replace(/^\ufeff/, '')) as unknown;
  } catch (cause) {
    const got = say('notice.unreadable', {reason: (cause as Error).message});
    throw new ClipstageError('invalid-scene', say('notice.invalid-field', {field: 'scene', got, want: 'JSON'}), {field: 'scene', range: 'JSON', cause});
  }
  const field = repeated(json);
  if (field === '') return flatten(scene, 'invalid-scene');
  const range = say('notice.range.once');
  throw new ClipstageError('invalid-scene', say('notice.invalid-field', {field, got: say('notice.twice'), want: range}), {field, range});
}

/** Whether a scene is one of the menu's. */
export function isNamed(scene: string): boolean { return (SCENES as readonly string[]).includes(scene); }

/** Whether it is one of Box2D-Lite's. */
export function isSample(scene: string): boolean { return (SCENES as readonly string[]).slice(0, SAMPLES).includes(scene); }
