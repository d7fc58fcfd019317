// Generated from wasm/frame/hull.go by make generate. Do not edit.

/** The slots of the head of two hulls: frame[H.stage]. */
export const H = {
  /** the layout's */
  version: 0,
  /** slots in use, all lists included */
  size: 1,
  /** shown, as an index of hull.Stage */
  stage: 2,
  /** sub-step of it, from 1; 0 where the stage has none */
  sub: 3,
  /** how many it has */
  subs: 4,
  /** the last stage that ran */
  reached: 5,
  /** flag: an axis with a gap ended the call there */
  separated: 6,
  /** flag: the contact is one of two edges, and no face is clipped */
  onEdges: 7,
  /** which hull hands are on: 0 none, 1 A, 2 B */
  held: 8,
  /** the axes of View in the world, unit; Toward points at the reader */
  right: {x: 9, y: 10, z: 11},
  /** the axes of View in the world, unit; Toward points at the reader */
  up: {x: 12, y: 13, z: 14},
  /** the axes of View in the world, unit; Toward points at the reader */
  toward: {x: 15, y: 16, z: 17},
  /** from A to B, in the world: the chosen one, or that of the gap */
  normal: {x: 18, y: 19, z: 20},
  /** the same as View has it; its length may be below 1 */
  normalView: {x: 21, y: 22},
  /** what View spans, the moved B included */
  x: {
    lo: 23,
    hi: 24,
  },
  /** what View spans, the moved B included */
  y: {
    lo: 25,
    hi: 26,
  },
  /** what Flat spans */
  flatX: {
    lo: 27,
    hi: 28,
  },
  /** what Flat spans */
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
    /** of numbers: the vertices round the hull as View has it, counter-clockwise */
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
    /** of numbers: the vertices round the hull as View has it, counter-clockwise */
    outline: {
      at: 49,
      count: 50,
    },
  }],
  /** of A's faces, of B's */
  faces: [{
    /** with the largest separation */
    face: 51,
    /** that; positive is a gap */
    separation: 52,
    /** of Bar, the largest separation first */
    bars: {
      at: 53,
      count: 54,
    },
    /** the other hull's deepest point behind Face */
    support: {
      /** in space */
      at: {x: 55, y: 56, z: 57},
      /** in the picture without perspective */
      view: {x: 58, y: 59},
      /** in the view of the contact plane */
      flat: {x: 60, y: 61},
      /** along Normal */
      height: 62,
    },
    /** and its foot on the face's plane */
    foot: {
      /** in space */
      at: {x: 63, y: 64, z: 65},
      /** in the picture without perspective */
      view: {x: 66, y: 67},
      /** in the view of the contact plane */
      flat: {x: 68, y: 69},
      /** along Normal */
      height: 70,
    },
  }, {
    /** with the largest separation */
    face: 71,
    /** that; positive is a gap */
    separation: 72,
    /** of Bar, the largest separation first */
    bars: {
      at: 73,
      count: 74,
    },
    /** the other hull's deepest point behind Face */
    support: {
      /** in space */
      at: {x: 75, y: 76, z: 77},
      /** in the picture without perspective */
      view: {x: 78, y: 79},
      /** in the view of the contact plane */
      flat: {x: 80, y: 81},
      /** along Normal */
      height: 82,
    },
    /** and its foot on the face's plane */
    foot: {
      /** in space */
      at: {x: 83, y: 84, z: 85},
      /** in the picture without perspective */
      view: {x: 86, y: 87},
      /** in the view of the contact plane */
      flat: {x: 88, y: 89},
      /** along Normal */
      height: 90,
    },
  }],
  edges: {
    /** pairs */
    tested: 91,
    /** pairs */
    crossing: 92,
    /** pairs */
    pruned: 93,
    /** pairs */
    parallel: 94,
    /** flag: some pair crosses */
    found: 95,
    /** edges of the best pair */
    a: 96,
    /** edges of the best pair */
    b: 97,
    /** along the best of them; negative is overlap */
    separation: 98,
    /** of that axis, unit, from A to B */
    normal: {x: 99, y: 100, z: 101},
    /** the normal along Right, Up and Toward */
    dot: {x: 102, y: 103, z: 104},
    /** that in the picture without perspective */
    normalView: {x: 105, y: 106},
    /** the points of the two edges that are nearest to each other */
    onA: {
      /** in space */
      at: {x: 107, y: 108, z: 109},
      /** in the picture without perspective */
      view: {x: 110, y: 111},
      /** in the view of the contact plane */
      flat: {x: 112, y: 113},
      /** along Normal */
      height: 114,
    },
    /** the points of the two edges that are nearest to each other */
    onB: {
      /** in space */
      at: {x: 115, y: 116, z: 117},
      /** in the picture without perspective */
      view: {x: 118, y: 119},
      /** in the view of the contact plane */
      flat: {x: 120, y: 121},
      /** along Normal */
      height: 122,
    },
    /** of HullPair: those that cross */
    pairs: {
      at: 123,
      count: 124,
    },
  },
  best: {
    /** hull.Axis */
    axis: 125,
    /** along it */
    separation: 126,
    /** of the three candidates */
    separations: [127, 128, 129],
    /** flag: there is one */
    found: [130, 131, 132],
    /** what each had to exceed; the first is its own separation */
    thresholds: [133, 134, 135],
    /** bias, a part of the depth */
    relative: 136,
    /** bias, m */
    absolute: 137,
  },
  /** whose sides clip */
  reference: {
    /** flag: it is B's */
    ofB: 138,
    /** by its number */
    face: 139,
  },
  incident: {
    hullFace: {
      /** flag: it is B's */
      ofB: 140,
      /** by its number */
      face: 141,
    },
    /** of the overlap along the best axis */
    depth: 142,
    /** of numbers: vertices of its hull */
    deepest: {
      at: 143,
      count: 144,
    },
    /** of Candidate: the faces around them */
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
    /** how many lie behind the face, or on it */
    kept: 153,
    /** flag: none is left, and the deepest corner stands for them */
    alone: 154,
    /** numbers of the corners that reducing chose, in the order of choice */
    chosen: [155, 156, 157, 158],
    /** hull.Rule of each */
    rules: [159, 160, 161, 162],
    /** depth m, distance m, areas m² */
    values: [163, 164, 165, 166],
    /** of Chosen */
    count: 167,
    /** that the chosen points span, m² */
    area: 168,
    /** that the kept points span */
    all: 169,
  },
  contacts: {
    /** of the overlap */
    depth: 170,
    /** of B, as View has it */
    move: {x: 171, y: 172},
    list: {
      at: 173,
      count: 174,
    },
  },
  gap: {
    /** hull.Axis */
    axis: 175,
    /** of A or of B */
    face: 176,
    /** along that axis */
    separation: 177,
    /** of the hulls; 0 where it is not known */
    distance: 178,
    /** the points of both that are nearest to each other */
    onA: {
      /** in space */
      at: {x: 179, y: 180, z: 181},
      /** in the picture without perspective */
      view: {x: 182, y: 183},
      /** in the view of the contact plane */
      flat: {x: 184, y: 185},
      /** along Normal */
      height: 186,
    },
    /** the points of both that are nearest to each other */
    onB: {
      /** in space */
      at: {x: 187, y: 188, z: 189},
      /** in the picture without perspective */
      view: {x: 190, y: 191},
      /** in the view of the contact plane */
      flat: {x: 192, y: 193},
      /** along Normal */
      height: 194,
    },
    /** a piece of the plane half-way between them, at right angles to the axis */
    sheet: [{
      /** in space */
      at: {x: 195, y: 196, z: 197},
      /** in the picture without perspective */
      view: {x: 198, y: 199},
      /** in the view of the contact plane */
      flat: {x: 200, y: 201},
      /** along Normal */
      height: 202,
    }, {
      /** in space */
      at: {x: 203, y: 204, z: 205},
      /** in the picture without perspective */
      view: {x: 206, y: 207},
      /** in the view of the contact plane */
      flat: {x: 208, y: 209},
      /** along Normal */
      height: 210,
    }, {
      /** in space */
      at: {x: 211, y: 212, z: 213},
      /** in the picture without perspective */
      view: {x: 214, y: 215},
      /** in the view of the contact plane */
      flat: {x: 216, y: 217},
      /** along Normal */
      height: 218,
    }, {
      /** in space */
      at: {x: 219, y: 220, z: 221},
      /** in the picture without perspective */
      view: {x: 222, y: 223},
      /** in the view of the contact plane */
      flat: {x: 224, y: 225},
      /** along Normal */
      height: 226,
    }],
  },
  /** of Spot: the points of A and of B, moved by the least translation, that A and B share */
  strict: {
    at: 227,
    count: 228,
  },
  compare: {
    /** flag */
    on: 229,
    /** flag: the pair is small enough for the listing */
    known: 230,
    /** flag: it finds that the hulls overlap */
    hit: 231,
    /** article.Faults without which it would say something else */
    faults: 232,
    /** the first stage at which one of them acts; as many as there are if none does */
    parts: 233,
    /** of Printed */
    points: {
      at: 234,
      count: 235,
    },
    /** of numbers: corners of Strict over which it has no point */
    missing: {
      at: 236,
      count: 237,
    },
    /** of B, rad; and where on the scale of tilts, 0 to 1 */
    tilt: 238,
    /** of B, rad; and where on the scale of tilts, 0 to 1 */
    tiltAt: 239,
    /** of Tilted: the first has no tilt */
    tilts: {
      at: 240,
      count: 241,
    },
    /** of Trace */
    traces: {
      at: 242,
      count: 243,
    },
    /** about which B is tilted */
    hinge: {
      /** on the line */
      pivot: {
        /** in space */
        at: {x: 244, y: 245, z: 246},
        /** in the picture without perspective */
        view: {x: 247, y: 248},
        /** in the view of the contact plane */
        flat: {x: 249, y: 250},
        /** along Normal */
        height: 251,
      },
      /** the line's direction, unit */
      axis: {x: 252, y: 253, z: 254},
      /** in that plane, at right angles to Axis, unit: to the right in the view that hulls have at first */
      way: {x: 255, y: 256, z: 257},
      /** how far B reaches along Way without the tilt, m from the pivot */
      reach: 258,
      /** the vertex of B that does, of several the one nearest to the contact plane */
      rim: 259,
    },
    /** of Spot: B's vertices without the tilt */
    still: {
      at: 260,
      count: 261,
    },
    /** of Hinge.Way from its pivot that is to be seen, m: where both hulls are, and all traces */
    along: {
      lo: 262,
      hi: 263,
    },
    /** likewise of Hinge.Axis */
    across: {
      lo: 264,
      hi: 265,
    },
  },
  hands: {
    /** 0 none, 1 A, 2 B */
    hull: 266,
    /** hull.Part of the Hulls lab: none, the hull, a vertex, an arrow, a ring */
    part: 267,
    /** the point of Hull that is at hand or chosen, from 1 in the order in which it is given; 0 none */
    vertex: 268,
    /** flag: it is in hand */
    dragged: 269,
    /** flag: vertices can be taken */
    handles: 270,
    /** where it is in the world, and in View */
    at: {x: 271, y: 272, z: 273},
    view: {x: 274, y: 275},
    gizmo: {
      /** whose it is: 0 none is shown, 1 A, 2 B */
      hull: 276,
      /** of the rings, m */
      radius: 277,
      /** where arrows begin and end, m from Centre */
      from: 278,
      /** where arrows begin and end, m from Centre */
      to: 279,
      /** an arrow that is seen shorter than this cannot be taken, CSS pixels */
      short: 280,
      /** by how much the ring in hand is turned, rad */
      turn: 281,
      /** where it was grabbed, from Centre, in radii; 0 if none is in hand */
      arm: {x: 282, y: 283, z: 284},
      /** its At and View alone */
      centre: {
        /** in space */
        at: {x: 285, y: 286, z: 287},
        /** in the picture without perspective */
        view: {x: 288, y: 289},
        /** in the view of the contact plane */
        flat: {x: 290, y: 291},
        /** along Normal */
        height: 292,
      },
    },
  },
} as const;
export const H_SLOTS = 293;

