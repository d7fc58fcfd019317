import {F} from '../../draw/layout.gen';
import type {Lab} from '../../engine/engine';
import {Figure} from './figure';
import {PAIR} from './manifest';
import type {MountOptions} from './options';
import {clipping} from '../../figure/clipping';

/** The Pair lab: two boxes, and every stage of their collide call. */
export const pair: Lab<MountOptions, Figure> = {
  ...PAIR,
  onPage: {wheel: 'zoom'} satisfies MountOptions,
  load: () => clipping.load(),
  link: 'page.share.link.text',
  offered: ['controls', 'editable', 'theme'],
  share(figure) {
    const state = new URLSearchParams(figure.getState());
    return {
      title: figure.getTrace().stages[figure.frame[F.stage]!]!.title,
      file: `clipstage-${state.get('preset') ?? 'pair'}-${state.get('stage')}`, // such as clipstage-deep-keep
      toSVG: () => figure.toSVG(),
      toBlob: () => figure.toBlob(),
    };
  },
  mount: (program, element, options, problems, stand) => new Figure(program, element, options, problems, stand),
};
