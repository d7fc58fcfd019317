import type {Lab} from '../../engine/engine';
import type {WorldOptions} from './options';
import {World} from './world';

/** A scene of bodies and joints that moves. */
export const world: Lab<WorldOptions, World> = {
  id: 'world',
  name: 'page.world.main',
  class: 'cs-world',
  onPage: {lab: 'world'} satisfies WorldOptions,
  mount: (engine, element, options, problems, stand) => new World(engine, element, options, problems, stand),
};
