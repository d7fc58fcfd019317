// Places labels inside the canvas and clear of each other. If possible they avoid boxes and strokes.

import {type Point, type Rect, type Segment, contains, crosses, grow, meet, overlap, toSegment} from './geometry';

/** A drawn text, its rectangle in CSS pixels, and its QUANTITY, if any. */
export interface Placed { text: string; x: number; y: number; width: number; height: number; quantity?: number }

/** A stroke that labels avoid. weight is the cost of covering the stroke. */
export interface Obstacle extends Segment { weight: number }

export interface LabelRequest {
  key?: string; // identifies the label in the next picture; default: its words without numbers
  quantity?: number; // its QUANTITY
  quantities?: readonly number[]; // the QUANTITY of each line
  text: string | readonly string[]; // one line or several
  brief?: string | readonly string[]; // replaces text if text has no good place
  at: Point | readonly Point[]; // the anchor; earlier points are better
  toward?: Point; // preferred direction from the anchor, of any length
  gap?: number; // distance from the anchor, pixels; default 8
  centred?: boolean; // the label may cover its anchor
  own?: Segment; // the stroke that the label names
  others?: readonly Segment[]; // similar strokes; the label should be nearest to its own
  color: string;
  bold?: boolean;
  size?: number; // of the font, pixels; default 13
  mark?: boolean; // has a highlighted background
  inside?: boolean; // may lie on a box
  foreign?: readonly Point[]; // a box that it does not belong to, and rather does not lie on
  reach?: number; // the largest distance, pixels; default: anywhere
  optional?: boolean; // omitted if it has no good place
  headed?: boolean; // the first line is bold
  priority: number; // labels with a higher priority are placed earlier
}

export interface Placement {
  request: LabelRequest;
  lines: readonly string[];
  rect: Rect;
  align: 'left' | 'center' | 'right';
  leader?: Segment;
  key: string;
  slot: Slot;
}

/** A label's place: its anchor, its direction and distance from the anchor, and its rectangle. */
export interface Slot {
  nth: number;
  direction: number; // CENTRED, ANYWHERE, or 0 to DIRECTIONS - 1
  ring: number;
  brief: boolean;
  anchor: Point;
  rect: Rect;
}

export interface Surroundings {
  width: number;
  height: number;
  edges: readonly Segment[]; // labels never cross these
  boxes: readonly (readonly Point[])[]; // avoided
  obstacles: readonly Obstacle[];
  taken: readonly Rect[]; // labels never overlap these
}

const RINGS = [0, 5, 12, 20, 30, 42, 56, 74, 96, 122, 152];
const DIRECTIONS = 16;
const CENTRED = -1, ANYWHERE = -2;
const NEAR = 36; // the largest cost of a move from the previous place
const MISLEADING = 95; // the cost of being nearer to a stroke of request.others than to request.own, or on request.foreign
const STEADY = 30; // the previous place is kept if it costs at most this much more than the best place
const POOR = 62; // a best cost above this starts a search of farther places
const LEADER_FROM = 15; // a line joins a label to its anchor if their distance in pixels exceeds this plus 8

export const lineHeight = (size: number): number => Math.ceil(size * 1.3);

/**
 * Places the labels by priority, and omits those without a place. A label keeps its previous place, found by its key,
 * while that place is valid and not much worse than the best.
 */
