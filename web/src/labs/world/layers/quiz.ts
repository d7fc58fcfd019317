import type {Sheet} from '../../../clipping/draw';
import type {Point} from '../../../draw/geometry';
import {F, W} from '../../../draw/layout.gen';

/** Whether a question is shown instead of the match. */
export const asks = (frame: Float64Array): boolean => frame[W.pair + F.ask.stage]! > 0;

/** A contact that a reader may choose: filled if it is chosen, larger under the pointer. which is the last step or this one, and i the contact's index. */
export function drawChoice(sheet: Sheet, frame: Float64Array, which: 0 | 1, i: number, at: Point): void {
  const choice = which === 0 ? i : frame[W.watch.thenCount]! + i, {theme} = sheet;
  const on = (frame[W.pair + F.ask.ticked]! >> choice & 1) === 1, hot = frame[W.pair + F.ask.hot] === choice + 1;
  sheet.dot(at, hot ? 10 : sheet.small ? 6 : 8, on ? theme.contact : theme.side, !on);
}
