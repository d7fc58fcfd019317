import {readFileSync} from 'node:fs';
import type {HullTrace} from '../../web/src/engine/api';
import type {HullFrame} from './hullframe';
import {type Crossing, type Facet, type Faces, type Point, type Solid, add, cross, crossings, cut, distance, dot, farthest, length, minus, separations, solidOf, twice} from './solid';

/** A direction along which B can leave A, with its depth and contacts. */
interface Answer { depth: number; n: Point; types: string[]; contact: Point[]; contactLoose?: Point[] }

/** A case of the reference data: see testdata/README.md. */
export interface GoldenHulls extends Answer {
  id: string;
  kind: string;
  A: Faces;
  B: Faces;
  size: number;
  colliding: 'yes' | 'no' | 'touching';
  alt?: Answer[];
  sh?: {ref: 'A' | 'B'; points: [number, number, number, number][]; incTie?: boolean; refTie?: boolean; area?: {all: number; best4: number}};
  shSupport?: {points: [number, number, number, number][]};
  edge?: {pa: Point; pb: Point};
  distance?: number;
  satSeparation?: number;
  faceSeparation?: number;
}

export const goldenHulls = (JSON.parse(readFileSync(new URL('../testdata/hulls.json', import.meta.url), 'utf8')) as {cases: GoldenHulls[]}).cases;

/** The tolerances, as in tests/hulls_grade.go, as shares of the size. ANGLE is for unit vectors. */
const DEPTH = 1e-7, ANGLE = 1e-6, PLACE = 1e-6, EQUAL = 1e-8;
/** The engine's tolerance for level points, and for numbers computed in two ways. */
const LEVEL = 1e-9;

type Result = HullTrace['result'];
type Note = (what: string) => void;

const near = (x: number, want: number, room: number): boolean => Math.abs(x - want) <= room;
const sameList = (list: number[], want: number[], room: number): boolean => {
  const [p, q] = [list, want].map((numbers) => [...numbers].sort((x, y) => x - y)) as [number[], number[]];
  return p.length === q.length && p.every((x, i) => near(x, q[i]!, room));
};
const sameSet = (p: Point[], q: Point[], room: number): boolean => [[p, q], [q, p]].every(([one, other]) => one!.every((v) => other!.some((w) => distance(v, w) <= room)));

/** Compares verdict, depth, normal, type of the axis, strict set and the clipped manifold's kept points with the golden case. */
export function gradeResult(golden: GoldenHulls, result: Result, frame: HullFrame, note: Note): void {
  const {size} = golden;
  if (golden.colliding !== 'touching' && result.colliding !== (golden.colliding === 'yes')) return note(`colliding is ${result.colliding}`);
  if (!result.colliding) {
    if (golden.colliding === 'touching') return undefined;
    if (!near(result.distance, golden.distance!, DEPTH * size)) note(`the distance is ${result.distance}, not ${golden.distance}`);
    if (result.gap > golden.satSeparation! + LEVEL * size || result.gap <= 0) note(`the gap is ${result.gap}, above ${golden.satSeparation}`);
    if ((result.axisType === 'edge') !== golden.faceSeparation! <= 0) note(`separated by ${result.axisType}`);
    return undefined;
  }
  const {depth, n, mtv, contact} = result;
  const answers = [golden, ...golden.alt ?? []].filter((one) => one.depth <= golden.depth + EQUAL * size);
  const answer = answers.find((one) => distance(one.n, n) <= ANGLE);
  if (answer === undefined) return note(`n is ${n}, not ${golden.n}`);
  if (!near(depth, golden.depth, DEPTH * size)) note(`the depth is ${depth}, not ${golden.depth}`);
  if (!answer.types.includes(result.axisType)) note(`the axis is of ${result.axisType}, not ${answer.types}`);
  if (distance(mtv, add([0, 0, 0], n, depth)) > 1e-12 * size) note(`mtv is ${mtv}`);
  const missing = farthest(answer.contact, contact), excess = farthest(contact, answer.contactLoose ?? answer.contact);
  if (contact.length === 0 || missing > PLACE * size || excess > PLACE * size) note(`of the strict set ${missing} is missing, ${excess} too much`);
  if (result.axisType === 'edge') {
    const {edge} = golden, [only] = result.contacts;
    if (edge && (result.contacts.length !== 1 || distance(only!.a, edge.pa) > PLACE * size || distance(only!.b, edge.pb) > PLACE * size)) note(`the edges touch at ${only!.a} and ${only!.b}, not ${edge.pa} and ${edge.pb}`);
    return undefined;
  }
  const {sh} = golden;
  if (sh === undefined || sh.incTie || sh.refTie || sh.ref !== result.axisType.at(-1) || result.axisType !== golden.types[0] || answer !== golden) return undefined;
  const points = (golden.shSupport ?? sh).points, kept = frame.keep.points.filter((point) => point.kept);
  if (!sameSet(kept.map((point) => point.at), points.map(([x, y, z]): Point => [x, y, z]), PLACE * size) || !sameList(kept.map(({separation}) => separation), points.map((point) => point[3]), PLACE * size)) {
    note(`the clipped points are ${kept.map((point) => point.at).join(' ')}, not ${points.join(' ')}`);
  }
  if (sh.area && kept.length > 4) {
    const area = areaOf(frame.normal, kept.filter((point) => point.order > 0).map((point) => point.at));
    if (area < 0.75 * sh.area.best4) note(`the four points span ${area}, the best ones ${sh.area.best4}`);
  }
  return undefined;
}

