import type {Sheet} from '../../../clipping/draw';
import type {Camera} from '../../../draw/camera';
import {add, distance, scale, unit} from '../../../draw/geometry';
import {F, ROUND, ROUND_SLOTS, W} from '../../../draw/layout.gen';
import {plain, short} from '../../../text/number';
import type {PairKit} from './pairkit';
import {drawMove, drawOutline, enlarged, enlargement, type Pose, poseOf, type PoseSlots, withPoses, writeEnlargement} from './pose';

const X = W.watch, P = X.pass;

/** The least width of a canvas with text beside the ladder, pixels. */
const WIDE = 600;
/** The boxes' scale beside the ladder, relative to other stages. */
const SMALLER = 0.8;

const isPosed = (frame: Float64Array): boolean => frame[P.after[0].axisX.x] !== 0 || frame[P.after[0].axisX.y] !== 0;

const roundsOf = (frame: Float64Array): number[] => Array.from({length: frame[P.rounds]!}, (_, i) => frame[P.from]! + i * ROUND_SLOTS);

/** A body's pose before or after an iteration whose first slot is from. */
const poseIn = (frame: Float64Array, from: number, when: 'before' | 'after', box: number): Pose => {
  const {at, axisX} = ROUND[when][box as 0 | 1];
  return poseOf(frame, {at: {x: from + at.x, y: from + at.y}, axisX: {x: from + axisX.x, y: from + axisX.y}} as unknown as PoseSlots);
};

const startOf = (frame: Float64Array, box: number): Pose => poseIn(frame, frame[P.from]!, 'before', box);

const magnified = (pair: Float64Array, frame: Float64Array, pixels: number): number =>
  enlargement(pair, F.boxes.map((_, i) => [startOf(frame, i), ...roundsOf(frame).map((from) => poseIn(frame, from, 'after', i))]), pixels);

/** The ladder's width in pixels, or 0 without a ladder. */
const ladderWidth = (frame: Float64Array, width: number): number => (isPosed(frame) ? width >= WIDE ? 210 : 118 : 0);

export function besideLadder(frame: Float64Array, camera: Camera): Camera {
  const wide = ladderWidth(frame, camera.width);
  if (wide === 0) return camera;
  const scale = SMALLER * camera.scale;
  return {...camera, scale, x: camera.x + wide / 2 / scale};
}

/** The pair's frame with the boxes' poses after the position pass, magnified. If the pass has not run, the frame is unchanged. */
export function posedPair(pair: Float64Array, frame: Float64Array, pixels: number): Float64Array {
  if (!isPosed(frame)) return pair;
  const times = magnified(pair, frame, pixels);
  return withPoses(pair, (box) => enlarged(startOf(frame, box), poseOf(frame, P.after[box as 0 | 1]), times));
}

/**
 * Draws the position pass: thin outlines of the boxes before it, their motion in its iterations, and a ladder. The
 * ladder shows each contact's separation, which the iterations move towards the slop.
 */
export function drawPosition(sheet: Sheet, frame: Float64Array, pair: Float64Array, kit: PairKit): void {
  const wide = ladderWidth(frame, sheet.width);
  if (frame[X.step] === 0 || frame[X.nowCount] === 0) return kit.writeRemark(sheet, frame[X.step] === 0 ? 'canvas.no-step' : 'canvas.nothing-corrected');
  if (wide === 0) return kit.writeRemark(sheet, 'canvas.no-pass');
  const times = magnified(pair, frame, sheet.camera.scale);
  F.boxes.forEach((_, i) => drawWalk(sheet, frame, pair, i, times));
  writeEnlargement(sheet, frame[P.count] === 0 ? 1 : times, sheet.width - wide, frame[P.count] === 0 ? 'canvas.before-passes' : 'canvas.before-pass');
  drawLadder(sheet, frame, sheet.width - wide);
  drawPushes(sheet, frame, sheet.width - wide, kit);
}

