import {S} from '../../draw/shape.gen';
import {SHAPE_STAGES} from '../../base/shape.gen';
import type {Lab} from '../../engine/engine';
import {drawing} from '#drawing/shape';
import {ShapeFigure} from './figure';
import {SHAPE} from './manifest';
import type {ShapeOptions} from './options';

/** The Shapes lab: two circles, capsules or rounded polygons, and every stage of their collide call. */
export const shape: Lab<ShapeOptions, ShapeFigure> = {
  ...SHAPE,
  onPage: {lab: 'shape', wheel: 'zoom'} satisfies ShapeOptions,
  load: () => drawing.load(),
  link: 'page.share.link.shape',
  offered: ['controls', 'editable', 'theme'],
  share(figure) {
    const stage = SHAPE_STAGES[figure.frame[S.stage]!]!;
    return {
      title: figure.getTrace().stages.find(({id}) => id === stage)!.title,
      file: `${figure.fileName}-${stage}`,
      toSVG: () => figure.toSVG(),
      toBlob: () => figure.toBlob(),
    };
  },
  mount: (program, element, options, problems, stand) => new ShapeFigure(program, element, options, problems, stand),
};