/** The area of the convex hull of at most four points in a plane. The triangles of four points cover it twice. */
function areaOf(n: Point, points: Point[]): number {
  let sum = 0;
  points.forEach((p, i) => points.slice(i + 1).forEach((q, j) => points.slice(i + j + 2).forEach((r) => {
    sum += Math.abs(twice(n, p, q, r)) / 2;
  })));
  return points.length === 4 ? sum / 2 : sum;
}

/** The area of a polygon whose corners are in order. */
const outline = (n: Point, points: Point[]): number => Math.abs(points.reduce((sum, p, i) => sum + twice(n, points[0]!, p, points[(i + 1) % points.length]!), 0)) / 2;

const onEdge = ({edges}: Solid, p: Point, room: number): boolean => edges.some(({from, to}) => farthest([p], [from, to]) <= room);

/** Two polyhedra by definition, and the rounding errors of their numbers. */
export class Oracle {
  readonly solids: [Solid, Solid];
  readonly crossings: Crossing[];
  readonly room: number;
  readonly level: number;
  private readonly middle: Point;

  constructor(a: Faces, b: Faces, readonly size: number) {
    const all = [...a.p, ...b.p];
    this.middle = all[0]!;
    this.solids = [a, b].map(({p, f}) => solidOf({p: p.map((q) => minus(q, this.middle)), f})) as [Solid, Solid];
    this.crossings = crossings(...this.solids);
    this.room = 1e-10 * size + 32 * Math.max(...all.flat().map(Math.abs)) * Number.EPSILON;
    this.level = LEVEL * size;
  }

  /** Compares the results of the stages "faces-a" to "reduce" with results computed from corners and faces alone. */
  grade(frame: HullFrame, note: Note): void {
    frame.solids.forEach((solid, side) => {
      const want = this.solids[side]!;
      if (!sameSet(this.moved(solid.vertices), want.p, this.room)) note(`the vertices of ${'AB'[side]} are others`);
      if (solid.faces.length !== want.facets.length || solid.edges !== want.edges.length) note(`${'AB'[side]} has ${solid.faces.length} faces and ${solid.edges} edges, not ${want.facets.length} and ${want.edges.length}`);
    });
    this.gradeFaces(frame, note);
    if (frame.reached >= 2) this.gradeEdges(frame, note);
    if (frame.separated) return;
    const best = [frame.best.separations[0]!, frame.best.separations[1]!, frame.edges.found ? frame.best.separations[2]! : -Infinity];
    if (frame.best.separation < Math.max(...best) - 1e-11 * this.size) note(`the best axis has ${frame.best.separation} of ${best}`);
    if (frame.best.separation !== best[frame.best.axis]) note(`the best axis ${frame.best.axis} is not that of ${frame.best.separation}`);
    if (frame.onEdges) return;
    this.gradeIncident(frame, note);
    this.gradeClip(frame, note);
    this.gradeReduce(frame, note);
  }

