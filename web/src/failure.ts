import type {ClipstageError} from './error';
import {say} from './words';

/** What may go better the next time. */
const RETRY: ReadonlySet<string> = new Set(['network', 'truncated', 'not-found']);

/** Says over the poster, which stays where the figure would be, what is missing. */
export function showFailure(place: HTMLElement, error: ClipstageError, retry: () => void): void {
  const notice = document.createElement('div');
  notice.className = 'cs-failure';
  notice.setAttribute('role', 'alert');
  notice.dataset.code = error.code;
  const message = document.createElement('p');
  message.textContent = error.message;
  notice.append(message);
  if (RETRY.has(error.code)) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = say('page.retry');
    button.addEventListener('click', () => {
      notice.remove();
      retry();
    });
    notice.append(button);
  }
  place.append(notice);
}
