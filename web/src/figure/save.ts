import {make} from '../base/dom';
import {say} from '../text/words';

/** Makes the browser save a file with this name. */
export function save(blob: Blob, file: string): void {
  const url = URL.createObjectURL(blob);
  make('a', {href: url, download: file}).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000); // the browser may read it late
}

/** Saves a text as a file, or copies it, and returns the message. */
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
