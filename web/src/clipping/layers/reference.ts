import {QUANTITY} from '../../base/figure.gen';
import {F} from '../../draw/layout.gen';
import {type Point, add, between, cutPolygon, distance, middle, scale, toSegment} from '../../draw/geometry';
import {faceOfStrip} from './chart';
import type {Sheet} from './sheet';
import {STAGE} from './stage';
import {ease, glide, mix} from '../../draw/easing';

/** The clip of a stage: 0 negative, 1 positive, -1 none. */
const clipOf = (stage: number): number => stage === STAGE['clip-neg'] ? 0 : stage === STAGE['clip-pos'] ? 1 : -1;

/** Hatches the outside of both side lines at the reference stage, and of the stage's own side line at a clip stage. */
export function drawOutsides(sheet: Sheet): void {
  if (Math.min(sheet.stage, sheet.reached) < STAGE.reference) return;
  F.reference.sides.forEach((side, k) => {
    const [from, to] = sheet.stage === STAGE.reference ? [0.55, 1] as const : [0, 0.3] as const;
    const seen = sheet.passing((stage) => (stage === STAGE.reference || clipOf(stage) === k ? 1 : 0), from, to);
    const at = sheet.at(F.reference.ends[k]!);
    sheet.faded(seen, () => sheet.hatch(cutPolygon(sheet.canvasPolygon, at, scale(sheet.direction(side.line.normal), -1)), sheet.theme.side, 0.24, k === 0 ? -1 : 1));
  });
}

/** The front normal's arrow at the reference stage, and at the incident stage, where its copy lies over it. */
export function frontArrow(sheet: Sheet, stage: number): {foot: Point; length: number; width: number} {
  const ends = F.reference.ends.map((end) => sheet.at(end)) as [Point, Point];
  const other = 1 - sheet.get(F.reference.ofB);
  if (stage === STAGE.reference) {
    const length = sheet.small ? 44 : 72;
    return {foot: freest(sheet, other, ends, scale(sheet.direction(F.reference.front.normal), length)), length, width: 4};
  }
  const {from, to} = sheet.edge(other, sheet.get(F.incident.edge));
  return {foot: between(ends[0], ends[1], farSide(ends[0], ends[1], middle(from, to))), length: sheet.small ? 28 : 42, width: 2};
}