/** Draws a body's outlines before the pass and after the earlier iterations, and the path of its centre. */
function drawWalk(sheet: Sheet, frame: Float64Array, pair: Float64Array, i: number, times: number): void {
  const color = sheet.color(i), start = startOf(frame, i), done = frame[W.atIteration]!;
  const outline = (pose: Pose, alpha: number): void => drawOutline(sheet, pair, i, pose, alpha);
  outline(start, 1);
  let from = sheet.project(start.x, start.y);
  roundsOf(frame).forEach((round, k) => {
    const pose = enlarged(start, poseIn(frame, round, 'after', i), times), to = sheet.project(pose.x, pose.y);
    if (k + 1 < done) outline(pose, 0.45);
    const begin = from;
    sheet.faded(k < done ? 1 : 0.4, () => drawMove(sheet, begin, to, color, k + 1 === done ? 3 : 1.5));
    from = to;
  });
}

/**
 * Draws the separations over the iterations. Each contact has a rung at the separation that an iteration found, and
 * an arrow as long as the iteration's push. Beside them are the band of the permitted overlap and the line that ends
 * the pass.
 */
function drawLadder(sheet: Sheet, frame: Float64Array, left: number): void {
  const {theme, width, height} = sheet, rounds = roundsOf(frame), count = frame[X.nowCount]!, done = frame[W.atIteration]!, looked = frame[W.atConstraint]!;
  // The world's map may be below or above the ladder.
  const beside = sheet.taken.filter((r) => r.x + r.width > left), floor = Math.min(height, ...beside.filter((r) => r.y > height / 2).map((r) => r.y));
  const ceiling = Math.max(0, ...beside.filter((r) => r.y <= height / 2).map((r) => r.y + r.height));
  const top = ceiling + 50, bottom = floor - 46, first = left + 14, narrow = width < WIDE;
  sheet.fill([{x: left, y: 0}, {x: width, y: 0}, {x: width, y: height}, {x: left, y: height}], theme.paper);
  sheet.line({x: left, y: 10}, {x: left, y: height - 10}, {color: theme.hairline, width: 1, weight: 200});
  for (const [y, end] of [[0, height], [height, 0]] as const) sheet.avoid({x: left, y}, {x: width, y: end}, 0);
  const at = (slot: number, i: number): number => frame[slot + i]!;
  const rungs = rounds.map((from) => Array.from({length: count}, (_, i) => {
    const separation = at(from + ROUND.separations[0], i);
    return {separation, pushed: separation - at(from + ROUND.corrections[0], i)};
  }));
  const marks = [0, frame[P.slop]!, frame[P.solved]!], all = [...marks, ...rungs.flat().flatMap(({separation, pushed}) => [separation, pushed])];
  const high = Math.max(...all), low = Math.min(...all), y = (v: number): number => top + (high - v) / (high - low) * (bottom - top);
  const right = width - (narrow ? 40 : 112), step = Math.min(36, (right - first) / rounds.length), x = (k: number): number => first + (k + 0.5) * step;
  if (done > 0) sheet.fill([[-1, top - 8], [1, top - 8], [1, bottom + 26], [-1, bottom + 26]].map(([s, v]) => ({x: x(done - 1) + s! * step / 2, y: v!})), theme.mark);
  sheet.fill([{x: first - 6, y: y(0)}, {x: right, y: y(0)}, {x: right, y: y(frame[P.slop]!)}, {x: first - 6, y: y(frame[P.slop]!)}], theme.contact, 0.16);
  let written = -Infinity;
  marks.forEach((mark, i) => {
    const color = i === 0 ? theme.ink : i === 1 ? theme.contact : theme.soft, n = i === 0 ? '0' : plain(1000 * mark);
    sheet.line({x: first - 6, y: y(mark)}, {x: right, y: y(mark)}, {color, width: i < 2 ? 1.25 : 0.75, ...(i > 0 && {dash: [6, 4]}), weight: 0});
    written = Math.max(written + 17, y(mark));
    const words = i === 0 ? n : sheet.say(i === 1 ? 'canvas.may-stay' : 'canvas.ends-pass', {n});
    sheet.writeFixed(narrow || sheet.measure(words, 13) > width - right - 10 ? n : words, right + 6, written, {color, size: 13, align: 'left'});
  });
  const gap = Math.min(12, step / 2.5);
  for (let i = 0; i < count; i++) {
    const across = (k: number): number => x(k) + (i - (count - 1) / 2) * gap;
    rungs.forEach((rung, k) => {
      const {separation, pushed} = rung[i]!, foot = {x: across(k), y: y(separation)}, tip = {x: across(k), y: y(pushed)}, on = k + 1 === done && (looked === 0 || looked === i + 1);
      sheet.faded(k < done ? 1 : 0.5, () => {
        sheet.line({x: foot.x - gap / 2.4, y: foot.y}, {x: foot.x + gap / 2.4, y: foot.y}, {color: theme.contact, width: on ? 4 : 2.5});
        drawMove(sheet, foot, tip, theme.contact, on ? 3 : 1.5);
        const next = rungs[k + 1]?.[i];
        if (next) sheet.line(tip, {x: across(k + 1), y: y(next.separation)}, {color: theme.contact, width: 1, dash: [2, 3]});
      });
    });
  }
  const each = Math.ceil(18 / step);
  rounds.forEach((_, k) => {
    if (k % each === 0) sheet.writeFixed(String(k + 1), x(k), bottom + 16, {color: theme.ink, size: 13, align: 'center', bold: k + 1 === done});
  });
  sheet.writeFixed(sheet.say('canvas.ladder'), Math.min((left + width) / 2, width - 6 - sheet.measure(sheet.say('canvas.ladder'), 13, true) / 2), ceiling + 18, {color: theme.ink, size: 13, align: 'center', bold: true});
  sheet.writeFixed(sheet.say('canvas.iteration'), Math.max(left + 34, x((rounds.length - 1) / 2)), bottom + 34, {color: theme.soft, size: 13, align: 'center'});
  sheet.taken.push({x: left, y: 0, width: width - left, height});
}

