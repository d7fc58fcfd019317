// Checks the slots of a frame that are positions or counts of other slots. The drawing code can then read it like an engine's frame.

import {LAYOUTS, STAGES} from '../base/figure.gen';
import {HULL_STAGES} from '../base/hull.gen';
import {
  BAR, BAR_SLOTS, CANDIDATE, CANDIDATE_SLOTS, CORNER_SLOTS, CROSSING_SLOTS, EDGE, EDGE_SLOTS, FACE, FACE_SLOTS, H, H_SLOTS, KEPT_SLOTS, PLANE, PLANE_SLOTS, PRINTED_SLOTS, SPOT_SLOTS, TILTED_SLOTS, TOUCH_SLOTS, TRACE_SLOTS,
} from '../draw/hull.gen';
import {
  ANCHOR_SLOTS, BODY_SLOTS, BOUND_SLOTS, CELL_SLOTS, CONTACT_SLOTS, F, HULL_VERSION, ITERATION_SLOTS, JOINT_SLOTS, LONE_SLOTS, MOTION_SLOTS, NEAR_SLOTS, OFFSET_SLOTS, ROUND_SLOTS, SAMPLE_SLOTS, SLOTS, TALLY_SLOTS, VERSION, W, W_SLOTS, WORLD_VERSION,
} from '../draw/layout.gen';
import {SHAPE_PAIRS, SHAPE_STAGES} from '../base/shape.gen';
import {S} from '../draw/shape.gen';
import {sayTrace} from '../text/tracewords';
import {say} from '../text/words';
import {fault} from './fault';

/** The length of a pair's frame, and of the head of a world's frame. */
export const PAIR_LENGTH = SLOTS, WORLD_HEAD = W_SLOTS;

/** The longest list in a frame. The drawing of some lists takes quadratic time. */
const LONGEST = 4096;

/** Reads slots and checks them. path is for errors. */
class Reader {
  constructor(readonly frame: Float64Array, private readonly path: string, private readonly from = 0) {}

  whole(slot: number, least: number, most: number): number {
    const x = this.frame[this.from + slot]!;
    if (!Number.isInteger(x) || x < least || x > most) throw this.refuse(slot, sayTrace('page.trace.range.whole', {least, most}));
    return x;
  }

  exactly(slot: number, want: number): void {
    if (this.frame[this.from + slot] !== want) throw this.refuse(slot, say('notice.range.given', {want: String(want)}));
  }

  /** A list's position and length. Its items have stride slots. An empty list may have any position. */
  list(slots: {at: number; count: number}, stride: number, item = 0): {at: number; count: number} {
    const count = this.whole(item + slots.count, 0, Math.min(LONGEST, Math.floor(this.frame.length / stride)));
    return {count, at: count === 0 ? 0 : this.whole(item + slots.at, 0, this.frame.length - count * stride)};
  }

  positive(slot: number): void {
    if (!(this.frame[this.from + slot]! > 0)) throw this.refuse(slot, sayTrace('page.trace.range.positive'));
  }

  private refuse(slot: number, range: string): Error {
    const at = this.from + slot;
    return fault(`${this.path}[${at}]`, String(this.frame[at]), range);
  }
}

function checkPair(reader: Reader, stage: number): void {
  reader.exactly(F.stage, stage);
  reader.whole(F.reached, 0, STAGES.length - 1);
  for (const box of F.boxes) {
    reader.positive(box.w);
    reader.positive(box.h);
  }
  reader.whole(F.best.axis, 0, F.axes.length - 1);
  for (const clip of F.clips) {
    reader.whole(clip.count, 0, clip.vertices.length);
    reader.whole(clip.cut, 0, clip.vertices.length);
  }
  reader.whole(F.contacts.count, 0, F.contacts.list.length);
}

/** Checks a pair's frame at a stage. */
export function checkPairFrame(frame: Float64Array, path: string, stage: number): void {
  const reader = new Reader(frame, path);
  reader.exactly(F.version, VERSION);
  reader.exactly(F.size, frame.length);
  checkPair(reader, stage);
}

