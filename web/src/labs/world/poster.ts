import * as clipping from '../../clipping/draw';
import type {PosterOf} from '../../figure/still';
import {fitExtent, highest, worldExtent} from './camera';
import {drawWorld} from './draw';
import {isSample} from './scene';

/** As the figure does, it keeps looking at the place where the scene begins. */
export const posterOf: PosterOf = ({frame, preset, first}, theme, {width, height}) => {
  const camera = fitExtent(worldExtent(first, isSample(preset)), width, height, highest(first));
  return {camera, draw: (pen) => void drawWorld(pen, frame, camera, theme, clipping)};
};
