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
  hulls: [{vertices: {at: 31, count: 32}, faces: {at: 33, count: 34}, corners: {at: 35, count: 36}, edges: {at: 37, count: 38}, outline: {at: 39, count: 40}, side: {at: 41, count: 42}}, {vertices: {at: 43, count: 44}, faces: {at: 45, count: 46}, corners: {at: 47, count: 48}, edges: {at: 49, count: 50}, outline: {at: 51, count: 52}, side: {at: 53, count: 54}}],
  faces: [{face: 55, separation: 56, bars: {at: 57, count: 58}, support: {at: {x: 59, y: 60, z: 61}, view: {x: 62, y: 63}, flat: {x: 64, y: 65}, height: 66}, foot: {at: {x: 67, y: 68, z: 69}, view: {x: 70, y: 71}, flat: {x: 72, y: 73}, height: 74}}, {face: 75, separation: 76, bars: {at: 77, count: 78}, support: {at: {x: 79, y: 80, z: 81}, view: {x: 82, y: 83}, flat: {x: 84, y: 85}, height: 86}, foot: {at: {x: 87, y: 88, z: 89}, view: {x: 90, y: 91}, flat: {x: 92, y: 93}, height: 94}}],
  edges: {
    tested: 95,
    crossing: 96,
    pruned: 97,
    parallel: 98,
    found: 99,
    a: 100,
    b: 101,
    separation: 102,
    normal: {x: 103, y: 104, z: 105},
    dot: {x: 106, y: 107, z: 108},
    normalView: {x: 109, y: 110},
    onA: {at: {x: 111, y: 112, z: 113}, view: {x: 114, y: 115}, flat: {x: 116, y: 117}, height: 118},
    onB: {at: {x: 119, y: 120, z: 121}, view: {x: 122, y: 123}, flat: {x: 124, y: 125}, height: 126},
    pairs: {at: 127, count: 128},
  },
  best: {
    axis: 129,
    separation: 130,
    separations: [131, 132, 133],
    found: [134, 135, 136],
    thresholds: [137, 138, 139],
    relative: 140,
    absolute: 141,
  },
  reference: {ofB: 142, face: 143},
  incident: {hullFace: {ofB: 144, face: 145}, depth: 146, deepest: {at: 147, count: 148}, candidates: {at: 149, count: 150}, polygon: {at: 151, count: 152}},
  clip: {planes: {at: 153, count: 154}},
  keep: {
    points: {at: 155, count: 156},
    kept: 157,
    alone: 158,
    chosen: [159, 160, 161, 162],
    rules: [163, 164, 165, 166],
    values: [167, 168, 169, 170],
    count: 171,
    area: 172,
    all: 173,
  },
  contacts: {depth: 174, move: {x: 175, y: 176}, list: {at: 177, count: 178}},
  gap: {
    axis: 179,
    face: 180,
    separation: 181,
    distance: 182,
    onA: {at: {x: 183, y: 184, z: 185}, view: {x: 186, y: 187}, flat: {x: 188, y: 189}, height: 190},
    onB: {at: {x: 191, y: 192, z: 193}, view: {x: 194, y: 195}, flat: {x: 196, y: 197}, height: 198},
    sheet: [{at: {x: 199, y: 200, z: 201}, view: {x: 202, y: 203}, flat: {x: 204, y: 205}, height: 206}, {at: {x: 207, y: 208, z: 209}, view: {x: 210, y: 211}, flat: {x: 212, y: 213}, height: 214}, {at: {x: 215, y: 216, z: 217}, view: {x: 218, y: 219}, flat: {x: 220, y: 221}, height: 222}, {at: {x: 223, y: 224, z: 225}, view: {x: 226, y: 227}, flat: {x: 228, y: 229}, height: 230}],
  },
  strict: {at: 231, count: 232},
  compare: {
    on: 233,
    known: 234,
    hit: 235,
    faults: 236,
    parts: 237,
    points: {at: 238, count: 239},
    missing: {at: 240, count: 241},
    tilt: 242,
    tiltAt: 243,
    tilts: {at: 244, count: 245},
    traces: {at: 246, count: 247},
    along: {lo: 248, hi: 249},
  },
  hands: {
    hull: 250,
    part: 251,
    vertex: 252,
    dragged: 253,
    handles: 254,
    at: {x: 255, y: 256, z: 257},
    view: {x: 258, y: 259},
    gizmo: {
      hull: 260,
      radius: 261,
      from: 262,
      to: 263,
      short: 264,
      turn: 265,
      arm: {x: 266, y: 267, z: 268},
      centre: {at: {x: 269, y: 270, z: 271}, view: {x: 272, y: 273}, flat: {x: 274, y: 275}, height: 276},
    },
  },
} as const;
export const H_SLOTS = 277;

