import {F} from '../layout.gen';
import {EN} from '../text.gen';
import {type Point, cutPolygon} from './place';
import {type Sheet, add, between, scale} from './sheet';
import {STAGE} from './stage';

/** The clip that a stage is about: 0 negative, 1 positive, -1 none. A run that a clip ended stays at it. */
export function clipShown(sheet: Sheet): number {
  const at = Math.min(sheet.stage, sheet.reached);
  return at === STAGE.clipNeg ? 0 : at === STAGE.clipPos ? 1 : -1;
}

const shows = (sheet: Sheet): boolean => Math.min(sheet.stage, sheet.reached) >= STAGE.reference;

/** The outside of the side lines, hatched: both where they are introduced, then the one that cuts. */
export function drawOutsides(sheet: Sheet): void {
  if (!shows(sheet)) return;
  const clip = clipShown(sheet);
  F.reference.sides.forEach((side, k) => {
    if (sheet.stage !== STAGE.reference && clip !== k) return;
    const at = sheet.at(F.reference.ends[k]!);
    sheet.hatch(cutPolygon(sheet.canvasPolygon, at, scale(sheet.direction(side.line.normal), -1)), sheet.theme.side, 0.24, k === 0 ? -1 : 1);
  });
}

/** The reference face with its side lines; loud at its own stage, a helper after it. */
export function drawReference(sheet: Sheet): void {
  if (!shows(sheet)) return;
  const {theme, stage} = sheet;
  const own = stage === STAGE.reference;
  const clip = clipShown(sheet);
  const box = sheet.get(F.reference.ofB);
  const color = sheet.color(box);
  const front = sheet.direction(F.reference.front.normal);
  const ends = F.reference.ends.map((end) => sheet.at(end)) as [Point, Point];
  const far = sheet.width + sheet.height;

  F.reference.sides.forEach((side, k) => {
    const at = ends[k]!;
    const loud = own || clip === k;
    sheet.line(add(at, front, -far), add(at, front, far), loud
      ? {color: theme.side, width: clip === k ? 3 : 2.25, weight: 40}
      : {color: theme.side, width: 1.25, dash: [6, 5], alpha: stage === STAGE.contacts ? 0.4 : 0.7, weight: 12});
    if (!loud) return;
    // Its name, along the part in front of the face, outside.
    const anchors = [70, 100, 45, 140, -60, -100, 180].map((d) => add(at, front, sheet.small ? d * 0.6 : d));
    sheet.label({
      text: EN[k === 0 ? 'canvas.neg-side' : 'canvas.pos-side'], at: anchors, toward: sheet.direction(side.line.normal), gap: 8,
      color: theme.side, bold: own, size: own && !sheet.small ? 14 : 13, priority: own ? 80 : 45,
    });
  });

  sheet.line(ends[0], ends[1], {color, width: own ? 6 : stage >= STAGE.keep ? 5 : 4});
  if (own) {
    // The arrow stands on the part of the face that the other box leaves free, if there is one.
    const length = sheet.small ? 44 : 72;
    const foot = freest(sheet, 1 - box, ends, add({x: 0, y: 0}, front, length));
    sheet.arrow(foot, add(foot, front, length), {color, width: 4});
    sheet.label({
      text: EN['canvas.front-normal'], at: [add(foot, front, length * 0.75), add(foot, front, length)], toward: {x: -front.y, y: front.x}, gap: 8,
      inside: true, color, bold: true, size: sheet.small ? 13 : 14, priority: 85,
    });
  }
  if (stage === STAGE.contacts) return;
  sheet.label({
    text: EN['canvas.reference-face'], at: [0.5, 0.3, 0.7, 0.15, 0.85].map((t) => between(ends[0], ends[1], t)), toward: scale(front, -1), gap: 8,
    inside: true, ...(own ? {} : {reach: 12, optional: true}), color: own ? color : theme.soft, bold: own, size: own && !sheet.small ? 14 : 13, priority: own ? 90 : 20,
  });
}

/** The point of the face where an arrow is clearest of the other box's outline. */
function freest(sheet: Sheet, other: number, ends: readonly [Point, Point], arrow: Point): Point {
  const tips = (foot: Point): Point[] => [foot, add(foot, arrow, 0.5), add(foot, arrow)];
  let best = between(ends[0], ends[1], 0.5), most = -Infinity;
  for (const t of [0.5, 0.22, 0.78]) {
    const foot = between(ends[0], ends[1], t);
    const clear = Math.min(40, ...[1, 2, 3, 4].flatMap((edge) => {
      const {from, to} = sheet.edge(other, edge);
      return tips(foot).map((p) => toSegment(p, from, to));
    }));
    const score = clear - Math.abs(t - 0.5) * 12;
    if (score > most + 1e-9) {
      most = score;
      best = foot;
    }
  }
  return best;
}

function toSegment(p: Point, from: Point, to: Point): number {
  const dx = to.x - from.x, dy = to.y - from.y;
  const t = Math.max(0, Math.min(1, ((p.x - from.x) * dx + (p.y - from.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(p.x - from.x - dx * t, p.y - from.y - dy * t);
}
