import {ClipstageError} from '../../base/error';
import {SAMPLES, SCENES} from '../../base/figure.gen';
import {type Flat, flatten, repeated} from '../../engine/values';
import {say} from '../../text/words';

/** A scene as somebody's code gave it, as text or as object. */
export function flatScene(json: unknown): Flat {
  if (typeof json !== 'string') return flatten(json, 'invalid-scene');
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
