import type {Sheet} from '../../../clipping/draw';
import {type Point, add, between, distance, middle, scale, unit} from '../../../draw/geometry';
import {W} from '../../../draw/layout.gen';
import {plain, short} from '../../../text/number';
import {drawRulers} from './rulers';
import {accumulated, ALL, carried, constraint, directions, type Directions, type Impulse, drawMark, isDone, placeOf, quiet, roomAlong, sizeOf, vectorOf, writeRemark} from './watch';

const X = W.watch;

/** Draws the solver's work on a contact: the accumulated impulse in its friction cone. */
export function drawSolve(sheet: Sheet, frame: Float64Array): void {
  const {theme} = sheet, count = frame[X.nowCount]!;
  if (frame[X.step] === 0 || count === 0) return writeRemark(sheet, frame[X.step] === 0 ? 'canvas.no-step' : 'canvas.nothing-solved');
  const solving = solvingOf(sheet, frame, Math.min(frame[W.contact]!, count - 1));
  drawCone(solving);
  if (count === 2) drawOther(solving, 1 - solving.contact);
  drawReaction(solving);
  drawPath(solving);
  drawArrow(solving);
  drawClamps(solving);
  drawContact(solving);
  drawVelocity(solving);
  drawRulers(sheet, [{unit: 'canvas.impulse', pixels: solving.pixels, color: theme.contact}]);
}

interface Solving {
  sheet: Sheet;
  frame: Float64Array;
  contact: number;
  at: Point;
  d: Directions;
  pixels: number; // the length of 1 N s
  iteration: number; // the chosen iteration; 0: before the first
  constraints: number; // how many of the iteration's constraints are solved
  iterations: number;
  now: Impulse;
  aside: Point; // away from the other contact
}

function solvingOf(sheet: Sheet, frame: Float64Array, contact: number): Solving {
  const at = placeOf(sheet, frame, X.now[contact]!), d = directions(frame);
  const iterations = frame[W.iterations]!, iteration = Math.min(frame[W.atIteration]!, iterations);
  const constraints = frame[W.atConstraint]! || ALL;
  const count = frame[X.nowCount]!;
  // All iterations have one scale, which fits the largest impulse of both contacts in any iteration.
  let most = 0;
  for (let c = 0; c < count; c++) {
    most = Math.max(most, sizeOf(carried(frame, c)));
    for (let i = 0; i <= iterations; i++) most = Math.max(most, sizeOf(accumulated(frame, c, i)));
  }
  const long = Math.min(0.42 * Math.min(sheet.width, sheet.height), roomAlong(sheet, at, d.normal, 44), roomAlong(sheet, at, scale(d.normal, -1), 20));
  const other = count === 2 ? placeOf(sheet, frame, X.now[1 - contact]!) : undefined;
  return {
    sheet, frame, contact, at, d, iteration, constraints, iterations,
    pixels: Math.max(48, long) / (most || 1),
    now: accumulated(frame, contact, iteration, constraints),
    aside: other && distance(at, other) > 1 ? unit({x: at.x - other.x, y: at.y - other.y}) : scale(d.friction, -1),
  };
}

const tipOf = ({at, d, pixels}: Solving, impulse: Impulse): Point => add(at, vectorOf(impulse, d), pixels);

/** Draws the friction cone: all impulses whose friction is at most the coefficient times the normal impulse. */
function drawCone(s: Solving): void {
  const {sheet, at, d, frame} = s, {theme} = sheet;
  const mu = frame[X.friction]!;
  const high = Math.max(60, Math.min(0.5 * Math.min(sheet.width, sheet.height), roomAlong(sheet, at, d.normal, 18)));
  const edge = (sign: number): Point => add(add(at, d.normal, high), d.friction, sign * mu * high);
  const left = edge(-1), right = edge(1);
  if (mu > 0) sheet.fill([at, left, right], theme.contact, 0.13);
  for (const end of mu > 0 ? [left, right] : [right]) sheet.line(at, end, {color: theme.contact, width: 1.25, dash: [6, 4]});
  sheet.avoid(add(at, d.normal, 0.3 * high), add(at, d.normal, high), 24);
  const outer = (left.x - at.x) * s.aside.x + (left.y - at.y) * s.aside.y > (right.x - at.x) * s.aside.x + (right.y - at.y) * s.aside.y ? left : right;
  const words = mu > 0 ? sheet.say('canvas.cone', {n: plain(mu)}) : sheet.say('canvas.no-friction');
  sheet.label({
    key: 'cone', text: words, ...(mu > 0 && {brief: sheet.say('canvas.cone-short')}), at: [0.9, 0.75, 0.6].map((t) => between(at, outer, t)), toward: s.aside, gap: 6, inside: true, color: theme.contact, priority: 60, optional: true,
  });
}