  private moved(points: Point[]): Point[] { return points.map((p) => minus(p, this.middle)); }

  /** The oracle's facet with the corners of a face in the frame. */
  facet(frame: HullFrame, side: number, face: number): Facet | undefined {
    const {n, corners} = frame.solids[side]!.faces[face]!, at = this.moved(corners.map((i) => frame.solids[side]!.vertices[i]!));
    return this.solids[side]!.facets.find((one) => distance(one.n, n) < 1e-9 && sameSet(one.corners, at, this.room));
  }

  private gradeFaces(frame: HullFrame, note: Note): void {
    frame.faces.slice(0, frame.reached > 0 ? 2 : 1).forEach(({face, separation, bars, support, foot}, side) => {
      const [own, other] = [this.solids[side]!, this.solids[1 - side]!], want = separations(own, other), vertices = this.moved(frame.solids[1 - side]!.vertices);
      const name = `faces-${'ab'[side]}`;
      if (!near(separation, Math.max(...want), this.room)) note(`${name}: the best separation is ${separation}, not ${Math.max(...want)}`);
      const [best, [on, at]] = [this.facet(frame, side, face), this.moved([foot, support]) as [Point, Point]];
      if (best === undefined || distance(at, add(on, best.n, separation)) > this.room || !near(dot(best.n, on), best.offset, this.room) || !vertices.some((p) => distance(p, at) <= this.room)) note(`${name}: the support vertex is ${support}, its foot ${foot}`);
      if (bars.length !== want.length || bars[0]!.face !== face) note(`${name}: ${bars.length} bars, the first of face ${bars[0]!.face}`);
      for (const bar of bars) {
        const facet = this.facet(frame, side, bar.face);
        if (facet === undefined) {
          note(`${name}: there is no face ${bar.face + 1}`);
          continue;
        }
        const s = want[own.facets.indexOf(facet)]!, deepest = dot(facet.n, vertices[bar.vertex]!) - facet.offset;
        if (!near(bar.separation, s, this.room) || !near(deepest, s, this.level + this.room)) note(`${name}: face ${bar.face + 1} has ${bar.separation} at a vertex of ${deepest}, not ${s}`);
      }
    });
  }

  private gradeEdges(frame: HullFrame, note: Note): void {
    const {edges} = frame, all = this.solids[0].edges.length * this.solids[1].edges.length;
    if (edges.tested !== all || edges.pruned !== all - edges.crossing || edges.pairs.length > edges.crossing) note(`edges: ${edges.tested} tested, ${edges.crossing} crossing, ${edges.pruned} pruned of ${all}`);
    const sure = this.crossings.filter((one) => one.sure);
    if (edges.crossing < sure.length || edges.crossing > this.crossings.length) note(`edges: ${edges.crossing} cross, of ${sure.length} to ${this.crossings.length}`);
    const best = (list: Crossing[]): number => Math.max(-Infinity, ...list.map(({separation}) => separation));
    if (edges.found ? edges.separation < best(sure) - this.room || edges.separation > best(this.crossings) + this.room : sure.length > 0) note(`edges: the best pair has ${edges.separation}, not ${best(sure)}`);
    const [a, b] = this.solids, {n: along} = edges.pairs.find(({separation}) => separation === edges.separation) ?? {};
    if (edges.found && (along === undefined || distance(along, edges.normal) > 1e-9 || ![[a, edges.onA], [b, edges.onB]].every(([solid, on]) => onEdge(solid as Solid, this.moved([on as Point])[0]!, this.room)))) note(`edges: the best pair is along ${edges.normal}, at ${edges.onA} and ${edges.onB}`);
    for (const {n, separation} of edges.pairs) {
      const s = Math.min(...b.p.map((q) => dot(n, q))) - Math.max(...a.p.map((q) => dot(n, q)));
      if (!near(length(n), 1, 1e-9) || !near(s, separation, this.room)) note(`edges: a pair has ${separation} along ${n}, not ${s}`);
    }
  }

