import {make} from '../../base/dom';
import {say} from '../../text/words';
import type {Axis} from './space/space';

/** The buttons that look along an axis. */
export const axisButtons = (along: (axis: Axis) => void): HTMLElement[] => (['x', 'y', 'z', 'n'] as const).map((axis) => {
  const name = axis === 'n' ? say('page.space.normal') : say('page.space.along', {axis}), button = make('button', {class: 'cs-quiet cs-axis', type: 'button', 'aria-label': name, title: name}, axis);
  button.addEventListener('click', () => along(axis));
  return button;
});

/** What the engine writes on the picture, a line each: a name, a space, the words. */
export const byName = (lines: string): ReadonlyMap<string, string> => new Map(lines.split('\n').filter(Boolean).map((line) => {
  const at = line.indexOf(' ');
  return [line.slice(0, at), line.slice(at + 1)];
}));
