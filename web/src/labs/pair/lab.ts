import type {Lab} from '../../engine/engine';
import {Figure} from './figure';
import type {MountOptions} from './options';
import {painter} from './painter';

/** Two boxes, and every stage of their collide call. */
export const pair: Lab<MountOptions, Figure> = {
  id: 'pair',
  name: 'page.main',
  class: '',
  onPage: {wheel: 'zoom'} satisfies MountOptions,
  load: () => painter.load(),
  mount: (engine, element, options, problems, stand) => new Figure(engine, element, options, problems, stand),
};