  private gradeIncident(frame: HullFrame, note: Note): void {
    const {reference, incident} = frame, front = this.facet(frame, reference.ofB, reference.face), other = this.solids[incident.ofB]!;
    if (front === undefined || reference.ofB === incident.ofB || reference.ofB !== frame.best.axis) return note(`incident: the reference face is ${JSON.stringify(reference)}`);
    const heights = other.p.map((p) => dot(front.n, p)), low = Math.min(...heights), deepest = other.p.filter((_, i) => heights[i]! <= low + this.level);
    const at = this.moved(frame.solids[incident.ofB]!.vertices);
    if (!sameSet(incident.deepest.map((i) => at[i]!), deepest, this.room)) note(`incident: ${incident.deepest.length} vertices are deepest, not ${deepest.length}`);
    const want = other.facets.map((one) => ({one, holds: one.corners.filter((p) => deepest.includes(p)).length, cosine: dot(one.n, front.n)})).filter(({holds}) => holds > 0);
    const most = Math.max(...want.map(({holds}) => holds)), least = Math.min(...want.filter(({holds}) => holds === most).map(({cosine}) => cosine));
    if (!near(incident.depth, front.offset - low, this.room)) note(`incident: the depth is ${incident.depth}, not ${front.offset - low}`);
    const chosen = want.find(({one}) => one === this.facet(frame, incident.ofB, incident.face));
    if (chosen?.holds !== most || chosen.cosine > least + 1e-9) note(`incident: face ${incident.face + 1} holds ${chosen?.holds} of ${most}, at ${chosen?.cosine}, not ${least}`);
    if (!sameList(incident.candidates.map(({holds}) => holds), want.map(({holds}) => holds), 0) || !sameList(incident.candidates.map(({cosine}) => cosine), want.map(({cosine}) => cosine), 1e-9)) note('incident: the candidates are others');
    if (!sameSet(this.moved(incident.polygon), chosen?.one.corners ?? [], this.room)) note('incident: the polygon is not the face');
    return undefined;
  }

  private gradeClip(frame: HullFrame, note: Note): void {
    const {reference, planes, keep} = frame, front = this.facet(frame, reference.ofB, reference.face);
    if (front === undefined || planes.length !== front.corners.length) return note(`clip: ${planes.length} planes`);
    let polygon = this.moved(frame.incident.polygon);
    planes.forEach(({from, to, added, dropped, before, after, gone}, i) => {
      const [p, q] = this.moved([from, to]) as [Point, Point], k = front.corners.findIndex((corner) => distance(corner, p) <= this.room);
      if (distance(front.corners[(k + 1) % front.corners.length]!, q) > this.room) note(`clip ${i + 1}: the plane is on no edge`);
      const way = cross(minus(q, p), front.n), {left, dropped: out} = cut(polygon, p, add([0, 0, 0], way, 1 / length(way)), this.level);
      if (!sameSet(this.moved(before), polygon, 2 * this.level) || !sameSet(this.moved(after), left, 2 * this.level) || after.length !== left.length) note(`clip ${i + 1}: ${before.length} corners became ${after.length}, not ${polygon.length} ${left.length}`);
      if (dropped !== out || gone.length !== out || added - dropped !== left.length - polygon.length) note(`clip ${i + 1}: ${added} added and ${dropped} dropped, not ${out} of ${polygon.length} to ${left.length}`);
      polygon = left;
    });
    const corners = polygon.filter((p, i) => polygon.length === 1 || distance(p, polygon.at(i - 1)!) > this.level); // coincident corners count once
    const separation = corners.map((p) => dot(front.n, p) - front.offset), kept = separation.filter((s) => s <= this.level);
    if (keep.alone !== (kept.length === 0) || !keep.alone && (keep.kept !== kept.length || !sameList(keep.points.map((one) => one.separation), separation, 2 * this.level))) note(`keep: ${keep.kept} of ${keep.points.length} points, not ${kept.length} of ${separation.length}`);
    for (const point of keep.points) {
      if (distance(point.at, add(point.foot, front.n, point.separation)) > this.room || !keep.alone && point.kept !== point.separation <= this.level) note(`keep: a point of ${point.separation} is ${point.kept ? '' : 'not '}kept`);
    }
    return undefined;
  }

