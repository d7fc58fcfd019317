import {BODY, W} from '../../../draw/layout.gen';
import {batched} from '../../../draw/batch';
import {bodyAt, forEachBody} from '../frame';
import {addBox, drawUpright} from './box';
import {SMALL, type WorldSheet} from './sheet';

/** If a box's longer side is shorter than this, its outline hides its fill. Pixels. */
const SEEN = 4;

/** Sensors are dotted, since dashes distinguish compared worlds. */
const DOTS = [0.5, 4];

/**
 * Draws the boxes of a world in thin outlines. Fixed bodies are a little darker. Sensors, which push nothing, are
 * dotted and not filled.
 */
export function drawBodies(sheet: WorldSheet): void {
  const {ctx, frame, camera, theme, outline, hollow} = sheet;
  ctx.save();
  ctx.fillStyle = theme.ink;
  ctx.strokeStyle = outline ? theme.ink : theme.soft;
  sheet.outlined(camera.scale < SMALL ? 0.75 : 1.25);
  const tiny = SEEN / (2 * camera.scale); // half of SEEN, metres
  const draw = (kind: number, least: number, upright: (x: number, y: number, width: number, height: number) => void, turned: (path: Path2D) => void): void => {
    batched((next) => forEachBody(frame, (at) => {
      if ((frame[at + BODY.sensor] ? 2 : frame[at + BODY.static]) !== kind || Math.max(frame[at + BODY.half.x]!, frame[at + BODY.half.y]!) < least) return;
      if (!drawUpright(upright, frame, at, camera)) addBox(next(), frame, at, camera);
    }), turned);
  };
  for (const kind of [1, 0, 2]) {
    ctx.globalAlpha = [0.04, 0.1, 0][kind]!;
    if (!hollow) draw(kind, tiny, (x, y, width, height) => ctx.fillRect(x, y, width, height), (path) => ctx.fill(path));
    ctx.globalAlpha = 1;
    if (kind === 2) {
      ctx.setLineDash(DOTS);
      ctx.lineCap = 'round';
      ctx.lineWidth = 1.75;
    }
    draw(kind, 0, (x, y, width, height) => ctx.strokeRect(x, y, width, height), (path) => ctx.stroke(path));
  }
  ctx.restore();
}

/** Draws the picked pair in the colours of A and B. */
export function drawChosen(sheet: WorldSheet): void { drawInColors(sheet, sheet.frame[W.chosenA]!, sheet.frame[W.chosenB]!); }

/** Draws two bodies in the colours of A and B; -1 for none. */
export function drawInColors(sheet: WorldSheet, a: number, b: number): void {
  const {ctx, frame, camera, theme} = sheet;
  ctx.save();
  sheet.outlined(2);
  for (const [body, color] of [[a, theme.a], [b, theme.b]] as const) {
    if (body < 0) continue;
    const path = new Path2D();
    addBox(path, frame, bodyAt(body), camera);
    ctx.fillStyle = ctx.strokeStyle = color;
    ctx.globalAlpha = 0.2;
    ctx.fill(path);
    ctx.globalAlpha = 1;
    ctx.stroke(path);
  }
  ctx.restore();
}
