import type {Sheet} from '../../../clipping/draw';
import {type Point, add, scale, unit} from '../../../draw/geometry';
import {W} from '../../../draw/layout.gen';
import {short} from '../../../text/number';
import type {PairKit} from './pairkit';
import type {Directions} from './watch';

const X = W.watch;

/** The distance of a contact's last impulse from the boxes, or from the contact if there is no room, pixels. */
const BESIDE = 18, NEAR = 12;
/** The room for an arrow and its words beside the boxes, pixels. */
const ROOM = 50;

/** The distance from a contact at which a direction has left the boxes, pixels. A box that leaves too little room is ignored. */
function clearOf({boxes}: Sheet, at: Point, aside: Point, room: number): number {
  const ends = boxes.map((box) => Math.max(...box.map(({x, y}) => (x - at.x) * aside.x + (y - at.y) * aside.y)) + BESIDE);
  return Math.max(NEAR, ...ends.filter((end) => end < room - ROOM));
}

/**
 * Draws the last step's impulses, dashed beside the boxes, if dt has changed. Times the ratio they give the carried
 * impulses. pixels is the length of 1 N s.
 */
export function drawRatio(sheet: Sheet, frame: Float64Array, pixels: number, {normal, friction}: Directions, roomAlong: PairKit['roomAlong']): void {
  const ratio = frame[X.ratio]!, color = sheet.theme.contact;
  if (ratio === 0 || ratio === 1 || frame[X.warm] !== 1) return;
  const places = X.now.slice(0, frame[X.nowCount]!).map(({at}) => sheet.project(frame[at.x]!, frame[at.y]!));
  places.forEach((at, i) => {
    const match = frame[X.now[i]!.match]!;
    if (match < 0) return;
    const then = X.then[match as 0 | 1], p = frame[then.impulse]!, q = frame[then.friction]!;
    if (p === 0 && q === 0) return;
    const other = places[1 - i], aside: Point = other ? unit({x: at.x - other.x, y: at.y - other.y}) : {x: normal.y, y: -normal.x};
    const way = scale({x: normal.x * p + friction.x * q, y: normal.y * p + friction.y * q}, pixels), back = Math.max(0, -way.x * aside.x - way.y * aside.y);
    const from = add(at, aside, back + clearOf(sheet, at, aside, roomAlong(sheet, at, aside, back))), tip = add(from, way);
    sheet.line(at, from, {color, width: 1, dash: [2, 4], weight: 8});
    sheet.arrow(from, tip, {color, width: 2.5, dash: [7, 5], weight: 120});
    sheet.label({key: `ratio ${i}`, text: sheet.say('canvas.scaled', {p: short(p), ratio: short(ratio)}), at: tip, toward: add(aside, unit(way)), gap: 8, inside: true, reach: 46, color, size: 14, priority: 95});
  });
}
