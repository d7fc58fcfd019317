import {languageAt} from '../base/dom';
import type {ClipstageError} from '../base/error';
import {Lost} from '../engine/instance';
import {endWords} from '../engine/end';
import {say} from '../text/words';

/** The error codes after which a second attempt may succeed. */
const RETRY: ReadonlySet<string> = new Set(['network', 'truncated', 'damaged', 'not-found']);

/** Shows errors over the poster, which stays in the figure's place. */
export function showFailure(container: HTMLElement, errors: readonly [ClipstageError, ...ClipstageError[]], retry: () => void): void {
  const notice = document.createElement('div');
  notice.className = 'cs-failure';
  notice.setAttribute('role', 'alert');
  notice.dataset.code = errors[0].code;
  for (const error of errors) {
    const message = document.createElement('p');
    message.textContent = error.stands === 'ended' ? endWords('page.ended.again', error.cause, languageAt(container)) : error.message;
    notice.append(message);
  }
  if (RETRY.has(errors[0].code) || ofEngine(errors[0])) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = say('page.retry', {}, languageAt(container));
    button.addEventListener('click', () => {
      notice.remove();
      retry();
    });
    notice.append(button);
  }
  container.append(notice);
}

/** Whether the error means that a loaded engine has failed. */
export function ofEngine({stands, cause}: ClipstageError): boolean { return stands === 'ended' || cause instanceof Lost; }
