import {middle} from '../../../draw/geometry';
import {H, KEPT, KEPT_SLOTS, TOUCH, TOUCH_SLOTS} from '../../../draw/hull.gen';
import {short} from '../../../text/number';
import type {Sheet} from '../sheet';
import {STAGE} from './stage';

/**
 * Draws the remaining corners, each with its depth as a needle from the reference face. Thick needles stay, hollow
 * ones are dropped by reduce, crossed ones by keep.
 */
export function drawNeedles(sheet: Sheet, stage: number): void {
  const {theme} = sheet, sub = sheet.get(H.sub), incident = sheet.color(sheet.get(H.incident.hullFace.ofB));
  const points = sheet.items(H.keep.points, KEPT_SLOTS), order = (at: number): number => sheet.get(at + KEPT.order);
  if (stage !== STAGE.contacts) sheet.path(points.map((at) => sheet.view(at)), {color: incident, width: 2, weight: 20}, true);
  const shown = points.filter((at) => sheet.get(at + KEPT.kept) === 1), ruled = stage === STAGE.reduce && sub > 0;
  const stays = (at: number): boolean => stage === STAGE.keep || (order(at) > 0 && (!ruled || order(at) <= sub));
  if (stage > STAGE.keep) {
    const touches = sheet.items(H.contacts.list, TOUCH_SLOTS), spot = (at: number): number => stage === STAGE.contacts ? touches[order(at) - 1]! + TOUCH.middle.at.x : at + KEPT.foot.at.x;
    const walk = shown.filter(stays).map((at) => sheet.view(spot(at)));
    sheet.fill(walk, theme.contact, 0.2);
    sheet.path(walk, {color: theme.contact, width: 1.75, weight: 14}, walk.length > 2);
  }
  for (const staying of [false, true]) for (const at of points) if (stays(at) === staying) drawNeedle(sheet, at, {stage, ruled, stays: staying}); // kept points lie over dropped ones
  const deepest = [...shown].sort((p, q) => sheet.get(p + KEPT.separation) - sheet.get(q + KEPT.separation))[0];
  if (deepest === undefined || stage === STAGE.contacts) return;
  sheet.label({text: sheet.word('metres', {length: short(-sheet.get(deepest + KEPT.separation))}), at: middle(sheet.view(deepest), sheet.view(deepest + KEPT.foot.at.x)), gap: 14, color: theme.ink, bold: true, size: 15, mark: true, priority: 100, inside: true});
}

function drawNeedle(sheet: Sheet, at: number, {stage, ruled, stays}: {stage: number; ruled: boolean; stays: boolean}): void {
  if (stage === STAGE.contacts) return;
  const {theme} = sheet, foot = sheet.view(at + KEPT.foot.at.x), tip = sheet.view(at), point = stage === STAGE.keep ? sheet.coming(foot, tip) : tip, order = sheet.get(at + KEPT.order);
  if (sheet.get(at + KEPT.kept) === 0) {
    sheet.line(foot, point, {color: theme.soft, width: 1.5});
    sheet.cross(point, 6, theme.soft);
    sheet.label({text: sheet.word('dropped'), at: point, gap: 11, color: theme.soft, bold: true, priority: 60, inside: true});
    return;
  }
  sheet.line(foot, point, {color: theme.contact, width: stays ? 4 : 1.75, weight: 30});
  if (stays && Math.hypot(point.x - foot.x, point.y - foot.y) > 14) sheet.dot(point, 2.5, theme.contact);
  if (stage === STAGE.reduce && stays && ruled) sheet.badge(foot, String(order), theme.contact);
  else sheet.dot(foot, 5, theme.contact, {empty: !stays});
}
