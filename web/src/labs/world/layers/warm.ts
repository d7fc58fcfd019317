import {LIFE} from '../../../base/figure.gen';
import type {Sheet} from '../../../clipping/draw';
import {type Point, add, between, distance, middle, scale, unit} from '../../../draw/geometry';
import {F, W} from '../../../draw/layout.gen';
import {seenApart, short, write} from '../../../text/number';
import type {Extra} from '../extra';
import type {Slots} from '../frame';
import {drawRulers, type Ruler} from './rulers';
import {carried, coldWords, directions, drawMark, type Impulse, isStatic, placeOf, quiet, roomAlong, sizeOf, vectorOf, writeRemark} from './watch';

const X = W.watch;

/** The scale fits at least these speeds, m/s and rad/s, so that a body at rest does not seem fast. */
const SLOW = 0.05, CALM = 0.1;
/** The largest angle of a spin's arc, radians. */
const TURN = 1.3;

/** Draws the warm start: the carried impulses as arrows on both bodies, and both bodies' velocities before and after it. */
export function drawWarmStart(sheet: Sheet, frame: Float64Array, extra: Extra | undefined): void {
  const {theme} = sheet;
  const remark = frame[X.step] === 0 ? 'canvas.no-step' : frame[X.nowCount] === 0 ? 'canvas.nothing-carried' : frame[X.warm] === 0 ? coldWords(frame) : undefined;
  if (remark) writeRemark(sheet, remark);
  if (frame[X.step] === 0) return;
  const speeds = drawVelocities(sheet, frame);
  const on = frame[X.warm] === 1;
  const impulses = drawImpulses(sheet, frame, (i) => carried(frame, i), on, (_, size) => [sheet.say(size > 0 && on ? 'canvas.persisted' : 'canvas.from-zero')], Math.min(1, frame[X.ratio] || 1));
  extra?.drawRatio(sheet, frame, impulses, directions(frame), roomAlong);
  const rulers: Ruler[] = [];
  if (impulses > 0) rulers.push({unit: 'canvas.impulse', pixels: impulses, color: theme.contact});
  if (speeds > 0) rulers.push({unit: 'canvas.speed', pixels: speeds, color: theme.soft});
  if (rulers.length > 0) drawRulers(sheet, rulers);
}

/**
 * Draws each contact's impulse with words. on: the impulse is applied; otherwise it would be. The largest arrow takes
 * the given share of the room. Returns the length of 1 N s in pixels, or 0 without impulses.
 */
function drawImpulses(sheet: Sheet, frame: Float64Array, impulseOf: (contact: number) => Impulse, on: boolean, words: (contact: number, size: number) => string[], share = 1): number {
  const {theme, small} = sheet, count = frame[X.nowCount]!;
  const d = directions(frame), {normal} = d;
  const contacts = X.now.slice(0, count).map((now, i) => {
    const impulse = impulseOf(i);
    return {at: placeOf(sheet, frame, now), impulse, size: sizeOf(impulse), vector: vectorOf(impulse, d)};
  });
  const most = Math.max(0, ...contacts.map(({size}) => size));
  const long = Math.min(0.42 * Math.min(sheet.width, sheet.height), ...contacts.filter(({size}) => size > 0).flatMap(({at, vector}) => [roomAlong(sheet, at, vector), roomAlong(sheet, at, scale(vector, -1))]));
  const pixels = most > 0 ? share * Math.max(40, long) / most : 0;

  contacts.forEach(({at, impulse, size, vector}, i) => {
    const other = contacts[1 - i];
    const aside = other ? unit({x: at.x - other.at.x, y: at.y - other.at.y}) : {x: -1, y: 0};
    if (size > 0) {
      const color = theme.contact, n = short(impulse.normal);
      for (const [sign, of] of [[1, 1], [-1, 0]] as const) {
        const tip = add(at, vector, sign * pixels);
        if (on) sheet.arrow(at, tip, {color, width: 5, weight: 120}, true);
        else sheet.faded(0.55, () => sheet.arrow(at, tip, {color, width: 3, dash: [7, 5]}));
        sheet.label({
          key: `carried ${i}${sign}`, text: sheet.say(on || small ? 'canvas.impulse-on' : 'canvas.would-be-on', {n, box: sheet.name(of)}), ...(!on && {brief: sheet.say('canvas.impulse-on', {n, box: sheet.name(of)})}),
          at: [tip, between(at, tip, 0.8), between(at, tip, 0.6)], toward: add(aside, normal, 0.4 * sign), gap: 8, inside: true, color, bold: true, size: small ? 13 : 14, priority: sign > 0 ? 94 : 92, optional: sign < 0,
        });
      }
    }
    const life = frame[X.now[i]!.life]!;
    drawMark(sheet, at, life, 7);
    const name = sheet.say('canvas.contact', {n: String(i + 1)});
    sheet.label({
      key: `contact ${i}`, text: [name, ...words(i, size)], at, toward: aside, gap: 14, inside: true,
      color: size > 0 ? theme.contact : life === LIFE.fresh ? theme.side : theme.ink, bold: true, priority: 90,
    });
  });
  return pixels;
}

interface Motion { velocity: Point; spin: number }

/**
 * Draws the velocity and spin of each body that can move, before and after the warm start. Returns the length of 1
 * m/s in pixels, or 0 if no body can move.
 */
