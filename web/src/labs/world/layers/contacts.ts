import {LIFE} from '../../../base/figure.gen';
import {CONTACT} from '../../../draw/layout.gen';
import type {Theme} from '../../../draw/theme';
import type {Point} from '../../../draw/geometry';
import {batched} from '../../../draw/batch';
import {forEachContact} from '../frame';
import type {WorldSheet} from './sheet';

/** Receives a mark's outline: a Path2D, or anything with these methods. */
export type Outline = Pick<Path2D, 'moveTo' | 'lineTo' | 'arc' | 'closePath'>;

export interface Mark {
  life: number;
  color: Exclude<keyof Theme, 'lang' | 'names' | 'labels'>;
  filled: boolean;
  add(path: Outline, x: number, y: number, r: number): void;
}

/** The corners of a new contact's mark. */
export function diamond(x: number, y: number, r: number): Point[] {
  const far = 1.3 * r;
  return [{x: x + far, y}, {x, y: y + far}, {x: x - far, y}, {x, y: y - far}];
}

/** The marks of contacts by their history: kept, new, or with a lost impulse. They differ in shape and colour. Later ones lie on top. */
export const MARKS: readonly Mark[] = [
  {
    life: LIFE.kept, color: 'contact', filled: true,
    add(path, x, y, r) {
      path.moveTo(x + r, y);
      path.arc(x, y, r, 0, 2 * Math.PI);
    },
  },
  {
    life: LIFE.fresh, color: 'side', filled: false,
    add(path, x, y, r) {
      diamond(x, y, r).forEach((p, i) => (i === 0 ? path.moveTo(p.x, p.y) : path.lineTo(p.x, p.y)));
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

/** The radius, in screen dots, below which a disc is drawn as a square. A square is faster. */
const ROUND = 1.5;

/**
 * Draws a world's contact points. If bodies are small, the few contacts that are new or lost their impulse keep marks
 * of a legible size.
 */
export function drawContacts({ctx, frame, theme, camera, project, mark}: WorldSheet): void {
  const least = Math.max(1.5, Math.min(3, 0.4 * camera.scale));
  const square = mark * ctx.getTransform().a < ROUND;
  ctx.save();
  for (const {life, color, filled, add} of MARKS) {
    const r = filled ? mark : Math.max(mark, least);
    const width = r < 2 ? 1 : r < 3.5 ? 1.5 : 2;
    if (filled) ctx.fillStyle = theme[color];
    batched((next) => forEachContact(frame, (at) => {
      if (frame[at + CONTACT.life] !== life) return;
      const {x, y} = project(frame[at + CONTACT.at.x]!, frame[at + CONTACT.at.y]!);
      if (filled && square) ctx.fillRect(x - r, y - r, 2 * r, 2 * r);
      else add(next(), x, y, r);
    }), (path) => {
      if (filled) ctx.fill(path);
      else drawHollow(ctx, path, theme[color], theme.paper, width, r >= 2);
    });
  }
  ctx.restore();
}

/** Draws outlines with a halo of paper, which separates them from the drawing below. */
function drawHollow(ctx: CanvasRenderingContext2D, path: Path2D, color: string, paper: string, width: number, around: boolean): void {
  ctx.fillStyle = ctx.strokeStyle = paper;
  ctx.lineWidth = width + 2;
  ctx.fill(path);
  if (around) ctx.stroke(path);
  ctx.strokeStyle = color;
  ctx.lineWidth = width;
  ctx.stroke(path);
}

export function addMark({ctx, theme}: WorldSheet, life: number, {x, y}: {x: number; y: number}, r: number): void {
  const {color, filled, add} = MARKS.find((mark) => mark.life === life)!;
  const path = new Path2D();
  add(path, x, y, r);
  ctx.save();
  if (filled) {
    ctx.fillStyle = theme[color];
    ctx.fill(path);
    ctx.strokeStyle = theme.paper;
    ctx.lineWidth = 1.5;
    ctx.stroke(path);
  } else drawHollow(ctx, path, theme[color], theme.paper, 2, true);
  ctx.restore();
}
