import {CONTACT} from '../../../draw/layout.gen';
import {reachOf} from './normals';
import type {WorldSheet} from './sheet';

/** An impulse counts as at the cone's edge from this share of the largest friction on. */
const EDGE = 0.999;

/**
 * A contact's friction cone, in pixels: its tip (x, y) and the vector along its axis. In axis lengths: half of its
 * open side (wide), and the impulse's position there (lean).
 */
interface Cone { x: number; y: number; nx: number; ny: number; wide: number; lean: number; at: 'inside' | 'edge' | 'none' }

function conesOf({frame, project, kit: {forEachContact}}: WorldSheet, high: number): Cone[] {
  const list: Cone[] = [];
  forEachContact(frame, (at) => {
    const {x, y} = project(frame[at + CONTACT.at.x]!, frame[at + CONTACT.at.y]!);
    const normal = frame[at + CONTACT.impulse]!, friction = frame[at + CONTACT.friction]!, mu = frame[at + CONTACT.coefficient]!;
    const lean = normal > 0 ? friction / normal : 0;
    list.push({
      x, y, nx: frame[at + CONTACT.normal.x]! * high, ny: -frame[at + CONTACT.normal.y]! * high, wide: mu, lean: Math.max(-mu, Math.min(mu, lean)),
      at: normal <= 0 ? 'none' : Math.abs(lean) >= EDGE * mu ? 'edge' : 'inside',
    });
  });
  return list;
}

/**
 * Draws each contact's friction cone, all of one height, with the impulse's direction as a line. The line is thick if
 * the impulse is at the cone's edge.
 */
export function drawCones(sheet: WorldSheet): void {
  const {ctx, theme, kit: {batched}} = sheet, list = conesOf(sheet, reachOf(sheet));
  // Friction acts along the normal turned right. On the canvas, whose y is down, that is (-ny, nx).
  const outer = ({x, y, nx, ny}: Cone, t: number): [number, number] => [x + nx - ny * t, y + ny + nx * t];
  ctx.save();
  ctx.fillStyle = ctx.strokeStyle = theme.side;
  ctx.lineWidth = 1;
  batched((next) => list.forEach((cone) => {
    const path = next();
    path.moveTo(cone.x, cone.y);
    path.lineTo(...outer(cone, -cone.wide));
    path.lineTo(...outer(cone, cone.wide));
    path.closePath();
  }), (path) => {
    ctx.globalAlpha = 0.16;
    ctx.fill(path);
    ctx.globalAlpha = 0.8;
    ctx.stroke(path);
  });
  ctx.globalAlpha = 1;
  ctx.strokeStyle = theme.contact; // ink is for velocities
  for (const [at, width] of [['inside', 1.75], ['edge', 3.5]] as const) {
    ctx.lineWidth = width;
    batched((next) => list.forEach((cone) => {
      if (cone.at !== at) return;
      const path = next();
      path.moveTo(cone.x, cone.y);
      path.lineTo(...outer(cone, cone.lean));
    }), (path) => ctx.stroke(path));
  }
  ctx.restore();
}