/** Draws the reference face with its side lines: strong at its own stage, pale later. */
export function drawReference(sheet: Sheet): void {
  const stage = Math.min(sheet.stage, sheet.reached);
  if (stage < STAGE.reference) return;
  const {theme} = sheet;
  const own = sheet.showing(STAGE.reference);
  const grown = own ? own.t : 1;
  const box = sheet.get(F.reference.ofB);
  const color = sheet.color(box);
  const front = sheet.direction(F.reference.front.normal);
  const ends = F.reference.ends.map((end) => sheet.at(end)) as [Point, Point];

  F.reference.sides.forEach((side, k) => {
    const at = ends[k]!;
    const [back, ahead] = acrossCanvas(sheet, at, front).map((d) => d * glide(grown, 0.25, 0.85)) as [number, number];
    const from = add(at, front, back), to = add(at, front, ahead);
    const quantity = k === 0 ? QUANTITY.sideNeg : QUANTITY.sidePos;
    const loud = sheet.passing((s) => (s === STAGE.reference || clipOf(s) === k ? 1 : 0), 0, 0.3);
    const width = sheet.passing((s) => (clipOf(s) === k ? 3 : 2.25), 0, 0.3);
    if (grown > 0.25) {
      sheet.faded(loud, () => sheet.line(from, to, {color: theme.side, width, weight: 40, quantity}));
      const alpha = sheet.passing((s) => (s === STAGE.contacts ? 0.4 : 0.7), 0, 0.3);
      // Two lines keep the dashes still while the face moves.
      sheet.faded(1 - loud, () => {
        for (const tip of [from, to]) sheet.line(at, tip, {color: theme.side, width: 1.25, dash: [6, 5], alpha, weight: 12});
      });
    }
    if (stage !== STAGE.reference && clipOf(stage) !== k) return;
    // The side line's name is outside, preferably in front of the face.
    const anchors = [70, 100, 45, 140, -60, -100, 180].map((d) => add(at, front, sheet.small ? d * 0.6 : d));
    sheet.label({
      quantity, text: sheet.say(k === 0 ? 'canvas.neg-side' : 'canvas.pos-side'), at: anchors, toward: sheet.direction(side.line.normal), gap: 8,
      color: theme.side, bold: stage === STAGE.reference, size: stage === STAGE.reference && !sheet.small ? 14 : 13, priority: stage === STAGE.reference ? 80 : 45,
    });
  });

  const faceWidth = sheet.passing((s) => (s === STAGE.reference ? 6 : s >= STAGE.keep ? 5 : 4), 0, 0.3);
  const narrowed = glide(grown, 0, 0.45);
  const [from, to] = narrowed < 1 ? faceOfStrip(sheet).map((p, i) => between(p, ends[i]!, narrowed)) as [Point, Point] : ends;
  if (narrowed < 1) sheet.faded(1 - narrowed, () => sheet.line(from, to, {color: theme.ink, width: 1.25, dash: [5, 4]}));
  sheet.faded(ease(grown, 0, 0.3), () => sheet.line(from, to, {color, width: mix(2, faceWidth, narrowed), quantity: QUANTITY.front}));
  if (stage === STAGE.reference) {
    const {foot, length, width} = frontArrow(sheet, stage);
    const shown = ease(grown, 0.4, 0.9);
    if (shown > 0) sheet.arrow(foot, add(foot, front, length * shown), {color, width, quantity: QUANTITY.frontNormal});
    sheet.label({
      quantity: QUANTITY.frontNormal, text: sheet.say('canvas.front-normal'), at: [add(foot, front, length * 0.75), add(foot, front, length)], toward: {x: -front.y, y: front.x}, gap: 8,
      inside: true, color, bold: true, size: sheet.small ? 13 : 14, priority: 85,
    });
  }
  if (stage === STAGE.contacts) return;
  if (stage === STAGE.reference) sheet.named.add(`${box}.e${sheet.get(F.reference.face)}`);
  const others = stage > STAGE.reference ? [sheet.edge(1 - box, sheet.get(F.incident.edge))] : [];
  sheet.label({
    key: 'reference face', quantity: QUANTITY.front, text: stage === STAGE.reference ? sheet.say('canvas.reference-edge', {n: String(sheet.get(F.reference.face))}) : sheet.say('canvas.reference-face'), at: [0.5, 0.3, 0.7, 0.15, 0.85].map((t) => between(ends[0], ends[1], t)), toward: scale(front, -1), gap: 8,
    own: {from: ends[0], to: ends[1]}, others, inside: true, ...(stage === STAGE.reference ? {} : {reach: 12, optional: true}), color: stage === STAGE.reference ? color : theme.soft, bold: stage === STAGE.reference,
    size: stage === STAGE.reference && !sheet.small ? 14 : 13, priority: stage === STAGE.reference ? 90 : 20,
  });
}

/** The signed distances, in pixels, at which a line through p has left the canvas: back is at most -8, ahead at least 8. */
function acrossCanvas(sheet: Sheet, p: Point, along: Point): [number, number] {
  const away = sheet.canvasPolygon.map((corner) => (corner.x - p.x) * along.x + (corner.y - p.y) * along.y);
  return [Math.min(0, ...away) - 8, Math.max(0, ...away) + 8];
}

/** A position on the face, as a share of the way from p to q: near the end that is farther from m. */
function farSide(p: Point, q: Point, m: Point): number {
  return distance(p, m) > distance(q, m) ? 0.2 : 0.8;
}

/** A point of the face whose arrow is far from the other box's outline. Of three points, the middle one is preferred. */
function freest(sheet: Sheet, other: number, ends: readonly [Point, Point], arrow: Point): Point {
  const tips = (foot: Point): Point[] => [foot, add(foot, arrow, 0.5), add(foot, arrow)];
  let best = between(ends[0], ends[1], 0.5), most = -Infinity;
  for (const t of [0.5, 0.22, 0.78]) {
    const foot = between(ends[0], ends[1], t);
    const clear = Math.min(40, ...[1, 2, 3, 4].flatMap((edge) => {
      return tips(foot).map((p) => toSegment(p, sheet.edge(other, edge)));
    }));
    const score = clear - Math.abs(t - 0.5) * 12;
    if (score > most + 1e-9) {
      most = score;
      best = foot;
    }
  }
  return best;
}
