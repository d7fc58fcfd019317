import {languageAt, make, write} from '../base/dom';
import {focusedBeside} from './focus';
import {say} from '../text/words';

/** The keys that scroll the focused element. */
const SCROLL: ReadonlySet<string> = new Set([' ', 'Home', 'End', 'PageUp', 'PageDown', 'ArrowUp', 'ArrowDown']);

/**
 * Shows a sentence, or several lines, in a figure's notice. undo adds a button Undo. An empty message removes the
 * notice. A notice with the same text stays.
 */
export function showNotice(notice: HTMLElement, message: string, dismiss: () => void, undo?: () => void): void {
  const focused = notice.contains(focusedBeside(notice));
  if (!write(notice, message)) return;
  notice.hidden = message === '';
  if (message === '') {
    notice.replaceChildren();
    if (focused) notice.parentElement?.focus({preventScroll: true}); // the focused button is gone, so the picture gets the focus
    return;
  }
  const button = make('button', {class: 'cs-dismiss', type: 'button', 'aria-label': say('notice.dismiss', {}, languageAt(notice))}, '×');
  button.addEventListener('click', dismiss);
  const words = make('span', {}, message);
  words.addEventListener('keydown', (event) => {
    if (SCROLL.has(event.key)) event.stopPropagation(); // the key scrolls the notice only
  });
  notice.replaceChildren(words, button);
  if (undo) {
    const back = make('button', {class: 'cs-quiet', type: 'button'}, say('page.undo', {}, languageAt(notice)));
    back.addEventListener('click', undo);
    words.after(back);
  }
  // Some browsers do not make a scrolling element focusable.
  if (words.scrollHeight > words.clientHeight) words.tabIndex = 0;
  if (notice.closest('.cs-figure')?.matches(':focus-within, :hover')) notice.scrollIntoView({block: 'nearest'}); // the reader may press a button far below
}
