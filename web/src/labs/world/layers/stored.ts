import type {Sheet} from '../../../clipping/draw';
import {W} from '../../../draw/layout.gen';
import {short} from '../../../text/number';
import {EN} from '../../../text/text.gen';
import {say} from '../../../text/words';
import type {PairKit} from './pairkit';

const X = W.watch;

/** What Box2D's solver keeps for the next step: the impulses of both contacts. */
export function drawStore(sheet: Sheet, frame: Float64Array, {drawImpulses, drawRulers, writeRemark}: PairKit): void {
  if (frame[X.step] === 0 || frame[X.nowCount] === 0) return writeRemark(sheet, frame[X.step] === 0 ? 'canvas.no-step' : 'canvas.nothing-stored');
  const of = (i: number): {normal: number; friction: number} => ({normal: frame[X.kept[i]!.normal]!, friction: frame[X.kept[i]!.friction]!});
  const pixels = drawImpulses(sheet, frame, of, true, (i) => [say('canvas.friction-kept', {n: short(of(i).friction)})]);
  if (pixels > 0) drawRulers(sheet, [{unit: 'canvas.impulse', pixels, color: sheet.theme.contact}]);
  else sheet.writeFixed(EN['canvas.keeps-nothing'], sheet.width / 2, 18, {color: sheet.theme.ink, size: 14, align: 'center', bold: true});
}