/** Draws each contact's separation and its push on both bodies. A push is thin while the stage is at the other contact. */
function drawPushes(sheet: Sheet, frame: Float64Array, right: number, {drawMark, drawRulers, roomAlong}: PairKit): void {
  const {theme, small} = sheet, looked = frame[W.atConstraint]!, count = frame[P.count]!;
  const points = P.points.slice(0, count).map((p, i) => ({
    at: sheet.project(frame[p.at.x]!, frame[p.at.y]!), way: {x: frame[p.normal.x]!, y: -frame[p.normal.y]!},
    separation: frame[p.separation]!, correction: frame[p.correction]!, impulse: frame[p.impulse]!, on: looked === 0 || looked === i + 1,
  }));
  if (count === 0) return;
  const most = Math.max(...points.map(({impulse}) => impulse));
  const long = Math.min(0.3 * Math.min(right, sheet.height), ...points.flatMap(({at, way}) => [roomAlong(sheet, at, way), roomAlong(sheet, at, scale(way, -1))]));
  const pixels = most > 0 ? Math.max(30, long) / most : 0;
  points.forEach(({at, way, separation, correction, impulse, on}, i) => {
    const other = points[1 - i], aside = other && distance(at, other.at) > 1 ? unit({x: at.x - other.at.x, y: at.y - other.at.y}) : {x: -1, y: 0};
    for (const sign of impulse > 0 ? [1, -1] : []) {
      sheet.faded(on ? 1 : 0.6, () => sheet.arrow(at, add(at, way, sign * impulse * pixels), {color: theme.contact, width: on ? 5 : 1.75, weight: 120}, true));
    }
    drawMark(sheet, at, frame[X.now[i]!.life]!, on ? 7 : 5);
    const name = sheet.say('canvas.contact', {n: String(i + 1)}), apart = sheet.say('canvas.separation-of', {n: short(1000 * separation)});
    sheet.label({
      key: `push ${i}`, text: on ? [name, apart, correction < 0 ? sheet.say('canvas.pushed', {n: short(-1000 * correction)}) : sheet.say('canvas.not-pushed')] : name, brief: on && !small ? [name, apart] : name,
      at, toward: add(aside, way, 0.5), gap: 14, inside: true, headed: true, color: theme.contact, priority: on ? 94 : 66,
    });
  });
  if (pixels > 0) drawRulers(sheet, [{unit: 'canvas.kilogram-metres', pixels, color: theme.contact}]);
}