function drawOther(s: Solving, contact: number): void {
  const {sheet, frame, d, pixels} = s, {theme} = sheet;
  const at = placeOf(sheet, frame, X.now[contact]!);
  const tip = add(at, vectorOf(accumulated(frame, contact, s.iteration, s.constraints), d), pixels);
  sheet.faded(0.7, () => sheet.arrow(at, tip, {color: theme.contact, width: 1.75}));
  drawMark(sheet, at, frame[X.now[contact]!.life]!, 5);
  sheet.label({key: 'other', text: sheet.say('canvas.contact', {n: String(contact + 1)}), at, toward: add(scale(s.aside, -1), d.normal, -0.5), gap: 10, inside: true, color: theme.contact, bold: true, priority: 66});
}

function drawReaction(s: Solving): void {
  const {sheet, at, now} = s, {theme} = sheet;
  const tip = tipOf(s, {normal: -now.normal, friction: -now.friction});
  if (distance(at, tip) < 6) return;
  sheet.faded(0.75, () => sheet.arrow(at, tip, {color: theme.contact, width: 3}));
  sheet.label({
    key: 'reaction', text: sheet.say('canvas.on-a-too', {box: sheet.name(0)}), at: [between(at, tip, 0.7), between(at, tip, 0.5), tip], toward: s.aside, gap: 10, inside: true, color: theme.contact, priority: 58, optional: true,
  });
}

/** Draws the path of the impulse's tip over the iterations: solid up to the chosen one, pale after it. */
function drawPath(s: Solving): void {
  const {sheet, frame, contact, iteration, iterations, constraints} = s, {theme} = sheet;
  const tips = [...Array(iterations + 1).keys()].map((i) => tipOf(s, accumulated(frame, contact, i)));
  // For an iteration in progress, the tip is the arrow's end.
  const done = constraints >= Math.max(...X.order.map((slot) => frame[slot]!)) ? iteration : Math.max(0, iteration - 1);
  const past = [...tips.slice(0, done + 1), ...(done < iteration ? [tipOf(s, s.now)] : [])];
  sheet.faded(0.5, () => sheet.path(tips.slice(done), {color: theme.contact, width: 1, weight: 4}));
  sheet.path(past, {color: theme.contact, width: 1.75, weight: 10});
  tips.forEach((tip, i) => {
    if (i > iteration) sheet.faded(0.65, () => ring(sheet, tip, 2.75, 1.25));
    else if (i > 0 && i <= done) sheet.disc(tip, 3.5, theme.contact);
  });
  const start = frame[X.warm] && sizeOf(carried(frame, contact)) > 0;
  if (start) {
    ring(sheet, tips[0]!, 5.5, 2);
    sheet.avoidPoint(tips[0]!, 6);
    const n = short(carried(frame, contact).normal);
    if (iteration > 0) {
      sheet.label({
        key: 'carried', text: sheet.lines('canvas.carried-since', {step: String(frame[X.step]! - 1), n}), brief: sheet.say('canvas.carried', {n}), at: tips[0]!,
        toward: add(scale(s.aside, -1), s.d.normal, 0.6), gap: 14, inside: true, color: theme.contact, priority: 80, headed: true,
      });
    }
  }
  if (iteration < iterations && iteration > 0) {
    const rest = tips.slice(iteration + 1);
    sheet.label({
      key: 'rest', text: sheet.say(rest.length > 1 ? 'canvas.to-come' : 'canvas.one-to-come', {from: String(iteration + 1), to: String(iterations)}), at: [rest.at(-1)!, rest[0]!], toward: s.aside, gap: 16, inside: true,
      color: theme.soft, priority: 46, optional: true,
    });
  }
}

function ring(sheet: Sheet, at: Point, radius: number, width: number): void {
  sheet.disc(at, radius, sheet.theme.paper);
  sheet.circle(at, radius, {color: sheet.theme.contact, width});
}

function drawArrow(s: Solving): void {
  const {sheet, at, now, iteration, frame} = s, {theme, small} = sheet;
  const tip = tipOf(s, now), n = short(now.normal);
  if (distance(at, tip) >= 2) sheet.arrow(at, tip, {color: theme.contact, width: 6, weight: 120}, true);
  const heading = iteration === 0 ? sheet.say(frame[X.warm] ? 'canvas.before-all' : 'canvas.before-cold')
    : sheet.say(frame[X.sums] ? 'canvas.after-iteration' : 'canvas.of-iteration', {n: String(iteration)});
  sheet.label({
    key: 'impulse', text: [heading, sheet.say('canvas.impulse-on', {n, box: sheet.name(1)})], at: [between(at, tip, 0.65), between(at, tip, 0.45), between(at, tip, 0.85)], toward: s.aside, gap: 16, inside: true,
    color: theme.contact, bold: true, size: small ? 13 : 14, priority: 98,
  });
}

