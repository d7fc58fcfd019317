// Generated from wasm/frame/frame.go by make generate. Do not edit.

/** The versions of the layouts of a pair, a world and hulls, in slot 0 of a frame. */
export const VERSION = 17, WORLD_VERSION = 18, HULL_VERSION = 17;

/** The length of a frame, in float64 slots. */
export const SLOTS = 300;

/** The slot of every value: frame[F.boxes[0].x]. */
export const F = {
  /** version of the layout */
  version: 0,
  /** number of used slots, including Version and Size */
  size: 1,
  /** index of the shown physics.Stage */
  stage: 2,
  /** last stage that ran */
  reached: 3,
  /** physics.Outcome */
  outcome: 4,
  /** flag: edge and vertex numbers are shown */
  numbers: 5,
  /** flag: the measuring cursor is shown */
  measure: 6,
  /** box with the keyboard focus: 0 none, 1 A, 2 B */
  focus: 7,
  /** box under the pointer or being dragged: 0 none, 1 A, 2 B */
  hover: 8,
  /** part of that box: 0 none, 1 inside (moves it), 2 knob (rotates it), 3 to 6 v1 to v4 (resize it) */
  part: 9,
  /** quantity under the pointer, here or in the inspector: clipping.Quantity */
  lit: 10,
  /** distance of the knob from the box's top edge, CSS pixels */
  knob: 11,
  /** A, B */
  boxes: [{
    /** full width and height, centre, angle counter-clockwise */
    w: 12,
    /** full width and height, centre, angle counter-clockwise */
    h: 13,
    /** full width and height, centre, angle counter-clockwise */
    x: 14,
    /** full width and height, centre, angle counter-clockwise */
    y: 15,
    /** full width and height, centre, angle counter-clockwise */
    angle: 16,
    /** unit vector of its x axis; its y axis is this rotated by a left turn */
    axisX: {x: 17, y: 18},
    /** v1 to v4 */
    corners: [{x: 19, y: 20}, {x: 21, y: 22}, {x: 23, y: 24}, {x: 25, y: 26}],
  }, {
    /** full width and height, centre, angle counter-clockwise */
    w: 27,
    /** full width and height, centre, angle counter-clockwise */
    h: 28,
    /** full width and height, centre, angle counter-clockwise */
    x: 29,
    /** full width and height, centre, angle counter-clockwise */
    y: 30,
    /** full width and height, centre, angle counter-clockwise */
    angle: 31,
    /** unit vector of its x axis; its y axis is this rotated by a left turn */
    axisX: {x: 32, y: 33},
    /** v1 to v4 */
    corners: [{x: 34, y: 35}, {x: 36, y: 37}, {x: 38, y: 39}, {x: 40, y: 41}],
  }],
  setup: {
    /** in the world frame */
    dp: {x: 42, y: 43},
    /** in A's frame, in B's frame */
    da: {x: 44, y: 45},
    /** in A's frame, in B's frame */
    db: {x: 46, y: 47},
  },
  /** A's x and y, B's x and y */
  axes: [{
    /** flag: this axis was tested */
    tested: 48,
    /** unit */
    direction: {x: 49, y: 50},
    /** centre of the box that owns the axis: position 0 of the intervals below */
    origin: {x: 51, y: 52},
    /** projections of box A and of box B */
    a: {
      lo: 53,
      hi: 54,
    },
    /** projections of box A and of box B */
    b: {
      lo: 55,
      hi: 56,
    },
    /** of the two intervals; negative if they overlap */
    separation: 57,
    /** sum of the half lengths of both intervals */
    reach: 58,
    /** distance of the centres along the axis */
    distance: 59,
    /** gap between the intervals, or their overlap, on the tested side */
    gap: {
      lo: 60,
      hi: 61,
    },
  }, {
    /** flag: this axis was tested */
    tested: 62,
    /** unit */
    direction: {x: 63, y: 64},
    /** centre of the box that owns the axis: position 0 of the intervals below */
    origin: {x: 65, y: 66},
    /** projections of box A and of box B */
    a: {
      lo: 67,
      hi: 68,
    },
    /** projections of box A and of box B */
    b: {
      lo: 69,
      hi: 70,
    },
    /** of the two intervals; negative if they overlap */
    separation: 71,
    /** sum of the half lengths of both intervals */
    reach: 72,
    /** distance of the centres along the axis */
    distance: 73,
    /** gap between the intervals, or their overlap, on the tested side */
    gap: {
      lo: 74,
      hi: 75,
    },
  }, {
    /** flag: this axis was tested */
    tested: 76,
    /** unit */
    direction: {x: 77, y: 78},
    /** centre of the box that owns the axis: position 0 of the intervals below */
    origin: {x: 79, y: 80},
    /** projections of box A and of box B */
    a: {
      lo: 81,
      hi: 82,
    },
    /** projections of box A and of box B */
    b: {
      lo: 83,
      hi: 84,
    },
    /** of the two intervals; negative if they overlap */
    separation: 85,
    /** sum of the half lengths of both intervals */
    reach: 86,
    /** distance of the centres along the axis */
    distance: 87,
    /** gap between the intervals, or their overlap, on the tested side */
    gap: {
      lo: 88,
      hi: 89,
    },
  }, {
    /** flag: this axis was tested */
    tested: 90,
    /** unit */
    direction: {x: 91, y: 92},
    /** centre of the box that owns the axis: position 0 of the intervals below */
    origin: {x: 93, y: 94},
    /** projections of box A and of box B */
    a: {
      lo: 95,
      hi: 96,
    },
    /** projections of box A and of box B */
    b: {
      lo: 97,
      hi: 98,
    },
    /** of the two intervals; negative if they overlap */
    separation: 99,
    /** sum of the half lengths of both intervals */
    reach: 100,
    /** distance of the centres along the axis */
    distance: 101,
    /** gap between the intervals, or their overlap, on the tested side */
    gap: {
      lo: 102,
      hi: 103,
    },
  }],
  best: {
    /** 0 and 1 A's x and y, 2 and 3 B's */
    axis: 104,
    /** along it */
    separation: 105,
    /** unit, from A to B */
    normal: {x: 106, y: 107},
    /** the value that each axis had to exceed; the first one is its own separation */
    thresholds: [108, 109, 110, 111],
    /** flag: the axis took the lead in its turn */
    took: [112, 113, 114, 115],
    /** axis with the largest separation, the first of equals, regardless of hysteresis */
    largest: 116,
  },
  reference: {
    /** flag: the reference box is B */
    ofB: 117,
    /** edge number, 1 to 4 */
    face: 118,
    front: {
      /** unit */
      normal: {x: 119, y: 120},
      /** Normal·p on the line */
      offset: 121,
    },
    /** ends of the face: on the negative side line, on the positive one */
    ends: [{x: 122, y: 123}, {x: 124, y: 125}],
    sides: [{
      line: {
        /** unit */
        normal: {x: 126, y: 127},
        /** Normal·p on the line */
        offset: 128,
      },
      /** of the reference box */
      edge: 129,
    }, {
      line: {
        /** unit */
        normal: {x: 130, y: 131},
        /** Normal·p on the line */
        offset: 132,
      },
      /** of the reference box */
      edge: 133,
    }],
  },
  incident: {
    /** edge number, 1 to 4 */
    edge: 134,
    /** the negated front normal, in the incident box's frame */
    normal: {x: 135, y: 136},
    vertices: [{
      /** position */
      at: {x: 137, y: 138},
      /** number of a vertex of the incident box, 1 to 4, or 0 for a cut */
      number: 139,
      feature: {
        in1: 140,
        out1: 141,
        in2: 142,
        out2: 143,
      },
      winding: {
        in1: 144,
        out1: 145,
        in2: 146,
        out2: 147,
      },
    }, {
      /** position */
      at: {x: 148, y: 149},
      /** number of a vertex of the incident box, 1 to 4, or 0 for a cut */
      number: 150,
      feature: {
        in1: 151,
        out1: 152,
        in2: 153,
        out2: 154,
      },
      winding: {
        in1: 155,
        out1: 156,
        in2: 157,
        out2: 158,
      },
    }],
    /** front normal times the normals of edges 1 to 4; the incident edge has the lowest */
    dots: [159, 160, 161, 162],
  },
  /** after the negative side line, after the positive one */
  clips: [{
    /** signed distances of both ends from the line; positive is cut off */
    distances: [163, 164],
    /** flag: the line cuts the edge */
    cut: 165,
    /** position of the cut, as a fraction from the first end to the second */
    t: 166,
    /** number of remaining vertices; with fewer than two the call ends */
    count: 167,
    vertices: [{
      /** position */
      at: {x: 168, y: 169},
      /** number of a vertex of the incident box, 1 to 4, or 0 for a cut */
      number: 170,
      feature: {
        in1: 171,
        out1: 172,
        in2: 173,
        out2: 174,
      },
      winding: {
        in1: 175,
        out1: 176,
        in2: 177,
        out2: 178,
      },
    }, {
      /** position */
      at: {x: 179, y: 180},
      /** number of a vertex of the incident box, 1 to 4, or 0 for a cut */
      number: 181,
      feature: {
        in1: 182,
        out1: 183,
        in2: 184,
        out2: 185,
      },
      winding: {
        in1: 186,
        out1: 187,
        in2: 188,
        out2: 189,
      },
    }],
    /** Incoming is the segment before this line. */
    incoming: [{
      /** position */
      at: {x: 190, y: 191},
      /** number of a vertex of the incident box, 1 to 4, or 0 for a cut */
      number: 192,
      feature: {
        in1: 193,
        out1: 194,
        in2: 195,
        out2: 196,
      },
      winding: {
        in1: 197,
        out1: 198,
        in2: 199,
        out2: 200,
      },
    }, {
      /** position */
      at: {x: 201, y: 202},
      /** number of a vertex of the incident box, 1 to 4, or 0 for a cut */
      number: 203,
      feature: {
        in1: 204,
        out1: 205,
        in2: 206,
        out2: 207,
      },
      winding: {
        in1: 208,
        out1: 209,
        in2: 210,
        out2: 211,
      },
    }],
  }, {
    /** signed distances of both ends from the line; positive is cut off */
    distances: [212, 213],
    /** flag: the line cuts the edge */
    cut: 214,
    /** position of the cut, as a fraction from the first end to the second */
    t: 215,
    /** number of remaining vertices; with fewer than two the call ends */
    count: 216,
    vertices: [{
      /** position */
      at: {x: 217, y: 218},
      /** number of a vertex of the incident box, 1 to 4, or 0 for a cut */
      number: 219,
      feature: {
        in1: 220,
        out1: 221,
        in2: 222,
        out2: 223,
      },
      winding: {
        in1: 224,
        out1: 225,
        in2: 226,
        out2: 227,
      },
    }, {
      /** position */
      at: {x: 228, y: 229},
      /** number of a vertex of the incident box, 1 to 4, or 0 for a cut */
      number: 230,
      feature: {
        in1: 231,
        out1: 232,
        in2: 233,
        out2: 234,
      },
      winding: {
        in1: 235,
        out1: 236,
        in2: 237,
        out2: 238,
      },
    }],
    /** Incoming is the segment before this line. */
    incoming: [{
      /** position */
      at: {x: 239, y: 240},
      /** number of a vertex of the incident box, 1 to 4, or 0 for a cut */
      number: 241,
      feature: {
        in1: 242,
        out1: 243,
        in2: 244,
        out2: 245,
      },
      winding: {
        in1: 246,
        out1: 247,
        in2: 248,
        out2: 249,
      },
    }, {
      /** position */
      at: {x: 250, y: 251},
      /** number of a vertex of the incident box, 1 to 4, or 0 for a cut */
      number: 252,
      feature: {
        in1: 253,
        out1: 254,
        in2: 255,
        out2: 256,
      },
      winding: {
        in1: 257,
        out1: 258,
        in2: 259,
        out2: 260,
      },
    }],
  }],
  keep: {
    /** separations of both points from the reference face; a point at 0 or below is kept */
    separations: [261, 262],
    /** flags: the point is kept */
    kept: [263, 264],
    /** projections of the points onto the line of the face */
    feet: [{x: 265, y: 266}, {x: 267, y: 268}],
  },
  contacts: {
    /** 0 to 2 */
    count: 269,
    /** unit, from A to B */
    normal: {x: 270, y: 271},
    list: [{
      /** on the reference face */
      at: {x: 272, y: 273},
      /** the clipped vertex from which it was projected */
      origin: {x: 274, y: 275},
      /** separation of that vertex from the reference face; negative is overlap */
      separation: 276,
      feature: {
        in1: 277,
        out1: 278,
        in2: 279,
        out2: 280,
      },
      winding: {
        in1: 281,
        out1: 282,
        in2: 283,
        out2: 284,
      },
      /** the feature pair packed into 32 bits */
      key: 285,
    }, {
      /** on the reference face */
      at: {x: 286, y: 287},
      /** the clipped vertex from which it was projected */
      origin: {x: 288, y: 289},
      /** separation of that vertex from the reference face; negative is overlap */
      separation: 290,
      feature: {
        in1: 291,
        out1: 292,
        in2: 293,
        out2: 294,
      },
      winding: {
        in1: 295,
        out1: 296,
        in2: 297,
        out2: 298,
      },
      /** the feature pair packed into 32 bits */
      key: 299,
    }],
  },
} as const;

