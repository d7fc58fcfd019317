// Generated from wasm/frame/hull.go by make generate. Do not edit.

/** The slots of the head of two hulls: frame[H.stage]. */
export const H = {
  /** version of the layout */
  version: 0,
  /** number of used slots, including all lists */
  size: 1,
  /** index of the shown hull.Stage */
  stage: 2,
  /** shown sub-step of the stage, from 1; 0 if the stage has none */
  sub: 3,
  /** number of sub-steps of the stage */
  subs: 4,
  /** last stage that ran */
  reached: 5,
  /** flag: an axis with a gap ended the call */
  separated: 6,
  /** flag: the contact is an edge contact, and no face is clipped */
  onEdges: 7,
  /** hull with the keyboard focus: 0 none, 1 A, 2 B */
  held: 8,
  /** unit axes of View in the world; Toward points at the viewer */
  right: {x: 9, y: 10, z: 11},
  /** unit axes of View in the world; Toward points at the viewer */
  up: {x: 12, y: 13, z: 14},
  /** unit axes of View in the world; Toward points at the viewer */
  toward: {x: 15, y: 16, z: 17},
  /** unit, from A to B, in the world: the chosen normal, or the axis of the gap */
  normal: {x: 18, y: 19, z: 20},
  /** Normal in View; it may be shorter than 1 */
  normalView: {x: 21, y: 22},
  /** extent of View, including the moved B */
  x: {
    lo: 23,
    hi: 24,
  },
  /** extent of View, including the moved B */
  y: {
    lo: 25,
    hi: 26,
  },
  /** extent of Flat */
  flatX: {
    lo: 27,
    hi: 28,
  },
  /** extent of Flat */
  flatY: {
    lo: 29,
    hi: 30,
  },
  /** A, B */
  hulls: [{
    /** of Spot */
    vertices: {
      at: 31,
      count: 32,
    },
    /** of HullSide */
    faces: {
      at: 33,
      count: 34,
    },
    /** of numbers: vertices, face by face */
    corners: {
      at: 35,
      count: 36,
    },
    /** of HullEdge */
    edges: {
      at: 37,
      count: 38,
    },
    /** of numbers: the vertices of the silhouette in View, counter-clockwise */
    outline: {
      at: 39,
      count: 40,
    },
  }, {
    /** of Spot */
    vertices: {
      at: 41,
      count: 42,
    },
    /** of HullSide */
    faces: {
      at: 43,
      count: 44,
    },
    /** of numbers: vertices, face by face */
    corners: {
      at: 45,
      count: 46,
    },
    /** of HullEdge */
    edges: {
      at: 47,
      count: 48,
    },
    /** of numbers: the vertices of the silhouette in View, counter-clockwise */
    outline: {
      at: 49,
      count: 50,
    },
  }],
  /** of A's faces, of B's */
  faces: [{
    /** face with the largest separation */
    face: 51,
    /** separation of Face; positive is a gap */
    separation: 52,
    /** of Bar, in descending order of separation */
    bars: {
      at: 53,
      count: 54,
    },
    /** the other hull's deepest point behind Face */
    support: {
      /** in the world */
      at: {x: 55, y: 56, z: 57},
      /** in View */
      view: {x: 58, y: 59},
      /** in Flat */
      flat: {x: 60, y: 61},
      /** height along Normal */
      height: 62,
    },
    /** projection of Support onto the plane of Face */
    foot: {
      /** in the world */
      at: {x: 63, y: 64, z: 65},
      /** in View */
      view: {x: 66, y: 67},
      /** in Flat */
      flat: {x: 68, y: 69},
      /** height along Normal */
      height: 70,
    },
  }, {
    /** face with the largest separation */
    face: 71,
    /** separation of Face; positive is a gap */
    separation: 72,
    /** of Bar, in descending order of separation */
    bars: {
      at: 73,
      count: 74,
    },
    /** the other hull's deepest point behind Face */
    support: {
      /** in the world */
      at: {x: 75, y: 76, z: 77},
      /** in View */
      view: {x: 78, y: 79},
      /** in Flat */
      flat: {x: 80, y: 81},
      /** height along Normal */
      height: 82,
    },
    /** projection of Support onto the plane of Face */
    foot: {
      /** in the world */
      at: {x: 83, y: 84, z: 85},
      /** in View */
      view: {x: 86, y: 87},
      /** in Flat */
      flat: {x: 88, y: 89},
      /** height along Normal */
      height: 90,
    },
  }],
  edges: {
    /** numbers of pairs */
    tested: 91,
    /** numbers of pairs */
    crossing: 92,
    /** numbers of pairs */
    pruned: 93,
    /** numbers of pairs */
    parallel: 94,
    /** flag: some pair crosses */
    found: 95,
    /** edges of the pair with the largest separation */
    a: 96,
    /** edges of the pair with the largest separation */
    b: 97,
    /** separation along its axis; negative is overlap */
    separation: 98,
    /** its axis: unit, from A to B */
    normal: {x: 99, y: 100, z: 101},
    /** the normal along Right, Up and Toward */
    dot: {x: 102, y: 103, z: 104},
    /** Normal in View */
    normalView: {x: 105, y: 106},
    /** closest points of the two edges */
    onA: {
      /** in the world */
      at: {x: 107, y: 108, z: 109},
      /** in View */
      view: {x: 110, y: 111},
      /** in Flat */
      flat: {x: 112, y: 113},
      /** height along Normal */
      height: 114,
    },
    /** closest points of the two edges */
    onB: {
      /** in the world */
      at: {x: 115, y: 116, z: 117},
      /** in View */
      view: {x: 118, y: 119},
      /** in Flat */
      flat: {x: 120, y: 121},
      /** height along Normal */
      height: 122,
    },
    /** of HullPair: the pairs that cross */
    pairs: {
      at: 123,
      count: 124,
    },
  },
  best: {
    /** hull.Axis */
    axis: 125,
    /** separation along the axis */
    separation: 126,
    /** of the three candidates */
    separations: [127, 128, 129],
    /** flag: the candidate exists */
    found: [130, 131, 132],
    /** the value that each had to exceed; the first one is its own separation */
    thresholds: [133, 134, 135],
    /** relative bias: a fraction of the depth */
    relative: 136,
    /** absolute bias, m */
    absolute: 137,
  },
  /** face whose side planes clip */
  reference: {
    /** flag: it is B's */
    ofB: 138,
    /** index in its hull */
    face: 139,
  },
  incident: {
    hullFace: {
      /** flag: it is B's */
      ofB: 140,
      /** index in its hull */
      face: 141,
    },
    /** overlap along the best axis */
    depth: 142,
    /** of numbers: vertices of its hull */
    deepest: {
      at: 143,
      count: 144,
    },
    /** of Candidate: the faces at these vertices */
    candidates: {
      at: 145,
      count: 146,
    },
    /** of ClipPoint */
    polygon: {
      at: 147,
      count: 148,
    },
  },
  clip: {
    planes: {
      at: 149,
      count: 150,
    },
  },
  keep: {
    /** of KeepPoint */
    points: {
      at: 151,
      count: 152,
    },
    /** number of kept corners, counting the one of Alone */
    kept: 153,
    /** flag: no corner was kept, and the incident face's deepest corner stands for all */
    alone: 154,
    /** corners chosen by reduce, in the order of choice */
    chosen: [155, 156, 157, 158],
    /** hull.Rule of each chosen corner */
    rules: [159, 160, 161, 162],
    /** score of each chosen corner: depth m, distance m, areas m²; 0 if all are chosen */
    values: [163, 164, 165, 166],
    /** number of chosen corners */
    count: 167,
    /** area spanned by the chosen corners, m² */
    area: 168,
    /** area spanned by the kept corners, m² */
    all: 169,
  },
  contacts: {
    /** depth of the overlap */
    depth: 170,
    /** the least translation of B, in View */
    move: {x: 171, y: 172},
    list: {
      at: 173,
      count: 174,
    },
  },
  gap: {
    /** hull.Axis */
    axis: 175,
    /** index in A or B; -1 for an edge axis */
    face: 176,
    /** separation along the axis */
    separation: 177,
    /** distance of the hulls */
    distance: 178,
    /** closest points of the hulls */
    onA: {
      /** in the world */
      at: {x: 179, y: 180, z: 181},
      /** in View */
      view: {x: 182, y: 183},
      /** in Flat */
      flat: {x: 184, y: 185},
      /** height along Normal */
      height: 186,
    },
    /** closest points of the hulls */
    onB: {
      /** in the world */
      at: {x: 187, y: 188, z: 189},
      /** in View */
      view: {x: 190, y: 191},
      /** in Flat */
      flat: {x: 192, y: 193},
      /** height along Normal */
      height: 194,
    },
    /** corners of a piece of the plane halfway between the hulls, perpendicular to the axis */
    sheet: [{
      /** in the world */
      at: {x: 195, y: 196, z: 197},
      /** in View */
      view: {x: 198, y: 199},
      /** in Flat */
      flat: {x: 200, y: 201},
      /** height along Normal */
      height: 202,
    }, {
      /** in the world */
      at: {x: 203, y: 204, z: 205},
      /** in View */
      view: {x: 206, y: 207},
      /** in Flat */
      flat: {x: 208, y: 209},
      /** height along Normal */
      height: 210,
    }, {
      /** in the world */
      at: {x: 211, y: 212, z: 213},
      /** in View */
      view: {x: 214, y: 215},
      /** in Flat */
      flat: {x: 216, y: 217},
      /** height along Normal */
      height: 218,
    }, {
      /** in the world */
      at: {x: 219, y: 220, z: 221},
      /** in View */
      view: {x: 222, y: 223},
      /** in Flat */
      flat: {x: 224, y: 225},
      /** height along Normal */
      height: 226,
    }],
  },
  /** of Spot: the corners of the strict set, with B moved by the least translation */
  strict: {
    at: 227,
    count: 228,
  },
  compare: {
    /** flag */
    on: 229,
    /** flag: the listing has an answer; a large pair has none */
    known: 230,
    /** flag: the listing finds overlap */
    hit: 231,
    /** faults that affect the answer: article.Faults */
    faults: 232,
    /** first stage at which one of these faults acts; the number of stages if none does */
    parts: 233,
    /** of Printed */
    points: {
      at: 234,
      count: 235,
    },
    /** of numbers: corners of Strict without a point of the listing */
    missing: {
      at: 236,
      count: 237,
    },
    /** tilt of B, rad, and its place on the scale of tilts, 0 to 1 */
    tilt: 238,
    /** tilt of B, rad, and its place on the scale of tilts, 0 to 1 */
    tiltAt: 239,
    /** of Tilted: the first one has no tilt */
    tilts: {
      at: 240,
      count: 241,
    },
    /** of Trace */
    traces: {
      at: 242,
      count: 243,
    },
    /** the axis of the tilt */
    hinge: {
      /** a point on the axis */
      pivot: {
        /** in the world */
        at: {x: 244, y: 245, z: 246},
        /** in View */
        view: {x: 247, y: 248},
        /** in Flat */
        flat: {x: 249, y: 250},
        /** height along Normal */
        height: 251,
      },
      /** unit direction of the axis */
      axis: {x: 252, y: 253, z: 254},
      /** unit vector in the contact plane, perpendicular to Axis: to the right in the initial view */
      way: {x: 255, y: 256, z: 257},
      /** extent of B along Way without tilt, m from the pivot */
      reach: 258,
      /** vertex of B at the extent Reach; of nearly equal ones, the closest to the contact plane */
      rim: 259,
    },
    /** of Spot: B's vertices without tilt */
    still: {
      at: 260,
      count: 261,
    },
    /** visible interval along Hinge.Way from its pivot, m, with all traces */
    along: {
      lo: 262,
      hi: 263,
    },
    /** visible interval along Hinge.Axis from its pivot, m */
    across: {
      lo: 264,
      hi: 265,
    },
  },
  hands: {
    /** 0 none, 1 A, 2 B */
    hull: 266,
    /** hull.Part of the Hulls lab: none, the hull, a vertex, an arrow, or a ring */
    part: 267,
    /** the point of Hull under the pointer or selected, from 1 in the order of the input; 0 none */
    vertex: 268,
    /** flag: it is being dragged */
    dragged: 269,
    /** flag: vertices can be dragged */
    handles: 270,
    /** the met point, or the vertex, in the world */
    at: {x: 271, y: 272, z: 273},
    /** the same point in View */
    view: {x: 274, y: 275},
    gizmo: {
      /** its hull: 0 none, 1 A, 2 B */
      hull: 276,
      /** radius of the rings, m */
      radius: 277,
      /** start and end of the arrows, m from Centre */
      from: 278,
      /** start and end of the arrows, m from Centre */
      to: 279,
      /** shortest length on the screen at which an arrow can be dragged, CSS pixels */
      short: 280,
      /** rotation of the ring being dragged, rad */
      turn: 281,
      /** from Centre to the grabbed point of the ring, in radii; 0 if no ring is dragged */
      arm: {x: 282, y: 283, z: 284},
      /** centre of mass; only its At and View are set */
      centre: {
        /** in the world */
        at: {x: 285, y: 286, z: 287},
        /** in View */
        view: {x: 288, y: 289},
        /** in Flat */
        flat: {x: 290, y: 291},
        /** height along Normal */
        height: 292,
      },
    },
  },
  ask: {
    /** hull.Stage of the question, plus 1; 0: none */
    stage: 293,
    /** flag: it was answered, wrongly; Hot and Ticked are the answer */
    given: 294,
    /** choice under the pointer, from 1; 0: none */
    hot: 295,
    /** bit i: the reader ticked choice i */
    ticked: 296,
    /** of HullMark */
    marks: {
      at: 297,
      count: 298,
    },
  },
} as const;
export const H_SLOTS = 299;

