import {ClipstageError} from '../base/error';
import type {Key, Language} from '../text/text.gen';
import {say} from '../text/words';

export function endOf(cause: unknown): ClipstageError {
  return new ClipstageError('panic', endWords('page.ended', cause), {stands: 'ended', cause});
}

export function endWords(key: Key, cause: unknown, language?: Language): string {
  return say(key, {reason: ClipstageError.from(cause).message}, language);
}
