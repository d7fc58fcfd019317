import {type Camera, toPixels} from '../../../draw/camera';
import {type Point, type Rect, type Segment} from '../../../draw/geometry';
import {type LabelRequest, lineHeight, type Placed, placeLabels} from '../../../draw/label';
import {BODY, CONTACT, W} from '../../../draw/layout.gen';
import {listed} from '../../../text/words';
import type {WorldSheet} from './sheet';

const SIZE = 13;

const corners = (frame: Float64Array, at: number, camera: Camera): Point[] => {
  const ux = frame[at + BODY.axisX.x]!, uy = frame[at + BODY.axisX.y]!, w = frame[at + BODY.half.x]!, h = frame[at + BODY.half.y]!;
  return [[1, 1], [-1, 1], [-1, -1], [1, -1]].map(([x, y]) => toPixels(camera, frame[at + BODY.at.x]! + x! * w * ux - y! * h * uy, frame[at + BODY.at.y]! + x! * w * uy + y! * h * ux));
};

/**
 * Writes the ringed pair's feature ids beside its contacts: the edges of A and B that define each contact. Returns
 * the labels' rectangles.
 */
export function drawIds(sheet: WorldSheet, taken: readonly Rect[] = []): Placed[] {
  const {ctx, frame, theme, camera, project, kit: {bodyAt, forEachContact}} = sheet, a = frame[W.offeredA]!, b = frame[W.offeredB]!;
  if (a < 0 || b < 0) return [];
  const requests: LabelRequest[] = [], points: Point[] = [];
  forEachContact(frame, (at) => {
    if (frame[at + CONTACT.a] !== a || frame[at + CONTACT.b] !== b) return;
    const p = project(frame[at + CONTACT.at.x]!, frame[at + CONTACT.at.y]!);
    const {in1, out1, in2, out2} = W.offeredIDs[points.length]!;
    const parts = [[in1, out1], [in2, out2]].map((slots, i) => {
      const edges = slots.map((slot) => frame[slot]!).filter((edge) => edge > 0);
      const box = sheet.say(i === 0 ? 'canvas.a' : 'canvas.b');
      return edges.length === 2 ? sheet.say('canvas.short-two', {box, first: edges[0]!, second: edges[1]!}) : edges.length === 1 ? sheet.say('canvas.short-one', {box, edge: edges[0]!}) : '';
    });
    points.push(p);
    requests.push({text: listed(parts, theme.lang), at: p, color: theme.ink, size: SIZE, inside: true, gap: 12, priority: 1});
  });
  const middle = points.reduce((sum, p) => ({x: sum.x + p.x / points.length, y: sum.y + p.y / points.length}), {x: 0, y: 0});
  requests.forEach((request, i) => { request.toward = {x: points[i]!.x - middle.x, y: points[i]!.y - middle.y}; });
  const boxes = [a, b].map((body) => corners(frame, bodyAt(body), camera));
  const edges: Segment[] = boxes.flatMap((box) => box.map((from, i) => ({from, to: box[(i + 1) % 4]!})));
  const placed = placeLabels(requests, {width: camera.width, height: camera.height, edges, boxes, obstacles: [], taken}, (text) => sheet.measure(text, SIZE));
  for (const {rect, lines, leader} of placed) {
    if (leader) sheet.line(leader.from, leader.to, {color: theme.soft, width: 1});
    ctx.save();
    ctx.globalAlpha = 0.85;
    ctx.fillStyle = theme.panel;
    ctx.fillRect(rect.x, rect.y, rect.width, rect.height);
    ctx.restore();
    lines.forEach((line, i) => sheet.write(line, rect.x + rect.width / 2, rect.y + (i + 0.5) * lineHeight(SIZE), {color: theme.ink, size: SIZE, align: 'center'}));
  }
  return placed.map(({rect, lines}) => ({text: lines.join('\n'), ...rect}));
}