/** The slots of a world's head: frame[W.step]. The picked pair's frame begins at W.pair. */
export const W = {
  /** version of the layout */
  version: 0,
  /** number of used slots, including all lists, without a second world's frame */
  size: 1,
  /** number of bodies */
  bodies: 2,
  /** number of joints */
  joints: 3,
  /** number of contacts */
  contacts: 4,
  /** number of motions before the last phase or iteration; 0 unless within a step */
  motions: 5,
  /** number of iterations of the picked pair */
  iterations: 6,
  /** number of iterations of the picked pair in the step repeated without warm starting */
  coldIterations: 7,
  /** number of samples of the picked pair's impulse */
  samples: 8,
  /** number of anchors */
  anchors: 9,
  /** number of tallies on the time axis; 0 without plots */
  tallies: 10,
  /** number of the shown step: complete, or under way */
  step: 11,
  /** flag: that step is complete */
  complete: 12,
  /** last step that was run since the scene began; steps after Step lie ahead */
  latest: 13,
  /** length of a step */
  dt: 14,
  /** time from the beginning of the scene to the end of the step */
  time: 15,
  /** next phase: physics.Phase */
  phase: 16,
  /** last phase that ran in this step, or -1 */
  ran: 17,
  /** number of complete solver iterations in this step */
  iteration: 18,
  /** kinetic energy of all movable bodies, J */
  energy: 19,
  /** earliest step that can be restored */
  oldest: 20,
  /** lower body of the picked pair, or -1 */
  chosenA: 21,
  /** higher body of the picked pair, or -1 */
  chosenB: 22,
  /** lower body of the offered pair, which Enter or a click picks, or -1 */
  offeredA: 23,
  /** higher body of the offered pair, or -1 */
  offeredB: 24,
  /** ids of the offered pair's contacts, in order; box 1 is A and box 2 is B */
  offeredIDs: [{
    in1: 25,
    out1: 26,
    in2: 27,
    out2: 28,
  }, {
    in1: 29,
    out1: 30,
    in2: 31,
    out2: 32,
  }],
  /** selected body: the last one that was grabbed, pushed or tapped, or -1 */
  selected: 33,
  /** body that the view follows, or -1 */
  followed: 34,
  /** object being drawn: 0 nothing, 1 a box, 2 a push */
  sketching: 35,
  /** two corners of the box; or the point of the push, and the pointer */
  sketch: [{x: 36, y: 37}, {x: 38, y: 39}],
  /** impulse of the push, N s */
  push: 40,
  /** flag: the notice describes the change that Undo reverts */
  undoes: 41,
  /** shown stage of the picked pair: cursor.Stage */
  stage: 42,
  /** number of the shown iteration in solve, velocity and position; 0 none */
  atIteration: 43,
  /** its shown constraint: 0 all, else by Watch.Order, or a contact of the position pass */
  atConstraint: 44,
  /** shown contact of the picked pair: 0 the first, 1 the second */
  contact: 45,
  /** visible plots: bits of say.Plots */
  plots: 46,
  /** ends of the time axis, while plots are shown */
  first: 47,
  /** ends of the time axis, while plots are shown */
  last: 48,
  /** Scales are the ranges of the visible plots. */
  scales: [{
    lo: 49,
    hi: 50,
  }, {
    lo: 51,
    hi: 52,
  }, {
    lo: 53,
    hi: 54,
  }, {
    lo: 55,
    hi: 56,
  }],
  /** visible layers: bits, by say.Layer */
  layers: 57,
  /** number of new contacts in the step */
  fresh: 58,
  /** number of contacts that persist */
  kept: 59,
  /** number of contacts that lost their impulse */
  lost: 60,
  /** body under the pointer, or -1 */
  pointedBody: 61,
  /** contact of the offered pair under the pointer: 0 the first, 1 the second, or -1 */
  pointedContact: 62,
  /** number of bounding boxes */
  bounds: 63,
  /** number of cells with bodies */
  cells: 64,
  /** number of near pairs */
  near: 65,
  /** grid of the cells; all 0 without cells */
  grid: {
    /** its lower left corner, and the size of a cell */
    low: {x: 66, y: 67},
    /** its lower left corner, and the size of a cell */
    cell: {x: 68, y: 69},
    /** number of columns and rows */
    columns: 70,
    /** number of columns and rows */
    rows: 71,
  },
  settings: {
    /** flag */
    accumulateImpulses: 72,
    /** flag */
    warmStarting: 73,
    /** flag */
    positionCorrection: 74,
    /** solver iterations per step */
    iterations: 75,
    /** m/s² */
    gravity: {x: 76, y: 77},
    /** fraction of an overlap that a step corrects */
    baumgarte: 78,
    /** overlap that remains uncorrected */
    slop: 79,
  },
  /** Compare holds the differences from a second world of the same scene. It is all 0 in the second world's own frame, and without a comparison. */
  compare: {
    /** slot where the second world's complete frame begins; 0 if there is none */
    second: 80,
    /** number of offsets */
    offsets: 81,
    /** number of lone contacts */
    lone: 82,
    /** first step at whose end the worlds differ, or -1 */
    first: 83,
    /** first body that differs at the end of that step, or -1 */
    firstBody: 84,
    /** lockstep.View: the way both worlds are drawn */
    view: 85,
    /** world with dashed lines where both are drawn: 0 the first, 1 the second */
    dashed: 86,
  },
  /** Pair is the collide call of the picked bodies in this step. It is all 0 if none are picked. Its Stage is at most contacts. */
  pair: 87,
  /** Watch is the record of the step for the picked bodies. It is all 0 if none are picked. */
  watch: {
    /** number of the recorded step, or 0 */
    step: 387,
    /** number of the step before if it was recorded too, otherwise 0 */
    lastStep: 388,
    /** A and B at the start of that step */
    last: [{
      /** full width and height, centre, angle counter-clockwise */
      w: 389,
      /** full width and height, centre, angle counter-clockwise */
      h: 390,
      /** full width and height, centre, angle counter-clockwise */
      x: 391,
      /** full width and height, centre, angle counter-clockwise */
      y: 392,
      /** full width and height, centre, angle counter-clockwise */
      angle: 393,
      /** unit vector of its x axis; its y axis is this rotated by a left turn */
      axisX: {x: 394, y: 395},
      /** v1 to v4 */
      corners: [{x: 396, y: 397}, {x: 398, y: 399}, {x: 400, y: 401}, {x: 402, y: 403}],
    }, {
      /** full width and height, centre, angle counter-clockwise */
      w: 404,
      /** full width and height, centre, angle counter-clockwise */
      h: 405,
      /** full width and height, centre, angle counter-clockwise */
      x: 406,
      /** full width and height, centre, angle counter-clockwise */
      y: 407,
      /** full width and height, centre, angle counter-clockwise */
      angle: 408,
      /** unit vector of its x axis; its y axis is this rotated by a left turn */
      axisX: {x: 409, y: 410},
      /** v1 to v4 */
      corners: [{x: 411, y: 412}, {x: 413, y: 414}, {x: 415, y: 416}, {x: 417, y: 418}],
    }],
    /** contacts of the step before, at its end; ThenCount of them are set */
    then: [{
      /** position */
      at: {x: 419, y: 420},
      /** separation from the reference face; negative is overlap */
      separation: 421,
      /** normal impulse: at the step's end in Then, at its start in Now */
      impulse: 422,
      /** along the normal turned right */
      friction: 423,
      /** the feature pair packed into 32 bits */
      key: 424,
      /** the feature pair; box 1 is A and box 2 is B */
      feature: {
        in1: 425,
        out1: 426,
        in2: 427,
        out2: 428,
      },
      /** contact of the other step with the same feature pair: 0 or 1, or -1 */
      match: 429,
      /** physics.ContactLife in its own step */
      life: 430,
    }, {
      /** position */
      at: {x: 431, y: 432},
      /** separation from the reference face; negative is overlap */
      separation: 433,
      /** normal impulse: at the step's end in Then, at its start in Now */
      impulse: 434,
      /** along the normal turned right */
      friction: 435,
      /** the feature pair packed into 32 bits */
      key: 436,
      /** the feature pair; box 1 is A and box 2 is B */
      feature: {
        in1: 437,
        out1: 438,
        in2: 439,
        out2: 440,
      },
      /** contact of the other step with the same feature pair: 0 or 1, or -1 */
      match: 441,
      /** physics.ContactLife in its own step */
      life: 442,
    }],
    /** contacts of this step, at its start; NowCount of them are set */
    now: [{
      /** position */
      at: {x: 443, y: 444},
      /** separation from the reference face; negative is overlap */
      separation: 445,
      /** normal impulse: at the step's end in Then, at its start in Now */
      impulse: 446,
      /** along the normal turned right */
      friction: 447,
      /** the feature pair packed into 32 bits */
      key: 448,
      /** the feature pair; box 1 is A and box 2 is B */
      feature: {
        in1: 449,
        out1: 450,
        in2: 451,
        out2: 452,
      },
      /** contact of the other step with the same feature pair: 0 or 1, or -1 */
      match: 453,
      /** physics.ContactLife in its own step */
      life: 454,
    }, {
      /** position */
      at: {x: 455, y: 456},
      /** separation from the reference face; negative is overlap */
      separation: 457,
      /** normal impulse: at the step's end in Then, at its start in Now */
      impulse: 458,
      /** along the normal turned right */
      friction: 459,
      /** the feature pair packed into 32 bits */
      key: 460,
      /** the feature pair; box 1 is A and box 2 is B */
      feature: {
        in1: 461,
        out1: 462,
        in2: 463,
        out2: 464,
      },
      /** contact of the other step with the same feature pair: 0 or 1, or -1 */
      match: 465,
      /** physics.ContactLife in its own step */
      life: 466,
    }],
    /** number of contacts in the step before */
    thenCount: 467,
    /** number of contacts in this step */
    nowCount: 468,
    /** unit normal of this step's contacts, from A to B */
    normal: {x: 469, y: 470},
    /** unit normal of the step before, from A to B */
    thenNormal: {x: 471, y: 472},
    /** flag: contacts could inherit impulses: warm starting was on, and impulses were accumulated */
    warm: 473,
    /** flag: impulses were accumulated in this step */
    sums: 474,
    /** motions of A and B before forces */
    start: [{
      /** of the centre */
      velocity: {x: 475, y: 476},
      /** counter-clockwise */
      angularVelocity: 477,
    }, {
      /** of the centre */
      velocity: {x: 478, y: 479},
      /** counter-clockwise */
      angularVelocity: 480,
    }],
    /** after forces, when the solver begins */
    forced: [{
      /** of the centre */
      velocity: {x: 481, y: 482},
      /** counter-clockwise */
      angularVelocity: 483,
    }, {
      /** of the centre */
      velocity: {x: 484, y: 485},
      /** counter-clockwise */
      angularVelocity: 486,
    }],
    /** before the pair's own warm start */
    unwarmed: [{
      /** of the centre */
      velocity: {x: 487, y: 488},
      /** counter-clockwise */
      angularVelocity: 489,
    }, {
      /** of the centre */
      velocity: {x: 490, y: 491},
      /** counter-clockwise */
      angularVelocity: 492,
    }],
    /** after the pair's own warm start */
    warmed: [{
      /** of the centre */
      velocity: {x: 493, y: 494},
      /** counter-clockwise */
      angularVelocity: 495,
    }, {
      /** of the centre */
      velocity: {x: 496, y: 497},
      /** counter-clockwise */
      angularVelocity: 498,
    }],
    /** after all iterations */
    solved: [{
      /** of the centre */
      velocity: {x: 499, y: 500},
      /** counter-clockwise */
      angularVelocity: 501,
    }, {
      /** of the centre */
      velocity: {x: 502, y: 503},
      /** counter-clockwise */
      angularVelocity: 504,
    }],
    /** poses of A and B after integration */
    moved: [{
      /** centre */
      at: {x: 505, y: 506},
      /** unit vector of its x axis; its y axis is this rotated by a left turn */
      axisX: {x: 507, y: 508},
    }, {
      /** centre */
      at: {x: 509, y: 510},
      /** unit vector of its x axis; its y axis is this rotated by a left turn */
      axisX: {x: 511, y: 512},
    }],
    /** effective mass along the normal, kg, by contact */
    mass: [513, 514],
    /** effective mass along the tangent, kg */
    massT: 515,
    /** normal velocity that reduces the overlap, m/s, by contact */
    target: [516, 517],
    /** coefficient */
    friction: 518,
    match: {
      /** number of rows */
      count: 519,
      /** only the first Count are set */
      rows: [{
        /** 0 or 1, or -1 for none */
        then: 520,
        /** 0 or 1, or -1 for none */
        now: 521,
        /** flag: they have the same feature pair */
        same: 522,
      }, {
        /** 0 or 1, or -1 for none */
        then: 523,
        /** 0 or 1, or -1 for none */
        now: 524,
        /** flag: they have the same feature pair */
        same: 525,
      }, {
        /** 0 or 1, or -1 for none */
        then: 526,
        /** 0 or 1, or -1 for none */
        now: 527,
        /** flag: they have the same feature pair */
        same: 528,
      }, {
        /** 0 or 1, or -1 for none */
        then: 529,
        /** 0 or 1, or -1 for none */
        now: 530,
        /** flag: they have the same feature pair */
        same: 531,
      }],
      /** reference faces of the last step and of this one, if they differ */
      faces: [{
        /** 0 A, 1 B */
        box: 532,
        /** 1 to 4, 0 for none */
        edge: 533,
      }, {
        /** 0 A, 1 B */
        box: 534,
        /** 1 to 4, 0 for none */
        edge: 535,
      }],
      crossing: {
        /** edge along the side line; its Edge is 0 if there was no crossing */
        side: {
          /** 0 A, 1 B */
          box: 536,
          /** 1 to 4, 0 for none */
          edge: 537,
        },
        /** corner of the other box, 1 to 4 */
        corner: 538,
        /** index of the contact's row in Match.Rows */
        row: 539,
        /** distance of the corner outside the line in the last step and in this one, m */
        beyond: [540, 541],
        /** flags for the last step and this one: the contact is the cut of the line */
        cut: [542, 543],
      },
    },
    /** Order is the number of each constraint of an Iteration in the solver's order, from 1; 0 if it is not solved. The constraints of a block have the same number. */
    order: [544, 545, 546, 547],
    /** Box2D's solver: this step's time divided by the last step's; 0 with Box2D-Lite's */
    ratio: 548,
    /** contacts of the last step, and of this one, in Box2D's solver */
    local: [{
      /** that body: 1 A, 2 B, 0 without contacts */
      box: 549,
      /** points of the manifold, in the frame of the box */
      points: [{x: 550, y: 551}, {x: 552, y: 553}],
    }, {
      /** that body: 1 A, 2 B, 0 without contacts */
      box: 554,
      /** points of the manifold, in the frame of the box */
      points: [{x: 555, y: 556}, {x: 557, y: 558}],
    }],
    /** impulses that the next step inherits; only with Box2D's solver */
    kept: [{
      /** impulse along the normal */
      normal: 559,
      /** along the normal turned right */
      friction: 560,
    }, {
      /** impulse along the normal */
      normal: 561,
      /** along the normal turned right */
      friction: 562,
    }],
    /** shown iteration of the position pass */
    pass: {
      /** number of contacts */
      count: 563,
      /** poses of A and B before the shown iteration or contact */
      before: [{
        /** centre */
        at: {x: 564, y: 565},
        /** unit vector of its x axis; its y axis is this rotated by a left turn */
        axisX: {x: 566, y: 567},
      }, {
        /** centre */
        at: {x: 568, y: 569},
        /** unit vector of its x axis; its y axis is this rotated by a left turn */
        axisX: {x: 570, y: 571},
      }],
      after: [{
        /** centre */
        at: {x: 572, y: 573},
        /** unit vector of its x axis; its y axis is this rotated by a left turn */
        axisX: {x: 574, y: 575},
      }, {
        /** centre */
        at: {x: 576, y: 577},
        /** unit vector of its x axis; its y axis is this rotated by a left turn */
        axisX: {x: 578, y: 579},
      }],
      points: [{
        /** point of the incident box */
        at: {x: 580, y: 581},
        /** unit, from A to B */
        normal: {x: 582, y: 583},
        /** m */
        separation: 584,
        /** change of the overlap, m, at most 0 */
        correction: 585,
        /** impulse on B along the normal, kg m */
        impulse: 586,
      }, {
        /** point of the incident box */
        at: {x: 587, y: 588},
        /** unit, from A to B */
        normal: {x: 589, y: 590},
        /** m */
        separation: 591,
        /** change of the overlap, m, at most 0 */
        correction: 592,
        /** impulse on B along the normal, kg m */
        impulse: 593,
      }],
      /** least separation that needs no correction, m, negative */
      slop: 594,
      /** least separation at which the pass ends, m, negative */
      solved: 595,
      /** number of iterations of the pass */
      rounds: 596,
      /** slot of the first Round, relative to the start of the frame; 0 without */
      from: 597,
    },
    /** block of the shown iteration on velocities, if it has one; set by the lab */
    block: {
      /** the valid case: physics.BlockCase */
      case: 598,
      /** change of the normal velocities per impulse, 1/kg: K11, K12, K22 */
      k: [599, 600, 601],
      /** accumulated normal impulses, N s */
      before: [602, 603],
      /** accumulated normal impulses, N s */
      after: [604, 605],
      /** number of cases that the solver tried, including the valid one */
      tried: 606,
      /** result of each case */
      tries: [{
        /** accumulated normal impulses, N s */
        impulses: [607, 608],
        /** normal velocities less the bounce velocities, m/s */
        velocities: [609, 610],
        /** flag: the impulse would be negative */
        pulls: [611, 612],
        /** flag: the velocity would be negative */
        sinks: [613, 614],
      }, {
        /** accumulated normal impulses, N s */
        impulses: [615, 616],
        /** normal velocities less the bounce velocities, m/s */
        velocities: [617, 618],
        /** flag: the impulse would be negative */
        pulls: [619, 620],
        /** flag: the velocity would be negative */
        sinks: [621, 622],
      }, {
        /** accumulated normal impulses, N s */
        impulses: [623, 624],
        /** normal velocities less the bounce velocities, m/s */
        velocities: [625, 626],
        /** flag: the impulse would be negative */
        pulls: [627, 628],
        /** flag: the velocity would be negative */
        sinks: [629, 630],
      }, {
        /** accumulated normal impulses, N s */
        impulses: [631, 632],
        /** normal velocities less the bounce velocities, m/s */
        velocities: [633, 634],
        /** flag: the impulse would be negative */
        pulls: [635, 636],
        /** flag: the velocity would be negative */
        sinks: [637, 638],
      }],
    },
  },
} as const;
export const W_SLOTS = 639;

