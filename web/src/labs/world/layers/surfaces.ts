import {BODY} from '../../../draw/layout.gen';
import {type Point, type Rect, add, overlap} from '../../../draw/geometry';
import {forEachBody} from '../frame';
import type {WorldSheet} from './sheet';

/** The distance between a belt's chevrons, their size, and their largest depth below the surface, pixels. */
const APART = 26, SIZE = 3.5, DEEP = 7;
/** The largest number of sensors with a word. */
const NAMED = 3;

/** Draws the marks of special bodies: chevrons below a belt's upper side, and a word beside the first sensors. */
export function drawSurfaces(sheet: WorldSheet): void {
  const {ctx, frame, theme} = sheet, chevrons: readonly (readonly [Point, Point, Point])[] = chevronsOf(sheet), sensors: number[] = [];
  forEachBody(frame, (at) => {
    if (frame[at + BODY.sensor] && sensors.length < NAMED) sensors.push(at);
  });
  if (chevrons.length > 0) {
    ctx.save();
    ctx.strokeStyle = theme.ink;
    ctx.lineWidth = 1.5;
    const path = new Path2D();
    for (const [left, tip, right] of chevrons) {
      path.moveTo(left.x, left.y);
      path.lineTo(tip.x, tip.y);
      path.lineTo(right.x, right.y);
    }
    ctx.stroke(path);
    ctx.restore();
  }
  for (const at of sensors) nameSensor(sheet, at);
}

/** The chevrons that point in a belt's direction. Each has an end, the tip, and the other end. */
function chevronsOf({frame, camera, project}: Pick<WorldSheet, 'frame' | 'camera' | 'project'>): [Point, Point, Point][] {
  const list: [Point, Point, Point][] = [];
  forEachBody(frame, (at) => {
    const speed = frame[at + BODY.tangentSpeed]!;
    if (speed === 0) return;
    const ux = frame[at + BODY.axisX.x]!, uy = frame[at + BODY.axisX.y]!, w = frame[at + BODY.half.x]! * camera.scale, h = frame[at + BODY.half.y]! * camera.scale;
    // The normal of the uppermost side, y up; half of the side's length, and half of the body's height below it.
    const [up, half, high] = Math.abs(ux) >= Math.abs(uy) ? [{x: -uy * Math.sign(ux), y: Math.abs(ux)}, w, h] : [{x: ux * Math.sign(uy), y: Math.abs(uy)}, h, w];
    const out = {x: up.x, y: -up.y}, way = {x: up.y * Math.sign(speed), y: up.x * Math.sign(speed)}; // on the canvas; the surface goes round clockwise
    const middle = add(project(frame[at + BODY.at.x]!, frame[at + BODY.at.y]!), out, high - Math.min(high, DEEP)), size = Math.min(SIZE, 0.7 * high);
    const n = Math.min(Math.floor(2 * half / APART), 200);
    for (let i = 0; i < n; i++) {
      const p = add(middle, way, (i - (n - 1) / 2) * APART), back = add(p, way, -size / 2);
      list.push([add(back, out, size), add(p, way, size / 2), add(back, out, -size)]);
    }
  });
  return list;
}

/** Writes that a body is a sensor: above, beside or below the body, where no other body is. */
function nameSensor(sheet: WorldSheet, at: number): void {
  const {frame, theme, top, width, height} = sheet, text = sheet.say('canvas.sensor'), wide = sheet.measure(text, 13), high = 16;
  const {x, y, width: w, height: h} = boundsOf(sheet, at);
  const places: Rect[] = [[x + w / 2 - wide / 2, y - high - 3], [x + w + 6, y], [x - wide - 6, y], [x + w / 2 - wide / 2, y + h + 3]].map(([left, up]) => ({x: left!, y: up!, width: wide, height: high}));
  const bodies: Rect[] = [];
  forEachBody(frame, (of) => {
    if (of !== at) bodies.push(boundsOf(sheet, of));
  });
  const free = places.find((p) => p.x > 4 && p.x + p.width < width - 4 && p.y > top && p.y + p.height < height && !bodies.some((r) => overlap(r, p)));
  if (free) sheet.writeFixed(text, free.x, free.y + high / 2, {color: theme.soft, size: 13, align: 'left'});
}

function boundsOf({frame, camera, project}: WorldSheet, at: number): Rect {
  const {x, y} = project(frame[at + BODY.at.x]!, frame[at + BODY.at.y]!), cos = Math.abs(frame[at + BODY.axisX.x]!), sin = Math.abs(frame[at + BODY.axisX.y]!);
  const w = frame[at + BODY.half.x]!, h = frame[at + BODY.half.y]!, across = (cos * w + sin * h) * camera.scale, up = (sin * w + cos * h) * camera.scale;
  return {x: x - across, y: y - up, width: 2 * across, height: 2 * up};
}
