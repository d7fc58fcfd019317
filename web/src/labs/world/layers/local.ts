import type {Sheet} from '../../../clipping/draw';
import {type Point, distance} from '../../../draw/geometry';
import {W} from '../../../draw/layout.gen';
import {write} from '../../../text/number';
import type {PairSlots} from '../frame';

const X = W.watch;

/** The length of the drawn axes, pixels. */
const AXIS = 34;
/** The least width of a step's picture with coordinates, pixels. */
const ROOMY = 300;

/** Draws the axes of the box in whose frame Box2D's solver keeps a step's contacts, and the contacts' coordinates in that frame. */
export function drawLocal(sheet: Sheet, frame: Float64Array, which: 0 | 1, boxes: PairSlots, project: (x: number, y: number) => Point): void {
  const slots = X.local[which], i = frame[slots.box]! - 1, box = boxes[i];
  if (!box) return;
  const x = frame[box.x]!, y = frame[box.y]!, ux = frame[box.axisX.x]!, uy = frame[box.axisX.y]!, color = sheet.color(i);
  const at = (a: number, b: number): Point => project(x + a * ux - b * uy, y + a * uy + b * ux), centre = at(0, 0);
  const left = which * sheet.width / 2;
  if (centre.x < left || centre.x > left + sheet.width / 2 || centre.y < 0 || centre.y > sheet.height) return;
  const points = slots.points.slice(0, frame[which === 0 ? X.thenCount : X.nowCount]!).map((p) => ({x: frame[p.x]!, y: frame[p.y]!}));
  const long = (sheet.small ? 0.7 : 1) * AXIS / distance(centre, at(1, 0));
  for (const p of points) sheet.line(centre, at(p.x, p.y), {color, width: 1.25, dash: [4, 3], weight: 4});
  for (const tip of [at(long, 0), at(0, long)]) sheet.arrow(centre, tip, {color, width: 2});
  sheet.dot(centre, 3, color);
  points.forEach((p, k) => {
    const end = at(p.x, p.y), other = points[1 - k];
    if (sheet.width / 2 < ROOMY || distance(centre, end) < 20) return;
    const beside = other && at(other.x, other.y), aside = beside ? Math.sign(end.x - beside.x) || 1 : -1;
    sheet.label({
      key: `local ${which}${k}`, text: `(${write(p.x, 3)}, ${write(p.y, 3)})`, at: end, toward: {x: aside, y: 0.35}, gap: 12, inside: true, reach: 60, color, priority: 60, optional: true,
    });
  });
}