/** The slots of a point in space, from its first one. */
export const SPOT = {
  /** in the world */
  at: {x: 0, y: 1, z: 2},
  /** in View */
  view: {x: 3, y: 4},
  /** in Flat */
  flat: {x: 5, y: 6},
  /** height along Normal */
  height: 7,
} as const;
export const SPOT_SLOTS = 8;

/** The slots of a hull's face, from its first one. */
export const FACE = {
  /** unit, outward */
  normal: {x: 0, y: 1, z: 2},
  /** the normal along Right, Up and Toward, its point on the Gauss map; negated for B */
  dot: {x: 3, y: 4, z: 5},
  /** flag: the viewer sees its outside */
  front: 6,
  /** range in Corners */
  first: 7,
  /** range in Corners */
  count: 8,
  middle: {
    /** in the world */
    at: {x: 9, y: 10, z: 11},
    /** in View */
    view: {x: 12, y: 13},
    /** in Flat */
    flat: {x: 14, y: 15},
    /** height along Normal */
    height: 16,
  },
} as const;
export const FACE_SLOTS = 17;

/** The slots of a hull's edge, from its first one. */
export const EDGE = {
  /** vertices */
  from: 0,
  /** vertices */
  to: 1,
  /** faces */
  left: 2,
  /** faces */
  right: 3,
  /** flag: both of its faces point away from the viewer */
  hidden: 4,
} as const;
export const EDGE_SLOTS = 5;

