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
    /** Interval is a box's shadow on an axis: positions along its direction. */
    lo: 23,
    /** Interval is a box's shadow on an axis: positions along its direction. */
    hi: 24,
  },
  /** what View spans, the moved B included */
  y: {
    /** Interval is a box's shadow on an axis: positions along its direction. */
    lo: 25,
    /** Interval is a box's shadow on an axis: positions along its direction. */
    hi: 26,
  },
  /** what Flat spans */
  flatX: {
    /** Interval is a box's shadow on an axis: positions along its direction. */
    lo: 27,
    /** Interval is a box's shadow on an axis: positions along its direction. */
    hi: 28,
  },
  /** what Flat spans */
  flatY: {
    /** Interval is a box's shadow on an axis: positions along its direction. */
    lo: 29,
    /** Interval is a box's shadow on an axis: positions along its direction. */
    hi: 30,
  },
  /** A, B */
  hulls: [{
    /** of Spot */
    vertices: {
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      at: 31,
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      count: 32,
    },
    /** of HullSide */
    faces: {
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      at: 33,
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      count: 34,
    },
    /** of numbers: vertices, face by face */
    corners: {
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      at: 35,
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      count: 36,
    },
    /** of HullEdge */
    edges: {
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      at: 37,
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      count: 38,
    },
    /** of numbers: the vertices round the hull as View has it, counter-clockwise */
    outline: {
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      at: 39,
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      count: 40,
    },
    /** of numbers: likewise, as it is seen from the side */
    side: {
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      at: 41,
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      count: 42,
    },
  }, {
    /** of Spot */
    vertices: {
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      at: 43,
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      count: 44,
    },
    /** of HullSide */
    faces: {
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      at: 45,
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      count: 46,
    },
    /** of numbers: vertices, face by face */
    corners: {
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      at: 47,
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      count: 48,
    },
    /** of HullEdge */
    edges: {
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      at: 49,
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      count: 50,
    },
    /** of numbers: the vertices round the hull as View has it, counter-clockwise */
    outline: {
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      at: 51,
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      count: 52,
    },
    /** of numbers: likewise, as it is seen from the side */
    side: {
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      at: 53,
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      count: 54,
    },
  }],
  /** of A's faces, of B's */
  faces: [{
    /** with the largest separation */
    face: 55,
    /** that; positive is a gap */
    separation: 56,
    /** of Bar, the largest separation first */
    bars: {
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      at: 57,
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      count: 58,
    },
    /** the other hull's deepest point behind Face */
    support: {
      /** in space */
      at: {x: 59, y: 60, z: 61},
      /** in the picture without perspective */
      view: {x: 62, y: 63},
      /** in the view of the contact plane */
      flat: {x: 64, y: 65},
      /** along Normal */
      height: 66,
    },
    /** and its foot on the face's plane */
    foot: {
      /** in space */
      at: {x: 67, y: 68, z: 69},
      /** in the picture without perspective */
      view: {x: 70, y: 71},
      /** in the view of the contact plane */
      flat: {x: 72, y: 73},
      /** along Normal */
      height: 74,
    },
  }, {
    /** with the largest separation */
    face: 75,
    /** that; positive is a gap */
    separation: 76,
    /** of Bar, the largest separation first */
    bars: {
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      at: 77,
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      count: 78,
    },
    /** the other hull's deepest point behind Face */
    support: {
      /** in space */
      at: {x: 79, y: 80, z: 81},
      /** in the picture without perspective */
      view: {x: 82, y: 83},
      /** in the view of the contact plane */
      flat: {x: 84, y: 85},
      /** along Normal */
      height: 86,
    },
    /** and its foot on the face's plane */
    foot: {
      /** in space */
      at: {x: 87, y: 88, z: 89},
      /** in the picture without perspective */
      view: {x: 90, y: 91},
      /** in the view of the contact plane */
      flat: {x: 92, y: 93},
      /** along Normal */
      height: 94,
    },
  }],
  /** EdgeTests are what the pairs of edges say. */
  edges: {
    /** pairs */
    tested: 95,
    /** pairs */
    crossing: 96,
    /** pairs */
    pruned: 97,
    /** pairs */
    parallel: 98,
    /** flag: some pair crosses */
    found: 99,
    /** edges of the best pair */
    a: 100,
    /** edges of the best pair */
    b: 101,
    /** along the best of them; negative is overlap */
    separation: 102,
    /** of that axis, unit, from A to B */
    normal: {x: 103, y: 104, z: 105},
    /** the normal along Right, Up and Toward */
    dot: {x: 106, y: 107, z: 108},
    /** that in the picture without perspective */
    normalView: {x: 109, y: 110},
    /** the points of the two edges that are nearest to each other */
    onA: {
      /** in space */
      at: {x: 111, y: 112, z: 113},
      /** in the picture without perspective */
      view: {x: 114, y: 115},
      /** in the view of the contact plane */
      flat: {x: 116, y: 117},
      /** along Normal */
      height: 118,
    },
    /** the points of the two edges that are nearest to each other */
    onB: {
      /** in space */
      at: {x: 119, y: 120, z: 121},
      /** in the picture without perspective */
      view: {x: 122, y: 123},
      /** in the view of the contact plane */
      flat: {x: 124, y: 125},
      /** along Normal */
      height: 126,
    },
    /** of HullPair: those that cross */
    pairs: {
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      at: 127,
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      count: 128,
    },
  },
  /** BestAxis is the choice between the best face of A, that of B and the best pair of edges. */
  best: {
    /** hull.Axis */
    axis: 129,
    /** along it */
    separation: 130,
    /** of the three candidates */
    separations: [131, 132, 133],
    /** flag: there is one */
    found: [134, 135, 136],
    /** what each had to exceed; the first is its own separation */
    thresholds: [137, 138, 139],
    /** bias, a part of the depth */
    relative: 140,
    /** bias, m */
    absolute: 141,
  },
  /** whose sides clip */
  reference: {
    /** flag: it is B's */
    ofB: 142,
    /** by its number */
    face: 143,
  },
  /** IncidentFace is the face that is clipped. */
  incident: {
    /** HullFace names a face. */
    hullFace: {
      /** flag: it is B's */
      ofB: 144,
      /** by its number */
      face: 145,
    },
    /** of the overlap along the best axis */
    depth: 146,
    /** of numbers: vertices of its hull */
    deepest: {
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      at: 147,
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      count: 148,
    },
    /** of Candidate: the faces around them */
    candidates: {
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      at: 149,
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      count: 150,
    },
    /** of ClipPoint */
    polygon: {
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      at: 151,
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      count: 152,
    },
  },
  /** ClipPlanes are the side planes of the reference face, in the order in which they cut. */
  clip: {
    /** List is a list behind the head: the slot where it begins, and how many are in it. */
    planes: {
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      at: 153,
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      count: 154,
    },
  },
  /** KeepPoints are the corners that are left, against the reference face. */
  keep: {
    /** of KeepPoint */
    points: {
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      at: 155,
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      count: 156,
    },
    /** how many lie behind the face, or on it */
    kept: 157,
    /** flag: none is left, and the deepest corner stands for them */
    alone: 158,
    /** numbers of the corners that reducing chose, in the order of choice */
    chosen: [159, 160, 161, 162],
    /** hull.Rule of each */
    rules: [163, 164, 165, 166],
    /** depth m, distance m, areas m² */
    values: [167, 168, 169, 170],
    /** of Chosen */
    count: 171,
    /** that the chosen points span, m² */
    area: 172,
    /** that the kept points span */
    all: 173,
  },
  /** HullContacts is the result. */
  contacts: {
    /** of the overlap */
    depth: 174,
    /** of B, as View has it */
    move: {x: 175, y: 176},
    /** List is a list behind the head: the slot where it begins, and how many are in it. */
    list: {
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      at: 177,
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      count: 178,
    },
  },
  /** Gap is how far apart the hulls are where an axis separates them. */
  gap: {
    /** hull.Axis */
    axis: 179,
    /** of A or of B */
    face: 180,
    /** along that axis */
    separation: 181,
    /** of the hulls; 0 where it is not known */
    distance: 182,
    /** the points of both that are nearest to each other */
    onA: {
      /** in space */
      at: {x: 183, y: 184, z: 185},
      /** in the picture without perspective */
      view: {x: 186, y: 187},
      /** in the view of the contact plane */
      flat: {x: 188, y: 189},
      /** along Normal */
      height: 190,
    },
    /** the points of both that are nearest to each other */
    onB: {
      /** in space */
      at: {x: 191, y: 192, z: 193},
      /** in the picture without perspective */
      view: {x: 194, y: 195},
      /** in the view of the contact plane */
      flat: {x: 196, y: 197},
      /** along Normal */
      height: 198,
    },
    /** a piece of the plane half-way between them, at right angles to the axis */
    sheet: [{
      /** in space */
      at: {x: 199, y: 200, z: 201},
      /** in the picture without perspective */
      view: {x: 202, y: 203},
      /** in the view of the contact plane */
      flat: {x: 204, y: 205},
      /** along Normal */
      height: 206,
    }, {
      /** in space */
      at: {x: 207, y: 208, z: 209},
      /** in the picture without perspective */
      view: {x: 210, y: 211},
      /** in the view of the contact plane */
      flat: {x: 212, y: 213},
      /** along Normal */
      height: 214,
    }, {
      /** in space */
      at: {x: 215, y: 216, z: 217},
      /** in the picture without perspective */
      view: {x: 218, y: 219},
      /** in the view of the contact plane */
      flat: {x: 220, y: 221},
      /** along Normal */
      height: 222,
    }, {
      /** in space */
      at: {x: 223, y: 224, z: 225},
      /** in the picture without perspective */
      view: {x: 226, y: 227},
      /** in the view of the contact plane */
      flat: {x: 228, y: 229},
      /** along Normal */
      height: 230,
    }],
  },
  /** of Spot: the points of A and of B, moved by the least translation, that A and B share */
  strict: {
    /** List is a list behind the head: the slot where it begins, and how many are in it. */
    at: 231,
    /** List is a list behind the head: the slot where it begins, and how many are in it. */
    count: 232,
  },
  /** Comparison is what the article's listing says of the pair, while that is shown beside the engine's answers. */
  compare: {
    /** flag */
    on: 233,
    /** flag: the pair is small enough for the listing */
    known: 234,
    /** flag: it finds that the hulls overlap */
    hit: 235,
    /** article.Faults without which it would say something else */
    faults: 236,
    /** the first stage at which one of them acts; as many as there are if none does */
    parts: 237,
    /** of Printed */
    points: {
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      at: 238,
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      count: 239,
    },
    /** of numbers: corners of Strict over which it has no point */
    missing: {
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      at: 240,
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      count: 241,
    },
    /** of B, rad; and where on the scale of tilts, 0 to 1 */
    tilt: 242,
    /** of B, rad; and where on the scale of tilts, 0 to 1 */
    tiltAt: 243,
    /** of Tilted: the first has no tilt */
    tilts: {
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      at: 244,
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      count: 245,
    },
    /** of Trace */
    traces: {
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      at: 246,
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      count: 247,
    },
    /** about which B is tilted */
    hinge: {
      /** on the line */
      pivot: {
        /** in space */
        at: {x: 248, y: 249, z: 250},
        /** in the picture without perspective */
        view: {x: 251, y: 252},
        /** in the view of the contact plane */
        flat: {x: 253, y: 254},
        /** along Normal */
        height: 255,
      },
      /** the line's direction, unit */
      axis: {x: 256, y: 257, z: 258},
      /** in that plane, at right angles to Axis, unit: to the right in the view that hulls have at first */
      way: {x: 259, y: 260, z: 261},
      /** how far B reaches along Way without the tilt, m from the pivot */
      reach: 262,
      /** the vertex of B that does, of several the one nearest to the contact plane */
      rim: 263,
    },
    /** of Spot: B's vertices without the tilt */
    still: {
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      at: 264,
      /** List is a list behind the head: the slot where it begins, and how many are in it. */
      count: 265,
    },
    /** of Hinge.Way from its pivot that is to be seen, m: where both hulls are, and all traces */
    along: {
      /** Interval is a box's shadow on an axis: positions along its direction. */
      lo: 266,
      /** Interval is a box's shadow on an axis: positions along its direction. */
      hi: 267,
    },
    /** likewise of Hinge.Axis */
    across: {
      /** Interval is a box's shadow on an axis: positions along its direction. */
      lo: 268,
      /** Interval is a box's shadow on an axis: positions along its direction. */
      hi: 269,
    },
  },
  /** HullHands is what a pointer is at. */
  hands: {
    /** 0 none, 1 A, 2 B */
    hull: 270,
    /** hull.Part of the Hulls lab: none, the hull, a vertex, an arrow, a ring */
    part: 271,
    /** the point of Hull that is at hand or chosen, from 1 in the order in which it is given; 0 none */
    vertex: 272,
    /** flag: it is in hand */
    dragged: 273,
    /** flag: vertices can be taken */
    handles: 274,
    /** where it is in the world, and in View */
    at: {x: 275, y: 276, z: 277},
    /** Vec is a point or vector in the world frame unless its field says otherwise. */
    view: {x: 278, y: 279},
    /** Gizmo is what moves and turns a hull: an arrow on each axis of the world, from the hull's centre of mass, and a ring around each. */
    gizmo: {
      /** whose it is: 0 none is shown, 1 A, 2 B */
      hull: 280,
      /** of the rings, m */
      radius: 281,
      /** where arrows begin and end, m from Centre */
      from: 282,
      /** where arrows begin and end, m from Centre */
      to: 283,
      /** an arrow that is seen shorter than this cannot be taken, CSS pixels */
      short: 284,
      /** by how much the ring in hand is turned, rad */
      turn: 285,
      /** where it was grabbed, from Centre, in radii; 0 if none is in hand */
      arm: {x: 286, y: 287, z: 288},
      /** its At and View alone */
      centre: {
        /** in space */
        at: {x: 289, y: 290, z: 291},
        /** in the picture without perspective */
        view: {x: 292, y: 293},
        /** in the view of the contact plane */
        flat: {x: 294, y: 295},
        /** along Normal */
        height: 296,
      },
    },
  },
} as const;
export const H_SLOTS = 297;

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
  /** Spot is a point of space, and where the drawings have it. Seen from the side, along Flat's y, it is at Flat.X and Height. */
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
    /** List is a list behind the head: the slot where it begins, and how many are in it. */
    at: 21,
    /** List is a list behind the head: the slot where it begins, and how many are in it. */
    count: 22,
  },
  /** of ClipPoint: the polygon */
  after: {
    /** List is a list behind the head: the slot where it begins, and how many are in it. */
    at: 23,
    /** List is a list behind the head: the slot where it begins, and how many are in it. */
    count: 24,
  },
  /** of ClipPoint: the corners that it cut off */
  gone: {
    /** List is a list behind the head: the slot where it begins, and how many are in it. */
    at: 25,
    /** List is a list behind the head: the slot where it begins, and how many are in it. */
    count: 26,
  },
} as const;
export const PLANE_SLOTS = 27;

