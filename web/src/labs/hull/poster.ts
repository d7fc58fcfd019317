import type {PosterOf} from '../../figure/still';
import {fitHulls} from './camera';
import {drawHulls} from './draw';
import {byName} from './parts';
import {eyesAtHome} from './space/view';

/** Draws a poster: the hulls in space, with the pen. */
export const posterOf: PosterOf = ({frame, drawn = ''}, theme, {width, height}) => {
  const camera = fitHulls(frame, width, height), eyes = eyesAtHome(frame, theme, width, height);
  return {camera, draw: (pen) => void drawHulls(pen, frame, camera, theme, byName(drawn), {eyes})};
};
