import {WHERE} from '../base/figure.gen';
import {isA} from '../base/options';

/**
 * The kind of an event's target, which tells the keys that the target uses: see lab.Where. With Ctrl or Command a
 * slider uses no keys, so Undo works there as on a button.
 */
export function where(target: EventTarget | null, command: boolean): number {
  if (!isA(target, Element)) return WHERE.elsewhere;
  if (command && target.matches('input[type=range]')) return WHERE.button;
  if (target.closest('input, select, textarea, [contenteditable]') !== null) return WHERE.field;
  const box = target.closest<HTMLElement>('.cs-boxkey');
  if (box !== null) return box.dataset.box === 'a' ? WHERE.boxA : box.dataset.box === 'b' ? WHERE.boxB : WHERE.pair;
  return target.closest('button, a, summary, [role=button]') === null ? WHERE.elsewhere : WHERE.button;
}

const MOVES = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'], PAGES = ['PageUp', 'PageDown'];
/** The keys that a focused control uses. "text" stands for all keys that write a character. */
const USED: readonly (readonly [selector: string, keys: readonly string[]])[] = [
  ['input[type=range]', [...MOVES, ...PAGES]],
  ['input[type=radio]', [...MOVES, ' ']],
  ['input[type=checkbox], input[type=file]', [' ', 'Enter']],
  ['select, textarea', [...MOVES, ...PAGES, 'text', 'Enter', 'Backspace', 'Delete']],
  ['input, [contenteditable]', [...MOVES, 'text', 'Enter', 'Backspace', 'Delete']],
  ['button, a, summary, [role=button]', [' ', 'Enter']],
];

export function usesKey({target, key, ctrlKey, altKey, metaKey}: KeyboardEvent): boolean {
  if (!isA(target, Element) || ctrlKey || altKey || metaKey) return false;
  const keys = USED.find(([selector]) => target.closest(selector) !== null)?.[1] ?? [];
  return keys.includes(key) || (key.length === 1 && keys.includes('text'));
}