/** The slots of a body, from its first one. */
export const BODY = {
  /** centre */
  at: {x: 0, y: 1},
  /** counter-clockwise */
  angle: 2,
  /** unit vector of its x axis; its y axis is this rotated by a left turn */
  axisX: {x: 3, y: 4},
  /** half of width and height */
  half: {x: 5, y: 6},
  /** of the centre */
  velocity: {x: 7, y: 8},
  /** counter-clockwise */
  angularVelocity: 9,
  /** flag: nothing moves it */
  static: 10,
  /** flag: it was removed, and is not drawn */
  absent: 11,
  /** flag: it reports contacts, and pushes nothing */
  sensor: 12,
  /** speed of its surface, as on a conveyor belt, clockwise around it, m/s */
  tangentSpeed: 13,
} as const;
export const BODY_SLOTS = 14;

/** The slots of a joint, from its first one. */
export const JOINT = {
  /** bodies */
  a: 0,
  /** bodies */
  b: 1,
  /** position of the pin on A */
  atA: {x: 2, y: 3},
  /** position of the pin on B; it differs if the joint gives */
  atB: {x: 4, y: 5},
  /** accumulated impulse on B */
  impulse: {x: 6, y: 7},
} as const;
export const JOINT_SLOTS = 8;

/** The slots of a contact in a world, from its first one. */
export const CONTACT = {
  /** bodies, A < B */
  a: 0,
  /** bodies, A < B */
  b: 1,
  /** on the reference face */
  at: {x: 2, y: 3},
  /** unit, from A to B */
  normal: {x: 4, y: 5},
  /** never positive */
  separation: 6,
  /** accumulated along the normal */
  impulse: 7,
  /** accumulated along the normal turned right */
  friction: 8,
  /** physics.ContactLife: 0 new, 1 persisted, 2 lost its impulse */
  life: 9,
  /** coefficient of friction: the largest ratio of friction to normal impulse */
  coefficient: 10,
} as const;
export const CONTACT_SLOTS = 11;

