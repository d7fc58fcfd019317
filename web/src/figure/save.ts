import {make} from '../base/dom';

/** Has the browser save a file of that name. */
export function save(blob: Blob, file: string): void {
  const url = URL.createObjectURL(blob);
  make('a', {href: url, download: file}).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000); // the browser reads it when it likes
}
