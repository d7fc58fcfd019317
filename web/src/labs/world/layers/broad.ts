import {toPixels} from '../../../draw/camera';
import type {Point} from '../../../draw/geometry';
import {BODY, BOUND, CELL, NEAR, W} from '../../../draw/layout.gen';
import type {WorldSheet} from './sheet';

/** If the grid's lines are nearer to each other than this in pixels, only the outermost lines are drawn. */
const DENSE = 3;

/** Draws the broad phase's grid: its lines, and shaded cells that contain a body. */
export function drawCells({ctx, frame, theme, project, kit: {batched, forEachCell}}: WorldSheet): void {
  const {low, cell, columns, rows} = W.grid;
  const wide = frame[columns]!, high = frame[rows]!;
  if (wide === 0 || high === 0) return;
  const x = (column: number): number => frame[low.x]! + column * frame[cell.x]!, y = (row: number): number => frame[low.y]! + row * frame[cell.y]!;
  ctx.save();
  ctx.fillStyle = theme.ink;
  ctx.globalAlpha = 0.07;
  batched((next) => forEachCell(frame, (at) => {
    const column = frame[at + CELL.column]!, row = frame[at + CELL.row]!;
    const p = project(x(column), y(row + 1)), q = project(x(column + 1), y(row));
    next().rect(p.x, p.y, q.x - p.x, q.y - p.y);
  }), (path) => ctx.fill(path));
  ctx.globalAlpha = 0.5;
  ctx.strokeStyle = theme.cut;
  ctx.lineWidth = 1;
  const from = project(x(0), y(high)), to = project(x(wide), y(0));
  batched((next) => {
    for (const [n, apart, line] of [
      [wide, (to.x - from.x) / wide, (path: Path2D, at: number) => { path.moveTo(from.x + at, from.y); path.lineTo(from.x + at, to.y); }],
      [high, (to.y - from.y) / high, (path: Path2D, at: number) => { path.moveTo(from.x, from.y + at); path.lineTo(to.x, from.y + at); }],
    ] as const) {
      const every = apart < DENSE ? n : 1; // then only the first and the last line
      for (let i = 0; i <= n; i += every) line(next(), i * apart);
    }
  }, (path) => ctx.stroke(path));
  ctx.restore();
}

/** Draws the bounding boxes of rotated bodies, dashed. */
export function drawBounds({ctx, frame, theme, project, kit: {batched, forEachBound}}: WorldSheet): void {
  ctx.save();
  ctx.strokeStyle = theme.soft;
  ctx.lineWidth = 1;
  ctx.setLineDash([2, 2]);
  batched((next) => forEachBound(frame, (at) => {
    const p = project(frame[at + BOUND.low.x]!, frame[at + BOUND.high.y]!), q = project(frame[at + BOUND.high.x]!, frame[at + BOUND.low.y]!);
    next().rect(p.x, p.y, q.x - p.x, q.y - p.y);
  }), (path) => ctx.stroke(path));
  ctx.restore();
}

/** A body more than LARGER times as large as the other may have a far centre. A near pair's line then ends at the body's side. */
const LARGER = 3;

/** Draws the pairs of near bodies as lines between their centres: solid if their bounding boxes touch, otherwise dotted. */
export function drawNear({ctx, frame, camera, theme, kit: {batched, bodyAt, forEachNear}}: WorldSheet): void {
  const size = (at: number): number => Math.hypot(frame[at + BODY.half.x]!, frame[at + BODY.half.y]!);
  const centre = (at: number): Point => ({x: frame[at + BODY.at.x]!, y: frame[at + BODY.at.y]!});
  // The body's point nearest to p.
  const nearest = (at: number, p: Point): Point => {
    const c = centre(at), ux = frame[at + BODY.axisX.x]!, uy = frame[at + BODY.axisX.y]!, w = frame[at + BODY.half.x]!, h = frame[at + BODY.half.y]!;
    const along = Math.max(-w, Math.min(w, (p.x - c.x) * ux + (p.y - c.y) * uy)), up = Math.max(-h, Math.min(h, (p.y - c.y) * ux - (p.x - c.x) * uy));
    return {x: c.x + along * ux - up * uy, y: c.y + along * uy + up * ux};
  };
  ctx.save();
  ctx.strokeStyle = theme.soft;
  for (const touch of [0, 1]) {
    ctx.lineWidth = touch ? 1.25 : 1;
    ctx.setLineDash(touch ? [] : [1, 3]);
    batched((next) => forEachNear(frame, (at) => {
      if (frame[at + NEAR.touch] !== touch) return;
      const a = bodyAt(frame[at + NEAR.a]!), b = bodyAt(frame[at + NEAR.b]!), [p, q] = [centre(a), centre(b)];
      const from = size(a) > LARGER * size(b) ? nearest(a, q) : p, to = size(b) > LARGER * size(a) ? nearest(b, p) : q;
      const s = toPixels(camera, from.x, from.y), e = toPixels(camera, to.x, to.y), path = next();
      path.moveTo(s.x, s.y);
      path.lineTo(e.x, e.y);
    }), (path) => ctx.stroke(path));
  }
  ctx.restore();
}
