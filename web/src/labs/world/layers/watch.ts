import {LIFE} from '../../../base/figure.gen';
import type {Sheet} from '../../../clipping/draw';
import {type Point, unit} from '../../../draw/geometry';
import {BODY, ITERATION, W} from '../../../draw/layout.gen';
import type {Key} from '../../../text/text.gen';
import {bodyAt, type CarriedSlots, iterationAt} from '../frame';
import {diamond} from './contacts';

/** The impulse on B at a contact, N s. The impulse on A is the opposite. */
export interface Impulse {
  normal: number;
  friction: number; // along the normal turned right
}

const X = W.watch;

/** The unit vectors on the canvas of the normal, from A to B, and of friction. */
export interface Directions { normal: Point; friction: Point }

export function directions(frame: Float64Array, normal: {x: number; y: number} = X.normal): Directions {
  const x = frame[normal.x]!, y = frame[normal.y]!;
  return {normal: {x, y: -y}, friction: {x: y, y: x}};
}

export const vectorOf = ({normal, friction}: Impulse, d: Directions): Point => ({
  x: d.normal.x * normal + d.friction.x * friction, y: d.normal.y * normal + d.friction.y * friction,
});

export const sizeOf = ({normal, friction}: Impulse): number => Math.hypot(normal, friction);

/** A speed, m/s: 0 if it is a rounding error. */
export const quiet = (speed: number): number => (Math.abs(speed) < 1e-12 ? 0 : speed);

export const placeOf = (sheet: Sheet, frame: Float64Array, {at}: CarriedSlots): Point => sheet.project(frame[at.x]!, frame[at.y]!);

/** The impulse that a contact of this step begins with, or would begin with if warm starting were on. */
export function carried(frame: Float64Array, contact: number): Impulse {
  const now = X.now[contact]!, match = frame[now.match]!;
  if (frame[X.warm] || match < 0) return {normal: frame[now.impulse]!, friction: frame[now.friction]!};
  const then = X.then[match as 0 | 1];
  return {normal: frame[then.impulse]!, friction: frame[then.friction]!};
}

/**
 * The numbers of a constraint of an iteration. Iterations count from 1. index 0 is contact 1's normal and 1 its
 * friction; 2 and 3 are contact 2's.
 */
export function constraint(frame: Float64Array, iteration: number, index: number): Record<keyof typeof ITERATION.constraints[0], number> {
  const at = iterationAt(frame, iteration - 1);
  return Object.fromEntries(Object.entries(ITERATION.constraints[index]!).map(([name, slot]) => [name, frame[at + slot]!])) as ReturnType<typeof constraint>;
}

/** Whether a constraint is among the first constraints of an iteration, in the solver's order. ALL is the whole iteration. */
export const isDone = (frame: Float64Array, index: number, constraints: number): boolean => frame[X.order[index]!]! > 0 && frame[X.order[index]!]! <= constraints;
export const ALL = 4;

/**
 * A contact's accumulated impulse after the first constraints of an iteration, by default after all. Iteration 0 is
 * the state before the first one.
 */
export function accumulated(frame: Float64Array, contact: number, iteration: number, constraints = ALL): Impulse {
  if (iteration === 0) return frame[X.warm] ? carried(frame, contact) : {normal: 0, friction: 0};
  const before = (): Impulse => accumulated(frame, contact, iteration - 1);
  const [normal, friction] = [2 * contact, 2 * contact + 1] as const;
  return {
    normal: isDone(frame, normal, constraints) ? constraint(frame, iteration, normal).sum : before().normal,
    friction: isDone(frame, friction, constraints) ? constraint(frame, iteration, friction).sum : before().friction,
  };
}

/** The message that explains why contacts begin without an impulse. */
export const coldWords = (frame: Float64Array): Key => (frame[X.sums] ? 'canvas.warm-off' : 'canvas.sums-off');

/** Whether body 0 (A) or 1 (B) of the picked pair is fixed. */
export const isStatic = (frame: Float64Array, box: number): boolean => frame[bodyAt(frame[box === 0 ? W.chosenA : W.chosenB]!) + BODY.static] === 1;

/** Draws a contact's mark by its history: a disc for a kept impulse, a cross for a lost one, a hollow diamond for a new contact. */
export function drawMark(sheet: Sheet, at: Point, life: number, r = 6): void {
  const {theme} = sheet;
  if (life === LIFE.kept) return sheet.dot(at, r, theme.contact);
  if (life === LIFE.lost) return sheet.cross(at, r, theme.ink);
  const corners = diamond(at.x, at.y, r);
  sheet.path(corners, {color: theme.paper, width: 5, weight: 0}, true);
  sheet.fill(corners, theme.paper);
  sheet.path(corners, {color: theme.side, width: 2.25, weight: 0}, true);
  sheet.avoidPoint(at, r + 2);
}

/** The distance from p in the direction way to the canvas's border, less inset pixels. */
export function roomAlong(sheet: Sheet, p: Point, way: Point, inset = 26): number {
  const {x, y} = unit(way);
  let room = Infinity;
  if (x > 1e-9) room = Math.min(room, (sheet.width - inset - p.x) / x);
  if (x < -1e-9) room = Math.min(room, (inset - p.x) / x);
  if (y > 1e-9) room = Math.min(room, (sheet.height - inset - p.y) / y);
  if (y < -1e-9) room = Math.min(room, (inset - p.y) / y);
  return room;
}

/** Writes at the top why something is missing in the picture. */
export function writeRemark(sheet: Sheet, key: Key): void {
  sheet.writeFixed(sheet.say(key), sheet.width / 2, 18, {color: sheet.theme.ink, size: sheet.small ? 13 : 14, align: 'center', bold: true});
}