/** The slots of a face's test, from its first one. */
export const BAR = {
  /** index in its hull */
  face: 0,
  /** deepest vertex of the other hull behind the face */
  vertex: 1,
  /** separation of that vertex; negative is overlap */
  separation: 2,
} as const;
export const BAR_SLOTS = 3;

/** The slots of a pair of edges whose arcs cross, from its first one. */
export const CROSSING = {
  /** edges */
  a: 0,
  /** edges */
  b: 1,
  /** along their axis; negative is overlap */
  separation: 2,
  /** the crossing on the Gauss map, along Right, Up and Toward */
  dot: {x: 3, y: 4, z: 5},
} as const;
export const CROSSING_SLOTS = 6;

/** The slots of a candidate for the incident face, from its first one. */
export const CANDIDATE = {
  /** index in its hull */
  face: 0,
  /** number of its deepest vertices */
  holds: 1,
  /** cosine of the angle to the reference face's normal; -1 is anti-parallel */
  cosine: 2,
} as const;
export const CANDIDATE_SLOTS = 3;

/** The slots of a side plane, from its first one. */
export const PLANE = {
  /** of the reference hull */
  edge: 0,
  /** ends of that edge */
  from: {
    /** in the world */
    at: {x: 1, y: 2, z: 3},
    /** in View */
    view: {x: 4, y: 5},
    /** in Flat */
    flat: {x: 6, y: 7},
    /** height along Normal */
    height: 8,
  },
  /** ends of that edge */
  to: {
    /** in the world */
    at: {x: 9, y: 10, z: 11},
    /** in View */
    view: {x: 12, y: 13},
    /** in Flat */
    flat: {x: 14, y: 15},
    /** height along Normal */
    height: 16,
  },
  /** outward normal in Flat */
  outward: {x: 17, y: 18},
  /** numbers of corners */
  added: 19,
  /** numbers of corners */
  dropped: 20,
  /** of ClipPoint: the polygon */
  before: {
    at: 21,
    count: 22,
  },
  /** of ClipPoint: the polygon */
  after: {
    at: 23,
    count: 24,
  },
  /** of ClipPoint: the removed corners */
  gone: {
    at: 25,
    count: 26,
  },
} as const;
export const PLANE_SLOTS = 27;

