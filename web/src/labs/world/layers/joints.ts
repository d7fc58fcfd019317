import {BODY, JOINT} from '../../../draw/layout.gen';
import {bodyAt, forEachJoint} from '../frame';
import type {WorldSheet} from './sheet';

/**
 * Draws the joints of a world. Each of a joint's two bodies has a ring at its pin. A body that can move also has a
 * dashed line from the pin to its centre. The pins differ if the joint is stretched.
 */
export function drawJoints({ctx, frame, theme, project, mark}: WorldSheet): void {
  ctx.save();
  ctx.strokeStyle = theme.soft;
  ctx.lineWidth = 1;
  const rings = new Path2D();
  ctx.beginPath();
  forEachJoint(frame, (at) => {
    for (const [body, pin] of [[JOINT.a, JOINT.atA], [JOINT.b, JOINT.atB]] as const) {
      const p = project(frame[at + pin.x]!, frame[at + pin.y]!);
      const of = bodyAt(frame[at + body]!);
      rings.moveTo(p.x + mark, p.y);
      rings.arc(p.x, p.y, mark, 0, 2 * Math.PI);
      if (frame[of + BODY.static]) continue;
      const c = project(frame[of + BODY.at.x]!, frame[of + BODY.at.y]!);
      ctx.moveTo(p.x, p.y);
      ctx.lineTo(c.x, c.y);
    }
  });
  ctx.setLineDash([3, 3]);
  ctx.stroke();
  ctx.setLineDash([]);
  ctx.lineWidth = 1.5;
  ctx.strokeStyle = theme.ink;
  ctx.stroke(rings);
  ctx.restore();
}
