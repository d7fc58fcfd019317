import type {Point, Rect} from '../../../draw/geometry';
import {BODY, CONTACT, LONE, LONE_SLOTS, OFFSET, OFFSET_SLOTS, W} from '../../../draw/layout.gen';
import {lineHeight} from '../../../draw/label';
import type {WorldSheet} from './sheet';
import {addHead} from './speeds';

/** A body at different positions in two worlds, CSS pixels: from in the second world, to in the first world. */
export interface Offset { body: number; from: Point; to: Point; largest: boolean }

/** The bodies at different positions, from the first world's frame. */
export function offsetsOf({project}: Pick<WorldSheet, 'project'>, frame: Float64Array): Offset[] {
  const from = lonesFrom(frame) - frame[W.compare.offsets]! * OFFSET_SLOTS;
  return Array.from({length: frame[W.compare.offsets]!}, (_, i) => {
    const at = from + i * OFFSET_SLOTS;
    return {
      body: frame[at + OFFSET.body]!, largest: frame[at + OFFSET.largest] === 1,
      from: project(frame[at + OFFSET.from.x]!, frame[at + OFFSET.from.y]!), to: project(frame[at + OFFSET.to.x]!, frame[at + OFFSET.to.y]!),
    };
  });
}

/** The first slot of the list of contacts that only one world has. The comparison's lists end the first world's frame. */
const lonesFrom = (frame: Float64Array): number => frame[W.size]! - frame[W.compare.lone]! * LONE_SLOTS;

/** LEAST: shorter arrows are not drawn. RING: the radius of the ring around the largest offset if its arrow is too short. CSS pixels. */
const LEAST = 4, RING = 14;

/** Draws arrows to bodies at different positions, the contacts that only one world has, and the largest distance of a body. */
export function drawDifference(sheet: WorldSheet, frame: Float64Array, label: string): void {
  const offsets = offsetsOf(sheet, frame);
  drawLone(sheet, frame);
  drawArrows(sheet, offsets);
  const largest = offsets.find((offset) => offset.largest);
  if (largest && label !== '') writeLargest(sheet, largest, offsets, label);
}

function drawArrows({ctx, theme, camera, kit: {batched}}: WorldSheet, offsets: readonly Offset[]): void {
  const seen = offsets.filter(({from, to}) => Math.hypot(to.x - from.x, to.y - from.y) >= LEAST);
  const lines = (some: readonly Offset[], width: number, color: string): void => {
    ctx.lineWidth = width;
    ctx.strokeStyle = color;
    batched((next) => some.forEach(({from, to}) => {
      const path = next();
      path.moveTo(from.x, from.y);
      path.lineTo(to.x, to.y);
    }), (path) => ctx.stroke(path));
  };
  ctx.save();
  ctx.lineCap = 'round';
  lines(seen, Math.max(6, Math.min(13, 0.4 * camera.scale)), theme.mark);
  lines(seen.filter(({largest}) => !largest), 1.5, theme.ink);
  lines(seen.filter(({largest}) => largest), 2.75, theme.ink);
  ctx.fillStyle = theme.ink;
  batched((next) => seen.forEach(({from, to, largest}) => {
    const path = next(), r = largest ? 3 : 2;
    addHead(path, [from.x, from.y, to.x, to.y]);
    path.moveTo(from.x + r, from.y);
    path.arc(from.x, from.y, r, 0, 2 * Math.PI);
  }), (path) => ctx.fill(path));
  ctx.restore();
}

/** Draws the contacts that only one world has: discs if that world's outlines are solid, dashed circles if they are dashed. */
function drawLone({ctx, theme, project, mark, outline, kit: {batched}}: WorldSheet, frame: Float64Array): void {
  const from = lonesFrom(frame), n = frame[W.compare.lone]!, r = Math.max(2, mark);
  ctx.save();
  ctx.fillStyle = ctx.strokeStyle = theme.contact;
  ctx.lineWidth = 1.5;
  for (const ofSecond of [0, 1]) {
    const dashed = (ofSecond === 1) === (outline === 'dashed');
    if (dashed && r > 3) ctx.setLineDash([3, 2]);
    batched((next) => {
      for (let at = from; at < from + n * LONE_SLOTS; at += LONE_SLOTS) {
        if (frame[at + LONE.ofSecond] !== ofSecond) continue;
        const {x, y} = project(frame[at + LONE.at.x]!, frame[at + LONE.at.y]!), path = next();
        path.moveTo(x + r, y);
        path.arc(x, y, r, 0, 2 * Math.PI);
      }
    }, (path) => (dashed ? ctx.stroke(path) : ctx.fill(path)));
    ctx.setLineDash([]);
  }
  ctx.restore();
}

