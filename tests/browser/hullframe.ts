import {BAR, BAR_SLOTS, CANDIDATE, CANDIDATE_SLOTS, CORNER, CORNER_SLOTS, CROSSING, CROSSING_SLOTS, FACE, FACE_SLOTS, H, KEPT, KEPT_SLOTS, PLANE, PLANE_SLOTS, SPOT_SLOTS, TOUCH, TOUCH_SLOTS} from '../../web/src/draw/hull.gen';
import {type Point, add} from './solid';

interface List { at: number; count: number }
interface Xyz { x: number; y: number; z: number }

/** Reads the frame of two hulls by its layout. */
export function readFrame(frame: readonly number[]) {
  const at = (slot: number): number => frame[slot]!;
  const point = ({x, y, z}: Xyz, from = 0): Point => [at(from + x), at(from + y), at(from + z)];
  const slots = (list: List, size: number, from = 0): number[] => Array.from({length: at(from + list.count)}, (_, i) => at(from + list.at) + i * size);
  const numbers = (list: List): number[] => slots(list, 1).map(at);
  const solids = H.hulls.map((hull) => {
    const corners = numbers(hull.corners);
    return {
      vertices: slots(hull.vertices, SPOT_SLOTS).map((spot): Point => [at(spot), at(spot + 1), at(spot + 2)]),
      faces: slots(hull.faces, FACE_SLOTS).map((face) => ({n: point(FACE.normal, face), corners: corners.slice(at(face + FACE.first), at(face + FACE.first) + at(face + FACE.count))})),
      edges: at(hull.edges.count),
    };
  });
  const axes = [point(H.right), point(H.up), point(H.toward)] as const;
  /** The direction in the world of a dot on the sphere. The dot is in the view's axes. */
  const turned = (d: Point): Point => add(add(add([0, 0, 0], axes[0], d[0]), axes[1], d[1]), axes[2], d[2]);
  const polygon = (list: List, from = 0): Point[] => slots(list, CORNER_SLOTS, from).map((corner) => point(CORNER.spot.at, corner));
  return {
    stage: at(H.stage), sub: at(H.sub), subs: at(H.subs), reached: at(H.reached), separated: at(H.separated) === 1, onEdges: at(H.onEdges) === 1,
    normal: point(H.normal), solids,
    faces: H.faces.map((tests) => ({face: at(tests.face), separation: at(tests.separation), support: point(tests.support.at), foot: point(tests.foot.at), bars: slots(tests.bars, BAR_SLOTS).map((bar) => ({face: at(bar + BAR.face), vertex: at(bar + BAR.vertex), separation: at(bar + BAR.separation)}))})),
    edges: {
      tested: at(H.edges.tested), crossing: at(H.edges.crossing), pruned: at(H.edges.pruned), found: at(H.edges.found) === 1, separation: at(H.edges.separation),
      normal: point(H.edges.normal), onA: point(H.edges.onA.at), onB: point(H.edges.onB.at),
      pairs: slots(H.edges.pairs, CROSSING_SLOTS).map((pair) => ({n: turned(point(CROSSING.dot, pair)), separation: at(pair + CROSSING.separation)})),
    },
    best: {axis: at(H.best.axis), separation: at(H.best.separation), separations: H.best.separations.map(at)},
    reference: {ofB: at(H.reference.ofB), face: at(H.reference.face)},
    incident: {
      ofB: at(H.incident.hullFace.ofB), face: at(H.incident.hullFace.face), depth: at(H.incident.depth), deepest: numbers(H.incident.deepest), polygon: polygon(H.incident.polygon),
      candidates: slots(H.incident.candidates, CANDIDATE_SLOTS).map((one) => ({face: at(one + CANDIDATE.face), holds: at(one + CANDIDATE.holds), cosine: at(one + CANDIDATE.cosine)})),
    },
    planes: slots(H.clip.planes, PLANE_SLOTS).map((plane) => ({
      from: point(PLANE.from.at, plane), to: point(PLANE.to.at, plane), added: at(plane + PLANE.added), dropped: at(plane + PLANE.dropped),
      before: polygon(PLANE.before, plane), after: polygon(PLANE.after, plane), gone: polygon(PLANE.gone, plane),
    })),
    keep: {
      kept: at(H.keep.kept), alone: at(H.keep.alone) === 1, count: at(H.keep.count), chosen: H.keep.chosen.map(at), values: H.keep.values.map(at), area: at(H.keep.area), all: at(H.keep.all),
      points: slots(H.keep.points, KEPT_SLOTS).map((kept) => ({at: point(KEPT.spot.at, kept), foot: point(KEPT.foot.at, kept), separation: at(kept + KEPT.separation), kept: at(kept + KEPT.kept) === 1, order: at(kept + KEPT.order)})),
    },
    contacts: {depth: at(H.contacts.depth), list: slots(H.contacts.list, TOUCH_SLOTS).map((one) => ({middle: point(TOUCH.middle.at, one), onA: point(TOUCH.onA.at, one), onB: point(TOUCH.onB.at, one), separation: at(one + TOUCH.separation)}))},
    gap: {axis: at(H.gap.axis), separation: at(H.gap.separation), distance: at(H.gap.distance)},
    strict: slots(H.strict, SPOT_SLOTS).map((spot): Point => [at(spot), at(spot + 1), at(spot + 2)]),
  };
}

export type HullFrame = ReturnType<typeof readFrame>;
