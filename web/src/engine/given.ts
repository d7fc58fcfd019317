import {ClipstageError} from '../base/error';
import {copyOptions, quoted} from '../base/options';
import {listed, say} from '../text/words';
import {textOf} from './values';

/** Reads each of the caller's options once. Throws if an option is unknown. */
export function readGiven(options: unknown, field: string, range: string, names: readonly string[]): Record<string, unknown> {
  if (typeof options !== 'object' || options === null) throw refusal(field, options, range);
  const {given, problems: [wrong]} = copyOptions(options);
  if (wrong !== undefined) throw wrong;
  const unknown = Object.keys(given).find((name) => given[name] !== undefined && !names.includes(name));
  if (unknown === undefined) return given;
  const values = listed(names);
  throw new ClipstageError('invalid-option', say('page.unknown-option', {option: quoted(unknown), values}), {field: unknown, range: values});
}

export function refusal(field: string, got: unknown, range: string): ClipstageError {
  return new ClipstageError('invalid-option', say('notice.invalid-field', {field, got: quoted(textOf(got)), want: range}), {field, range});
}