/** A point's of space, from the one where it begins. */
export const SPOT = {
  /** in space */
  at: {x: 0, y: 1, z: 2},
  /** in the picture without perspective */
  view: {x: 3, y: 4},
  /** in the view of the contact plane */
  flat: {x: 5, y: 6},
  /** along Normal */
  height: 7,
} as const;
export const SPOT_SLOTS = 8;

/** A face's of a hull, likewise. */
export const FACE = {
  /** unit, outward */
  normal: {x: 0, y: 1, z: 2},
  /** the normal along Right, Up and Toward: its place on the sphere; of B's faces turned round */
  dot: {x: 3, y: 4, z: 5},
  /** flag: the reader sees its outside */
  front: 6,
  /** of Corners */
  first: 7,
  /** of Corners */
  count: 8,
  middle: {
    /** in space */
    at: {x: 9, y: 10, z: 11},
    /** in the picture without perspective */
    view: {x: 12, y: 13},
    /** in the view of the contact plane */
    flat: {x: 14, y: 15},
    /** along Normal */
    height: 16,
  },
} as const;
export const FACE_SLOTS = 17;

/** An edge's of a hull, likewise. */
export const EDGE = {
  /** vertices */
  from: 0,
  /** vertices */
  to: 1,
  /** faces */
  left: 2,
  /** faces */
  right: 3,
  /** flag: both of its faces look away from the reader */
  hidden: 4,
} as const;
export const EDGE_SLOTS = 5;

