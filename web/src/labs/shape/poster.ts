import type {PosterOf} from '../../figure/still';
import {fitShapes} from './camera';
import {drawShapePair} from './draw';

export const posterOf: PosterOf = ({frame}, theme, {width, height}) => {
  const camera = fitShapes(frame, width, height);
  return {camera, draw: (pen) => void drawShapePair(pen, frame, camera, theme)};
};
