import {CONTACT} from '../../../draw/layout.gen';
import type {WorldSheet} from './sheet';
import {addHead} from './speeds';

/** The length of an arrow that shows only a direction, pixels. It is shorter if bodies are small. */
export const reachOf = ({camera}: WorldSheet): number => Math.max(5, Math.min(26, 0.6 * camera.scale));

/** Draws the normal at each contact, from A to B, as arrows of equal length. */
export function drawNormals(sheet: WorldSheet): void {
  const {ctx, frame, theme, project, kit: {batched, forEachContact}} = sheet, long = reachOf(sheet);
  const each = (add: (path: Path2D, ends: readonly [number, number, number, number]) => void, draw: (path: Path2D) => void): void =>
    batched((next) => forEachContact(frame, (at) => {
      const {x, y} = project(frame[at + CONTACT.at.x]!, frame[at + CONTACT.at.y]!);
      add(next(), [x, y, x + frame[at + CONTACT.normal.x]! * long, y - frame[at + CONTACT.normal.y]! * long]);
    }), draw);
  ctx.save();
  ctx.strokeStyle = ctx.fillStyle = theme.ink;
  ctx.lineWidth = long < 12 ? 1 : 1.5;
  each((path, [x0, y0, x1, y1]) => {
    path.moveTo(x0, y0);
    path.lineTo(x1, y1);
  }, (path) => ctx.stroke(path));
  if (long >= 8) each(addHead, (path) => ctx.fill(path));
  ctx.restore();
}
