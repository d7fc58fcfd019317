import {H} from '../../../draw/hull.gen';
import type {Vec3} from '../eye';
import type {Sheet} from '../sheet';

/** The length of an axis in the picture's plane, and the origin's distance from the picture's left and lower border, CSS pixels. */
const LENGTH = 26, INSET = 46;
/** The least height of a picture with axes, CSS pixels. */
const LEAST = 300;
/**
 * If the picture beside the second one is narrower than NARROW, the view's buttons reach the axes' corner. The axes
 * are then higher by RAISED. CSS pixels.
 */
const NARROW = 400, RAISED = 48;

/** Draws the world's axes in the corner. An axis that points away from the reader is pale. */
export function drawAxes(sheet: Sheet): void {
  const {eye, theme, places: {hulls, beside, stacked}} = sheet;
  if (eye === undefined || stacked || hulls.height < LEAST || sheet.get(H.compare.on) === 1) return;
  const {right, up, toward} = eye.axes, origin = {x: hulls.x + INSET, y: hulls.y + hulls.height - INSET - (beside && hulls.width < NARROW ? RAISED : 0)};
  for (const axis of ['x', 'y', 'z'] as const satisfies readonly (keyof Vec3)[]) {
    const tip = (by: number): {x: number; y: number} => ({x: origin.x + right[axis] * by, y: origin.y - up[axis] * by});
    const alpha = toward[axis] < -0.15 ? 0.5 : 1, flat = Math.hypot(right[axis], up[axis]);
    sheet.line(origin, tip(LENGTH), {color: theme.soft, width: 1.5, alpha, weight: 45});
    const name = flat < 0.2 ? {x: origin.x - 9, y: origin.y + 9} : tip(LENGTH + 10 / flat);
    sheet.writeFixed(axis, name.x, name.y, {color: theme.soft, size: 13, align: 'center'});
  }
}
