import type {Point} from '../../../draw/geometry';
import {H, SPOT_SLOTS} from '../../../draw/hull.gen';
import {dot} from '../eye';
import {outlineOf} from '../outline';
import type {Sheet} from '../sheet';

/** The radius of dots at p and q, from 2 to most CSS pixels. The gap between the dots stays visible. */
export const dotOf = (p: Point, q: Point, most: number): number => Math.min(most, Math.max(2, Math.hypot(q.x - p.x, q.y - p.y) / 3));

/** Draws the plane between separated hulls, if it is found, and the two nearest points. */
export function drawGap(sheet: Sheet): void {
  if (sheet.get(H.stage) < sheet.get(H.reached)) return;
  const {theme} = sheet, plane = H.gap.sheet.map(({at}) => sheet.view(at.x));
  drawBetween(sheet, plane);
  const words = [sheet.word('apart'), sheet.word('gap')].filter(Boolean);
  if (words.length > 0) sheet.label({text: words, at: plane, gap: 9, color: theme.side, bold: true, priority: 72, inside: true});
  const onA = sheet.view(H.gap.onA.at.x), onB = sheet.view(H.gap.onB.at.x);
  const radius = dotOf(onA, onB, 4.5);
  sheet.span(onA, onB, {color: theme.ink, width: 2});
  sheet.dot(onA, radius, theme.a);
  sheet.dot(onB, radius, theme.b, {diamond: true});
  sheet.label({text: sheet.word('distance'), at: [onA, onB], gap: 12, color: theme.soft, bold: true, priority: 68, inside: true});
}

/** The squares along each side of the drawn plane. They show its orientation. */
const SQUARES = 6;

/** Draws the plane between both hulls: in front of the farther hull and behind the nearer one. */
function drawBetween(sheet: Sheet, plane: readonly Point[]): void {
  const {theme, ctx} = sheet, near = dot(sheet.toward, sheet.normal) > 0 ? 1 : 0, cover = outlineOf(sheet.items(H.hulls[near]!.vertices, SPOT_SLOTS).map((spot) => sheet.view(spot)));
  const style = {color: theme.side, width: 2, weight: 20};
  sheet.path(plane, {...style, width: 1, dash: [3, 4], alpha: 0.6}, true); // the part that the near hull hides
  ctx.save();
  ctx.beginPath();
  ctx.rect(0, 0, sheet.width, sheet.height);
  cover.reverse().forEach(({x, y}, i) => (i === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)));
  ctx.closePath();
  ctx.clip(); // by nonzero winding: the outline and the rectangle have opposite orientations
  sheet.fill(plane, theme.side, 0.22);
  sheet.path(plane, style, true);
  const [p, q, r, s] = H.gap.sheet.map(({at}) => at.x) as [number, number, number, number];
  for (let i = 1; i < SQUARES; i++) for (const [from, to, end, last] of [[p, q, s, r], [p, s, q, r]] as const) {
    sheet.line(sheet.between(from, to, i / SQUARES), sheet.between(end, last, i / SQUARES), {color: theme.side, width: 1, alpha: 0.35, weight: 0});
  }
  ctx.restore();
}
