import {EDGE, EDGE_SLOTS, FACE, FACE_SLOTS, H, SPOT_SLOTS} from '../../../draw/hull.gen';
import type {Sheet} from '../sheet';
import {steppedBack, withoutPair} from './stage';

/** Draws both hulls as wire frames. Hidden edges are thin and dashed; faces towards the reader are tinted. */
export function drawWire(sheet: Sheet): void {
  const steps = steppedBack(sheet), thin = withoutPair(sheet);
  for (const hull of [0, 1]) {
    const lists = H.hulls[hull]!, color = sheet.color(hull), pale = hull === 1 && steps;
    sheet.items(lists.faces, FACE_SLOTS).forEach((face, n) => {
      if (sheet.get(face + FACE.front) === 1) sheet.fill(sheet.corners(hull, n).map((spot) => sheet.view(spot)), color, pale ? 0.04 : 0.1);
    });
    sheet.items(lists.edges, EDGE_SLOTS).forEach((edge, n) => {
      const [from, to] = sheet.edgeEnds(hull, n), hidden = sheet.get(edge + EDGE.hidden) === 1;
      sheet.line(from, to, hidden ? {color, width: 1, dash: [3, 4], alpha: pale ? 0.3 : 0.45, weight: 6} : {color, width: pale ? 1 : thin ? 1.25 : 1.75, alpha: pale ? 0.6 : 1, weight: 20});
    });
    if (sheet.get(H.held) === hull + 1) {
      const outline = sheet.items(lists.outline, 1).map((at) => sheet.view(sheet.vertex(hull, sheet.get(at))));
      sheet.path(outline, {color: sheet.theme.hand, width: 3, weight: 0}, true);
    }
    nameHull(sheet, hull);
  }
}

function nameHull(sheet: Sheet, hull: number): void {
  const middle = (of: number): {x: number; y: number} => {
    const points = sheet.items(H.hulls[of]!.vertices, SPOT_SLOTS).map((spot) => sheet.view(spot));
    return {x: points.reduce((sum, {x}) => sum + x, 0) / points.length, y: points.reduce((sum, {y}) => sum + y, 0) / points.length};
  };
  const own = middle(hull), other = middle(1 - hull);
  const faces = sheet.items(H.hulls[hull]!.faces, FACE_SLOTS).filter((face) => sheet.get(face + FACE.front) === 1).map((face) => sheet.view(face + FACE.middle.at.x));
  const away = faces.sort((p, q) => Math.hypot(q.x - other.x, q.y - other.y) - Math.hypot(p.x - other.x, p.y - other.y));
  sheet.label({text: sheet.name(hull), at: [...away, own], centred: true, inside: true, color: sheet.color(hull), bold: true, size: 19, priority: 60});
}