const SIZE = 14, APART = 14, INSET = 8;

/** Writes the largest distance beside its arrow, where the text covers the fewest bodies. */
function writeLargest(sheet: WorldSheet, {from, to, body}: Offset, offsets: readonly Offset[], label: string): void {
  const {ctx, theme, frame, width, height, top, camera, kit: {bodyAt}} = sheet;
  const lines = label.split(/(?<=,) /), wide = Math.max(...lines.map((line) => sheet.measure(line, SIZE, true))), high = lines.length * lineHeight(SIZE);
  const reachOf = (index: number): number => Math.min(frame[bodyAt(index) + BODY.half.x]!, frame[bodyAt(index) + BODY.half.y]!) * camera.scale;
  const reach = Math.hypot(frame[bodyAt(body) + BODY.half.x]!, frame[bodyAt(body) + BODY.half.y]!) * camera.scale;
  const mid = {x: (from.x + to.x) / 2, y: (from.y + to.y) / 2}, left = Math.min(from.x, to.x) - reach - APART - wide, right = Math.max(from.x, to.x) + reach + APART;
  const inside = (p: number, most: number, least = INSET): number => Math.max(least, Math.min(most - INSET, p));
  const place = (x: number, y: number): Rect => ({x: inside(x, width - wide), y: inside(y, height - high, top + INSET), width: wide, height: high});
  const highest = Math.min(...offsets.flatMap((one) => [one.from.y, one.to.y])) - reach - APART - high;
  const ups = [0, -1.5, 1.5, -4, 4].map((k) => mid.y - high / 2 + k * reach);
  const places = [...[right, left].flatMap((x) => ups.map((y) => place(x, y))), place(mid.x - wide / 2, highest)];
  const covered = ({x, y}: Rect): number => offsets.reduce((sum, one) => sum + [one.from, one.to].filter((p) => {
    const r = reachOf(one.body), dx = Math.max(x - p.x, 0, p.x - x - wide), dy = Math.max(y - p.y, 0, p.y - y - high);
    return dx < r && dy < r;
  }).length, 0);
  const at = places.reduce((p, q) => (covered(q) < covered(p) ? q : p));
  ctx.save();
  ctx.strokeStyle = theme.ink;
  if (Math.hypot(to.x - from.x, to.y - from.y) < LEAST) {
    ctx.lineWidth = 2;
    ctx.beginPath();
    ctx.arc(to.x, to.y, RING, 0, 2 * Math.PI);
    ctx.stroke();
  }
  const end = {x: Math.max(at.x - 4, Math.min(at.x + wide + 4, mid.x)), y: Math.max(at.y - 2, Math.min(at.y + high + 2, mid.y))};
  sheet.line(mid, end, {color: theme.soft, width: 1});
  lines.forEach((line, i) => sheet.write(line, at.x, at.y + (i + 0.5) * lineHeight(SIZE), {color: theme.ink, size: SIZE, align: 'left', bold: true}));
  ctx.restore();
}

/** The distance from the picked pair's outermost contacts to the ring, CSS pixels. */
const ABOUT = 24;

/** Draws a ring around all contacts of the picked pair. */
export function ringContacts({ctx, frame, theme, project, kit: {forEachContact}}: WorldSheet): void {
  const points: Point[] = [];
  forEachContact(frame, (at) => {
    if (frame[at + CONTACT.a] === frame[W.chosenA] && frame[at + CONTACT.b] === frame[W.chosenB]) points.push(project(frame[at + CONTACT.at.x]!, frame[at + CONTACT.at.y]!));
  });
  if (points.length === 0) return;
  const x = points.reduce((sum, p) => sum + p.x, 0) / points.length, y = points.reduce((sum, p) => sum + p.y, 0) / points.length;
  ctx.save();
  ctx.beginPath();
  ctx.arc(x, y, ABOUT + Math.max(...points.map((p) => Math.hypot(p.x - x, p.y - y))), 0, 2 * Math.PI);
  ctx.strokeStyle = theme.paper;
  ctx.lineWidth = 4;
  ctx.stroke();
  ctx.strokeStyle = theme.ink;
  ctx.lineWidth = 1.75;
  ctx.setLineDash([6, 4]);
  ctx.stroke();
  ctx.restore();
}
