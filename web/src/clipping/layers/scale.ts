import {type Rect, contains, crosses, overlap} from '../../draw/geometry';
import {scaleCorners} from '../../draw/grid';
import type {Sheet} from './sheet';

/** A free corner for the scale bar, or undefined. Called after all layers. */
export function placeScale(sheet: Sheet): Rect | undefined {
  return scaleCorners(sheet).find((place) => !sheet.taken.some((r) => overlap(r, place)) && !sheet.obstacles.some((o) => crosses(o, place))
      && !sheet.boxes.some((box) => contains(box, {x: place.x + place.width / 2, y: place.y + place.height / 2})));
}
