import {short} from '../../../text/number';
import {SKETCH} from '../../../base/figure.gen';
import type {Point} from '../../../draw/geometry';
import {ANCHOR, W} from '../../../draw/layout.gen';
import {drawHand} from './hand';
import type {WorldSheet} from './sheet';

/** The number of teeth of the spring for a drag, and half their width in CSS pixels. */
const TEETH = 9, WIDE = 5;

const HEAD = 15;

/**
 * The length of a pulling force's arrow: ROOT CSS pixels times the square root of the force in newtons, at most
 * LONGEST. An arrow shorter than SHORTEST is not drawn.
 */
const ROOT = 2, LONGEST = 72, SHORTEST = 12;

/** Draws the reader's edits: the selected body, pins, the spring of a pull with its force, and the drawn box or push. */
export function drawHands(sheet: WorldSheet): void {
  const {ctx, frame, theme, camera, project, kit: {addBox, bodyAt, forEachAnchor}} = sheet;
  ctx.save();
  ctx.strokeStyle = ctx.fillStyle = theme.hand;
  ctx.lineJoin = 'round';
  const selected = frame[W.selected]!;
  if (selected >= 0) {
    const path = new Path2D();
    addBox(path, frame, bodyAt(selected), camera);
    ctx.lineWidth = 2.5;
    ctx.stroke(path);
  }
  forEachAnchor(frame, (at) => {
    const from = project(frame[at + ANCHOR.at.x]!, frame[at + ANCHOR.at.y]!), to = project(frame[at + ANCHOR.to.x]!, frame[at + ANCHOR.to.y]!);
    if (frame[at + ANCHOR.soft] === 0) return drawPin(sheet, to.x, to.y);
    drawSpring(ctx, from, to);
    const fx = frame[at + ANCHOR.force.x]!, fy = frame[at + ANCHOR.force.y]!, force = Math.hypot(fx, fy);
    const long = Math.min(LONGEST, ROOT * Math.sqrt(force)) / (force || 1);
    if (force * long > SHORTEST) drawPush(ctx, from, {x: from.x + fx * long, y: from.y - fy * long});
    drawHand(sheet, to);
    sheet.write(sheet.say('canvas.hand-force', {n: short(force)}), to.x + 16, to.y - 12, {color: theme.hand, size: 13, align: 'left', bold: true});
  });
  const [p, q] = W.sketch.map(({x, y}) => project(frame[x]!, frame[y]!)) as [Point, Point];
  if (frame[W.sketching] === SKETCH.box) {
    ctx.lineWidth = 2;
    ctx.setLineDash([6, 4]);
    ctx.strokeRect(Math.min(p.x, q.x), Math.min(p.y, q.y), Math.abs(p.x - q.x), Math.abs(p.y - q.y));
    ctx.setLineDash([]);
    const wide = Math.abs(frame[W.sketch[0].x]! - frame[W.sketch[1].x]!), high = Math.abs(frame[W.sketch[0].y]! - frame[W.sketch[1].y]!);
    sheet.write(sheet.say('canvas.sketch', {w: wide.toFixed(2), h: high.toFixed(2)}), Math.max(p.x, q.x) + 8, Math.min(p.y, q.y), {color: theme.hand, size: 13, align: 'left', bold: true});
  }
  if (frame[W.sketching] === SKETCH.push) {
    drawPush(ctx, p, q);
    sheet.write(sheet.say('canvas.push', {n: short(frame[W.push]!)}), q.x + 12, q.y - 12, {color: theme.hand, size: 13, align: 'left', bold: true});
  }
  ctx.restore();
}

function drawPin({ctx, theme}: WorldSheet, x: number, y: number): void {
  ctx.beginPath();
  ctx.arc(x, y, 6.5, 0, 2 * Math.PI);
  ctx.lineWidth = 2;
  ctx.strokeStyle = theme.paper;
  ctx.fillStyle = theme.hand;
  ctx.fill();
  ctx.stroke();
  ctx.beginPath();
  ctx.moveTo(x - 3, y);
  ctx.lineTo(x + 3, y);
  ctx.moveTo(x, y - 3);
  ctx.lineTo(x, y + 3);
  ctx.stroke();
  ctx.strokeStyle = theme.hand;
}

function drawPush(ctx: CanvasRenderingContext2D, p: Point, q: Point): void {
  const long = Math.hypot(q.x - p.x, q.y - p.y) || 1, head = Math.min(HEAD, 0.6 * long);
  const ux = (q.x - p.x) / long * head, uy = (q.y - p.y) / long * head;
  ctx.lineWidth = 4;
  ctx.beginPath();
  ctx.moveTo(p.x, p.y);
  ctx.lineTo(q.x - ux, q.y - uy);
  ctx.stroke();
  ctx.beginPath();
  ctx.moveTo(q.x, q.y);
  ctx.lineTo(q.x - ux - 0.5 * uy, q.y - uy + 0.5 * ux);
  ctx.lineTo(q.x - ux + 0.5 * uy, q.y - uy - 0.5 * ux);
  ctx.moveTo(p.x, p.y);
  ctx.arc(p.x, p.y, 4.5, 0, 2 * Math.PI);
  ctx.fill();
}

function drawSpring(ctx: CanvasRenderingContext2D, from: {x: number; y: number}, to: {x: number; y: number}): void {
  const dx = to.x - from.x, dy = to.y - from.y, long = Math.hypot(dx, dy) || 1, wide = Math.min(WIDE, long / 6);
  ctx.lineWidth = 2;
  ctx.beginPath();
  ctx.moveTo(from.x, from.y);
  for (let i = 1; i < TEETH; i++) {
    const t = i / TEETH, side = (i % 2 === 0 ? 1 : -1) * wide / long;
    ctx.lineTo(from.x + t * dx - side * dy, from.y + t * dy + side * dx);
  }
  ctx.lineTo(to.x, to.y);
  ctx.stroke();
  ctx.beginPath();
  ctx.arc(from.x, from.y, 3.5, 0, 2 * Math.PI);
  ctx.fill();
}
