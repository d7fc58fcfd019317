import {ClipstageError} from '../base/error';
import type {Key, Language} from '../text/text.gen';
import {say} from '../text/words';

/** The error of all calls to an engine that has ended. */
export function endOf(cause: unknown): ClipstageError {
  return new ClipstageError('panic', endWords('page.ended', cause), {stands: 'ended', cause});
}

/** A message about the end of an engine, with the cause. */
export function endWords(key: Key, cause: unknown, language?: Language): string {
  return say(key, {reason: ClipstageError.from(cause).message}, language);
}
