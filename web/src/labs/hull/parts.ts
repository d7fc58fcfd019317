import {make} from '../../base/dom';

/** What the engine writes on the picture, a line each: a name, a space, the words. */
export const byName = (lines: string): ReadonlyMap<string, string> => new Map(lines.split('\n').filter(Boolean).map((line) => {
  const at = line.indexOf(' ');
  return [line.slice(0, at), line.slice(at + 1)];
}));

/** A stop for the keyboard on each hull, by its number from 0; focus is told the one that has the keyboard, from 1, and 0 when none has it any more. */
export const hullKeys = (nameOf: (hull: number) => string, focus: (hull: number) => void, signal: AbortSignal): HTMLElement[] => ['a', 'b'].map((letter, i) => {
  const key = make('div', {class: 'cs-boxkey', tabindex: '0', role: 'application', 'data-box': letter, 'aria-label': nameOf(i)});
  key.addEventListener('focus', () => focus(i + 1), {signal});
  key.addEventListener('blur', () => focus(0), {signal}); // as when it is taken away
  return key;
});

/** Where the row of surprises begins. */
export const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;
