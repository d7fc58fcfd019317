import {MARKED} from '../../../base/hull.gen';
import {middle, type Point} from '../../../draw/geometry';
import {FACE, H, KEPT, KEPT_SLOTS, MARK, MARK_SLOTS} from '../../../draw/hull.gen';
import type {Sheet} from '../sheet';
import {outside} from './front';
import {asks} from './stage';

/** A part that stands for a choice: hot under the pointer or, after a wrong answer, chosen. */
interface Mark { part: number; hull: number; index: number; choice: number; hot: boolean }

function marksOf(sheet: Sheet): Mark[] {
  if (sheet.t < 1) return [];
  return sheet.items(H.ask.marks, MARK_SLOTS).map((at) => {
    const choice = sheet.get(at + MARK.choice);
    return {part: sheet.get(at + MARK.part), hull: sheet.get(at + MARK.ofB), index: sheet.get(at + MARK.index), choice, hot: sheet.get(H.ask.hot) === choice + 1};
  });
}

/** The choices of a question in the picture of both hulls; after a wrong answer, the chosen one. */
export function drawAsk(sheet: Sheet): void {
  const marks = marksOf(sheet);
  if (sheet.get(H.ask.given) === 0) {
    for (const mark of [...marks.filter(({hot}) => !hot), ...marks.filter(({hot}) => hot)]) drawMark(sheet, mark); // the one under the pointer lies over the others
    return;
  }
  const at = marks.filter(({hot, part}) => hot && part !== MARKED.point).map((mark) => drawChosen(sheet, mark));
  if (at.length > 0) sheet.label({text: sheet.word('asked'), at, toward: {x: 0, y: 1}, gap: 12, color: sheet.theme.ink, bold: true, priority: 95, inside: true});
}

function drawMark(sheet: Sheet, mark: Mark): void {
  const {part, hull, index, hot} = mark, color = sheet.color(hull);
  if (part === MARKED.point) return drawPoint(sheet, mark, sheet.view(footOf(sheet, index)));
  if (part === MARKED.edge) return sheet.line(...sheet.edgeEnds(hull, index), {color, width: hot ? 9 : 5.5});
  const points = outside(sheet, hull, index);
  sheet.fill(points, color, hot ? 0.45 : 0.14);
  sheet.path(points, {color, width: hot ? 5 : 2.5, ...!hot && {dash: [7, 4]}}, true);
  sheet.label({text: `${sheet.name(hull)} f${index + 1}`, at: middleOf(sheet, hull, index), gap: 2, color, bold: true, priority: hot ? 90 : 65, inside: true});
}

/** A wrong answer; returns its middle. */
function drawChosen(sheet: Sheet, {part, hull, index}: Mark): Point {
  const style = {color: sheet.color(hull), width: 4, dash: [9, 6]}, isEdge = part === MARKED.edge, points = isEdge ? sheet.edgeEnds(hull, index) : outside(sheet, hull, index);
  sheet.path(points, style, !isEdge);
  const at = isEdge ? middle(points[0]!, points[1]!) : middleOf(sheet, hull, index);
  sheet.cross(at, 7, sheet.theme.ink);
  return at;
}

/** The points that may stay, in the picture of the contact plane. */
export function drawAskFlat(sheet: Sheet): void {
  if (asks(sheet)) for (const mark of marksOf(sheet)) if (mark.part === MARKED.point) drawPoint(sheet, mark, sheet.flat(footOf(sheet, mark.index)));
}

/** A point that may stay: solid if the reader ticked it. */
function drawPoint(sheet: Sheet, {choice, hot}: Mark, at: Point): void {
  const {contact, side} = sheet.theme, on = (sheet.get(H.ask.ticked) >> choice & 1) === 1;
  sheet.dot(at, hot ? 11 : 8, on ? contact : side, {empty: !on});
}

const middleOf = (sheet: Sheet, hull: number, face: number): Point => sheet.view(sheet.face(hull, face) + FACE.middle.at.x);

/** The foot of a kept point. */
const footOf = (sheet: Sheet, index: number): number => sheet.items(H.keep.points, KEPT_SLOTS).filter((at) => sheet.get(at + KEPT.kept) === 1)[index]! + KEPT.foot.at.x;
