import {THING} from '../figure.gen';
import type {Segment} from '../label';
import {F} from '../layout.gen';
import {short} from '../number';
import {EN} from '../text.gen';
import {say} from '../words';
import {type AxisPlace, type Point, axisPlaces, lanes} from './place';
import {type Sheet, add, between, middle, scale} from './sheet';
import {STAGE} from './stage';
import {ease, glide, part} from './time';

/** The name of axis 0 to 3, such as "A’s x axis". */
export function axisName(axis: number): string {
  return say('canvas.axis', {box: EN[axis < 2 ? 'canvas.a' : 'canvas.b'], axis: EN[axis % 2 ? 'canvas.y' : 'canvas.x']});
}

/** The stages of the separating axis test: both boxes' shadows on two axes, and what they share. */
export function drawAxes(sheet: Sheet): void {
  for (const stage of [STAGE.facesA, STAGE.facesB]) {
    const showing = sheet.showing(stage);
    if (!showing) continue;
    const first = stage === STAGE.facesA ? 0 : 2;
    // What leaves is lifted away in the time in which it is followed by nothing else.
    const leaving = Math.max(sheet.why, part(showing.leaving, 0, sheet.stage === STAGE.bestAxis ? 0.14 : 0.45));
    const start = stage === STAGE.facesB ? 0.25 : 0;
    sheet.faded(1 - glide(leaving), () => {
      const places = axisPlaces(sheet.frame, sheet.project, sheet.width, sheet.height, true).filter(({axis}) => axis === first || axis === first + 1);
      for (const place of places) {
        // Where one axis separates the boxes, the other steps back.
        const other = F.axes[2 * first + 1 - place.axis]!;
        const calm = sheet.get(F.axes[place.axis]!.separation) <= 0 && sheet.get(other.separation) > 0;
        const turn = start + (place.axis - first) * 0.2;
        drawAxis(sheet, place, calm, part(showing.t, turn, turn + 0.55), leaving, places.filter((other) => other !== place).map((other) => line(sheet, other)));
      }
    });
  }
}

