import {LIFE} from '../figure.gen';
import {CONTACT} from '../layout.gen';
import type {Theme} from '../theme';
import {batched, forEachContact, type WorldSheet} from './worldsheet';

/** How a contact is drawn, by what it has from the step before: shape and colour both tell. */
export const MARKS: readonly {life: number; color: keyof Theme; filled: boolean; add(path: Path2D, x: number, y: number, r: number): void}[] = [
  {
    life: LIFE.kept, color: 'contact', filled: true,
    add(path, x, y, r) {
      if (r < 2) return path.rect(x - r, y - r, 2 * r, 2 * r);
      path.moveTo(x + r, y);
      path.arc(x, y, r, 0, 2 * Math.PI);
    },
  },
  {
    life: LIFE.fresh, color: 'side', filled: false,
    add(path, x, y, r) {
      path.moveTo(x + 1.3 * r, y);
      path.lineTo(x, y + 1.3 * r);
      path.lineTo(x - 1.3 * r, y);
      path.lineTo(x, y - 1.3 * r);
      path.closePath();
    },
  },
  {
    life: LIFE.lost, color: 'ink', filled: false,
    add(path, x, y, r) {
      path.moveTo(x - r, y - r);
      path.lineTo(x + r, y + r);
      path.moveTo(x + r, y - r);
      path.lineTo(x - r, y + r);
    },
  },
];

/** The contact points of a world. */
export function drawTouches({ctx, frame, theme, project, mark}: WorldSheet): void {
  ctx.save();
  for (const {life, color, filled, add} of MARKS) {
    ctx.fillStyle = ctx.strokeStyle = theme[color];
    ctx.lineWidth = mark < 2 ? 1 : 2;
    batched((next) => forEachContact(frame, (at) => {
      if (frame[at + CONTACT.life] !== life) return;
      const {x, y} = project(frame[at + CONTACT.at.x]!, frame[at + CONTACT.at.y]!);
      add(next(), x, y, mark);
    }), (path) => {
      if (filled) ctx.fill(path);
      else ctx.stroke(path);
    });
  }
  ctx.restore();
}
