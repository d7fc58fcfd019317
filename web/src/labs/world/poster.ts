import * as clipping from '../../clipping/draw';
import type {PosterOf} from '../../figure/still';
import {fitExtent, highest, pairCamera, worldExtent} from './camera';
import {drawWorld} from './draw';
import * as extra from './layers/draw';
import {isPicked} from './frame';
import {isSample} from './scene';

/** Like a figure, a poster of a later step has the camera of the scene's beginning. */
export const posterOf: PosterOf = ({frame, preset, first}, theme, {width, height}) => {
  const camera = isPicked(frame) ? pairCamera(frame, width, height) : fitExtent(worldExtent(first, isSample(preset)), width, height, highest(first));
  return {camera, draw: (pen) => void drawWorld(pen, frame, camera, theme, clipping, {extra})};
};