/** Draws the impulse that the chosen iteration asked for but did not get: friction outside the cone, or a normal impulse that pulls. */
function drawClamps(s: Solving): void {
  const {sheet, frame, contact, iteration, constraints, d} = s, {theme} = sheet;
  if (iteration === 0) return;
  const back = scale(s.aside, -1);
  if (isDone(frame, 2 * contact, constraints)) {
    const c = constraint(frame, iteration, 2 * contact);
    if (c.clamped) drawWall(s, c.before + c.wanted);
  }
  if (!isDone(frame, 2 * contact + 1, constraints)) return;
  const c = constraint(frame, iteration, 2 * contact + 1);
  if (!c.clamped) return;
  const wants = c.before + c.wanted;
  const edge = tipOf(s, {normal: s.now.normal, friction: c.sum}), far = tipOf(s, {normal: s.now.normal, friction: wants});
  const most = Math.min(sheet.small ? 70 : 110, roomAlong(sheet, edge, {x: far.x - edge.x, y: far.y - edge.y}, 14));
  const length = distance(edge, far), end = length > most ? between(edge, far, Math.max(0, most) / length) : far;
  sheet.line(edge, end, {color: theme.ink, width: 2});
  const rim = unit(vectorOf({normal: s.now.normal || 1, friction: c.sum}, d));
  sheet.line(add(edge, rim, -9), add(edge, rim, 9), {color: theme.ink, width: 4});
  if (length > most) sheet.arrow(between(edge, end, 0.6), end, {color: theme.ink, width: 2});
  else {
    sheet.disc(end, 5, theme.paper);
    sheet.circle(end, 5, {color: theme.ink, width: 2});
  }
  sheet.avoidPoint(end, 6);
  const wanted = short(Math.abs(wants)), limit = short(c.limit);
  sheet.label({
    key: 'friction', text: sheet.lines('canvas.friction-wants', {wanted, limit}), brief: sheet.say('canvas.wants-gets', {wanted, limit}), at: [end, edge], toward: add(back, d.normal, -0.3), gap: 12,
    inside: true, color: theme.ink, bold: true, priority: 92,
  });
}

/** Draws a wall along impulse 0, since contacts cannot pull. wants is the normal impulse before clamping. */
function drawWall(s: Solving, wants: number): void {
  const {sheet, at, d} = s, {theme} = sheet;
  const half = sheet.small ? 40 : 64, deep = 12;
  const left = add(at, d.friction, -half), right = add(at, d.friction, half);
  sheet.hatch([left, right, add(right, d.normal, -deep), add(left, d.normal, -deep)], theme.ink, 0.5);
  sheet.line(left, right, {color: theme.ink, width: 4});
  const length = Math.min(-wants * s.pixels, sheet.small ? 60 : 90), end = add(at, d.normal, -length);
  if (length > 4) {
    sheet.line(at, end, {color: theme.ink, width: 2, dash: [4, 3]});
    sheet.disc(end, 5, theme.paper);
    sheet.circle(end, 5, {color: theme.ink, width: 2});
  }
  sheet.label({
    key: 'wall', text: sheet.lines('canvas.normal-wants', {n: short(wants)}), at: length > 4 ? end : at, toward: add(scale(s.aside, -1), d.normal, -0.6), gap: 14, inside: true, color: theme.ink, bold: true, priority: 93,
  });
}

function drawContact(s: Solving): void {
  const {sheet, at, contact, frame} = s;
  drawMark(sheet, at, frame[X.now[contact]!.life]!, 8);
  sheet.label({key: 'contact', text: sheet.say('canvas.contact', {n: String(contact + 1)}), at, toward: add(s.aside, s.d.normal, -0.4), gap: 14, inside: true, color: sheet.theme.contact, bold: true, priority: 88});
}

/**
 * Draws the relative velocity of the bodies at the contact: before the chosen constraint, or for a whole iteration
 * before its normal constraint.
 */
function drawVelocity(s: Solving): void {
  const {sheet, frame, contact, at, d, iteration} = s, {theme} = sheet;
  const looked = frame[W.atConstraint]!;
  const index = looked > 0 ? [2 * contact, 2 * contact + 1].find((slot) => frame[X.order[slot]!] === looked) : 2 * contact;
  if (iteration === 0 || index === undefined) return;
  const friction = index % 2 === 1, v = quiet(constraint(frame, iteration, index).velocity);
  let most = 0;
  for (let i = 1; i <= s.iterations; i++) most = Math.max(most, Math.abs(constraint(frame, i, index).velocity));
  const way = friction ? d.friction : d.normal;
  const foot = add(add(at, s.aside, -34), d.normal, friction ? 10 : 5);
  const tip = add(foot, way, Math.sign(v) * (18 + 30 * Math.abs(v) / (most || 1)));
  if (v !== 0) sheet.arrow(v < 0 && !friction ? add(foot, way, distance(foot, tip)) : foot, v < 0 && !friction ? foot : tip, {color: theme.ink, width: 2}, true);
  const n = short(Math.abs(v));
  sheet.label({
    key: 'velocity', text: v === 0 ? sheet.say('canvas.stood') : sheet.say(friction ? 'canvas.slid' : v > 0 ? 'canvas.parted' : 'canvas.closed', {n}), at: [middle(foot, tip), tip], toward: scale(s.aside, -1), gap: 10, inside: true, color: theme.ink, priority: 84,
  });
}