/** Those of the test of a face, likewise. */
export const BAR = {
  /** by its number */
  face: 0,
  /** of the other hull: its deepest behind the face */
  vertex: 1,
  /** of the other hull's deepest vertex; negative is overlap */
  separation: 2,
} as const;
export const BAR_SLOTS = 3;

/** Those of a pair of edges whose arcs cross, likewise. */
export const CROSSING = {
  /** edges */
  a: 0,
  /** edges */
  b: 1,
  /** along their axis; negative is overlap */
  separation: 2,
  /** where they cross, along Right, Up and Toward */
  dot: {x: 3, y: 4, z: 5},
} as const;
export const CROSSING_SLOTS = 6;

/** Those of a face that may be the incident one, likewise. */
export const CANDIDATE = {
  /** by its number */
  face: 0,
  /** how many of them */
  holds: 1,
  /** of the angle to the reference face's normal; -1 is head-on */
  cosine: 2,
} as const;
export const CANDIDATE_SLOTS = 3;

/** A side plane's, likewise. */
export const PLANE = {
  /** of the reference hull */
  edge: 0,
  /** the ends of that edge */
  from: {
    /** in space */
    at: {x: 1, y: 2, z: 3},
    /** in the picture without perspective */
    view: {x: 4, y: 5},
    /** in the view of the contact plane */
    flat: {x: 6, y: 7},
    /** along Normal */
    height: 8,
  },
  /** the ends of that edge */
  to: {
    /** in space */
    at: {x: 9, y: 10, z: 11},
    /** in the picture without perspective */
    view: {x: 12, y: 13},
    /** in the view of the contact plane */
    flat: {x: 14, y: 15},
    /** along Normal */
    height: 16,
  },
  /** the way that is cut off, as Flat has it */
  outward: {x: 17, y: 18},
  /** corners */
  added: 19,
  /** corners */
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
  /** of ClipPoint: the corners that it cut off */
  gone: {
    at: 25,
    count: 26,
  },
} as const;
export const PLANE_SLOTS = 27;