/** The slots of a motion, from its first one. */
export const MOTION = {
  /** of the centre */
  velocity: {x: 0, y: 1},
  /** counter-clockwise */
  angularVelocity: 2,
} as const;
export const MOTION_SLOTS = 3;

/** The slots of an iteration for the picked pair, from its first one. */
export const ITERATION = {
  before: [{
    /** of the centre */
    velocity: {x: 0, y: 1},
    /** counter-clockwise */
    angularVelocity: 2,
  }, {
    /** of the centre */
    velocity: {x: 3, y: 4},
    /** counter-clockwise */
    angularVelocity: 5,
  }],
  after: [{
    /** of the centre */
    velocity: {x: 6, y: 7},
    /** counter-clockwise */
    angularVelocity: 8,
  }, {
    /** of the centre */
    velocity: {x: 9, y: 10},
    /** counter-clockwise */
    angularVelocity: 11,
  }],
  /** normal 1, friction 1, normal 2, friction 2; Watch.Order has the order of solving */
  constraints: [{
    velocity: 12,
    wanted: 13,
    increment: 14,
    before: 15,
    sum: 16,
    limit: 17,
    after: 18,
    /** flag: the clamp changed the increment */
    clamped: 19,
  }, {
    velocity: 20,
    wanted: 21,
    increment: 22,
    before: 23,
    sum: 24,
    limit: 25,
    after: 26,
    /** flag: the clamp changed the increment */
    clamped: 27,
  }, {
    velocity: 28,
    wanted: 29,
    increment: 30,
    before: 31,
    sum: 32,
    limit: 33,
    after: 34,
    /** flag: the clamp changed the increment */
    clamped: 35,
  }, {
    velocity: 36,
    wanted: 37,
    increment: 38,
    before: 39,
    sum: 40,
    limit: 41,
    after: 42,
    /** flag: the clamp changed the increment */
    clamped: 43,
  }],
  /** largest absolute increment, N s */
  residual: 44,
} as const;
export const ITERATION_SLOTS = 45;

