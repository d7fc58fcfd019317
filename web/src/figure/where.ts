import {WHERE} from '../base/figure.gen';
import {isA} from '../base/options';

/** What an event's target makes of keys: see lab.Where. */
export function where(target: EventTarget | null): number {
  if (!isA(target, Element)) return WHERE.elsewhere;
  if (target.closest('input, select, textarea, [contenteditable]') !== null) return WHERE.field;
  const box = target.closest<HTMLElement>('.cs-boxkey');
  if (box !== null) return box.dataset.box === 'a' ? WHERE.boxA : box.dataset.box === 'b' ? WHERE.boxB : WHERE.pair;
  return target.closest('button, a, summary, [role=button]') === null ? WHERE.elsewhere : WHERE.button;
}