/** Those of a corner of what is clipped, likewise. */
export const CORNER = {
  spot: {
    /** in space */
    at: {x: 0, y: 1, z: 2},
    /** in the picture without perspective */
    view: {x: 3, y: 4},
    /** in the view of the contact plane */
    flat: {x: 5, y: 6},
    /** along Normal */
    height: 7,
  },
  feature: {
    in: 8,
    out: 9,
    inOfB: 10,
    outOfB: 11,
  },
  /** of a corner that was cut off, above the plane that did it */
  height: 12,
  /** flag: the plane has made it */
  new: 13,
  /** of the hull that Feature names, from 1; 0 for a cut */
  vertex: 14,
} as const;
export const CORNER_SLOTS = 15;

/** Those of a corner that is kept or dropped, likewise. */
export const KEPT = {
  spot: {
    /** in space */
    at: {x: 0, y: 1, z: 2},
    /** in the picture without perspective */
    view: {x: 3, y: 4},
    /** in the view of the contact plane */
    flat: {x: 5, y: 6},
    /** along Normal */
    height: 7,
  },
  /** on the reference face */
  foot: {
    /** in space */
    at: {x: 8, y: 9, z: 10},
    /** in the picture without perspective */
    view: {x: 11, y: 12},
    /** in the view of the contact plane */
    flat: {x: 13, y: 14},
    /** along Normal */
    height: 15,
  },
  /** from the reference face; negative is behind it */
  separation: 16,
  /** flag */
  kept: 17,
  /** 1 to 4 where reduce chooses it, else 0 */
  order: 18,
  feature: {
    in: 19,
    out: 20,
    inOfB: 21,
    outOfB: 22,
  },
} as const;
export const KEPT_SLOTS = 23;

