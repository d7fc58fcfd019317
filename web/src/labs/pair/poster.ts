import {fit} from '../../clipping/camera';
import {drawFigure} from '../../clipping/draw';
import type {PosterOf} from '../../figure/still';

export const posterOf: PosterOf = ({frame}, theme, {width, height}) => {
  const camera = fit(frame, width, height);
  return {camera, draw: (pen) => void drawFigure(pen, frame, camera, theme)};
};