/** A point's of space, from the one where it begins. */
export const SPOT = {at: {x: 0, y: 1, z: 2}, view: {x: 3, y: 4}, flat: {x: 5, y: 6}, height: 7} as const;
export const SPOT_SLOTS = 8;

/** A face's of a hull, likewise. */
export const FACE = {normal: {x: 0, y: 1, z: 2}, dot: {x: 3, y: 4, z: 5}, front: 6, first: 7, count: 8, middle: {at: {x: 9, y: 10, z: 11}, view: {x: 12, y: 13}, flat: {x: 14, y: 15}, height: 16}} as const;
export const FACE_SLOTS = 17;

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
  from: {at: {x: 1, y: 2, z: 3}, view: {x: 4, y: 5}, flat: {x: 6, y: 7}, height: 8},
  to: {at: {x: 9, y: 10, z: 11}, view: {x: 12, y: 13}, flat: {x: 14, y: 15}, height: 16},
  outward: {x: 17, y: 18},
  added: 19,
  dropped: 20,
  before: {at: 21, count: 22},
  after: {at: 23, count: 24},
  gone: {at: 25, count: 26},
} as const;
export const PLANE_SLOTS = 27;

/** Those of a corner of what is clipped, likewise. */
export const CORNER = {spot: {at: {x: 0, y: 1, z: 2}, view: {x: 3, y: 4}, flat: {x: 5, y: 6}, height: 7}, feature: {in: 8, out: 9, inOfB: 10, outOfB: 11}, height: 12, new: 13, vertex: 14} as const;
export const CORNER_SLOTS = 15;

/** Those of a corner that is kept or dropped, likewise. */
export const KEPT = {spot: {at: {x: 0, y: 1, z: 2}, view: {x: 3, y: 4}, flat: {x: 5, y: 6}, height: 7}, foot: {at: {x: 8, y: 9, z: 10}, view: {x: 11, y: 12}, flat: {x: 13, y: 14}, height: 15}, separation: 16, kept: 17, order: 18, feature: {in: 19, out: 20, inOfB: 21, outOfB: 22}} as const;
export const KEPT_SLOTS = 23;

/** A contact's of two hulls, likewise. */
export const TOUCH = {middle: {at: {x: 0, y: 1, z: 2}, view: {x: 3, y: 4}, flat: {x: 5, y: 6}, height: 7}, onA: {at: {x: 8, y: 9, z: 10}, view: {x: 11, y: 12}, flat: {x: 13, y: 14}, height: 15}, onB: {at: {x: 16, y: 17, z: 18}, view: {x: 19, y: 20}, flat: {x: 21, y: 22}, height: 23}, separation: 24, feature: {in: 25, out: 26, inOfB: 27, outOfB: 28}, rule: 29} as const;
export const TOUCH_SLOTS = 30;

/** A point's of the article's listing, likewise. */
export const PRINTED = {spot: {at: {x: 0, y: 1, z: 2}, view: {x: 3, y: 4}, flat: {x: 5, y: 6}, height: 7}, aside: 8, height: 9, right: 10, again: 11} as const;
export const PRINTED_SLOTS = 12;

/** Those of a tilt, likewise. */
export const TILTED = {tilt: 0, at: 1, depth: 2, turn: 3, counts: [4, 5, 6]} as const;
export const TILTED_SLOTS = 7;

/** Those of a point of an answer at a tilt, likewise. */
export const TRACE = {answer: 0, at: 1, along: 2, right: 3} as const;
export const TRACE_SLOTS = 4;
