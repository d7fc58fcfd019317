import {make} from '../../base/dom';
import {saySpace} from '../../text/spacewords';
import type {Tab} from './camera';
import type {Axis} from './space/space';

/** The buttons that look along an axis. */
export function axisButtons(look: (axis: Axis) => void): HTMLElement {
  const axes = make('span', {class: 'cs-axes', hidden: ''});
  for (const axis of ['x', 'y', 'z', 'side', 'n'] as const satisfies readonly Axis[]) {
    const [face, name] = axis === 'n' ? [saySpace('page.space.n'), saySpace('page.space.n.name')] : axis === 'side' ? [saySpace('page.space.side'), saySpace('page.space.side.name')] : [axis, saySpace('page.space.along', {axis})];
    const button = make('button', {class: 'cs-quiet cs-axis', type: 'button', 'aria-label': name, title: name}, face);
    button.addEventListener('click', () => look(axis));
    axes.append(button);
  }
  return axes;
}

/** The buttons that choose the picture where there is room for one. */
export function tabButtons(first: Tab, choose: (tab: Tab) => void): HTMLElement {
  const tabs = make('div', {class: 'cs-tabs', role: 'group', hidden: '', 'aria-label': saySpace('page.space.tabs')});
  for (const [tab, face, name] of [['space', 'page.space.tab.space', 'page.space.tab.space.name'], ['flat', 'page.space.tab.flat', 'page.space.tab.flat.name']] as const) {
    const button = make('button', {class: 'cs-quiet', type: 'button', 'aria-pressed': String(tab === first), 'aria-label': saySpace(name)}, saySpace(face));
    button.addEventListener('click', () => {
      for (const other of tabs.children) other.setAttribute('aria-pressed', String(other === button));
      choose(tab);
    });
    tabs.append(button);
  }
  return tabs;
}