/** One axis, of whose arrival t has passed: the shadows fall from the boxes, then they are measured. Leaving, they are lifted back. */
function drawAxis(sheet: Sheet, place: AxisPlace, calm: boolean, t: number, leaving: number, others: readonly Segment[]): void {
  if (t === 0) return;
  const slots = F.axes[place.axis]!;
  const owner = place.axis < 2 ? 0 : 1;
  const lane = lanes(sheet.width, sheet.height);
  const {theme} = sheet;
  const gap = [sheet.get(slots.gap.lo), sheet.get(slots.gap.hi)] as const;
  const separated = sheet.get(slots.separation) > 0;
  const fallen = glide(t, 0, 0.7) * (1 - glide(leaving)), measured = glide(t, 0.6, 1), staying = 1 - ease(leaving, 0, 0.6);

  // The axis itself, a little longer than what is on it.
  const own = line(sheet, place);
  const {from: low, to: high} = own;
  sheet.faded(ease(t, 0, 0.4), () => sheet.line(low, high, {color: theme.soft, width: 1}));

  // What the shadows share, or what lies between them.
  if (!calm) sheet.fill([place.point(gap[0], lane[0] - 8), place.point(gap[1], lane[0] - 8), place.point(gap[1], lane[3]), place.point(gap[0], lane[3])], theme.mark, measured * staying);

  for (const box of [owner, 1 - owner]) {
    const shadow = box === 0 ? slots.a : slots.b;
    const lo = sheet.get(shadow.lo), hi = sheet.get(shadow.hi), centre = (lo + hi) / 2;
    const at = box === owner ? lane[0] : lane[1];
    const color = sheet.color(box);

    // Thin lines down from the extreme corners. Between them the shadow falls, from the middle of the box.
    const home = place.point(centre, at), level = sheet.at(F.boxes[box]!);
    const height = ((home.x - level.x) * place.out.x + (home.y - level.y) * place.out.y) * (1 - fallen);
    const come = ease(t, 0, 0.2);
    const [from, to] = [lo, hi].map((corner) => {
      const foot = add(place.point(corner, at), place.out, -height);
      const counts = Math.abs(corner - gap[0]) < 1e-9 * (hi - lo) || Math.abs(corner - gap[1]) < 1e-9 * (hi - lo);
      sheet.faded(come, () => sheet.line(cornerAt(sheet, box, place, corner), foot, {color, width: 1, dash: [3, 3], alpha: counts && !calm ? 0.9 : 0.4, weight: 12}));
      return foot;
    }) as [Point, Point];
    // The shadow; strong from the centre to the end that is measured: that is the half extent.
    const near = Math.abs(lo - gap[0]) + Math.abs(lo - gap[1]) < Math.abs(hi - gap[0]) + Math.abs(hi - gap[1]) ? lo : hi;
    const end = box === owner ? ownerEnd(sheet, place.axis) : near;
    const heart = middle(from, to);
    sheet.faded(come, () => {
      sheet.line(from, to, {color, width: 6, alpha: 0.35, weight: 140});
      sheet.line(heart, between(heart, end < centre ? from : to, ease(t, 0.45, 0.8)), {color, width: 6, alpha: calm ? 0.3 : 1, thing: THING.reach + place.axis});
      sheet.dot(heart, 3, color);
    });
  }

  // The measure.
  const p = place.point(gap[0], lane[3]), q = place.point(gap[1], lane[3]);
  sheet.faded(staying, () => sheet.dimension(p, q, {color: calm ? theme.soft : theme.ink, width: separated ? 2.5 : calm ? 1 : 1.75, thing: THING.separation + place.axis}, 5, measured));
  const n = short(Math.abs(sheet.get(slots.separation)));
  sheet.label({
    key: `measure ${place.axis}`, thing: THING.separation + place.axis, text: say(separated ? 'canvas.gap' : 'canvas.overlap', {n}), at: [between(p, q, 0.5), between(p, q, 0.15), between(p, q, 0.85), place.point((gap[0] + gap[1]) / 2, lane[0] - 9)], toward: place.out, gap: 5, inside: true,
    color: calm ? theme.soft : theme.ink, bold: !calm, size: sheet.small || calm ? 13 : 14, priority: separated ? 95 : 90,
  });

  // Its parts: how far the centres are apart, and what the two halves add up to.
  const centreA = middleOf(sheet, slots.a), centreB = middleOf(sheet, slots.b);
  const c = place.point(centreA, lane[2]), d = place.point(centreB, lane[2]);
  sheet.faded(measured * staying, () => sheet.dimension(c, d, {color: theme.soft, width: 1, dash: [4, 3], thing: THING.distance + place.axis}, 3));
  const values = {n: short(sheet.get(slots.distance)), sum: short(sheet.get(slots.reach))};
  sheet.label({
    key: `axis ${place.axis}`, things: [THING.none, THING.distance + place.axis, THING.reach + place.axis],
    text: [axisName(place.axis), say('canvas.centres', values), say(sheet.small ? 'canvas.halves-short' : 'canvas.halves', values)], brief: axisName(place.axis),
    at: [low, high, c, d], toward: add(scale(place.along, -0.6), place.out), gap: 6, own, others, headed: true, color: theme.soft, priority: 70,
  });
}

/** An axis from end to end, a little longer than the shadows. */
function line(sheet: Sheet, place: AxisPlace): Segment {
  const over = (sheet.small ? 8 : 16) / sheet.camera.scale;
  const lane = lanes(sheet.width, sheet.height), middle = (lane[0] + lane[1]) / 2;
  return {from: place.point(place.lo - over, middle), to: place.point(place.hi + over, middle)};
}

/** The end of the owner's own shadow at which the test measures. */
function ownerEnd(sheet: Sheet, axis: number): number {
  const slots = F.axes[axis]!;
  const other = middleOf(sheet, axis < 2 ? slots.b : slots.a);
  const half = halfOf(sheet, axis < 2 ? slots.a : slots.b);
  return other > 0 ? half : -half;
}

const middleOf = (sheet: Sheet, shadow: {lo: number; hi: number}): number => (sheet.get(shadow.lo) + sheet.get(shadow.hi)) / 2;
const halfOf = (sheet: Sheet, shadow: {lo: number; hi: number}): number => (sheet.get(shadow.hi) - sheet.get(shadow.lo)) / 2;

/** The corner of a box whose foot on the axis is nearest to t; of two, the one nearer to the line. */
function cornerAt(sheet: Sheet, box: number, place: AxisPlace, t: number): {x: number; y: number} {
  const foot = place.point(t, 0);
  const score = (p: {x: number; y: number}): number => {
    const dx = p.x - foot.x, dy = p.y - foot.y;
    return Math.abs(dx * place.along.x + dy * place.along.y) * 1e3 + Math.abs(dx * place.out.x + dy * place.out.y);
  };
  return sheet.boxes[box]!.reduce((best, p) => (score(p) < score(best) ? p : best));
}