const LISTS = [
  [W.bodies, BODY_SLOTS], [W.joints, JOINT_SLOTS], [W.contacts, CONTACT_SLOTS], [W.motions, MOTION_SLOTS], [W.iterations, ITERATION_SLOTS], [W.coldIterations, ITERATION_SLOTS],
  [W.samples, SAMPLE_SLOTS], [W.anchors, ANCHOR_SLOTS], [W.tallies, TALLY_SLOTS], [W.bounds, BOUND_SLOTS], [W.cells, CELL_SLOTS], [W.near, NEAR_SLOTS],
  [W.watch.pass.rounds, ROUND_SLOTS], [W.compare.offsets, OFFSET_SLOTS], [W.compare.lone, LONE_SLOTS],
] as const;

/** Checks a world's frame with a picked pair. With stage, the frame is at that stage. */
export function checkWorldFrame(frame: Float64Array, path: string, stage?: number): void {
  const reader = new Reader(frame, path);
  reader.exactly(W.version, WORLD_VERSION);
  let size = W_SLOTS;
  for (const [count, slots] of LISTS) size += slots * reader.whole(count, 0, frame.length);
  reader.exactly(W.size, size);
  if (size > frame.length) reader.whole(W.size, W_SLOTS, frame.length);
  const rounds = frame[W.watch.pass.rounds]!;
  if (rounds > 0) reader.whole(W.watch.pass.from, W_SLOTS, size - rounds * ROUND_SLOTS);
  const bodies = frame[W.bodies]! - 1, b = reader.whole(W.chosenB, 0, bodies);
  reader.whole(W.chosenA, 0, b);
  if (stage === undefined) return;
  reader.exactly(W.stage, stage);
  reader.whole(W.atIteration, 0, LONGEST);
  reader.whole(W.contact, 0, 1);
  for (const count of [W.watch.thenCount, W.watch.nowCount]) reader.whole(count, 0, 2);
  reader.whole(W.watch.match.count, 0, W.watch.match.rows.length);
  checkPair(new Reader(frame, path, W.pair), Math.min(stage, STAGES.length - 1));
}

