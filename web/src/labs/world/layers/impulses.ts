import type {Rect} from '../../../draw/geometry';
import {CONTACT, JOINT, W} from '../../../draw/layout.gen';
import {plain} from '../../../text/number';
import type {WorldSheet} from './sheet';
import {roundScale} from './speeds';

/** The range of the larger impulses' bars, pixels. Within it, a bar is about as high as a box of one metre. */
const USUAL = {least: 9, most: 44};
const LEAST = 0.5; // the least length of a drawn bar, pixels
const UPRIGHT = 0.25; // a bar that leans by fewer pixels is drawn upright

const scales = new WeakMap<WorldSheet, number>(); // the bars and their scale bar share a sheet's scale

/** The length of 1 N s in pixels. It is a round number, so it stays the same while impulses change a little. */
export function impulseScale(sheet: WorldSheet): number {
  const known = scales.get(sheet) ?? findScale(sheet);
  scales.set(sheet, known);
  return known;
}

function findScale({frame, camera, kit: {forEachContact, forEachJoint}}: WorldSheet): number {
  const sizes = new Float64Array(frame[W.contacts]! + frame[W.joints]!);
  let n = 0;
  forEachContact(frame, (at) => (sizes[n++] = frame[at + CONTACT.impulse]!));
  forEachJoint(frame, (at) => (sizes[n++] = Math.hypot(frame[at + JOINT.impulse.x]!, frame[at + JOINT.impulse.y]!)));
  const large = sizes.sort()[Math.floor(0.9 * n)] ?? 1;
  return roundScale(Math.max(USUAL.least, Math.min(USUAL.most, 1.1 * camera.scale)) / Math.max(large, 1e-6));
}

const widthOf = (sheet: WorldSheet): number => Math.max(1.5, Math.min(6, 1.3 * sheet.mark));

/**
 * Draws the normal impulse on B at each contact as a bar that begins at the contact. Joints, whose impulses have any
 * direction, have hollow bars.
 */
export function drawImpulses(sheet: WorldSheet): void {
  const {ctx, frame, theme, project, kit: {batched, forEachContact, forEachJoint, isOn}} = sheet, pixels = impulseScale(sheet), half = widthOf(sheet) / 2;
  const bar = (path: Path2D, x: number, y: number, dx: number, dy: number): void => {
    const d = Math.hypot(dx, dy), ax = -dy / d * half, ay = dx / d * half;
    path.moveTo(x + ax, y + ay);
    path.lineTo(x + dx + ax, y + dy + ay);
    path.lineTo(x + dx - ax, y + dy - ay);
    path.lineTo(x - ax, y - ay);
    path.closePath();
  };
  ctx.save();
  ctx.fillStyle = ctx.strokeStyle = theme.contact;
  ctx.globalAlpha = 0.6;
  batched((next) => forEachContact(frame, (at) => {
    const long = frame[at + CONTACT.impulse]! * pixels;
    if (long < LEAST) return;
    const {x, y} = project(frame[at + CONTACT.at.x]!, frame[at + CONTACT.at.y]!), dx = frame[at + CONTACT.normal.x]! * long, dy = -frame[at + CONTACT.normal.y]! * long;
    // A rectangle is filled faster than a path.
    if (Math.abs(dx) < UPRIGHT) ctx.fillRect(x - half, Math.min(y, y + dy), 2 * half, Math.abs(dy));
    else bar(next(), x, y, dx, dy);
  }), (path) => ctx.fill(path));
  ctx.globalAlpha = 1;
  ctx.lineWidth = 1.25;
  if (isOn(frame, 'joints')) batched((next) => forEachJoint(frame, (at) => {
    const dx = frame[at + JOINT.impulse.x]! * pixels, dy = -frame[at + JOINT.impulse.y]! * pixels;
    if (Math.hypot(dx, dy) < LEAST) return;
    const {x, y} = project(frame[at + JOINT.atB.x]!, frame[at + JOINT.atB.y]!);
    bar(next(), x, y, dx, dy);
  }), (path) => ctx.stroke(path));
  ctx.restore();
}

const BESIDE = 8, APART = 18;

/** Draws the scale of the bars: a bar of a round impulse, at the left of the length scale. */
export function drawImpulseScale(sheet: WorldSheet, lengths: Rect): void {
  const {ctx, theme} = sheet, pixels = impulseScale(sheet), value = sheet.kit.roundValue(18, pixels), high = value * pixels;
  const text = sheet.say('canvas.impulse', {n: plain(value)}), width = Math.max(3, widthOf(sheet));
  const x = lengths.x - APART - BESIDE - width - sheet.measure(text, 13);
  ctx.save();
  ctx.fillStyle = theme.contact;
  ctx.globalAlpha = 0.6;
  ctx.beginPath();
  ctx.rect(x, lengths.y, width, high);
  ctx.fill();
  ctx.restore();
  sheet.writeFixed(text, x + width + BESIDE, lengths.y + lengths.height / 2, {color: theme.soft, size: 13, align: 'left'});
}