/** The slots of a sample of the picked pair's impulses, from its first one. */
export const SAMPLE = {
  /** number of the step */
  step: 0,
  /** accumulated impulses of the first contact */
  normal1: 1,
  /** accumulated impulses of the first contact */
  friction1: 2,
  /** accumulated impulses of the second contact */
  normal2: 3,
  /** accumulated impulses of the second contact */
  friction2: 4,
} as const;
export const SAMPLE_SLOTS = 5;

/** The slots of an anchor, from its first one. */
export const ANCHOR = {
  /** index */
  body: 0,
  /** the anchored point of the body */
  at: {x: 1, y: 2},
  /** the place to which it is pulled */
  to: {x: 3, y: 4},
  /** force on the body in the last step, N */
  force: {x: 5, y: 6},
  /** flag: a hand that drags; otherwise a pin */
  soft: 7,
} as const;
export const ANCHOR_SLOTS = 8;

/** The slots of a step's tally, from its first one. */
export const TALLY = {
  /** number of the step */
  step: 0,
  /** kinetic energy of all movable bodies, J */
  kinetic: 1,
  /** potential energy of all movable bodies in the step's gravity, 0 at the origin, J */
  potential: 2,
  /** largest penetration, m */
  deepest: 3,
  /** number of contacts that persist */
  kept: 4,
  /** number of new contacts */
  fresh: 5,
  /** number of contacts that lost their impulse */
  lost: 6,
} as const;
export const TALLY_SLOTS = 7;

