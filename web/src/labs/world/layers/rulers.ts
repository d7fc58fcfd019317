import type {Sheet} from '../../../clipping/draw';
import {type Rect, contains, crosses, overlap} from '../../../draw/geometry';
import {lineHeight} from '../../../draw/label';
import {plain} from '../../../text/number';
import type {Key} from '../../../text/text.gen';

/** A scale bar. pixels is the length of one unit. */
export interface Ruler {
  unit: Key; // such as "{n} N s"
  pixels: number;
  color: string;
}

const INSET = 10, BESIDE = 8, ROW = 22, LEAST = 30;

/** The smallest of …, 0.5, 1, 2, 5, 10, … units that is at least this long in pixels, to 0.1 %. */
export function roundValue(pixels: number, perUnit: number): number {
  const least = pixels / perUnit;
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5, 10].find((k) => k * power >= least * 0.999) ?? 10);
}

/** Draws the scales as arrows of round lengths, one below the other, at the freest place. */
export function drawRulers(sheet: Sheet, rulers: readonly Ruler[]): void {
  const rows = rulers.map(({unit, pixels, color}) => {
    const value = roundValue(LEAST, pixels), text = sheet.say(unit, {n: plain(value)});
    return {length: value * pixels, text, color, width: value * pixels + BESIDE + sheet.measure(text, 13)};
  });
  const width = Math.max(...rows.map((row) => row.width)), height = ROW * rows.length;
  const place = freest(sheet, width, height);
  rows.forEach(({length, text, color}, i) => {
    const y = place.y + (i + 0.5) * ROW;
    sheet.arrow({x: place.x, y}, {x: place.x + length, y}, {color, width: 2});
    sheet.writeFixed(text, place.x + length + BESIDE, y, {color: sheet.theme.soft, size: 13, align: 'left'});
  });
  sheet.taken.push({...place, height: Math.max(height, lineHeight(13))});
}

/** The rectangle in a corner, or at the middle of a side, that covers least of the drawing so far. */
export function freest(sheet: Sheet, width: number, height: number): Rect {
  const right = sheet.width - INSET - width, bottom = sheet.height - INSET - height;
  const middleX = (sheet.width - width) / 2, middleY = (sheet.height - height) / 2;
  let best: Rect | undefined, least = Infinity;
  for (const [x, y] of [[right, bottom], [INSET, bottom], [right, INSET], [INSET, INSET], [right, middleY], [INSET, middleY], [middleX, bottom], [middleX, INSET]] as const) {
    const rect = {x, y, width, height};
    const inside = sheet.boxes.filter((box) => contains(box, {x: x + width / 2, y: y + height / 2})).length;
    const cost = 1e4 * sheet.taken.filter((r) => overlap(r, rect)).length + 20 * inside
      + sheet.obstacles.reduce((sum, o) => sum + (crosses(o, rect) ? o.weight : 0), 0);
    if (cost < least) {
      least = cost;
      best = rect;
    }
  }
  return best!;
}
