import type {Point} from '../../../draw/geometry';
import type {WorldSheet} from './sheet';

/**
 * The outline of a gripping hand, in CSS pixels from its middle, y down: the start, then Bézier curves of four
 * fingers, the wrist and the thumb.
 */
const OUTLINE = [
  [-9, -5],
  [-9, -10, -4, -10, -4, -6.5],
  [-4, -12, 1, -12, 1, -7],
  [1, -11.5, 6, -11.5, 6, -6],
  [6, -9.5, 10.5, -9.5, 10.5, -4],
  [11, 3, 9.5, 5, 7, 8],
  [6.5, 9.5, 6.5, 11, 6.5, 13],
  [3, 13, -2, 13, -5.5, 13],
  [-5.5, 10, -7, 9, -9.5, 6],
  [-12, 3.5, -13.5, 0.5, -12.5, -1.5],
  [-11.5, -3.5, -10, -2.5, -9, -1],
  [-9, -2, -9, -4, -9, -5],
] as const;

/** The lines between the fingers: x, and y of both ends. */
const GAPS = [[-4, -6.5, -3], [1, -7, -3], [6, -6, -2.5]] as const;

/** The offset from the held point to the hand's middle. It keeps a small box visible. */
const ASIDE = {x: 10, y: 12};

export function drawHand({ctx, theme}: WorldSheet, held: Point): void {
  const x = held.x + ASIDE.x, y = held.y + ASIDE.y;
  const trace = (): void => {
    ctx.beginPath();
    for (const [a, b, c, d, e, f] of OUTLINE) {
      if (f === undefined) ctx.moveTo(x + a, y + b);
      else ctx.bezierCurveTo(x + a, y + b, x + c!, y + d!, x + e!, y + f);
    }
    ctx.closePath();
  };
  ctx.save();
  ctx.lineJoin = ctx.lineCap = 'round';
  trace();
  ctx.fillStyle = ctx.strokeStyle = theme.paper;
  ctx.lineWidth = 5;
  ctx.fill();
  ctx.stroke();
  trace(); // a path that is stroked twice becomes one element in an SVG
  for (const [across, from, to] of GAPS) {
    ctx.moveTo(x + across, y + from);
    ctx.lineTo(x + across, y + to);
  }
  ctx.strokeStyle = theme.ink;
  ctx.lineWidth = 1.75;
  ctx.stroke();
  ctx.restore();
}
