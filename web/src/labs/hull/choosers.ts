import {make} from '../../base/dom';
import type {SpaceKey} from '../../text/space.gen';
import {saySpace} from '../../text/spacewords';
import type {Tab} from './camera';
import type {Language} from '../../text/text.gen';
import type {Axis} from './space/space';

/** The buttons that turn the view to look along an axis. */
export function axisButtons(language: Language, look: (axis: Axis) => void): HTMLElement {
  const axes = make('span', {class: 'cs-axes', hidden: ''});
  for (const axis of ['x', 'y', 'z', 'side', 'n'] as const satisfies readonly Axis[]) {
    const word = (key: SpaceKey): string => saySpace(key, {axis}, language);
    const [face, name] = axis === 'n' ? [word('page.space.n'), word('page.space.n.name')]
      : axis === 'side' ? [word('page.space.side'), word('page.space.side.name')] : [axis, word('page.space.along')];
    const button = make('button', {class: 'cs-quiet cs-axis', type: 'button', 'aria-label': name, title: name}, face);
    button.addEventListener('click', () => look(axis));
    axes.append(button);
  }
  return axes;
}

const TABS = [['space', 'page.space.tab.space', 'page.space.tab.space.name'], ['flat', 'page.space.tab.flat', 'page.space.tab.flat.name']] as const satisfies readonly (readonly [Tab, SpaceKey, SpaceKey])[];

/** The buttons that choose a picture on a canvas with room for one. */
export function tabButtons(language: Language, choose: (tab: Tab) => void): HTMLElement {
  const tabs = make('div', {class: 'cs-tabs', role: 'group', hidden: '', 'aria-label': saySpace('page.space.tabs', {}, language)});
  for (const [tab, face, name] of TABS) {
    const button = make('button', {class: 'cs-quiet', type: 'button', 'aria-label': saySpace(name, {}, language)}, saySpace(face, {}, language));
    button.addEventListener('click', () => choose(tab));
    tabs.append(button);
  }
  return tabs;
}

export function pressTab(tabs: HTMLElement, chosen: Tab): void {
  TABS.forEach(([tab], i) => tabs.children[i]!.setAttribute('aria-pressed', String(tab === chosen)));
}
