import type {Sheet} from '../../../clipping/draw';
import type {Point} from '../../../draw/geometry';
import {F, W} from '../../../draw/layout.gen';

const X = W.watch, ASK = Object.fromEntries(Object.entries(F.ask).map(([name, slot]) => [name, W.pair + slot])) as Record<keyof typeof F.ask, number>;

/** Whether a question is shown instead of its stage. */
export const asks = (frame: Float64Array): boolean => frame[ASK.stage]! > 0;

/** A choice of a question: filled if it is chosen, larger under the pointer. */
export function drawChoice(sheet: Sheet, frame: Float64Array, choice: number, at: Point): void {
  const {theme} = sheet, on = (frame[ASK.ticked]! >> choice & 1) === 1, hot = frame[ASK.hot] === choice + 1;
  sheet.dot(at, hot ? 10 : sheet.small ? 6 : 8, on ? theme.contact : theme.side, !on);
}

/** A question after the match: this step's contacts, or the velocities of B as arrows from its centre. */
export function drawAsked(sheet: Sheet, frame: Float64Array): void {
  const {theme} = sheet;
  if (frame[ASK.mark] === 0) {
    X.now.slice(0, frame[X.nowCount]).forEach(({at}, i) => choose(sheet, frame, i, sheet.project(frame[at.x]!, frame[at.y]!), {x: i === 0 ? -1 : 1, y: -0.8}));
    return;
  }
  const {x, y} = F.boxes[1], centre = {x: frame[W.pair + x]!, y: frame[W.pair + y]!}, long = frame[ASK.mark]!;
  const tips = [X.start, X.forced, X.solved].map(([, {velocity}]) => sheet.project(centre.x + long * frame[velocity.x]!, centre.y + long * frame[velocity.y]!));
  const from = sheet.project(centre.x, centre.y);
  for (const tip of tips) sheet.arrow(from, tip, {color: theme.ink, width: 2});
  tips.forEach((tip, i) => choose(sheet, frame, i, tip, {x: 1, y: 0}));
}

/** A choice with its number. */
function choose(sheet: Sheet, frame: Float64Array, choice: number, at: Point, toward: Point): void {
  drawChoice(sheet, frame, choice, at);
  sheet.label({key: `choice ${choice}`, text: String(choice + 1), at, toward, gap: 10, inside: true, color: sheet.theme.ink, bold: true, priority: 90});
}