/** A contact's of two hulls, likewise. */
export const TOUCH = {
  middle: {
    /** in space */
    at: {x: 0, y: 1, z: 2},
    /** in the picture without perspective */
    view: {x: 3, y: 4},
    /** in the view of the contact plane */
    flat: {x: 5, y: 6},
    /** along Normal */
    height: 7,
  },
  onA: {
    /** in space */
    at: {x: 8, y: 9, z: 10},
    /** in the picture without perspective */
    view: {x: 11, y: 12},
    /** in the view of the contact plane */
    flat: {x: 13, y: 14},
    /** along Normal */
    height: 15,
  },
  onB: {
    /** in space */
    at: {x: 16, y: 17, z: 18},
    /** in the picture without perspective */
    view: {x: 19, y: 20},
    /** in the view of the contact plane */
    flat: {x: 21, y: 22},
    /** along Normal */
    height: 23,
  },
  /** of the two surfaces there; negative is overlap */
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

/** A point's of the article's listing, likewise. */
export const PRINTED = {
  spot: {
    /** in space */
    at: {x: 0, y: 1, z: 2},
    /** in the picture without perspective */
    view: {x: 3, y: 4},
    /** in the view of the contact plane */
    flat: {x: 5, y: 6},
    /** along Normal */
    height: 7,
  },
  /** from the nearest corner of Strict along the contact plane, m */
  aside: 8,
  /** and along the normal; negative is towards A */
  height: 9,
  /** flag: it is where that corner is */
  right: 10,
  /** flag: there is one before it at that corner */
  again: 11,
} as const;
export const PRINTED_SLOTS = 12;

/** Those of a tilt, likewise. */
export const TILTED = {
  /** rad */
  tilt: 0,
  /** on the scale of tilts, 0 to 1 */
  at: 1,
  /** m */
  depth: 2,
  /** of the normal from where it is without any tilt, rad */
  turn: 3,
  /** points of the strict set, of the clipped manifold, of the listing */
  counts: [4, 5, 6],
} as const;
export const TILTED_SLOTS = 7;

/** Those of a point of an answer at a tilt, likewise. */
export const TRACE = {
  /** as in Counts */
  answer: 0,
  /** on the scale of tilts */
  at: 1,
  /** along Hinge.Way, m */
  along: 2,
  /** flag: a point of the strict set is there, or this is none of the listing's */
  right: 3,
  /** the trace that it goes on from, at the tilt before, from 1; 0 where it begins */
  from: 4,
} as const;
export const TRACE_SLOTS = 5;