/** The slots of a body's bounding box, from its first one. */
export const BOUND = {
  /** index */
  body: 0,
  /** lower left and upper right corner */
  low: {x: 1, y: 2},
  /** lower left and upper right corner */
  high: {x: 3, y: 4},
} as const;
export const BOUND_SLOTS = 5;

/** The slots of a cell in the broad phase's grid, from its first one. */
export const CELL = {
  column: 0,
  row: 1,
  bodies: 2,
} as const;
export const CELL_SLOTS = 3;

/** The slots of a near pair of bodies, from its first one. */
export const NEAR = {
  /** bodies, A < B */
  a: 0,
  /** bodies, A < B */
  b: 1,
  /** flag: their bounding boxes touch */
  touch: 2,
} as const;
export const NEAR_SLOTS = 3;

/** The slots of a body with different places in two worlds, from its first one. */
export const OFFSET = {
  /** index */
  body: 0,
  /** its centre in the second world, and in the first */
  from: {x: 1, y: 2},
  /** its centre in the second world, and in the first */
  to: {x: 3, y: 4},
  /** distance of the two centres, m */
  distance: 5,
  /** flag: the largest distance; set for one body, unless all distances are 0 */
  largest: 6,
} as const;
export const OFFSET_SLOTS = 7;

/** The slots of a contact that only one of two worlds has, from its first one. */
export const LONE = {
  /** bodies, A < B */
  a: 0,
  /** bodies, A < B */
  b: 1,
  /** position in its world */
  at: {x: 2, y: 3},
  /** flag: it belongs to the second world */
  ofSecond: 4,
} as const;
export const LONE_SLOTS = 5;

/** The slots of an iteration of the position pass, from its first one. */
export const ROUND = {
  before: [{
    /** centre */
    at: {x: 0, y: 1},
    /** unit vector of its x axis; its y axis is this rotated by a left turn */
    axisX: {x: 2, y: 3},
  }, {
    /** centre */
    at: {x: 4, y: 5},
    /** unit vector of its x axis; its y axis is this rotated by a left turn */
    axisX: {x: 6, y: 7},
  }],
  after: [{
    /** centre */
    at: {x: 8, y: 9},
    /** unit vector of its x axis; its y axis is this rotated by a left turn */
    axisX: {x: 10, y: 11},
  }, {
    /** centre */
    at: {x: 12, y: 13},
    /** unit vector of its x axis; its y axis is this rotated by a left turn */
    axisX: {x: 14, y: 15},
  }],
  /** by contact, m */
  separations: [16, 17],
  /** change of the overlap by contact, m, at most 0 */
  corrections: [18, 19],
} as const;
export const ROUND_SLOTS = 20;
