import {make} from '../../base/dom';
import {say} from '../../text/words';
import type {Tab} from './camera';
import type {Axis} from './space/space';

/** The buttons that look along an axis, from the side, and along the normal. */
export const axisButtons = (along: (axis: Axis) => void): HTMLElement[] => (['x', 'y', 'z', 'side', 'n'] as const).map((axis) => {
  const named = axis === 'n' || axis === 'side', name = named ? say(`page.space.${axis}.name`) : say('page.space.along', {axis});
  const button = make('button', {class: 'cs-quiet cs-axis', type: 'button', 'aria-label': name, title: name}, named ? say(`page.space.${axis}`) : axis);
  button.addEventListener('click', () => along(axis));
  return button;
});

/** The buttons that choose the picture where there is room for one. */
export function tabButtons(first: Tab, choose: (tab: Tab) => void): HTMLElement[] {
  const buttons = (['space', 'flat'] as const).map((tab) => {
    const button = make('button', {class: 'cs-quiet', type: 'button', 'aria-pressed': String(tab === first), 'aria-label': say(`page.space.tab.${tab}.name`)}, say(`page.space.tab.${tab}`));
    button.addEventListener('click', () => {
      choose(tab);
      for (const other of buttons) other.setAttribute('aria-pressed', String(other === button));
    });
    return button;
  });
  return buttons;
}

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
