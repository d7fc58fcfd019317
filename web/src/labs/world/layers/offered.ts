import {CONTACT, W} from '../../../draw/layout.gen';
import {forEachContact} from '../frame';
import {ringAbout} from '../ring';
import {drawInColors} from './bodies';
import {addMark} from './contacts';
import type {WorldSheet} from './sheet';

/** Draws the ringed pair, which a click or Enter would pick: its bodies in the colours of A and B, large contacts, and the ring. */
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
  const at = ringAbout(frame, sheet.camera, a, b, points);
  ctx.save();
  ctx.beginPath();
  ctx.arc(at.x, at.y, at.radius, 0, 2 * Math.PI);
  ctx.strokeStyle = theme.paper;
  ctx.lineWidth = 5;
  ctx.stroke();
  ctx.strokeStyle = theme.ink;
  ctx.lineWidth = 2;
  ctx.setLineDash([6, 4]);
  ctx.stroke();
  ctx.restore();
}
