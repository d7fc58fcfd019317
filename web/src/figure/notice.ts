import {make, write} from '../base/dom';
import {focusedBeside} from './focus';
import {say} from '../text/words';

/** The keys that scroll what has the focus. */
const SCROLL: ReadonlySet<string> = new Set([' ', 'Home', 'End', 'PageUp', 'PageDown', 'ArrowUp', 'ArrowDown']);

/**
 * Says a sentence, or some on lines of their own, in a figure's notice, with a button that undoes what it is about, if that can be; an empty one
 * takes it away. One that is there already stays.
 */
export function showNotice(notice: HTMLElement, message: string, dismiss: () => void, undo?: () => void): void {
  const focused = notice.contains(focusedBeside(notice));
  if (!write(notice, message)) return;
  notice.hidden = message === '';
  if (message === '') {
    notice.replaceChildren();
    if (focused) notice.parentElement?.focus({preventScroll: true}); // to the picture: its button is gone
    return;
  }
  const button = make('button', {class: 'cs-dismiss', type: 'button', 'aria-label': say('notice.dismiss')}, '×');
  button.addEventListener('click', dismiss);
  const words = make('span', {}, message);
  words.addEventListener('keydown', (event) => {
    if (SCROLL.has(event.key)) event.stopPropagation(); // not the figure's then
  });
  notice.replaceChildren(words, button);
  if (undo) {
    const back = make('button', {class: 'cs-quiet', type: 'button'}, say('page.undo'));
    back.addEventListener('click', undo);
    words.after(back);
  }
  // Not every browser lets the keyboard into what scrolls.
  if (words.scrollHeight > words.clientHeight) words.tabIndex = 0;
}
