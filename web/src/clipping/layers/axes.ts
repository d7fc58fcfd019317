import {QUANTITY} from '../../base/figure.gen';
import {type Point, type Segment, add, between, scale, toSegment, unit} from '../../draw/geometry';
import {F} from '../../draw/layout.gen';
import {short, write} from '../../text/number';
import {type AxisLayout, layOutAxes, lanes} from './layout';
import type {Sheet} from './sheet';
import {STAGE} from './stage';
import {ease, glide, part} from '../../draw/easing';

/** The name of an axis, 0 to 3, such as "A’s x axis". */
export function axisName(sheet: Sheet, axis: number): string {
  return sheet.say('canvas.axis', {box: sheet.name(axis < 2 ? 0 : 1), axis: sheet.say(axis % 2 ? 'canvas.y' : 'canvas.x')});
}

/** The words for a separation: an overlap, a gap, or neither. */
export function sayOverlap(sheet: Sheet, separation: number, decimals = 2): string {
  const n = write(Math.abs(separation), decimals);
  return separation === 0 ? sheet.say('canvas.touch') : sheet.say(separation > 0 ? 'canvas.gap' : 'canvas.overlap', {n});
}

/** Draws the separating axis test: both boxes' shadows on the axes, and their overlap. */
export function drawAxes(sheet: Sheet): void {
  for (const stage of [STAGE['faces-a'], STAGE['faces-b']]) {
    const showing = sheet.showing(stage);
    if (!showing) continue;
    const first = stage === STAGE['faces-a'] ? 0 : 2;
    // The previous stage's shadows rise before the next stage's part begins.
    const leaving = Math.max(sheet.why, part(showing.leaving, 0, sheet.stage === STAGE['best-axis'] ? 0.14 : 0.45));
    const start = stage === STAGE['faces-b'] ? 0.25 : 0;
    sheet.faded(1 - glide(leaving), () => {
      const layouts = layOutAxes(sheet.frame, sheet.project, sheet.width, sheet.height, true).filter(({axis}) => axis === first || axis === first + 1);
      for (const layout of layouts) {
        // If only one axis separates the boxes, the other axis is paler.
        const other = F.axes[2 * first + 1 - layout.axis]!;
        const calm = sheet.get(F.axes[layout.axis]!.separation) <= 0 && sheet.get(other.separation) > 0;
        const begin = start + (layout.axis - first) * 0.2;
        drawAxis(sheet, layout, calm, part(showing.t, begin, begin + 0.55), leaving, layouts.filter((other) => other !== layout).map((other) => line(sheet, other)));
      }
    });
  }
}

/**
 * Draws one axis at the progress t of its arrival: the boxes' shadows fall onto the axis, then they are measured.
 * When the stage leaves, the shadows rise again.
 */
