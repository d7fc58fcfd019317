import type {Lab} from '../../engine/engine';
import {WORLD} from './manifest';
import type {WorldOptions} from './options';
import {painter} from '#painter';
import {World} from './world';

/** The World lab: a scene of bodies and joints that moves. */
export const world: Lab<WorldOptions, World> = {
  ...WORLD,
  onPage: {lab: 'world', wheel: 'zoom'} satisfies WorldOptions,
  load: () => painter.load(),
  link: 'page.share.link.world',
  offered: ['controls', 'editable', 'theme'],
  share(figure) {
    const {scene, steps, stage} = figure;
    return {
      title: figure.caption.split('\n')[0]!,
      file: ['clipstage', scene, steps, ...stage ? [stage] : []].join('-'), // such as clipstage-pyramid-120-solve
      ...figure.fits ? {} : {instead: {
        why: scene === 'own' ? 'page.share.file.own' : 'page.share.file.past', file: `clipstage-${scene}-${steps}-recording.json`, text: () => figure.getRecording(),
      }},
      toSVG: () => figure.toSVG(),
      toBlob: () => figure.toBlob(),
    };
  },
  mount: (program, element, options, problems, stand) => new World(program, element, options, problems, stand),
};