export function placeLabels(
  requests: readonly LabelRequest[], around: Surroundings, measure: (text: string, request: LabelRequest) => number, before?: ReadonlyMap<string, Slot>,
): Placement[] {
  const placed: Placement[] = [];
  const seen = new Map<string, number>();
  const order = requests.map((request, i) => {
    // Labels with the same name are numbered.
    const name = request.key ?? words(request.text);
    const nth = seen.get(name) ?? 0;
    seen.set(name, nth + 1);
    return {request, i, key: `${name}/${nth}`};
  }).sort((p, q) => q.request.priority - p.request.priority || p.i - q.i);
  for (const {request, key} of order) {
    const old = before?.get(key);
    const attempt = (text: string | readonly string[], brief: boolean): Candidate | undefined => {
      const lines = typeof text === 'string' ? [text] : text;
      const width = Math.ceil(Math.max(...lines.map((line) => measure(line, request)))) + 4;
      const found = new Search(request, width, lines.length * lineHeight(request.size ?? 13), around, placed, old?.brief === brief ? old : undefined).run();
      return found && {cost: found.cost, placement: {...found.spot, slot: {...found.spot.slot, brief}, request, lines, key}};
    };
    let found = attempt(request.text, false);
    if (request.brief !== undefined && (!found || found.cost >= 2 * POOR || old?.brief)) {
      const brief = attempt(request.brief, true);
      if (brief && (!found || brief.cost < found.cost + (old?.brief ? STEADY : 0))) found = brief;
    }
    if (found) placed.push(found.placement);
  }
  return placed;
}

interface Candidate { cost: number; placement: Placement }

function words(text: string | readonly string[]): string {
  return (typeof text === 'string' ? text : text.join(' ')).replace(/[\d.+−×⁰-⁹¹²³⁻]+/g, '#');
}

type Spot = Pick<Placement, 'rect' | 'align' | 'leader'> & {slot: Omit<Slot, 'brief'>};

class Search {
  private best: Spot | undefined;
  private least = Infinity;
  private readonly anchors: readonly Point[];
  private readonly start: number; // the preferred direction

  constructor(
    private readonly request: LabelRequest, private readonly width: number, private readonly height: number,
    private readonly around: Surroundings, private readonly placed: readonly Placement[], private readonly old: Slot | undefined,
  ) {
    const {at, toward} = request;
    this.anchors = 'x' in at ? [at] : at;
    this.start = toward && Math.hypot(toward.x, toward.y) > 1e-9 ? Math.atan2(toward.y, toward.x) : -Math.PI / 2;
  }

  run(): {spot: Spot; cost: number} | undefined {
    const {request} = this;
    const steady = this.kept();
    if (steady && steady.cost <= STEADY) return steady; // no other place can be better by more than STEADY
    this.lookAround();
    if (steady && steady.cost <= this.least + STEADY && (!request.optional || steady.cost < POOR + STEADY)) return steady;
    if (this.best && this.least < POOR) return {spot: this.best, cost: this.least};
    if (request.optional) return undefined;
    if (request.reach === undefined) this.lookEverywhere(); // no near place is good
    return this.best && {spot: this.best, cost: this.least};
  }

  private consider(nth: number, direction: number, ring: number, rect: Rect, cost: number, dx: number): void {
    const {request, around, placed, old} = this;
    if (cost >= this.least || !isFree(rect, around, placed)) return;
    const anchor = this.anchors[nth]!;
    const leader = leaderTo(anchor, rect);
    cost += costOf(rect, leader, request, around, placed, this.least - cost);
    // A longer move from the old place costs more, up to NEAR.
    if (old) cost += Math.min(NEAR, 0.5 * away(rect, old.rect));
    if (cost >= this.least) return;
    this.least = cost;
    this.best = {rect, align: Math.abs(dx) < 0.5 ? 'center' : dx > 0 ? 'left' : 'right', ...(leader && {leader}), slot: {nth, direction, ring, anchor, rect}};
  }