function drawVelocities(sheet: Sheet, frame: Float64Array): number {
  const read = (slots: Slots<typeof X.warmed[0]>): Motion => ({velocity: {x: frame[slots.velocity.x]!, y: -frame[slots.velocity.y]!}, spin: frame[slots.angularVelocity]!});
  const bodies = [0, 1].filter((box) => !isStatic(frame, box)).map((box) => ({box, before: read(X.unwarmed[box]!), after: read(X.warmed[box]!)}));
  if (bodies.length === 0) return 0;
  const all = bodies.flatMap(({before, after}) => [before, after]);
  const fastest = Math.max(SLOW, ...all.map(({velocity}) => Math.hypot(velocity.x, velocity.y)));
  const pixels = Math.min(140, 0.24 * Math.min(sheet.width, sheet.height)) / fastest;
  const sharpest = Math.max(CALM, ...all.map(({spin}) => Math.abs(spin)));
  for (const body of bodies) {
    drawFan(sheet, frame, body, pixels);
    drawSpin(sheet, body, TURN / sharpest);
  }
  return pixels;
}

/** Whether a box is cropped, so that its centre in the picture is not the body's. */
const isAway = (sheet: Sheet, frame: Float64Array, box: number): boolean => frame[W.pair + F.boxes[box]!.x] !== sheet.get(F.boxes[box]!.x) || frame[W.pair + F.boxes[box]!.y] !== sheet.get(F.boxes[box]!.y);

interface Moved { box: number; before: Motion; after: Motion }

/** Draws a body's velocity before the impulses, dashed, and after them. An arrow between the tips is the change. */
function drawFan(sheet: Sheet, frame: Float64Array, {box, before, after}: Moved, pixels: number): void {
  const {theme} = sheet, color = sheet.color(box);
  const centre = sheet.at(F.boxes[box]!);
  const from = add(centre, before.velocity, pixels), to = add(centre, after.velocity, pixels);
  const [speedBefore, speedAfter] = [before, after].map(({velocity}) => quiet(Math.hypot(velocity.x, velocity.y))) as [number, number];
  const speed = (v: number): string => write(v, seenApart(v, [speedBefore, speedAfter]));
  const changed = before.velocity.x !== after.velocity.x || before.velocity.y !== after.velocity.y;
  const way = unit({x: to.x + from.x - 2 * centre.x, y: to.y + from.y - 2 * centre.y});
  const apart = distance(from, to) > 1 ? unit({x: to.x - from.x, y: to.y - from.y}) : {x: way.y, y: -way.x};
  if (changed) sheet.arrow(centre, from, {color, width: 1.5, dash: [5, 4]});
  sheet.arrow(centre, to, {color, width: 3}, true);
  if (changed) sheet.arrow(from, to, {color: theme.contact, width: 2.5}, true);
  // If the body's centre is far outside the canvas, its velocity is drawn at the visible part.
  const away = isAway(sheet, frame, box);
  if (!away) sheet.dot(centre, 4, color);
  const tip = distance(centre, to) < 12 ? centre : to;
  sheet.label({
    key: `after ${box}`, text: [sheet.say(changed ? 'canvas.speed-after' : 'canvas.speed', {n: speed(speedAfter)}), ...(away ? [sheet.say('canvas.of-centre')] : [])], brief: sheet.say('canvas.speed', {n: speed(speedAfter)}), at: tip, toward: add(way, apart, 0.7), gap: 8, inside: true, color, bold: true, priority: 86,
  });
  if (changed) {
    sheet.label({key: `before ${box}`, text: sheet.say('canvas.speed-before', {n: speed(speedBefore)}), at: distance(centre, from) < 12 ? centre : from, toward: add(way, apart, -0.7), gap: 8, inside: true, color, priority: 82, optional: sheet.small});
  }
}

/** Draws the angular velocity before and after the warm start, as arcs below the centre. */
function drawSpin(sheet: Sheet, {box, before, after}: Moved, perRadian: number): void {
  const centre = sheet.at(F.boxes[box]!), color = sheet.color(box);
  const half = Math.min(...sheet.boxes[box]!.map((p, i, all) => distance(centre, middle(p, all[(i + 1) % 4]!))));
  const radius = Math.max(20, Math.min(46, 0.55 * half));
  const arc = (spin: number, r: number, width: number, dash?: number[]): Point => {
    const angle = spin * perRadian, on = (t: number): Point => ({x: centre.x + r * Math.sin(t * angle), y: centre.y + r * Math.cos(t * angle)});
    const steps = 12, points = [...Array(steps + 1).keys()].map((i) => on(i / steps));
    if (Math.abs(angle) * r < 3) return on(1);
    sheet.path(points.slice(0, -1), {color, width, ...(dash && {dash})});
    sheet.arrow(points.at(-3)!, points.at(-1)!, {color, width});
    return on(1);
  };
  if (before.spin !== after.spin) arc(before.spin, radius + 9, 1.5, [4, 3]);
  const tip = arc(after.spin, radius, 2.5);
  const low = {x: centre.x, y: centre.y + radius + 4};
  sheet.label({
    key: `spin ${box}`, text: sheet.say(after.spin === 0 ? 'canvas.no-spin' : 'canvas.spin', {n: short(after.spin)}), at: [low, tip], toward: {x: 0, y: 1}, gap: 8, inside: true, color, priority: 70, reach: 40, optional: true,
  });
}
