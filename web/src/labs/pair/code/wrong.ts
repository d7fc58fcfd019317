import type {Stage} from '../../../base/figure.gen';
import {type Point, type Rect, add, overlap, unit} from '../../../draw/geometry';
import type {Pen} from '../../../draw/pen';
import type {Result} from '../../../figure/check';

type Two = readonly [number, number];
interface Spot { readonly v?: Two; readonly p?: Two; readonly f?: readonly number[]; readonly n?: Two }

/** The fields of a trace, any of which a port may lack. */
interface Mid {
  readonly axis?: number; readonly frontNormal?: Two; readonly front?: number; readonly sideNormal?: Two; readonly negSide?: number; readonly posSide?: number;
  readonly incidentEdge?: readonly Spot[]; readonly clipPoints1?: readonly Spot[]; readonly clipPoints2?: readonly Spot[];
}

/** The places of an id above and below its point, the best ones first, and its height: pixels. */
const PLACES = [20, -20, 36, -36, 52, -52, 68, -68], HIGH = 16;

/** Whether two values differ by more than a picture can show. */
function differs(p: unknown, q: unknown): boolean {
  if (typeof p === 'number' && typeof q === 'number') return Math.abs(p - q) > 1e-6;
  if (Array.isArray(p) && Array.isArray(q)) return p.length !== q.length || p.some((one, i) => differs(one, q[i]));
  return p !== q;
}

/** The points of a stage. */
function spotsOf(stage: Stage, {mid, out}: Result): readonly Spot[] {
  const {incidentEdge, clipPoints1, clipPoints2} = (mid ?? {}) as Mid;
  const list = {incident: incidentEdge, 'clip-neg': clipPoints1, 'clip-pos': clipPoints2, keep: out?.contacts, contacts: out?.contacts}[stage as string];
  return Array.isArray(list) ? list as Spot[] : [];
}

/** Draws a port's results of a stage where they differ from the engine's: dashed, points as crosses, ids beside them. centres are of A and B; the ids keep clear of the picture's labels. */
export function drawWrong(pen: Pen, stage: Stage, expected: Result, got: Result, centres: readonly [Two, Two], labels: readonly Rect[]): void {
  const {theme} = pen, right = (expected.mid ?? {}) as Mid, wrong = (got.mid ?? {}) as Mid;
  const line = (from: Two, to: Two): void => pen.line(pen.project(...from), pen.project(...to), {color: theme.wrong, width: 2.5, dash: [7, 4]});
  const along = (p: Two, n: Two, length: number): Two => [p[0] + n[0] * length, p[1] + n[1] * length];
  const centre = centres[(wrong.axis ?? 0) < 2 ? 0 : 1], reach = 0.4 * Math.hypot(pen.width, pen.height) / pen.camera.scale;
  const across = (normal: Two | undefined, offset: number | undefined): void => {
    if (normal === undefined || offset === undefined) return;
    const foot = along(centre, normal, offset - normal[0] * centre[0] - normal[1] * centre[1]), way: Two = [-normal[1], normal[0]];
    line(along(foot, way, -reach), along(foot, way, reach));
  };
  const arrow = (from: Point, direction: Point): void => {
    const to = add(from, direction, 56), turned = {x: -direction.y, y: direction.x};
    pen.line(from, to, {color: theme.wrong, width: 2.5, dash: [7, 4]});
    for (const side of [-5, 5]) pen.line(to, add(add(to, direction, -10), turned, side), {color: theme.wrong, width: 2.5});
  };
  const towards = ([x, y]: Two): Point => unit({x, y: -y});

  if (stage === 'best-axis' && differs(right.axis, wrong.axis) && wrong.frontNormal) arrow(pen.project(...centre), towards(wrong.frontNormal));
  if (stage === 'reference') {
    if (differs([right.frontNormal, right.front], [wrong.frontNormal, wrong.front])) across(wrong.frontNormal, wrong.front);
    const {sideNormal: side} = wrong, turned = differs(right.sideNormal, side);
    if (turned || differs(right.posSide, wrong.posSide)) across(side, wrong.posSide);
    if (turned || differs(right.negSide, wrong.negSide)) across(side && [-side[0], -side[1]], wrong.negSide);
  }
  const texts = [...labels];
  const writeID = (id: readonly number[], {x, y}: Point): void => {
    const text = `[${id.join(' ')}]`, width = pen.measure(text, 13, true);
    const places = PLACES.map((by): Rect => ({x: x - width / 2, y: y + by - HIGH / 2, width, height: HIGH}));
    const place = places.find((place) => !texts.some((other) => overlap(place, other))) ?? places[0]!;
    texts.push(place);
    pen.write(text, x, place.y + HIGH / 2, {color: theme.wrong, size: 13, bold: true, align: 'center'});
  };
  const theirs = spotsOf(stage, got), ours = spotsOf(stage, expected), ends = theirs.flatMap(({v}) => (v ? [v] : []));
  if (ends.length === 2 && ours.some(({v}, i) => differs(v, ends[i]))) line(ends[0]!, ends[1]!);
  theirs.forEach(({v, p, f, n}, i) => {
    const at = v ?? p, own = ours[i];
    if (at === undefined) return;
    const spot = pen.project(...at);
    if (differs(at, own?.v ?? own?.p)) {
      for (const side of [-1, 1]) pen.line({x: spot.x - 7, y: spot.y - 7 * side}, {x: spot.x + 7, y: spot.y + 7 * side}, {color: theme.wrong, width: 3});
    }
    if (n && differs(n, own?.n)) arrow(spot, towards(n));
    if (f && differs(f, own?.f)) writeID(f, spot);
  });
}
