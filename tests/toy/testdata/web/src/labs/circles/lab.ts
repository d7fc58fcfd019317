import type {Lab} from '../../engine/engine';
import {CirclesFigure} from './figure';
import {CIRCLES} from './manifest';
import type {CirclesOptions} from './options';

export const circles: Lab<CirclesOptions, CirclesFigure> = {
  ...CIRCLES,
  onPage: {lab: 'circles', wheel: 'zoom'} satisfies CirclesOptions,
  load: () => Promise.resolve(),
  link: 'page.share.link.circles',
  offered: ['controls', 'theme'],
  share: (figure) => ({title: figure.getState(), file: `clipstage-circles-${figure.stage}`, toSVG: () => figure.toSVG(), toBlob: () => figure.toBlob()}),
  mount: (program, element, options, problems, stand) => new CirclesFigure(program, element, options, problems, stand),
};
