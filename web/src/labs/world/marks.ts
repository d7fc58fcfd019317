import {MARKS, QUANTITY} from '../../base/figure.gen';
import {type Camera, toPixels} from '../../draw/camera';
import type {Point} from '../../draw/geometry';
import {BODY, CONTACT, W} from '../../draw/layout.gen';
import type {Thing} from '../../draw/marks';
import type {Theme} from '../../draw/theme';
import {bodyAt, forEachBody, forEachContact} from './frame';

/** Examples of the names of things that a text may mark: bodies count from 0, as in pick, contacts from 1. The other names are of the picked pair. */
export const MARKABLE: readonly string[] = ['body0', 'contact1', ...MARKS];

/** Whether a name may be marked: it is a name of the picked pair, a contact, or a body of the world. Contacts come and go. */
export function isMark(frame: Float64Array, name: string): boolean {
  const [, body] = /^body(0|[1-9]\d*)$/.exec(name) ?? [];
  if (body !== undefined) return Number(body) < frame[W.bodies]! && frame[bodyAt(Number(body)) + BODY.absent] === 0;
  return (MARKS as readonly string[]).includes(name) || /^contact[1-9]\d*$/.test(name);
}

/** The quantity of the picked pair with this name; 0 for none. */
export function quantityOf(frame: Float64Array, name: string): number {
  const box = name === '' ? -1 : [W.chosenA, W.chosenB].findIndex((slot) => name === `body${frame[slot]}`);
  return box >= 0 ? QUANTITY.box + box : Math.max(0, (MARKS as readonly string[]).indexOf(name));
}

/** The marks of a picked pair's things, with the names of A and B as bodies of the world. */
export const withBodies = (frame: Float64Array, marks: readonly string[]): string[] => marks.flatMap((name) => (name === 'A' || name === 'B' ? [name, `body${frame[name === 'A' ? W.chosenA : W.chosenB]}`] : [name]));

/** The bodies and contacts of the whole world. */
export function thingsOf(frame: Float64Array, camera: Camera, theme: Pick<Theme, 'ink' | 'contact'>): Thing[] {
  const things: Thing[] = [];
  forEachBody(frame, (at, i) => things.push({names: [`body${i}`], points: boxOf(frame, at, camera), color: theme.ink}));
  let n = 0;
  forEachContact(frame, (at) => things.push({names: [`contact${++n}`], points: [toPixels(camera, frame[at + CONTACT.at.x]!, frame[at + CONTACT.at.y]!)], color: theme.contact}));
  return things;
}

/** The corners of a body, pixels. */
function boxOf(frame: Float64Array, at: number, camera: Camera): Point[] {
  const [x, y, cos, sin, w, h] = [BODY.at.x, BODY.at.y, BODY.axisX.x, BODY.axisX.y, BODY.half.x, BODY.half.y].map((slot) => frame[at + slot]!) as [number, number, number, number, number, number];
  return ([[w, h], [-w, h], [-w, -h], [w, -h]] as const).map(([u, v]) => toPixels(camera, x + cos * u - sin * v, y + sin * u + cos * v));
}
