import {make} from '../base/dom';
import type {Language} from '../text/text.gen';
import {say} from '../text/words';

export function save(blob: Blob, file: string): void {
  const url = URL.createObjectURL(blob);
  make('a', {href: url, download: file}).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000); // the browser may read it late
}

/** The message's language, and the message for a browser that refuses to copy. */
interface Saying { language?: Language | undefined; refused?: (() => string) | undefined }

/** Saves or copies a text, and returns the message about it. */
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
