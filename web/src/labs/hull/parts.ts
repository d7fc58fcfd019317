import {make} from '../../base/dom';
import {say} from '../../text/words';
import type {Tab} from './camera';
import type {Axis} from './space/space';

const NORMAL = ['page.space.n', 'page.space.n.name'] as const, SIDE = ['page.space.side', 'page.space.side.name'] as const;
const TABS = [['space', 'page.space.tab.space', 'page.space.tab.space.name'], ['flat', 'page.space.tab.flat', 'page.space.tab.flat.name']] as const;

/** The buttons that look along an axis. */
export const axisButtons = (along: (axis: Axis) => void): HTMLElement[] => (['x', 'y', 'z', 'side', 'n'] as const).map((axis) => {
  const [word, called] = axis === 'n' ? NORMAL : axis === 'side' ? SIDE : [], name = called === undefined ? say('page.space.along', {axis}) : say(called);
  const button = make('button', {class: 'cs-quiet cs-axis', type: 'button', 'aria-label': name, title: name}, word === undefined ? axis : say(word));
  button.addEventListener('click', () => along(axis));
  return button;
});

/** The buttons that choose the picture where there is room for one. */
export function tabButtons(first: Tab, choose: (tab: Tab) => void): HTMLElement[] {
  const buttons = TABS.map(([tab, word, name]) => {
    const button = make('button', {class: 'cs-quiet', type: 'button', 'aria-pressed': String(tab === first), 'aria-label': say(name)}, say(word));
    button.addEventListener('click', () => {
      for (const other of buttons) other.setAttribute('aria-pressed', String(other === button));
      choose(tab);
    });
    return button;
  });
  return buttons;
}

/** A stop for the keyboard: a hull, 1 or 2, which has it then; 0 none. */
export function hullKey(hull: number, name: string, focus: (held: number) => void, signal: AbortSignal): HTMLElement {
  const key = make('div', {class: 'cs-boxkey', tabindex: '0', role: 'application', 'data-box': hull === 1 ? 'a' : 'b', 'aria-label': name});
  key.addEventListener('focus', () => focus(hull), {signal});
  key.addEventListener('blur', () => focus(0), {signal}); // as when it is taken away
  return key;
}

/** What the engine writes on the picture, a line each: a name, a space, the words. */
export const byName = (lines: string): ReadonlyMap<string, string> => new Map(lines.split('\n').filter(Boolean).map((line) => {
  const at = line.indexOf(' ');
  return [line.slice(0, at), line.slice(at + 1)];
}));
