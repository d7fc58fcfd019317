// Generated from wasm/frame/hull.go by make generate. Do not edit.

/** The slots of the head of two hulls: frame[H.stage]. What each means stands in wasm/frame/hull.go. */
export const H = {
  version: 0,
  size: 1,
  stage: 2,
  sub: 3,
  subs: 4,
  reached: 5,
  separated: 6,
  onEdges: 7,
  held: 8,
  right: {x: 9, y: 10, z: 11},
  up: {x: 12, y: 13, z: 14},
  toward: {x: 15, y: 16, z: 17},
  normal: {x: 18, y: 19, z: 20},
  normalView: {x: 21, y: 22},
  x: {lo: 23, hi: 24},
  y: {lo: 25, hi: 26},
  flatX: {lo: 27, hi: 28},
  flatY: {lo: 29, hi: 30},
  hulls: [{vertices: {at: 31, count: 32}, faces: {at: 33, count: 34}, corners: {at: 35, count: 36}, edges: {at: 37, count: 38}, outline: {at: 39, count: 40}}, {vertices: {at: 41, count: 42}, faces: {at: 43, count: 44}, corners: {at: 45, count: 46}, edges: {at: 47, count: 48}, outline: {at: 49, count: 50}}],
  faces: [{face: 51, separation: 52, bars: {at: 53, count: 54}, support: {at: {x: 55, y: 56, z: 57}, view: {x: 58, y: 59}, flat: {x: 60, y: 61}}, foot: {at: {x: 62, y: 63, z: 64}, view: {x: 65, y: 66}, flat: {x: 67, y: 68}}}, {face: 69, separation: 70, bars: {at: 71, count: 72}, support: {at: {x: 73, y: 74, z: 75}, view: {x: 76, y: 77}, flat: {x: 78, y: 79}}, foot: {at: {x: 80, y: 81, z: 82}, view: {x: 83, y: 84}, flat: {x: 85, y: 86}}}],
  edges: {
    tested: 87,
    crossing: 88,
    pruned: 89,
    parallel: 90,
    found: 91,
    a: 92,
    b: 93,
    separation: 94,
    normal: {x: 95, y: 96, z: 97},
    dot: {x: 98, y: 99, z: 100},
    normalView: {x: 101, y: 102},
    onA: {at: {x: 103, y: 104, z: 105}, view: {x: 106, y: 107}, flat: {x: 108, y: 109}},
    onB: {at: {x: 110, y: 111, z: 112}, view: {x: 113, y: 114}, flat: {x: 115, y: 116}},
    pairs: {at: 117, count: 118},
  },
  best: {
    axis: 119,
    separation: 120,
    separations: [121, 122, 123],
    found: [124, 125, 126],
    thresholds: [127, 128, 129],
    relative: 130,
    absolute: 131,
  },
  reference: {ofB: 132, face: 133},
  incident: {hullFace: {ofB: 134, face: 135}, depth: 136, deepest: {at: 137, count: 138}, candidates: {at: 139, count: 140}, polygon: {at: 141, count: 142}},
  clip: {planes: {at: 143, count: 144}},
  keep: {
    points: {at: 145, count: 146},
    kept: 147,
    alone: 148,
    chosen: [149, 150, 151, 152],
    rules: [153, 154, 155, 156],
    values: [157, 158, 159, 160],
    count: 161,
    area: 162,
    all: 163,
  },
  contacts: {depth: 164, move: {x: 165, y: 166}, list: {at: 167, count: 168}},
  gap: {axis: 169, face: 170, separation: 171, distance: 172, onA: {at: {x: 173, y: 174, z: 175}, view: {x: 176, y: 177}, flat: {x: 178, y: 179}}, onB: {at: {x: 180, y: 181, z: 182}, view: {x: 183, y: 184}, flat: {x: 185, y: 186}}},
  strict: {at: 187, count: 188},
} as const;
export const H_SLOTS = 189;

/** A point's of space, from the one where it begins. */
export const SPOT = {at: {x: 0, y: 1, z: 2}, view: {x: 3, y: 4}, flat: {x: 5, y: 6}} as const;
export const SPOT_SLOTS = 7;

/** A face's of a hull, likewise. */
export const FACE = {normal: {x: 0, y: 1, z: 2}, dot: {x: 3, y: 4, z: 5}, front: 6, first: 7, count: 8, middle: {at: {x: 9, y: 10, z: 11}, view: {x: 12, y: 13}, flat: {x: 14, y: 15}}} as const;
export const FACE_SLOTS = 16;

/** An edge's of a hull, likewise. */
export const EDGE = {from: 0, to: 1, left: 2, right: 3, hidden: 4} as const;
export const EDGE_SLOTS = 5;

/** Those of the test of a face, likewise. */
export const BAR = {face: 0, vertex: 1, separation: 2} as const;
export const BAR_SLOTS = 3;

/** Those of a pair of edges whose arcs cross, likewise. */
export const CROSSING = {a: 0, b: 1, separation: 2, dot: {x: 3, y: 4, z: 5}} as const;
export const CROSSING_SLOTS = 6;

/** Those of a face that may be the incident one, likewise. */
export const CANDIDATE = {face: 0, holds: 1, cosine: 2} as const;
export const CANDIDATE_SLOTS = 3;

/** A side plane's, likewise. */
export const PLANE = {
  edge: 0,
  from: {at: {x: 1, y: 2, z: 3}, view: {x: 4, y: 5}, flat: {x: 6, y: 7}},
  to: {at: {x: 8, y: 9, z: 10}, view: {x: 11, y: 12}, flat: {x: 13, y: 14}},
  outward: {x: 15, y: 16},
  added: 17,
  dropped: 18,
  before: {at: 19, count: 20},
  after: {at: 21, count: 22},
  gone: {at: 23, count: 24},
} as const;
export const PLANE_SLOTS = 25;

/** Those of a corner of what is clipped, likewise. */
export const CORNER = {spot: {at: {x: 0, y: 1, z: 2}, view: {x: 3, y: 4}, flat: {x: 5, y: 6}}, feature: {in: 7, out: 8, inOfB: 9, outOfB: 10}, height: 11, new: 12, vertex: 13} as const;
export const CORNER_SLOTS = 14;

/** Those of a corner that is kept or dropped, likewise. */
export const KEPT = {spot: {at: {x: 0, y: 1, z: 2}, view: {x: 3, y: 4}, flat: {x: 5, y: 6}}, foot: {at: {x: 7, y: 8, z: 9}, view: {x: 10, y: 11}, flat: {x: 12, y: 13}}, separation: 14, kept: 15, order: 16, feature: {in: 17, out: 18, inOfB: 19, outOfB: 20}} as const;
export const KEPT_SLOTS = 21;

/** A contact's of two hulls, likewise. */
export const TOUCH = {middle: {at: {x: 0, y: 1, z: 2}, view: {x: 3, y: 4}, flat: {x: 5, y: 6}}, onA: {at: {x: 7, y: 8, z: 9}, view: {x: 10, y: 11}, flat: {x: 12, y: 13}}, onB: {at: {x: 14, y: 15, z: 16}, view: {x: 17, y: 18}, flat: {x: 19, y: 20}}, separation: 21, feature: {in: 22, out: 23, inOfB: 24, outOfB: 25}, rule: 26} as const;
export const TOUCH_SLOTS = 27;
