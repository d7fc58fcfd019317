import type {Lab} from '../../engine/engine';
import type {WorldOptions} from './options';
import {painter} from './painter';
import {World} from './world';

/** A scene of bodies and joints that moves. */
export const world: Lab<WorldOptions, World> = {
  id: 'world',
  name: 'page.world.main',
  class: 'cs-world',
  onPage: {lab: 'world'} satisfies WorldOptions,
  load: () => painter.load(),
  mount: (engine, element, options, problems, stand) => new World(engine, element, options, problems, stand),
};
