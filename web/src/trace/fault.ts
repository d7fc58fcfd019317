import {ClipstageError} from '../base/error';
import {say} from '../text/words';

/** An error that says what a field of a trace is, and what it must be. */
export const fault = (field: string, got: string, range: string): ClipstageError => (
  new ClipstageError('invalid-trace', say('notice.invalid-field', {field, got, want: range}), {field, range}));
