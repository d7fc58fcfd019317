import {H} from '../../../draw/hull.gen';
import type {Sheet} from '../sheet';

/** Hulls that are apart: the plane between them, once it is found, and the points that are nearest to each other. */
export function drawGap(sheet: Sheet): void {
  if (sheet.get(H.stage) < sheet.get(H.reached)) return;
  const {theme} = sheet, plane = H.gap.sheet.map(({at}) => sheet.view(at.x));
  sheet.fill(plane, theme.side, 0.1);
  sheet.path(plane, {color: theme.side, width: 1.75, dash: [7, 5], weight: 20}, true);
  const words = [sheet.word('apart'), sheet.word('gap')].filter(Boolean);
  if (words.length > 0) sheet.label({text: words, at: plane, gap: 9, color: theme.side, bold: true, priority: 72, inside: true});
  const onA = sheet.view(H.gap.onA.at.x), onB = sheet.view(H.gap.onB.at.x);
  sheet.line(onA, onB, {color: theme.soft, width: 2, dash: [4, 4]});
  sheet.dot(onA, 4.5, theme.a);
  sheet.dot(onB, 4.5, theme.b, {diamond: true});
  sheet.label({text: sheet.word('distance'), at: [onA, onB], gap: 12, color: theme.soft, bold: true, priority: 68, inside: true});
}
