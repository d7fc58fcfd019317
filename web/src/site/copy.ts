import {make} from '../base/dom';
import {saySite} from '../text/sitewords';

/** A text to copy, with its button. element contains both, and shows whether the text was copied. */
export interface Offer { element: HTMLElement; field: HTMLInputElement | HTMLTextAreaElement; button: HTMLButtonElement }

export function offer(text: string, {label, copy, lines}: {label: string; copy: string; lines?: number}): Offer {
  const field = lines === undefined
    ? make('input', {type: 'text', readonly: '', 'aria-label': label})
    : make('textarea', {readonly: '', rows: String(lines), 'aria-label': label, spellcheck: 'false'});
  field.value = text;
  field.addEventListener('focus', () => field.select());
  const button = make('button', {type: 'button'}, copy);
  const status = make('p', {class: 'offer-status', role: 'status'});
  button.addEventListener('click', () => void copyFrom(field, status));
  return {element: make('div', {class: 'offer'}, field, button, status), field, button};
}

/** Copies a field's text. If the browser refuses, the text is selected so that the reader can copy it. */
async function copyFrom(field: HTMLInputElement | HTMLTextAreaElement, status: HTMLElement): Promise<void> {
  status.textContent = '';
  try {
    await navigator.clipboard.writeText(field.value);
    status.textContent = saySite('page.share.copied');
  } catch {
    field.focus();
    field.select();
    status.textContent = saySite('page.share.refused');
  }
}
