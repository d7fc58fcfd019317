import {WHERE} from '../base/figure.gen';
import {isA} from '../base/options';

/** What an event's target makes of keys: see lab.Where. A slider makes nothing of those with Ctrl or Command: Undo works there as on a button. */
export function where(target: EventTarget | null, command: boolean): number {
  if (!isA(target, Element)) return WHERE.elsewhere;
  if (command && target.matches('input[type=range]')) return WHERE.button;
  if (target.closest('input, select, textarea, [contenteditable]') !== null) return WHERE.field;
  const box = target.closest<HTMLElement>('.cs-boxkey');
  if (box !== null) return box.dataset.box === 'a' ? WHERE.boxA : box.dataset.box === 'b' ? WHERE.boxB : WHERE.pair;
  return target.closest('button, a, summary, [role=button]') === null ? WHERE.elsewhere : WHERE.button;
}
