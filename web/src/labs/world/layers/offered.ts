import {BODY, CONTACT, W} from '../../../draw/layout.gen';
import {bodyAt, forEachContact} from '../frame';
import {drawInColors} from './bodies';
import {addMark} from './contacts';
import type {WorldSheet} from './sheet';

const CLEAR = 12; // pixels between the bodies and the ring

/** The pair that a click or Enter picks: its bodies in the colours of A and B, its contacts large, a ring about it. */
export function drawOffered(sheet: WorldSheet): void {
  const {ctx, frame, theme, project, mark} = sheet;
  const [a, b] = [frame[W.offeredA]!, frame[W.offeredB]!];
  if (a < 0 || b < 0 || (a === frame[W.chosenA] && b === frame[W.chosenB])) return;
  drawInColors(sheet, a, b);
  const points: {x: number; y: number}[] = [];
  forEachContact(frame, (at) => {
    if (frame[at + CONTACT.a] !== a || frame[at + CONTACT.b] !== b) return;
    const p = project(frame[at + CONTACT.at.x]!, frame[at + CONTACT.at.y]!);
    points.push(p);
    addMark(sheet, frame[at + CONTACT.life]!, p, Math.max(4.5, mark));
  });
  // About both bodies; beside a far larger one about the other.
  const reach = (body: number): number => Math.hypot(frame[bodyAt(body) + BODY.half.x]!, frame[bodyAt(body) + BODY.half.y]!);
  const [near, far] = reach(a) < reach(b) ? [a, b] : [b, a];
  const centre = (body: number): {x: number; y: number} => project(frame[bodyAt(body) + BODY.at.x]!, frame[bodyAt(body) + BODY.at.y]!);
  const scale = sheet.camera.scale, whole = reach(far) <= 4 * reach(near);
  const p = centre(near), q = whole ? centre(far) : p;
  const at = {x: (p.x + q.x) / 2, y: (p.y + q.y) / 2};
  const radius = Math.max(
    Math.hypot(p.x - at.x, p.y - at.y) + reach(near) * scale, whole ? Math.hypot(q.x - at.x, q.y - at.y) + reach(far) * scale : 0,
    ...points.map((c) => Math.hypot(c.x - at.x, c.y - at.y)), 10,
  ) + CLEAR;
  ctx.save();
  ctx.beginPath();
  ctx.arc(at.x, at.y, radius, 0, 2 * Math.PI);
  ctx.strokeStyle = theme.paper;
  ctx.lineWidth = 5;
  ctx.stroke();
  ctx.strokeStyle = theme.ink;
  ctx.lineWidth = 2;
  ctx.setLineDash([6, 4]);
  ctx.stroke();
  ctx.restore();
}
