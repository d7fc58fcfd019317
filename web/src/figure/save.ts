import {make} from '../base/dom';
import {say} from '../text/words';

/** Has the browser save a file of that name. */
export function save(blob: Blob, file: string): void {
  const url = URL.createObjectURL(blob);
  make('a', {href: url, download: file}).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000); // the browser reads it when it likes
}

/** Saves a text as a file, or copies it, and returns what is to be said of that. */
export async function hand(act: 'save' | 'copy', text: string, file: string, refused = (): string => say('page.export.refused')): Promise<string> {
  if (act === 'save') {
    save(new Blob([text], {type: 'application/json'}), file);
    return say('page.export.saved', {file});
  }
  try {
    await navigator.clipboard.writeText(text);
    return say('page.export.copied');
  } catch {
    return refused();
  }
}
