import {ClipstageError} from '../base/error';
import {say} from '../text/words';

/** The error for a trace's field, with its value and the allowed range. */
export const fault = (field: string, got: string, range: string): ClipstageError => (
  new ClipstageError('invalid-trace', say('notice.invalid-field', {field, got, want: range}), {field, range}));