  /**
   * Considers a place at the nth anchor: centred, or at a distance (ring) in a direction. Returns false if this
   * place, and all places farther off or turned further away, cost too much.
   */
  private spotAt(nth: number, direction: number, ring: number): boolean {
    const {width, height} = this;
    const anchor = this.anchors[nth]!;
    if (direction === CENTRED) {
      this.consider(nth, direction, 0, {x: anchor.x - width / 2, y: anchor.y - height / 2, width, height}, 3 * nth, 0);
      return true;
    }
    // The angle from the preferred direction: 0, then alternating sides.
    const away = (direction & 1 ? 1 : -1) * Math.ceil(direction / 2) * 2 * Math.PI / DIRECTIONS;
    const cost = 3 * nth + 0.5 * ring + 9 * Math.abs(away);
    if (cost >= this.least) return false;
    const ux = Math.cos(this.start + away), uy = Math.sin(this.start + away);
    const support = Math.min(width / 2 / Math.max(Math.abs(ux), 1e-9), height / 2 / Math.max(Math.abs(uy), 1e-9));
    // The distance from the anchor to the label's centre. The label's border clears the anchor even when the direction turns past a corner.
    const reach = Math.max(support, Math.abs(ux) * width / 2 + Math.abs(uy) * height / 2 - 4);
    const d = reach + (this.request.gap ?? 8) + ring;
    this.consider(nth, direction, ring, {x: anchor.x + ux * d - width / 2, y: anchor.y + uy * d - height / 2, width, height}, cost, ux);
    return true;
  }

  /** The previous place, moved with its anchor. If the moved place jumps or is taken, a place near the previous one. */
  private kept(): {spot: Spot; cost: number} | undefined {
    const {old, request} = this;
    if (!old) return undefined;
    this.forget();
    if (old.direction !== ANYWHERE && old.nth < this.anchors.length && (old.direction !== CENTRED || request.centred)) this.spotAt(old.nth, old.direction, old.ring);
    let found = this.best && {spot: this.best, cost: this.least};
    const jump = (r: Rect): number => Math.hypot(r.x + r.width / 2 - old.rect.x - old.rect.width / 2, r.y + r.height / 2 - old.rect.y - old.rect.height / 2);
    if (!found || jump(found.spot.rect) > 6) found = this.nudged(old);
    this.forget();
    return found;
  }

  /**
   * A place at the previous offset from the nearest anchor, or up to 10 pixels beside it. For a label whose direction
   * turned, whose anchors changed order, or whose place is taken.
   */
  private nudged(old: Slot): {spot: Spot; cost: number} | undefined {
    const {anchors, request, width, height} = this;
    const nth = anchors.reduce((near, p, i) => (away(p, old.anchor) < away(anchors[near]!, old.anchor) ? i : near), 0);
    const anchor = anchors[nth]!;
    let found: {spot: Spot; cost: number} | undefined;
    for (const [dx, dy] of NUDGES) {
      const rect = {x: old.rect.x + old.rect.width / 2 - width / 2 + anchor.x - old.anchor.x + dx, y: old.rect.y + anchor.y - old.anchor.y + dy, width, height};
      const centre = {x: rect.x + width / 2 - anchor.x, y: rect.y + height / 2 - anchor.y};
      const aside = Math.abs(angleBetween(this.start, Math.atan2(centre.y, centre.x)));
      const far = Math.max(0, Math.hypot(Math.max(Math.abs(centre.x) - width / 2, 0), Math.max(Math.abs(centre.y) - height / 2, 0)) - (request.gap ?? 8));
      if (far > (request.reach ?? Infinity) + 4) continue;
      this.forget();
      this.consider(nth, ANYWHERE, 0, rect, 3 * nth + 0.5 * far + 9 * aside + 0.5 * Math.hypot(dx, dy), centre.x);
      if (this.best && this.least < (found?.cost ?? Infinity)) found = {spot: this.best, cost: this.least};
      if (found && dx === 0 && dy === 0) break;
    }
    return found;
  }

  private forget(): void {
    this.best = undefined;
    this.least = Infinity;
  }

  private lookAround(): void {
    const {request} = this;
    for (let nth = 0; nth < this.anchors.length; nth++) {
      if (request.centred) this.spotAt(nth, CENTRED, 0);
      for (let direction = 0; direction < DIRECTIONS; direction++) {
        for (const ring of RINGS) {
          if (ring > (request.reach ?? Infinity) || !this.spotAt(nth, direction, ring)) break;
        }
      }
    }
  }