/** The slots of a corner of the clipped polygon, from its first one. */
export const CORNER = {
  spot: {
    /** in the world */
    at: {x: 0, y: 1, z: 2},
    /** in View */
    view: {x: 3, y: 4},
    /** in Flat */
    flat: {x: 5, y: 6},
    /** height along Normal */
    height: 7,
  },
  feature: {
    in: 8,
    out: 9,
    inOfB: 10,
    outOfB: 11,
  },
  /** height of a removed corner above its plane */
  height: 12,
  /** flag: the plane created it */
  new: 13,
  /** vertex named by Feature, from 1; 0 for a cut */
  vertex: 14,
} as const;
export const CORNER_SLOTS = 15;

/** The slots of a kept or dropped corner, from its first one. */
export const KEPT = {
  spot: {
    /** in the world */
    at: {x: 0, y: 1, z: 2},
    /** in View */
    view: {x: 3, y: 4},
    /** in Flat */
    flat: {x: 5, y: 6},
    /** height along Normal */
    height: 7,
  },
  /** projection onto the reference face */
  foot: {
    /** in the world */
    at: {x: 8, y: 9, z: 10},
    /** in View */
    view: {x: 11, y: 12},
    /** in Flat */
    flat: {x: 13, y: 14},
    /** height along Normal */
    height: 15,
  },
  /** from the reference face; negative is behind it */
  separation: 16,
  /** flag */
  kept: 17,
  /** 1 to 4 if reduce chooses it, otherwise 0 */
  order: 18,
  feature: {
    in: 19,
    out: 20,
    inOfB: 21,
    outOfB: 22,
  },
} as const;
export const KEPT_SLOTS = 23;

