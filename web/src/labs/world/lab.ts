import type {Lab} from '../../engine/engine';
import {OPTIONS, type WorldOptions} from './options';
import {painter} from './painter';
import {World} from './world';

/** A scene of bodies and joints that moves. */
export const world: Lab<WorldOptions, World> = {
  id: 'world',
  name: 'page.world.main',
  class: 'cs-world',
  options: OPTIONS,
  onPage: {lab: 'world', wheel: 'zoom'} satisfies WorldOptions,
  load: () => painter.load(),
  link: 'page.share.link.world',
  offered: ['controls', 'theme'],
  mount: (engine, element, options, problems, stand) => new World(engine, element, options, problems, stand),
};
