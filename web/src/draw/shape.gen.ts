// Generated from wasm/frame/shape.go by make generate. Do not edit.

/** The slots of two shapes: frame[S.stage]. */
export const S = {
  /** version of the layout */
  version: 0,
  /** number of slots */
  size: 1,
  /** index of the shown shape.Stage */
  stage: 2,
  /** last stage that ran */
  reached: 3,
  /** shape.PairKind */
  kind: 4,
  /** shape.Case: how the call ended */
  case: 5,
  /** index of the shape that the method takes first */
  first: 6,
  /** shape with the keyboard focus: 0 none, 1 A, 2 B */
  focus: 7,
  /** quantity under the pointer, here or in the inspector: see SHAPE_QUANTITY */
  lit: 8,
  /** flag: the answers are shown side by side */
  compared: 9,
  /** shapes farther apart have no contacts: the margin around a shape */
  reach: 10,
  /** the distance from a polygon to its skin in Box2D 2.4 */
  skin: 11,
  /** the greatest separation of the cores with contacts: Reach and both radii */
  limit: 12,
  /** origin of the working frame, from which the method counts; its axes are the first shape's */
  base: {x: 13, y: 14},
  /** A, B */
  sides: [{
    /** shape.Kind: circle, capsule, polygon */
    kind: 15,
    /** corners of the core: 1 for a circle, 2 for a capsule */
    count: 16,
    /** from the core to the surface */
    radius: 17,
    /** of the shape's frame */
    origin: {x: 18, y: 19},
    /** counter-clockwise */
    angle: 20,
    /** of the core, counter-clockwise */
    corners: [{x: 21, y: 22}, {x: 23, y: 24}, {x: 25, y: 26}, {x: 27, y: 28}, {x: 29, y: 30}, {x: 31, y: 32}, {x: 33, y: 34}, {x: 35, y: 36}],
    /** of the edges, outward unit vectors; a circle has none */
    normals: [{x: 37, y: 38}, {x: 39, y: 40}, {x: 41, y: 42}, {x: 43, y: 44}, {x: 45, y: 46}, {x: 47, y: 48}, {x: 49, y: 50}, {x: 51, y: 52}],
    /** the top of the surface; the knob is Hands.Knob pixels farther along Up */
    knob: {x: 53, y: 54},
    /** unit vector */
    up: {x: 55, y: 56},
    /** a point of the surface; the handle of the radius is Hands.Grip pixels farther along Out */
    grip: {x: 57, y: 58},
    /** unit vector */
    out: {x: 59, y: 60},
  }, {
    /** shape.Kind: circle, capsule, polygon */
    kind: 61,
    /** corners of the core: 1 for a circle, 2 for a capsule */
    count: 62,
    /** from the core to the surface */
    radius: 63,
    /** of the shape's frame */
    origin: {x: 64, y: 65},
    /** counter-clockwise */
    angle: 66,
    /** of the core, counter-clockwise */
    corners: [{x: 67, y: 68}, {x: 69, y: 70}, {x: 71, y: 72}, {x: 73, y: 74}, {x: 75, y: 76}, {x: 77, y: 78}, {x: 79, y: 80}, {x: 81, y: 82}],
    /** of the edges, outward unit vectors; a circle has none */
    normals: [{x: 83, y: 84}, {x: 85, y: 86}, {x: 87, y: 88}, {x: 89, y: 90}, {x: 91, y: 92}, {x: 93, y: 94}, {x: 95, y: 96}, {x: 97, y: 98}],
    /** the top of the surface; the knob is Hands.Knob pixels farther along Up */
    knob: {x: 99, y: 100},
    /** unit vector */
    up: {x: 101, y: 102},
    /** a point of the surface; the handle of the radius is Hands.Grip pixels farther along Out */
    grip: {x: 103, y: 104},
    /** unit vector */
    out: {x: 105, y: 106},
  }],
  faces: [{
    /** flag */
    done: 107,
    /** for each edge, of Corners */
    separations: [108, 109, 110, 111, 112, 113, 114, 115],
    /** for each edge, the nearest corner of the other core */
    corners: [116, 117, 118, 119, 120, 121, 122, 123],
    /** with the greatest separation */
    edge: 124,
    /** of Edge */
    separation: 125,
  }, {
    /** flag */
    done: 126,
    /** for each edge, of Corners */
    separations: [127, 128, 129, 130, 131, 132, 133, 134],
    /** for each edge, the nearest corner of the other core */
    corners: [135, 136, 137, 138, 139, 140, 141, 142],
    /** with the greatest separation */
    edge: 143,
    /** of Edge */
    separation: 144,
  }],
  region: {
    /** shape.Region: 0 the start of Edge, 1 its end, 2 between them */
    region: 145,
    /** of the first shape */
    edge: 146,
    /** of Edge */
    ends: [{x: 147, y: 148}, {x: 149, y: 150}],
    /** of the circle */
    center: {x: 151, y: 152},
    /** the nearest point of the core */
    at: {x: 153, y: 154},
    /** how far the centre is past the start along Edge, and before the end, m */
    past: 155,
    /** how far the centre is past the start along Edge, and before the end, m */
    to: 156,
    /** place of the centre along Edge, as a fraction; it may be outside 0 to 1 */
    t: 157,
    /** flag: the centre is inside the polygon */
    inside: 158,
    /** of the centre from At; negative if it is inside */
    distance: 159,
  },
  distance: {
    /** the points: of the first shape, of the second */
    ends: [{x: 160, y: 161}, {x: 162, y: 163}],
    /** the points of the surfaces on the line through Ends */
    surfaces: [{x: 164, y: 165}, {x: 166, y: 167}],
    /** of the cores */
    length: 168,
    /** of the surfaces */
    separation: 169,
    /** unit vector from the first point to the second; zero if the points coincide */
    normal: {x: 170, y: 171},
  },
  nearest: {
    /** flag */
    done: 172,
    /** the ends: of the first shape's segment, of the second's */
    segments: [[{x: 173, y: 174}, {x: 175, y: 176}], [{x: 177, y: 178}, {x: 179, y: 180}]],
    edges: [181, 182],
    /** flag: the segments are parallel */
    parallel: 183,
    /** fraction on the first segment, before the one on the second is limited */
    first: 184,
    /** fraction on the second segment, before it is limited to 0 to 1 */
    raw: 185,
    /** of the nearest points */
    fractions: [186, 187],
    /** the nearest points */
    points: [{x: 188, y: 189}, {x: 190, y: 191}],
    /** of the points */
    distance: 192,
    /** less both radii */
    separation: 193,
    /** flag: of polygons, these points are nearer than the clipped ones by more than 0.0005 m */
    wins: 194,
    /** of polygons: the least separation of the clipped points, less both radii */
    least: 195,
    /** flag: of polygons, there are no clipped points */
    withoutClipped: 196,
  },
  axis: {
    /** flag: neither core is past the other's end; the other fields below Spans need it */
    faces: 197,
    /** of the second core along the first, of the first along the second */
    spans: [{
      /** of the other one */
      length: 198,
      /** of the segment, from the other one's start */
      ends: [199, 200],
      /** flag: the segment is past an end */
      outside: 201,
    }, {
      /** of the other one */
      length: 202,
      /** of the segment, from the other one's start */
      ends: [203, 204],
      /** flag: the segment is past an end */
      outside: 205,
    }],
    /** of the first capsule, toward the second; of the second, toward the first */
    normals: [{x: 206, y: 207}, {x: 208, y: 209}],
    /** of the other core along each */
    separations: [210, 211],
    /** 0: the first shape's normal, 1: the second's */
    axis: 212,
    /** the other core, cut at the ends of the axis's core */
    cut: [{x: 213, y: 214}, {x: 215, y: 216}],
    /** the projections of Cut on the axis's core */
    feet: [{x: 217, y: 218}, {x: 219, y: 220}],
    /** separations of Cut */
    cuts: [221, 222],
    /** the greatest separation of a point that keeps both points */
    most: 223,
    /** flag: both points are kept */
    keep: 224,
  },
  reference: {
    /** 1 A, 2 B; 0: not found */
    side: 225,
    edge: 226,
    /** start, end */
    ends: [{x: 227, y: 228}, {x: 229, y: 230}],
    /** outward */
    normal: {x: 231, y: 232},
  },
  incident: {
    /** 1 A, 2 B; 0: not found */
    side: 233,
    edge: 234,
    /** start, end */
    ends: [{x: 235, y: 236}, {x: 237, y: 238}],
    /** outward */
    normal: {x: 239, y: 240},
  },
  /** the reference normal times each normal of the other polygon */
  dots: [241, 242, 243, 244, 245, 246, 247, 248],
  clip: {
    /** flag: the edges do not face each other */
    disjoint: 249,
    /** flag: it was cut */
    done: 250,
    /** length of the reference edge: its end along itself */
    reference: 251,
    /** ends of the incident edge along the reference edge: at its start, at its end */
    along: [252, 253],
    /** ends of the cut edge, at the lower and the upper end of the reference edge */
    points: [{x: 254, y: 255}, {x: 256, y: 257}],
    /** flags: a point is the cut, not a corner */
    cut: [258, 259],
    /** of Points from the reference edge, of the cores */
    separations: [260, 261],
    /** projections of Points on the reference edge */
    feet: [{x: 262, y: 263}, {x: 264, y: 265}],
    /** Points before the cut */
    uncut: [{x: 266, y: 267}, {x: 268, y: 269}],
    /** unit vector along the reference edge */
    tangent: {x: 270, y: 271},
  },
  /** Box2D's answer */
  contacts: {
    /** flag: 2.4 has an answer for two polygons, Box2D-Lite for two boxes without rounding */
    known: 272,
    count: 273,
    /** unit vector from the first shape to the second; from A to B by Box2D-Lite. Zero if the method has none */
    normal: {x: 274, y: 275},
    points: [{
      /** midway between both surfaces along the normal */
      at: {x: 276, y: 277},
      /** the points of the surfaces: of the first shape, of the second */
      surfaces: [{x: 278, y: 279}, {x: 280, y: 281}],
      /** negative if the shapes overlap */
      separation: 282,
      /** of Box2D's answer and the mended one: an index on the first shape, and on the second */
      id: [283, 284],
    }, {
      /** midway between both surfaces along the normal */
      at: {x: 285, y: 286},
      /** the points of the surfaces: of the first shape, of the second */
      surfaces: [{x: 287, y: 288}, {x: 289, y: 290}],
      /** negative if the shapes overlap */
      separation: 291,
      /** of Box2D's answer and the mended one: an index on the first shape, and on the second */
      id: [292, 293],
    }],
  },
  /** mended; by Box2D 2.4; by Box2D-Lite */
  answers: [{
    /** flag: 2.4 has an answer for two polygons, Box2D-Lite for two boxes without rounding */
    known: 294,
    count: 295,
    /** unit vector from the first shape to the second; from A to B by Box2D-Lite. Zero if the method has none */
    normal: {x: 296, y: 297},
    points: [{
      /** midway between both surfaces along the normal */
      at: {x: 298, y: 299},
      /** the points of the surfaces: of the first shape, of the second */
      surfaces: [{x: 300, y: 301}, {x: 302, y: 303}],
      /** negative if the shapes overlap */
      separation: 304,
      /** of Box2D's answer and the mended one: an index on the first shape, and on the second */
      id: [305, 306],
    }, {
      /** midway between both surfaces along the normal */
      at: {x: 307, y: 308},
      /** the points of the surfaces: of the first shape, of the second */
      surfaces: [{x: 309, y: 310}, {x: 311, y: 312}],
      /** negative if the shapes overlap */
      separation: 313,
      /** of Box2D's answer and the mended one: an index on the first shape, and on the second */
      id: [314, 315],
    }],
  }, {
    /** flag: 2.4 has an answer for two polygons, Box2D-Lite for two boxes without rounding */
    known: 316,
    count: 317,
    /** unit vector from the first shape to the second; from A to B by Box2D-Lite. Zero if the method has none */
    normal: {x: 318, y: 319},
    points: [{
      /** midway between both surfaces along the normal */
      at: {x: 320, y: 321},
      /** the points of the surfaces: of the first shape, of the second */
      surfaces: [{x: 322, y: 323}, {x: 324, y: 325}],
      /** negative if the shapes overlap */
      separation: 326,
      /** of Box2D's answer and the mended one: an index on the first shape, and on the second */
      id: [327, 328],
    }, {
      /** midway between both surfaces along the normal */
      at: {x: 329, y: 330},
      /** the points of the surfaces: of the first shape, of the second */
      surfaces: [{x: 331, y: 332}, {x: 333, y: 334}],
      /** negative if the shapes overlap */
      separation: 335,
      /** of Box2D's answer and the mended one: an index on the first shape, and on the second */
      id: [336, 337],
    }],
  }, {
    /** flag: 2.4 has an answer for two polygons, Box2D-Lite for two boxes without rounding */
    known: 338,
    count: 339,
    /** unit vector from the first shape to the second; from A to B by Box2D-Lite. Zero if the method has none */
    normal: {x: 340, y: 341},
    points: [{
      /** midway between both surfaces along the normal */
      at: {x: 342, y: 343},
      /** the points of the surfaces: of the first shape, of the second */
      surfaces: [{x: 344, y: 345}, {x: 346, y: 347}],
      /** negative if the shapes overlap */
      separation: 348,
      /** of Box2D's answer and the mended one: an index on the first shape, and on the second */
      id: [349, 350],
    }, {
      /** midway between both surfaces along the normal */
      at: {x: 351, y: 352},
      /** the points of the surfaces: of the first shape, of the second */
      surfaces: [{x: 353, y: 354}, {x: 355, y: 356}],
      /** negative if the shapes overlap */
      separation: 357,
      /** of Box2D's answer and the mended one: an index on the first shape, and on the second */
      id: [358, 359],
    }],
  }],
  hands: {
    /** shape under the pointer or being dragged: 0 none, 1 A, 2 B */
    side: 360,
    /** see SHAPE_PART */
    part: 361,
    /** of Side, from 1; 0 none */
    corner: 362,
    /** flag */
    dragged: 363,
    /** shape with the chosen corner: 0 none, 1 A, 2 B */
    chosen: 364,
    /** the chosen corner, from 1; 0 none */
    picked: 365,
    /** CSS pixels from the surface to the knob */
    knob: 366,
    /** CSS pixels from the surface to the handle of the radius */
    grip: 367,
    /** flag: a reader may change radius and corners */
    handles: 368,
  },
  /** Stage: shape.Stage plus 1; Hot: the choice, from 1 */
  ask: {
    /** physics.Stage of the question, or cursor.Stage in a world, plus 1; 0: none */
    stage: 369,
    /** flag: it was answered, wrongly; Hot, Ticked and Mark are the answer */
    given: 370,
    /** choice under the pointer, from 1: axis, edge of A then of B, edge of the incident box, or contact of the last step then of this one; 0: none */
    hot: 371,
    /** by the reader: bits 0 and 1 for the clipped points that stay, or a bit for each contact */
    ticked: 372,
    /** place of the cut, by the reader, as a fraction of the edge; in a world the length of 1 m/s in a question about velocities, metres */
    mark: 373,
  },
} as const;
export const S_SLOTS = 374;