function drawAxis(sheet: Sheet, layout: AxisLayout, calm: boolean, t: number, leaving: number, others: readonly Segment[]): void {
  if (t === 0) return;
  const slots = F.axes[layout.axis]!;
  const owner = layout.axis < 2 ? 0 : 1;
  const lane = lanes(sheet.width, sheet.height), half = lane.thick / 2;
  const {theme} = sheet;
  const gap = [sheet.get(slots.gap.lo), sheet.get(slots.gap.hi)] as const;
  const separated = sheet.get(slots.separation) > 0;
  const fallen = glide(t, 0, 0.7) * (1 - glide(leaving)), measured = glide(t, 0.6, 1), staying = 1 - ease(leaving, 0, 0.6);

  const own = line(sheet, layout);
  const {from: low, to: high} = own;
  sheet.faded(ease(t, 0, 0.4), () => sheet.line(low, high, {color: theme.soft, width: 1}));

  if (!calm) sheet.fill(band(layout, gap, [lane.owner - half - 4, lane.measure]), theme.mark, measured * staying);

  for (const box of [owner, 1 - owner]) {
    const shadow = box === 0 ? slots.a : slots.b;
    const ends = [sheet.get(shadow.lo), sheet.get(shadow.hi)] as const, centre = (ends[0] + ends[1]) / 2;
    const at = box === owner ? lane.owner : lane.other;
    const color = sheet.color(box);

    // Thin lines lead from the box's extreme corners to the axis. The shadow falls between them.
    const home = layout.point(centre, at), level = sheet.at(F.boxes[box]!);
    const height = ((home.x - level.x) * layout.out.x + (home.y - level.y) * layout.out.y) * (1 - fallen);
    sheet.faded(ease(t, 0, 0.2), () => {
      for (const end of ends) sheet.line(cornerAt(sheet, box, layout, end), layout.point(end, at - height), {color, width: 1, dash: [3, 3], alpha: calm ? 0.35 : 0.75, weight: 12});
      sheet.fill(band(layout, ends, [at - height - half, at - height + half]), color, calm ? 0.35 : 1);
      sheet.avoid(layout.point(ends[0], at - height), layout.point(ends[1], at - height), 140);
    });
    // The half of the shadow that the test uses: from the middle, with a notch, towards the other box.
    sheet.faded(ease(t, 0, 0.2), () => {
      sheet.line(layout.point(centre, at - height), layout.point(towards(sheet, layout.axis, box), at - height), {color, width: 1.5, alpha: calm ? 0 : 1, weight: 0, quantity: QUANTITY.reach + layout.axis});
      sheet.line(layout.point(centre, at - height - half), layout.point(centre, at - height + half), {color: theme.paper, width: 1.25, weight: 0});
    });
  }

  const p = layout.point(gap[0], lane.measure), q = layout.point(gap[1], lane.measure);
  if (!calm) sheet.faded(measured * staying, () => {
    for (const end of gap) sheet.line(layout.point(end, lane.owner - half - 4), layout.point(end, lane.measure), {color: theme.ink, width: 1, weight: 10});
  });
  sheet.faded(staying, () => sheet.dimension(p, q, {color: calm ? theme.soft : theme.ink, width: calm ? 1 : 2.5, quantity: QUANTITY.separation + layout.axis}, 5, measured));
  const separation = sheet.get(slots.separation);
  sheet.label({
    key: `measure ${layout.axis}`, quantity: QUANTITY.separation + layout.axis, text: sayOverlap(sheet, separation), at: [between(p, q, 0.5), between(p, q, 0.15), between(p, q, 0.85), layout.point((gap[0] + gap[1]) / 2, lane.owner - 9)], toward: layout.out, gap: 5, inside: true,
    color: calm ? theme.soft : theme.ink, bold: !calm, size: sheet.small || calm ? 13 : 14, priority: separated ? 95 : 90,
  });

  const on = (lane.owner + lane.other) / 2;
  sheet.faded(measured * staying, () => sheet.line(layout.point(middleOf(sheet, slots.a), on), layout.point(middleOf(sheet, slots.b), on), {color: theme.soft, width: 2, weight: 0, quantity: QUANTITY.distance + layout.axis}));
  // The axis's name prefers the end that is farther from the other axis.
  const near = others[0] ?? own;
  const ends: [Point, Point] = toSegment(low, near) > toSegment(high, near) ? [low, high] : [high, low];
  const values = {n: short(sheet.get(slots.distance)), sum: short(sheet.get(slots.reach))};
  sheet.label({
    key: `axis ${layout.axis}`, quantities: [QUANTITY.none, QUANTITY.distance + layout.axis, QUANTITY.reach + layout.axis],
    text: [axisName(sheet, layout.axis), sheet.say('canvas.centres', values), sheet.say(sheet.small ? 'canvas.halves-short' : 'canvas.halves', values)], brief: axisName(sheet, layout.axis),
    at: ends, toward: add(scale(unit({x: ends[0].x - ends[1].x, y: ends[0].y - ends[1].y}), 0.6), layout.out), gap: 6, own, others, headed: true, color: theme.soft, priority: 70,
  });
}

/** The band along an axis from lo to hi in metres, and outward from the boxes from near to far in pixels. */
function band(layout: AxisLayout, [lo, hi]: readonly [number, number], [near, far]: readonly [number, number]): Point[] {
  return [layout.point(lo, near), layout.point(hi, near), layout.point(hi, far), layout.point(lo, far)];
}

/** An axis, a little longer than the shadows. */
function line(sheet: Sheet, layout: AxisLayout): Segment {
  const over = (sheet.small ? 8 : 16) / sheet.camera.scale;
  const lane = lanes(sheet.width, sheet.height), middle = (lane.owner + lane.other) / 2;
  return {from: layout.point(layout.lo - over, middle), to: layout.point(layout.hi + over, middle)};
}

/** The end of a box's shadow that points to the other box. */
function towards(sheet: Sheet, axis: number, box: number): number {
  const slots = F.axes[axis]!;
  const [own, other] = box === 0 ? [slots.a, slots.b] as const : [slots.b, slots.a] as const;
  // If both centres are at one position on the axis, the test measures on one fixed side, as the gap does.
  const way = middleOf(sheet, other) - middleOf(sheet, own) || (axis < 2 === (box === 0) ? -1 : 1);
  return sheet.get(way > 0 ? own.hi : own.lo);
}

const middleOf = (sheet: Sheet, shadow: {lo: number; hi: number}): number => (sheet.get(shadow.lo) + sheet.get(shadow.hi)) / 2;

/** The corner of a box whose foot on the axis is nearest to t. Of two such corners, the one nearer to the axis. */
function cornerAt(sheet: Sheet, box: number, layout: AxisLayout, t: number): {x: number; y: number} {
  const foot = layout.point(t, 0);
  const score = (p: {x: number; y: number}): number => {
    const dx = p.x - foot.x, dy = p.y - foot.y;
    return Math.abs(dx * layout.along.x + dy * layout.along.y) * 1e3 + Math.abs(dx * layout.out.x + dy * layout.out.y);
  };
  return sheet.boxes[box]!.reduce((best, p) => (score(p) < score(best) ? p : best));
}