/** Those of a corner of what is clipped, likewise. */
export const CORNER = {
  /** Spot is a point of space, and where the drawings have it. Seen from the side, along Flat's y, it is at Flat.X and Height. */
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
  /** HullFeature is a contact's id: the edge that enters the point and the one that leaves it. */
  feature: {
    /** HullFeature is a contact's id: the edge that enters the point and the one that leaves it. */
    in: 8,
    /** HullFeature is a contact's id: the edge that enters the point and the one that leaves it. */
    out: 9,
    /** HullFeature is a contact's id: the edge that enters the point and the one that leaves it. */
    inOfB: 10,
    /** HullFeature is a contact's id: the edge that enters the point and the one that leaves it. */
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
  /** Spot is a point of space, and where the drawings have it. Seen from the side, along Flat's y, it is at Flat.X and Height. */
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
  /** HullFeature is a contact's id: the edge that enters the point and the one that leaves it. */
  feature: {
    /** HullFeature is a contact's id: the edge that enters the point and the one that leaves it. */
    in: 19,
    /** HullFeature is a contact's id: the edge that enters the point and the one that leaves it. */
    out: 20,
    /** HullFeature is a contact's id: the edge that enters the point and the one that leaves it. */
    inOfB: 21,
    /** HullFeature is a contact's id: the edge that enters the point and the one that leaves it. */
    outOfB: 22,
  },
} as const;
export const KEPT_SLOTS = 23;

/** A contact's of two hulls, likewise. */
export const TOUCH = {
  /** Spot is a point of space, and where the drawings have it. Seen from the side, along Flat's y, it is at Flat.X and Height. */
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
  /** Spot is a point of space, and where the drawings have it. Seen from the side, along Flat's y, it is at Flat.X and Height. */
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
  /** Spot is a point of space, and where the drawings have it. Seen from the side, along Flat's y, it is at Flat.X and Height. */
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
  /** HullFeature is a contact's id: the edge that enters the point and the one that leaves it. */
  feature: {
    /** HullFeature is a contact's id: the edge that enters the point and the one that leaves it. */
    in: 25,
    /** HullFeature is a contact's id: the edge that enters the point and the one that leaves it. */
    out: 26,
    /** HullFeature is a contact's id: the edge that enters the point and the one that leaves it. */
    inOfB: 27,
    /** HullFeature is a contact's id: the edge that enters the point and the one that leaves it. */
    outOfB: 28,
  },
  /** hull.Rule */
  rule: 29,
} as const;
export const TOUCH_SLOTS = 30;

/** A point's of the article's listing, likewise. */
export const PRINTED = {
  /** Spot is a point of space, and where the drawings have it. Seen from the side, along Flat's y, it is at Flat.X and Height. */
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