  /**
   * Checks the chosen points: the deepest, the farthest from it, the point of the largest triangle, and the point of
   * the largest triangle outside that one. A later point wins only if it is 1e-3 better.
   */
  private gradeReduce(frame: HullFrame, note: Note): void {
    const {keep, normal} = frame, kept = keep.points.filter((point) => point.kept), chosen = kept.filter((point) => point.order > 0).sort((p, q) => p.order - q.order);
    if (kept.length <= 4) {
      if (keep.count !== kept.length) note(`reduce: ${keep.count} of ${kept.length}`);
      return;
    }
    const area = areaOf(normal, chosen.map((point) => point.at)), whole = outline(normal, kept.map((point) => point.at));
    if (!near(keep.area, area, this.size * this.room) || !near(keep.all, whole, this.size * this.room)) note(`reduce: the areas are ${keep.area} of ${keep.all}, not ${area} of ${whole}`);
    const [first, second, third] = chosen.map((point) => point.at) as [Point, Point, Point];
    const triangle = twice(normal, first, second, third) > 0 ? [first, second, third] : [second, first, third];
    const measures: ((p: typeof kept[number]) => number)[] = [
      (p) => -p.separation,
      (p) => distance(p.at, first),
      (p) => Math.abs(twice(normal, first, second, p.at)) / 2,
      (p) => Math.max(...triangle.map((q, i) => -twice(normal, q, triangle[(i + 1) % 3]!, p.at))) / 2,
    ];
    measures.forEach((measure, rule) => {
      const one = chosen[rule], most = Math.max(...kept.map(measure));
      if (one === undefined) {
        if (most > 2 * LEVEL * this.size ** 2) note(`reduce: no point by rule ${rule + 1}`);
      } else if (measure(one) * (1 + 1e-3) < most || !near(keep.values[rule]!, measure(one), (rule < 2 ? 1 : this.size) * this.room + 1e-9 * most)) {
        note(`reduce: rule ${rule + 1} chose ${measure(one)} of ${most}, and says ${keep.values[rule]}`);
      }
    });
  }
}

/** Checks that the contacts are the chosen points, half-way between the surfaces, and that the frame has the result's numbers. */
export function gradeContacts(result: Result, frame: HullFrame, note: Note): void {
  if (!result.colliding) {
    if (frame.gap.separation !== result.gap || frame.gap.distance !== result.distance) note('contacts: the frame has another gap');
    return;
  }
  if (!sameSet(frame.strict, result.contact, 0) || frame.strict.length !== result.contact.length || frame.contacts.depth !== result.depth) note('contacts: the frame has another strict set, or depth');
  const {list} = frame.contacts, chosen = frame.keep.points.filter((point) => point.order > 0 || frame.keep.kept <= 4 && point.kept);
  const room = 1e-11 * Math.max(1, ...list.flatMap(({onA}) => onA.map(Math.abs)));
  if (list.length !== result.contacts.length || !frame.onEdges && list.length !== chosen.length) note(`contacts: ${list.length}, ${result.contacts.length}, ${chosen.length}`);
  list.forEach(({middle, onA, onB, separation}, i) => {
    const {p, a, b, s} = result.contacts[i]!;
    if ([distance(middle, p), distance(onA, a), distance(onB, b), Math.abs(separation - s)].some((x) => x !== 0)) note(`contacts: ${i + 1} differs from the result`);
    if (distance(middle, add(onA, minus(onB, onA), 0.5)) > room || distance(add(onA, frame.normal, s), onB) > room) note(`contacts: ${i + 1} is not half-way`);
    const [on, at] = frame.reference.ofB === 1 ? ['foot', 'at'] as const : ['at', 'foot'] as const; // of the reference hull and of the other
    if (!frame.onEdges && !chosen.some((point) => distance(point[on], onB) <= room && distance(point[at], onA) <= room)) note(`contacts: ${i + 1} was not chosen`);
  });
}
