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
  /** A, B */
  sides: [{
    /** shape.Kind: circle, capsule, polygon */
    kind: 13,
    /** corners of the core: 1 for a circle, 2 for a capsule */
    count: 14,
    /** from the core to the surface */
    radius: 15,
    /** of the shape's frame */
    origin: {x: 16, y: 17},
    /** counter-clockwise */
    angle: 18,
    /** of the core, counter-clockwise */
    corners: [{x: 19, y: 20}, {x: 21, y: 22}, {x: 23, y: 24}, {x: 25, y: 26}, {x: 27, y: 28}, {x: 29, y: 30}, {x: 31, y: 32}, {x: 33, y: 34}],
    /** of the edges, outward unit vectors; a circle has none */
    normals: [{x: 35, y: 36}, {x: 37, y: 38}, {x: 39, y: 40}, {x: 41, y: 42}, {x: 43, y: 44}, {x: 45, y: 46}, {x: 47, y: 48}, {x: 49, y: 50}],
    /** the top of the surface; the knob is Hands.Knob pixels farther along Up */
    knob: {x: 51, y: 52},
    /** unit vector */
    up: {x: 53, y: 54},
    /** a point of the surface; the handle of the radius is Hands.Grip pixels farther along Out */
    grip: {x: 55, y: 56},
    /** unit vector */
    out: {x: 57, y: 58},
  }, {
    /** shape.Kind: circle, capsule, polygon */
    kind: 59,
    /** corners of the core: 1 for a circle, 2 for a capsule */
    count: 60,
    /** from the core to the surface */
    radius: 61,
    /** of the shape's frame */
    origin: {x: 62, y: 63},
    /** counter-clockwise */
    angle: 64,
    /** of the core, counter-clockwise */
    corners: [{x: 65, y: 66}, {x: 67, y: 68}, {x: 69, y: 70}, {x: 71, y: 72}, {x: 73, y: 74}, {x: 75, y: 76}, {x: 77, y: 78}, {x: 79, y: 80}],
    /** of the edges, outward unit vectors; a circle has none */
    normals: [{x: 81, y: 82}, {x: 83, y: 84}, {x: 85, y: 86}, {x: 87, y: 88}, {x: 89, y: 90}, {x: 91, y: 92}, {x: 93, y: 94}, {x: 95, y: 96}],
    /** the top of the surface; the knob is Hands.Knob pixels farther along Up */
    knob: {x: 97, y: 98},
    /** unit vector */
    up: {x: 99, y: 100},
    /** a point of the surface; the handle of the radius is Hands.Grip pixels farther along Out */
    grip: {x: 101, y: 102},
    /** unit vector */
    out: {x: 103, y: 104},
  }],
  faces: [{
    /** flag */
    done: 105,
    /** for each edge, of Corners */
    separations: [106, 107, 108, 109, 110, 111, 112, 113],
    /** for each edge, the nearest corner of the other core */
    corners: [114, 115, 116, 117, 118, 119, 120, 121],
    /** with the greatest separation */
    edge: 122,
    /** of Edge */
    separation: 123,
  }, {
    /** flag */
    done: 124,
    /** for each edge, of Corners */
    separations: [125, 126, 127, 128, 129, 130, 131, 132],
    /** for each edge, the nearest corner of the other core */
    corners: [133, 134, 135, 136, 137, 138, 139, 140],
    /** with the greatest separation */
    edge: 141,
    /** of Edge */
    separation: 142,
  }],
  region: {
    /** shape.Region: 0 the start of Edge, 1 its end, 2 between them */
    region: 143,
    /** of the first shape */
    edge: 144,
    /** of Edge */
    ends: [{x: 145, y: 146}, {x: 147, y: 148}],
    /** of the circle */
    center: {x: 149, y: 150},
    /** the nearest point of the core */
    at: {x: 151, y: 152},
    /** how far the centre is past the start along Edge, and before the end, m */
    past: 153,
    /** how far the centre is past the start along Edge, and before the end, m */
    to: 154,
    /** place of the centre along Edge, as a fraction; it may be outside 0 to 1 */
    t: 155,
    /** flag: the centre is inside the polygon */
    inside: 156,
    /** of the centre from At; negative if it is inside */
    distance: 157,
  },
  distance: {
    /** the points: of the first shape, of the second */
    ends: [{x: 158, y: 159}, {x: 160, y: 161}],
    /** the points of the surfaces on the line through Ends */
    surfaces: [{x: 162, y: 163}, {x: 164, y: 165}],
    /** of the cores */
    length: 166,
    /** of the surfaces */
    separation: 167,
    /** unit vector from the first point to the second; zero if the points coincide */
    normal: {x: 168, y: 169},
  },
  nearest: {
    /** flag */
    done: 170,
    /** the ends: of the first shape's segment, of the second's */
    segments: [[{x: 171, y: 172}, {x: 173, y: 174}], [{x: 175, y: 176}, {x: 177, y: 178}]],
    edges: [179, 180],
    /** flag: the segments are parallel */
    parallel: 181,
    /** fraction on the first segment, before the one on the second is limited */
    first: 182,
    /** fraction on the second segment, before it is limited to 0 to 1 */
    raw: 183,
    /** of the nearest points */
    fractions: [184, 185],
    /** the nearest points */
    points: [{x: 186, y: 187}, {x: 188, y: 189}],
    /** of the points */
    distance: 190,
    /** less both radii */
    separation: 191,
    /** flag: of polygons, these points are nearer than the clipped ones by more than 0.0005 m */
    wins: 192,
    /** of polygons: the least separation of the clipped points, less both radii */
    least: 193,
    /** flag: of polygons, there are no clipped points */
    withoutClipped: 194,
  },
  axis: {
    /** flag: neither core is past the other's end; the other fields below Spans need it */
    faces: 195,
    /** of the second core along the first, of the first along the second */
    spans: [{
      /** of the other one */
      length: 196,
      /** of the segment, from the other one's start */
      ends: [197, 198],
      /** flag: the segment is past an end */
      outside: 199,
    }, {
      /** of the other one */
      length: 200,
      /** of the segment, from the other one's start */
      ends: [201, 202],
      /** flag: the segment is past an end */
      outside: 203,
    }],
    /** of the first capsule, toward the second; of the second, toward the first */
    normals: [{x: 204, y: 205}, {x: 206, y: 207}],
    /** of the other core along each */
    separations: [208, 209],
    /** 0: the first shape's normal, 1: the second's */
    axis: 210,
    /** the other core, cut at the ends of the axis's core */
    cut: [{x: 211, y: 212}, {x: 213, y: 214}],
    /** the projections of Cut on the axis's core */
    feet: [{x: 215, y: 216}, {x: 217, y: 218}],
    /** separations of Cut */
    cuts: [219, 220],
    /** the greatest separation of a point that keeps both points */
    most: 221,
    /** flag: both points are kept */
    keep: 222,
  },
  reference: {
    /** 1 A, 2 B; 0: not found */
    side: 223,
    edge: 224,
    /** start, end */
    ends: [{x: 225, y: 226}, {x: 227, y: 228}],
    /** outward */
    normal: {x: 229, y: 230},
  },
  incident: {
    /** 1 A, 2 B; 0: not found */
    side: 231,
    edge: 232,
    /** start, end */
    ends: [{x: 233, y: 234}, {x: 235, y: 236}],
    /** outward */
    normal: {x: 237, y: 238},
  },
  /** the reference normal times each normal of the other polygon */
  dots: [239, 240, 241, 242, 243, 244, 245, 246],
  clip: {
    /** flag: the edges do not face each other */
    disjoint: 247,
    /** flag: it was cut */
    done: 248,
    /** length of the reference edge: its end along itself */
    reference: 249,
    /** ends of the incident edge along the reference edge: at its start, at its end */
    along: [250, 251],
    /** ends of the cut edge, at the lower and the upper end of the reference edge */
    points: [{x: 252, y: 253}, {x: 254, y: 255}],
    /** flags: a point is the cut, not a corner */
    cut: [256, 257],
    /** of Points from the reference edge, of the cores */
    separations: [258, 259],
    /** projections of Points on the reference edge */
    feet: [{x: 260, y: 261}, {x: 262, y: 263}],
    /** Points before the cut */
    uncut: [{x: 264, y: 265}, {x: 266, y: 267}],
    /** unit vector along the reference edge */
    tangent: {x: 268, y: 269},
  },
  /** Box2D's answer */
  contacts: {
    /** flag: 2.4 has an answer for two polygons, Box2D-Lite for two boxes without rounding */
    known: 270,
    count: 271,
    /** unit vector from the first shape to the second; from A to B by Box2D-Lite. Zero if the method has none */
    normal: {x: 272, y: 273},
    points: [{
      /** midway between both surfaces along the normal */
      at: {x: 274, y: 275},
      /** the points of the surfaces: of the first shape, of the second */
      surfaces: [{x: 276, y: 277}, {x: 278, y: 279}],
      /** negative if the shapes overlap */
      separation: 280,
      /** of Box2D's answer and the mended one: an index on the first shape, and on the second */
      id: [281, 282],
    }, {
      /** midway between both surfaces along the normal */
      at: {x: 283, y: 284},
      /** the points of the surfaces: of the first shape, of the second */
      surfaces: [{x: 285, y: 286}, {x: 287, y: 288}],
      /** negative if the shapes overlap */
      separation: 289,
      /** of Box2D's answer and the mended one: an index on the first shape, and on the second */
      id: [290, 291],
    }],
  },
  /** mended; by Box2D 2.4; by Box2D-Lite */
  answers: [{
    /** flag: 2.4 has an answer for two polygons, Box2D-Lite for two boxes without rounding */
    known: 292,
    count: 293,
    /** unit vector from the first shape to the second; from A to B by Box2D-Lite. Zero if the method has none */
    normal: {x: 294, y: 295},
    points: [{
      /** midway between both surfaces along the normal */
      at: {x: 296, y: 297},
      /** the points of the surfaces: of the first shape, of the second */
      surfaces: [{x: 298, y: 299}, {x: 300, y: 301}],
      /** negative if the shapes overlap */
      separation: 302,
      /** of Box2D's answer and the mended one: an index on the first shape, and on the second */
      id: [303, 304],
    }, {
      /** midway between both surfaces along the normal */
      at: {x: 305, y: 306},
      /** the points of the surfaces: of the first shape, of the second */
      surfaces: [{x: 307, y: 308}, {x: 309, y: 310}],
      /** negative if the shapes overlap */
      separation: 311,
      /** of Box2D's answer and the mended one: an index on the first shape, and on the second */
      id: [312, 313],
    }],
  }, {
    /** flag: 2.4 has an answer for two polygons, Box2D-Lite for two boxes without rounding */
    known: 314,
    count: 315,
    /** unit vector from the first shape to the second; from A to B by Box2D-Lite. Zero if the method has none */
    normal: {x: 316, y: 317},
    points: [{
      /** midway between both surfaces along the normal */
      at: {x: 318, y: 319},
      /** the points of the surfaces: of the first shape, of the second */
      surfaces: [{x: 320, y: 321}, {x: 322, y: 323}],
      /** negative if the shapes overlap */
      separation: 324,
      /** of Box2D's answer and the mended one: an index on the first shape, and on the second */
      id: [325, 326],
    }, {
      /** midway between both surfaces along the normal */
      at: {x: 327, y: 328},
      /** the points of the surfaces: of the first shape, of the second */
      surfaces: [{x: 329, y: 330}, {x: 331, y: 332}],
      /** negative if the shapes overlap */
      separation: 333,
      /** of Box2D's answer and the mended one: an index on the first shape, and on the second */
      id: [334, 335],
    }],
  }, {
    /** flag: 2.4 has an answer for two polygons, Box2D-Lite for two boxes without rounding */
    known: 336,
    count: 337,
    /** unit vector from the first shape to the second; from A to B by Box2D-Lite. Zero if the method has none */
    normal: {x: 338, y: 339},
    points: [{
      /** midway between both surfaces along the normal */
      at: {x: 340, y: 341},
      /** the points of the surfaces: of the first shape, of the second */
      surfaces: [{x: 342, y: 343}, {x: 344, y: 345}],
      /** negative if the shapes overlap */
      separation: 346,
      /** of Box2D's answer and the mended one: an index on the first shape, and on the second */
      id: [347, 348],
    }, {
      /** midway between both surfaces along the normal */
      at: {x: 349, y: 350},
      /** the points of the surfaces: of the first shape, of the second */
      surfaces: [{x: 351, y: 352}, {x: 353, y: 354}],
      /** negative if the shapes overlap */
      separation: 355,
      /** of Box2D's answer and the mended one: an index on the first shape, and on the second */
      id: [356, 357],
    }],
  }],
  hands: {
    /** shape under the pointer or being dragged: 0 none, 1 A, 2 B */
    side: 358,
    /** see SHAPE_PART */
    part: 359,
    /** of Side, from 1; 0 none */
    corner: 360,
    /** flag */
    dragged: 361,
    /** shape with the chosen corner: 0 none, 1 A, 2 B */
    chosen: 362,
    /** the chosen corner, from 1; 0 none */
    picked: 363,
    /** CSS pixels from the surface to the knob */
    knob: 364,
    /** CSS pixels from the surface to the handle of the radius */
    grip: 365,
    /** flag: a reader may change radius and corners */
    handles: 366,
  },
  /** Stage: shape.Stage plus 1; Hot: the choice, from 1 */
  ask: {
    /** physics.Stage of the question, or cursor.Stage in a world, plus 1; 0: none */
    stage: 367,
    /** flag: it was answered, wrongly; Hot, Ticked and Mark are the answer */
    given: 368,
    /** choice under the pointer, from 1: axis, edge of A then of B, edge of the incident box, or contact of the last step then of this one; 0: none */
    hot: 369,
    /** by the reader: bits 0 and 1 for the clipped points that stay, or a bit for each contact */
    ticked: 370,
    /** place of the cut, by the reader, as a fraction of the edge; in a world the length of 1 m/s in a question about velocities, metres */
    mark: 371,
  },
} as const;
export const S_SLOTS = 372;
