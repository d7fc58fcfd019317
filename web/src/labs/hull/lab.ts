import type {Lab} from '../../engine/engine';
import {drawing} from '#drawing/hull';
import {HullFigure} from './figure';
import {HULL} from './manifest';
import type {HullOptions} from './options';

/** The Hulls lab: two convex hulls, and every stage of their collide call. */
export const hull: Lab<HullOptions, HullFigure> = {
  ...HULL,
  onPage: {lab: 'hull', wheel: 'zoom'} satisfies HullOptions,
  load: () => drawing.load(),
  link: 'page.share.link.hull',
  offered: ['controls', 'editable', 'theme'],
  share(figure) {
    const state = new URLSearchParams(figure.getState()), {fileName} = figure;
    return {
      title: figure.caption.split('\n')[0]!,
      file: [fileName, state.get('stage'), ...figure.sub > 0 ? [figure.sub] : []].join('-'), // such as clipstage-tilted-box-clip-2
      ...figure.fits ? {} : {instead: {why: 'page.share.file.hull', file: `${fileName}.json`, text: () => figure.getFile('json')}},
      toSVG: () => figure.toSVG(),
      toBlob: () => figure.toBlob(),
    };
  },
  mount: (program, element, options, problems, stand) => new HullFigure(program, element, options, problems, stand),
};