/** The slots of a contact between two hulls, from its first one. */
export const TOUCH = {
  middle: {
    /** in the world */
    at: {x: 0, y: 1, z: 2},
    /** in View */
    view: {x: 3, y: 4},
    /** in Flat */
    flat: {x: 5, y: 6},
    /** height along Normal */
    height: 7,
  },
  onA: {
    /** in the world */
    at: {x: 8, y: 9, z: 10},
    /** in View */
    view: {x: 11, y: 12},
    /** in Flat */
    flat: {x: 13, y: 14},
    /** height along Normal */
    height: 15,
  },
  onB: {
    /** in the world */
    at: {x: 16, y: 17, z: 18},
    /** in View */
    view: {x: 19, y: 20},
    /** in Flat */
    flat: {x: 21, y: 22},
    /** height along Normal */
    height: 23,
  },
  /** separation of the two surfaces; negative is overlap */
  separation: 24,
  feature: {
    in: 25,
    out: 26,
    inOfB: 27,
    outOfB: 28,
  },
  /** hull.Rule */
  rule: 29,
} as const;
export const TOUCH_SLOTS = 30;

/** The slots of a point of the article's listing, from its first one. */
export const PRINTED = {
  spot: {
    /** in the world */
    at: {x: 0, y: 1, z: 2},
    /** in View */
    view: {x: 3, y: 4},
    /** in Flat */
    flat: {x: 5, y: 6},
    /** height along Normal */
    height: 7,
  },
  /** distance from the closest corner of Strict along the contact plane, m */
  aside: 8,
  /** height above that corner along the normal, m; negative is towards A */
  height: 9,
  /** flag: it lies at that corner */
  right: 10,
  /** flag: an earlier point lies at that corner */
  again: 11,
} as const;
export const PRINTED_SLOTS = 12;

/** The slots of a tilt, from its first one. */
export const TILTED = {
  /** rad */
  tilt: 0,
  /** place on the scale of tilts, 0 to 1 */
  at: 1,
  /** m */
  depth: 2,
  /** rotation of the normal from its direction without tilt, rad */
  turn: 3,
  /** number of points: of the strict set, of the clipped manifold, of the listing */
  counts: [4, 5, 6],
} as const;
export const TILTED_SLOTS = 7;

/** The slots of an answer's point at a tilt, from its first one. */
export const TRACE = {
  /** index of the answer in Counts */
  answer: 0,
  /** place on the scale of tilts, 0 to 1 */
  at: 1,
  /** along Hinge.Way, m */
  along: 2,
  /** flag: a point of the strict set is there; always set for the engine's answers */
  right: 3,
  /** the trace at the tilt before that it continues, from 1; 0 if it begins here */
  from: 4,
} as const;
export const TRACE_SLOTS = 5;

/** The slots of a part that stands for a choice of a question, from its first one. */
export const MARK = {
  /** from 0 */
  choice: 0,
  /** MarkFace, MarkEdge or MarkPoint */
  part: 1,
  /** flag: the face or the edge is B's */
  ofB: 2,
  /** of the face or the edge in its hull, or of the point among the kept ones */
  index: 3,
} as const;
export const MARK_SLOTS = 4;
