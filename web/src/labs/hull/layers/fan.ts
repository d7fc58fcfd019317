import {CANDIDATE, CANDIDATE_SLOTS, H} from '../../../draw/hull.gen';
import {short} from '../../../text/number';
import type {Sheet} from '../sheet';

/** Draws the normals of the faces around the deepest point. The more a normal opposes the reference face's normal, the lower is its tip. */
export function drawFan(sheet: Sheet): void {
  const {theme, places: {second: place}} = sheet, inset = 16;
  sheet.writeFixed(sheet.word('heading'), place.x + inset, place.y + 20, {color: theme.soft, size: 13, align: 'left'});
  const incident = sheet.get(H.incident.hullFace.ofB), face = sheet.get(H.incident.hullFace.face), reference = 1 - incident;
  const radius = Math.max(40, Math.min(place.width / 2 - 46, (place.height - 96) / 2, 150));
  const centre = {x: place.x + place.width / 2, y: place.y + 44 + radius};
  sheet.circle(centre, radius, {color: theme.hairline, width: 1.5, dash: [3, 4]});
  // The reference face is the level line; its normal points up.
  sheet.line({x: centre.x - radius, y: centre.y}, {x: centre.x + radius, y: centre.y}, {color: sheet.color(reference), width: 4});
  const up = {x: centre.x, y: centre.y - radius};
  sheet.arrow(centre, up, {color: sheet.color(reference), width: 2.5});
  sheet.label({text: `${sheet.name(reference)} f${sheet.get(H.reference.face) + 1}`, at: up, toward: {x: 1, y: 0}, gap: 8, color: sheet.color(reference), bold: true, priority: 80});
  sheet.items(H.incident.candidates, CANDIDATE_SLOTS).forEach((at, i) => {
    const cosine = sheet.get(at + CANDIDATE.cosine), n = sheet.get(at + CANDIDATE.face), chosen = n === face;
    const angle = sheet.t * Math.acos(Math.max(-1, Math.min(1, cosine))), side = i % 2 === 0 ? 1 : -1;
    const tip = {x: centre.x + side * Math.sin(angle) * radius, y: centre.y - Math.cos(angle) * radius};
    sheet.arrow(centre, tip, {color: sheet.color(incident), width: chosen ? 4.5 : 2, alpha: chosen ? 1 : 0.6});
    sheet.label({
      text: [`${sheet.name(incident)} f${n + 1}`, short(cosine)], at: tip, toward: {x: tip.x - centre.x, y: tip.y - centre.y}, gap: 8,
      color: sheet.color(incident), bold: chosen, mark: chosen, priority: chosen ? 100 : 60 - i, optional: !chosen,
    });
  });
  sheet.dot(centre, 5, sheet.color(incident), {diamond: incident === 1});
}
