import type {Placed} from '../../draw/label';
import {F} from '../../draw/layout.gen';
import {long, short} from '../../text/number';
import {toMetres} from '../../draw/camera';
import {type Point, distance} from '../../draw/geometry';
import type {Sheet, VecSlots} from './sheet';
import {STAGE} from './stage';

const SNAP = 8; // pixels

/**
 * Draws the measuring cursor: lines to the canvas's borders, and its position in metres. The cursor snaps to near
 * points of the drawing.
 */
export function drawMeasure(sheet: Sheet, at: Point): Placed {
  const {theme, width, height} = sheet;
  const snapped = nearest(sheet, at);
  const p = snapped ? sheet.project(snapped.x, snapped.y) : at;
  const world = snapped ?? toMetres(sheet.camera, at.x, at.y);

  const gap = snapped ? 9 : 5; // keeps the point itself visible
  for (const [from, to] of [
    [{x: 0, y: p.y}, {x: p.x - gap, y: p.y}], [{x: p.x + gap, y: p.y}, {x: width, y: p.y}],
    [{x: p.x, y: 0}, {x: p.x, y: p.y - gap}], [{x: p.x, y: p.y + gap}, {x: p.x, y: height}],
  ] as const) sheet.line(from, to, {color: theme.ink, width: 1, alpha: 0.55, weight: 0});
  if (snapped) {
    sheet.circle(p, 8, {color: theme.paper, width: 5});
    sheet.circle(p, 8, {color: theme.ink, width: 2});
  }

  // Three decimals for a snapped point, or if a pixel is less than 4 mm; otherwise two.
  const write = sheet.camera.scale > 250 || snapped ? long : short;
  const text = sheet.say('canvas.at', {x: write(tidy(world.x)), y: write(tidy(world.y))});
  const size = 13, w = Math.ceil(sheet.measure(text, size, true)) + 14, h = 24;
  const x = Math.max(4, Math.min(p.x + 14 + w > width - 4 ? p.x - 14 - w : p.x + 14, width - 4 - w));
  const y = Math.max(4, Math.min(p.y - 14 - h < 4 ? p.y + 14 : p.y - 14 - h, height - 4 - h));
  const plate = [{x, y}, {x: x + w, y}, {x: x + w, y: y + h}, {x, y: y + h}];
  sheet.fill(plate, theme.paper, 0.95);
  sheet.path(plate, {color: theme.hairline, width: 1, weight: 0}, true);
  sheet.write(text, x + w / 2, y + h / 2, {color: theme.ink, size, bold: true, align: 'center'});
  return {text, x, y, width: w, height: h};
}

/** Replaces lengths below half a millimetre by 0, since −0.00 or 1.2×10⁻¹⁷ would mean nothing. */
const tidy = (metres: number): number => (Math.abs(metres) < 5e-4 ? 0 : metres);

/**
 * The nearest point within reach of the cursor: a box's corner; from the clip stages on also an end of the clipped
 * edge; at the last stage also a contact.
 */
function nearest(sheet: Sheet, at: Point): Point | undefined {
  const stage = Math.min(sheet.stage, sheet.reached);
  const slots: VecSlots[] = [
    ...F.boxes.flatMap((box): readonly VecSlots[] => box.corners),
    ...F.clips.flatMap((clip, k): VecSlots[] => (stage >= STAGE['clip-neg'] + k ? clip.vertices.slice(0, sheet.get(clip.count)).map((v) => v.at) : [])),
    ...(stage === STAGE.contacts ? F.contacts.list.slice(0, sheet.get(F.contacts.count)).map((contact) => contact.at) : []),
  ];
  let found: Point | undefined, least = SNAP;
  for (const slot of slots) {
    const d = distance(sheet.at(slot), at);
    if (d <= least) {
      least = d;
      found = {x: sheet.get(slot.x), y: sheet.get(slot.y)};
    }
  }
  return found;
}
