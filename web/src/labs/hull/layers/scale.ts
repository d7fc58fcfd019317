import {roundLength} from '../../../draw/grid';
import type {Rect} from '../../../draw/geometry';
import {plain} from '../../../text/number';
import type {Sheet} from '../sheet';

export function drawScale(sheet: Sheet, {x, y, height}: Rect): void {
  const length = roundLength(36, sheet.second.scale), pixels = length * sheet.second.scale, left = x + 14, bar = y + height - 16;
  const style = {color: sheet.theme.soft, width: 1.25, weight: 30};
  sheet.line({x: left, y: bar}, {x: left + pixels, y: bar}, style);
  for (const end of [left, left + pixels]) sheet.line({x: end, y: bar - 4}, {x: end, y: bar + 4}, style);
  sheet.writeFixed(sheet.say('canvas.metre', {n: plain(length)}), left + pixels + 8, bar, {color: sheet.theme.soft, size: 13, align: 'left'});
}
