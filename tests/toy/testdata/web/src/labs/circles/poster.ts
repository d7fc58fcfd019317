import type {PosterOf} from '../../figure/still';
import {drawCircles, fitCircles} from './draw';

export const posterOf: PosterOf = ({frame}, theme, {width, height}) => {
  const camera = fitCircles(frame, width, height);
  return {camera, draw: (pen) => void drawCircles(pen, frame, camera, theme)};
};
