import {make} from '../base/dom';
import type {Language} from '../text/text.gen';
import {say} from '../text/words';

/** Makes the browser save a file with this name. */
export function save(blob: Blob, file: string): void {
  const url = URL.createObjectURL(blob);
  make('a', {href: url, download: file}).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000); // the browser may read it late
}

/** The message's language; and a function that returns the message if copying is refused. */
interface Saying { language?: Language | undefined; refused?: (() => string) | undefined }

/** Saves a text as a file, or copies it, and returns the message. */
export async function hand(act: 'save' | 'copy', text: string, file: string, {refused, language}: Saying = {}): Promise<string> {
  if (act === 'save') {
    save(new Blob([text], {type: 'application/json'}), file);
    return say('page.export.saved', {file}, language);
  }
  try {
    await navigator.clipboard.writeText(text);
    return say('page.export.copied', {}, language);
  } catch {
    return refused?.() ?? say('page.export.refused', {}, language);
  }
}