  /** Considers places on the whole canvas. Nearer places cost less. */
  private lookEverywhere(): void {
    const {anchors, around, width, height} = this;
    for (let y = 6; y + height <= around.height - 6; y += 9) {
      for (let x = 6; x + width <= around.width - 6; x += 9) {
        const from = (p: Point): number => Math.hypot(x + width / 2 - p.x, y + height / 2 - p.y);
        const nth = anchors.reduce((near, p, i) => (from(p) < from(anchors[near]!) ? i : near), 0);
        const anchor = anchors[nth]!;
        this.consider(nth, ANYWHERE, 0, {x, y, width, height}, 30 + 0.35 * from(anchor), x + width / 2 - anchor.x);
      }
    }
  }
}

/** Offsets to try for a label whose exact place is taken, pixels. */
const NUDGES: readonly (readonly [number, number])[] = [[0, 0], ...[3, 6, 10].flatMap((d) => [[0, -d], [0, d], [-d, 0], [d, 0], [-d, -d], [d, -d], [-d, d], [d, d]].map(([x, y]) => [x!, y!] as const))];

const angleBetween = (from: number, to: number): number => Math.atan2(Math.sin(to - from), Math.cos(to - from));

const away = (p: Point, q: Point): number => Math.hypot(p.x - q.x, p.y - q.y);

function isFree(rect: Rect, around: Surroundings, placed: readonly Placement[]): boolean {
  if (rect.x < 4 || rect.y < 4 || rect.x + rect.width > around.width - 4 || rect.y + rect.height > around.height - 4) return false;
  const padded = grow(rect, 3);
  if (placed.some((p) => overlap(p.rect, padded)) || around.taken.some((r) => overlap(r, padded))) return false;
  return !around.edges.some((edge) => crosses(edge, padded));
}

/** The cost of a place, or Infinity if the cost clearly exceeds most. */
function costOf(rect: Rect, leader: Segment | undefined, request: LabelRequest, around: Surroundings, placed: readonly Placement[], most: number): number {
  let cost = 0;
  const near = grow(rect, 2);
  for (const o of around.obstacles) {
    if (crosses(o, near)) cost += o.weight;
    if (leader && o.weight >= 30 && meet(leader, o)) cost += 4;
    if (cost > most + 1) return Infinity;
  }
  for (const p of placed) {
    if (p.leader && crosses(p.leader, near)) cost += 400;
    if (leader && (crosses(leader, grow(p.rect, 2)) || (p.leader && meet(leader, p.leader)))) cost += 400;
  }
  if (leader) {
    cost += 10;
    if (around.taken.some((r) => crosses(leader, r))) cost += 400;
  }
  const middle = {x: rect.x + rect.width / 2, y: rect.y + rect.height / 2};
  if (request.own && request.others) {
    const to = (s: Segment): number => toSegment(middle, s);
    const own = to(request.own);
    if (request.others.some((other) => to(other) < own)) cost += MISLEADING;
  }
  if (request.foreign && contains(request.foreign, middle)) cost += MISLEADING;
  if (!request.inside) {
    for (const box of around.boxes) if (contains(box, middle)) cost += 9;
  }
  return cost;
}

function leaderTo(anchor: Point, rect: Rect): Segment | undefined {
  const to = {
    x: Math.max(rect.x, Math.min(anchor.x, rect.x + rect.width)),
    y: Math.max(rect.y, Math.min(anchor.y, rect.y + rect.height)),
  };
  const d = Math.hypot(to.x - anchor.x, to.y - anchor.y);
  if (d < LEADER_FROM + 8) return undefined;
  const k = 5 / d; // the line begins a little off the anchor
  return {from: {x: anchor.x + (to.x - anchor.x) * k, y: anchor.y + (to.y - anchor.y) * k}, to};
}