/** Checks the frame of two hulls at a step of their collide call. */
export function checkHullFrame(frame: Float64Array, path: string, stage: number, sub: number): void {
  const reader = new Reader(frame, path);
  if (frame.length < H_SLOTS) throw fault(path, sayTrace('page.trace.got.list', {count: frame.length}), sayTrace('page.trace.range.numbers', {count: H_SLOTS}));
  reader.exactly(H.version, HULL_VERSION);
  reader.exactly(H.size, frame.length);
  reader.exactly(H.stage, stage);
  reader.exactly(H.sub, sub);
  reader.whole(H.subs, sub, LONGEST);
  reader.whole(H.reached, 0, HULL_STAGES.length - 1);
  for (const slot of [H.separated, H.onEdges, H.compare.on]) reader.whole(slot, 0, 1);
  for (const slot of [H.ask.stage, H.ask.marks.count]) reader.exactly(slot, 0); // a trace asks nothing
  const counts = H.hulls.map(({faces}) => reader.whole(faces.count, 1, LONGEST)), face = (slot: number, hull: number): number => reader.whole(slot, 0, counts[hull]! - 1);
  H.hulls.forEach((hull, i) => {
    const vertices = reader.list(hull.vertices, SPOT_SLOTS), corners = reader.list(hull.corners, 1), faces = reader.list(hull.faces, FACE_SLOTS), edges = reader.list(hull.edges, EDGE_SLOTS);
    const outline = reader.list(hull.outline, 1);
    for (let k = 0; k < outline.count; k++) reader.whole(outline.at + k, 0, vertices.count - 1);
    for (let k = 0; k < corners.count; k++) reader.whole(corners.at + k, 0, vertices.count - 1);
    for (let k = 0, at = faces.at; k < faces.count; k++, at += FACE_SLOTS) reader.whole(at + FACE.first, 0, corners.count - reader.whole(at + FACE.count, 0, corners.count));
    for (let k = 0, at = edges.at; k < edges.count; k++, at += EDGE_SLOTS) {
      for (const end of [EDGE.from, EDGE.to]) reader.whole(at + end, 0, vertices.count - 1);
      for (const side of [EDGE.left, EDGE.right]) face(at + side, i);
    }
    if (frame[H.edges.found] === 1) reader.whole(i === 0 ? H.edges.a : H.edges.b, 0, edges.count - 1);
    const of = H.faces[i as 0 | 1], bars = reader.list(of.bars, BAR_SLOTS);
    face(of.face, i);
    for (let k = 0, at = bars.at; k < bars.count; k++, at += BAR_SLOTS) face(at + BAR.face, i);
  });
  reader.list(H.edges.pairs, CROSSING_SLOTS);
  reader.list(H.incident.deepest, 1);
  const incident = reader.whole(H.incident.hullFace.ofB, 0, 1), candidates = reader.list(H.incident.candidates, CANDIDATE_SLOTS);
  face(H.incident.hullFace.face, incident);
  for (let k = 0, at = candidates.at; k < candidates.count; k++, at += CANDIDATE_SLOTS) face(at + CANDIDATE.face, incident);
  face(H.reference.face, reader.whole(H.reference.ofB, 0, 1));
  reader.whole(H.best.axis, 0, 2);
  const gap = reader.whole(H.gap.axis, 0, 2);
  if (gap < 2) face(H.gap.face, gap);
  reader.list(H.incident.polygon, 1);
  const planes = reader.list(H.clip.planes, PLANE_SLOTS);
  for (let k = 0, at = planes.at; k < planes.count; k++, at += PLANE_SLOTS) for (const list of [PLANE.before, PLANE.after, PLANE.gone]) reader.list(list, CORNER_SLOTS, at);
  reader.list(H.keep.points, KEPT_SLOTS);
  reader.list(H.contacts.list, TOUCH_SLOTS);
  reader.list(H.strict, SPOT_SLOTS);
  reader.list(H.compare.points, PRINTED_SLOTS);
  reader.list(H.compare.missing, 1);
  reader.list(H.compare.still, SPOT_SLOTS);
  reader.list(H.compare.tilts, TILTED_SLOTS);
  reader.list(H.compare.traces, TRACE_SLOTS);
}

/** Checks the frame of two shapes at a stage of their collide call. */
export function checkShapeFrame(frame: Float64Array, path: string, stage: number): void {
  const reader = new Reader(frame, path);
  reader.exactly(S.version, LAYOUTS.shape);
  reader.exactly(S.size, frame.length);
  reader.exactly(S.stage, stage);
  reader.exactly(S.ask.stage, 0); // a trace asks nothing
  reader.whole(S.reached, 0, SHAPE_STAGES.length - 1);
  reader.whole(S.kind, 0, SHAPE_PAIRS.length - 1);
  const first = reader.whole(S.first, 0, 1), last = S.sides.map(({count, corners}) => reader.whole(count, 1, corners.length) - 1);
  S.faces.forEach((faces, side) => {
    reader.whole(faces.edge, 0, last[side]!);
    for (const slot of faces.corners.slice(0, last[side]! + 1)) reader.whole(slot, 0, last[1 - side]!);
  });
  reader.whole(S.region.region, 0, 2);
  reader.whole(S.region.edge, 0, last[first]!);
  S.nearest.edges.forEach((slot, role) => reader.whole(slot, 0, last[first ^ role]!));
  reader.whole(S.axis.axis, 0, 1);
  for (const {side, edge} of [S.reference, S.incident]) {
    const of = reader.whole(side, 0, 2);
    reader.whole(edge, 0, of === 0 ? 0 : last[of - 1]!);
  }
  for (const {count, points} of [S.contacts, ...S.answers]) reader.whole(count, 0, points.length);
}
