import {OUTCOME, QUANTITY} from '../../base/figure.gen';
import {F} from '../../draw/layout.gen';
import {short} from '../../text/number';
import {axisName} from './axes';
import {type Point, add, cutPolygon, middle, scale} from '../../draw/geometry';
import type {Sheet} from './sheet';
import {STAGE} from './stage';
import {glide, mix} from '../../draw/easing';

/** The axis that separated the boxes and so ended the call, at the shown stage or earlier; otherwise -1. */
function separating(sheet: Sheet): number {
  const outcome = sheet.get(F.outcome);
  if (outcome !== OUTCOME.separatedA && outcome !== OUTCOME.separatedB) return -1;
  const of: number = outcome === OUTCOME.separatedA ? 0 : 2;
  if (sheet.stage < (of === 0 ? STAGE['faces-a'] : STAGE['faces-b'])) return -1;
  const [x, y] = [sheet.get(F.axes[of]!.separation), sheet.get(F.axes[of + 1]!.separation)];
  return y > x ? of + 1 : of;
}

/** Draws the empty band between separated boxes. */
export function drawGap(sheet: Sheet): void {
  const axis = separating(sheet);
  if (axis < 0) return;
  const slots = F.axes[axis]!;
  const {theme} = sheet;
  const own = sheet.showing(axis < 2 ? STAGE['faces-a'] : STAGE['faces-b']);
  const open = own ? glide(own.t, 0.7, 1) : 1;
  if (open === 0) return;
  const u = sheet.direction(slots.direction), across = {x: -u.y, y: u.x};
  const origin = sheet.at(slots.origin);
  const on = (t: number): Point => add(origin, u, t * sheet.camera.scale);
  const ends = [sheet.get(slots.gap.lo), sheet.get(slots.gap.hi)] as const, heart = (ends[0] + ends[1]) / 2;
  const lo = on(mix(heart, ends[0], open)), hi = on(mix(heart, ends[1], open));

  const band = cutPolygon(cutPolygon(sheet.canvasPolygon, lo, scale(u, -1)), hi, u);
  const far = sheet.width + sheet.height;
  sheet.faded(open, () => {
    sheet.fill(band, theme.mark);
    for (const p of [lo, hi]) {
      sheet.line(add(p, across, -far), add(p, across, far), {color: theme.soft, width: 1.25, dash: [6, 4], weight: 10});
    }
  });

  // Without shadows, the measure is between the corners that face each other.
  const height = (p: Point): number => (p.x - origin.x) * across.x + (p.y - origin.y) * across.y;
  const facing = (box: number, end: Point): number => {
    const near = sheet.boxes[box]!.filter((p) => Math.abs((p.x - end.x) * u.x + (p.y - end.y) * u.y) < 1);
    return near.length ? near.reduce((sum, p) => sum + height(p), 0) / near.length : height(end);
  };
  const aIsLow = sheet.get(slots.a.lo) + sheet.get(slots.a.hi) < sheet.get(slots.b.lo) + sheet.get(slots.b.hi);
  const at = (facing(aIsLow ? 0 : 1, lo) + facing(aIsLow ? 1 : 0, hi)) / 2;
  const p = add(lo, across, at), q = add(hi, across, at);
  sheet.faded(sheet.why, () => sheet.dimension(p, q, {color: theme.ink, width: 3, quantity: QUANTITY.separation + axis}, 9));
  if (sheet.stopped) {
    sheet.label({
      quantity: QUANTITY.separation + axis, text: [sheet.say('canvas.gap', {n: short(sheet.get(slots.separation))}), sheet.say('canvas.apart', {axis: axisName(sheet, axis)})],
      at: [0, 70, -70, 110, -110, 150, -150, 200, -200].map((d) => add(middle(p, q), across, d)), toward: u, gap: 14, color: theme.ink, bold: true, size: 14, priority: 100,
    });
  }
}
