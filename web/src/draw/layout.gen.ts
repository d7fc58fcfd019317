// Generated from wasm/frame/frame.go by make generate. Do not edit.

/** The versions of the layouts of a pair, a world and hulls, in slot 0 of a frame. */
export const VERSION = 18, WORLD_VERSION = 19, HULL_VERSION = 18;

/** The length of a frame, in float64 slots. */
export const SLOTS = 305;

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
    /** unit vector of its x axis; its y axis is AxisX turned left by 90° */
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
    /** unit vector of its x axis; its y axis is AxisX turned left by 90° */
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
  ask: {
    /** physics.Stage of the question, or cursor.Stage in a world, plus 1; 0: none */
    stage: 300,
    /** flag: it was answered, wrongly; Hot, Ticked and Mark are the answer */
    given: 301,
    /** choice under the pointer, from 1: axis, edge of A then of B, edge of the incident box, or contact of the last step then of this one; 0: none */
    hot: 302,
    /** by the reader: bits 0 and 1 for the clipped points that stay, or a bit for each contact */
    ticked: 303,
    /** place of the cut, by the reader, as a fraction of the edge; in a world the length of 1 m/s in a question about velocities, metres */
    mark: 304,
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
  /** number of listed contacts */
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
  /** shown constraint of that iteration: 0 all, else by Watch.Order, or a contact of the position pass */
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
    /** lower left corner of the grid, and the size of a cell */
    low: {x: 66, y: 67},
    /** lower left corner of the grid, and the size of a cell */
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
    step: 392,
    /** number of the step before if it was recorded too, otherwise 0 */
    lastStep: 393,
    /** A and B at the start of the step before */
    last: [{
      /** full width and height, centre, angle counter-clockwise */
      w: 394,
      /** full width and height, centre, angle counter-clockwise */
      h: 395,
      /** full width and height, centre, angle counter-clockwise */
      x: 396,
      /** full width and height, centre, angle counter-clockwise */
      y: 397,
      /** full width and height, centre, angle counter-clockwise */
      angle: 398,
      /** unit vector of its x axis; its y axis is AxisX turned left by 90° */
      axisX: {x: 399, y: 400},
      /** v1 to v4 */
      corners: [{x: 401, y: 402}, {x: 403, y: 404}, {x: 405, y: 406}, {x: 407, y: 408}],
    }, {
      /** full width and height, centre, angle counter-clockwise */
      w: 409,
      /** full width and height, centre, angle counter-clockwise */
      h: 410,
      /** full width and height, centre, angle counter-clockwise */
      x: 411,
      /** full width and height, centre, angle counter-clockwise */
      y: 412,
      /** full width and height, centre, angle counter-clockwise */
      angle: 413,
      /** unit vector of its x axis; its y axis is AxisX turned left by 90° */
      axisX: {x: 414, y: 415},
      /** v1 to v4 */
      corners: [{x: 416, y: 417}, {x: 418, y: 419}, {x: 420, y: 421}, {x: 422, y: 423}],
    }],
    /** contacts of the step before, at its end; ThenCount of them are set */
    then: [{
      /** position */
      at: {x: 424, y: 425},
      /** separation from the reference face; negative is overlap */
      separation: 426,
      /** normal impulse: at the step's end in Then, at its start in Now */
      impulse: 427,
      /** along the normal turned right */
      friction: 428,
      /** the feature pair packed into 32 bits */
      key: 429,
      /** the feature pair; box 1 is A and box 2 is B */
      feature: {
        in1: 430,
        out1: 431,
        in2: 432,
        out2: 433,
      },
      /** contact of the other step with the same feature pair: 0 or 1, or -1 */
      match: 434,
      /** physics.ContactLife in its own step */
      life: 435,
    }, {
      /** position */
      at: {x: 436, y: 437},
      /** separation from the reference face; negative is overlap */
      separation: 438,
      /** normal impulse: at the step's end in Then, at its start in Now */
      impulse: 439,
      /** along the normal turned right */
      friction: 440,
      /** the feature pair packed into 32 bits */
      key: 441,
      /** the feature pair; box 1 is A and box 2 is B */
      feature: {
        in1: 442,
        out1: 443,
        in2: 444,
        out2: 445,
      },
      /** contact of the other step with the same feature pair: 0 or 1, or -1 */
      match: 446,
      /** physics.ContactLife in its own step */
      life: 447,
    }],
    /** contacts of this step, at its start; NowCount of them are set */
    now: [{
      /** position */
      at: {x: 448, y: 449},
      /** separation from the reference face; negative is overlap */
      separation: 450,
      /** normal impulse: at the step's end in Then, at its start in Now */
      impulse: 451,
      /** along the normal turned right */
      friction: 452,
      /** the feature pair packed into 32 bits */
      key: 453,
      /** the feature pair; box 1 is A and box 2 is B */
      feature: {
        in1: 454,
        out1: 455,
        in2: 456,
        out2: 457,
      },
      /** contact of the other step with the same feature pair: 0 or 1, or -1 */
      match: 458,
      /** physics.ContactLife in its own step */
      life: 459,
    }, {
      /** position */
      at: {x: 460, y: 461},
      /** separation from the reference face; negative is overlap */
      separation: 462,
      /** normal impulse: at the step's end in Then, at its start in Now */
      impulse: 463,
      /** along the normal turned right */
      friction: 464,
      /** the feature pair packed into 32 bits */
      key: 465,
      /** the feature pair; box 1 is A and box 2 is B */
      feature: {
        in1: 466,
        out1: 467,
        in2: 468,
        out2: 469,
      },
      /** contact of the other step with the same feature pair: 0 or 1, or -1 */
      match: 470,
      /** physics.ContactLife in its own step */
      life: 471,
    }],
    /** number of contacts in the step before */
    thenCount: 472,
    /** number of contacts in this step */
    nowCount: 473,
    /** unit normal of this step's contacts, from A to B */
    normal: {x: 474, y: 475},
    /** unit normal of the step before, from A to B */
    thenNormal: {x: 476, y: 477},
    /** flag: contacts could inherit impulses: warm starting was on, and impulses were accumulated */
    warm: 478,
    /** flag: impulses were accumulated in this step */
    sums: 479,
    /** motions of A and B before forces */
    start: [{
      /** of the centre */
      velocity: {x: 480, y: 481},
      /** counter-clockwise */
      angularVelocity: 482,
    }, {
      /** of the centre */
      velocity: {x: 483, y: 484},
      /** counter-clockwise */
      angularVelocity: 485,
    }],
    /** after forces, when the solver begins */
    forced: [{
      /** of the centre */
      velocity: {x: 486, y: 487},
      /** counter-clockwise */
      angularVelocity: 488,
    }, {
      /** of the centre */
      velocity: {x: 489, y: 490},
      /** counter-clockwise */
      angularVelocity: 491,
    }],
    /** before the pair's own warm start */
    unwarmed: [{
      /** of the centre */
      velocity: {x: 492, y: 493},
      /** counter-clockwise */
      angularVelocity: 494,
    }, {
      /** of the centre */
      velocity: {x: 495, y: 496},
      /** counter-clockwise */
      angularVelocity: 497,
    }],
    /** after the pair's own warm start */
    warmed: [{
      /** of the centre */
      velocity: {x: 498, y: 499},
      /** counter-clockwise */
      angularVelocity: 500,
    }, {
      /** of the centre */
      velocity: {x: 501, y: 502},
      /** counter-clockwise */
      angularVelocity: 503,
    }],
    /** after all iterations */
    solved: [{
      /** of the centre */
      velocity: {x: 504, y: 505},
      /** counter-clockwise */
      angularVelocity: 506,
    }, {
      /** of the centre */
      velocity: {x: 507, y: 508},
      /** counter-clockwise */
      angularVelocity: 509,
    }],
    /** poses of A and B after integration */
    moved: [{
      /** centre */
      at: {x: 510, y: 511},
      /** unit vector of its x axis; its y axis is AxisX turned left by 90° */
      axisX: {x: 512, y: 513},
    }, {
      /** centre */
      at: {x: 514, y: 515},
      /** unit vector of its x axis; its y axis is AxisX turned left by 90° */
      axisX: {x: 516, y: 517},
    }],
    /** effective mass along the normal, kg, by contact */
    mass: [518, 519],
    /** effective mass along the tangent, kg */
    massT: 520,
    /** normal velocity that reduces the overlap, m/s, by contact */
    target: [521, 522],
    /** coefficient */
    friction: 523,
    match: {
      /** number of rows */
      count: 524,
      /** only the first Count are set */
      rows: [{
        /** 0 or 1, or -1 for none */
        then: 525,
        /** 0 or 1, or -1 for none */
        now: 526,
        /** flag: they have the same feature pair */
        same: 527,
      }, {
        /** 0 or 1, or -1 for none */
        then: 528,
        /** 0 or 1, or -1 for none */
        now: 529,
        /** flag: they have the same feature pair */
        same: 530,
      }, {
        /** 0 or 1, or -1 for none */
        then: 531,
        /** 0 or 1, or -1 for none */
        now: 532,
        /** flag: they have the same feature pair */
        same: 533,
      }, {
        /** 0 or 1, or -1 for none */
        then: 534,
        /** 0 or 1, or -1 for none */
        now: 535,
        /** flag: they have the same feature pair */
        same: 536,
      }],
      /** reference faces of the last step and of this one, if they differ */
      faces: [{
        /** 0 A, 1 B */
        box: 537,
        /** 1 to 4, 0 for none */
        edge: 538,
      }, {
        /** 0 A, 1 B */
        box: 539,
        /** 1 to 4, 0 for none */
        edge: 540,
      }],
      crossing: {
        /** edge along the side line; its Edge is 0 if there was no crossing */
        side: {
          /** 0 A, 1 B */
          box: 541,
          /** 1 to 4, 0 for none */
          edge: 542,
        },
        /** corner of the other box, 1 to 4 */
        corner: 543,
        /** index of the contact's row in Match.Rows */
        row: 544,
        /** distance of the corner outside the line in the last step and in this one, m */
        beyond: [545, 546],
        /** flags for the last step and this one: the contact is the cut of the line */
        cut: [547, 548],
      },
    },
    /** Order is the number of each constraint of an Iteration in the solver's order, from 1; 0 if it is not solved. The constraints of a block have the same number. */
    order: [549, 550, 551, 552],
    /** Box2D's solver: this step's time divided by the last step's; 0 with Box2D-Lite's */
    ratio: 553,
    /** contacts of the last step, and of this one, in Box2D's solver */
    local: [{
      /** the body with the frame: 1 A, 2 B, 0 without contacts */
      box: 554,
      /** points of the manifold, in the frame of the box */
      points: [{x: 555, y: 556}, {x: 557, y: 558}],
    }, {
      /** the body with the frame: 1 A, 2 B, 0 without contacts */
      box: 559,
      /** points of the manifold, in the frame of the box */
      points: [{x: 560, y: 561}, {x: 562, y: 563}],
    }],
    /** impulses that the next step inherits; only with Box2D's solver */
    kept: [{
      /** impulse along the normal */
      normal: 564,
      /** along the normal turned right */
      friction: 565,
    }, {
      /** impulse along the normal */
      normal: 566,
      /** along the normal turned right */
      friction: 567,
    }],
    /** shown iteration of the position pass */
    pass: {
      /** number of contacts */
      count: 568,
      /** poses of A and B before the shown iteration or contact */
      before: [{
        /** centre */
        at: {x: 569, y: 570},
        /** unit vector of its x axis; its y axis is AxisX turned left by 90° */
        axisX: {x: 571, y: 572},
      }, {
        /** centre */
        at: {x: 573, y: 574},
        /** unit vector of its x axis; its y axis is AxisX turned left by 90° */
        axisX: {x: 575, y: 576},
      }],
      after: [{
        /** centre */
        at: {x: 577, y: 578},
        /** unit vector of its x axis; its y axis is AxisX turned left by 90° */
        axisX: {x: 579, y: 580},
      }, {
        /** centre */
        at: {x: 581, y: 582},
        /** unit vector of its x axis; its y axis is AxisX turned left by 90° */
        axisX: {x: 583, y: 584},
      }],
      points: [{
        /** point of the incident box */
        at: {x: 585, y: 586},
        /** unit, from A to B */
        normal: {x: 587, y: 588},
        /** m */
        separation: 589,
        /** change of the overlap, m, at most 0 */
        correction: 590,
        /** impulse on B along the normal, kg m */
        impulse: 591,
      }, {
        /** point of the incident box */
        at: {x: 592, y: 593},
        /** unit, from A to B */
        normal: {x: 594, y: 595},
        /** m */
        separation: 596,
        /** change of the overlap, m, at most 0 */
        correction: 597,
        /** impulse on B along the normal, kg m */
        impulse: 598,
      }],
      /** least separation that needs no correction, m, negative */
      slop: 599,
      /** least separation at which the pass ends, m, negative */
      solved: 600,
      /** number of iterations of the pass */
      rounds: 601,
      /** slot of the first Round, relative to the start of the frame; 0 without */
      from: 602,
    },
    /** block of the shown iteration on velocities, if it has one; set by the lab */
    block: {
      /** the valid case: physics.BlockCase */
      case: 603,
      /** change of the normal velocities per impulse, 1/kg: K11, K12, K22 */
      k: [604, 605, 606],
      /** accumulated normal impulses, N s */
      before: [607, 608],
      /** accumulated normal impulses, N s */
      after: [609, 610],
      /** number of cases that the solver tried, including the valid one */
      tried: 611,
      /** result of each case */
      tries: [{
        /** accumulated normal impulses, N s */
        impulses: [612, 613],
        /** normal velocities less the bounce velocities, m/s */
        velocities: [614, 615],
        /** flag: the impulse would be negative */
        pulls: [616, 617],
        /** flag: the velocity would be negative */
        sinks: [618, 619],
      }, {
        /** accumulated normal impulses, N s */
        impulses: [620, 621],
        /** normal velocities less the bounce velocities, m/s */
        velocities: [622, 623],
        /** flag: the impulse would be negative */
        pulls: [624, 625],
        /** flag: the velocity would be negative */
        sinks: [626, 627],
      }, {
        /** accumulated normal impulses, N s */
        impulses: [628, 629],
        /** normal velocities less the bounce velocities, m/s */
        velocities: [630, 631],
        /** flag: the impulse would be negative */
        pulls: [632, 633],
        /** flag: the velocity would be negative */
        sinks: [634, 635],
      }, {
        /** accumulated normal impulses, N s */
        impulses: [636, 637],
        /** normal velocities less the bounce velocities, m/s */
        velocities: [638, 639],
        /** flag: the impulse would be negative */
        pulls: [640, 641],
        /** flag: the velocity would be negative */
        sinks: [642, 643],
      }],
    },
  },
} as const;
export const W_SLOTS = 644;

/** The slots of a body, from its first one. */
export const BODY = {
  /** centre */
  at: {x: 0, y: 1},
  /** counter-clockwise */
  angle: 2,
  /** unit vector of its x axis; its y axis is AxisX turned left by 90° */
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
  /** position of the pin on B; it differs from AtA if the joint gives */
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
  /** the body's centre in the second world, and in the first */
  from: {x: 1, y: 2},
  /** the body's centre in the second world, and in the first */
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
    /** unit vector of its x axis; its y axis is AxisX turned left by 90° */
    axisX: {x: 2, y: 3},
  }, {
    /** centre */
    at: {x: 4, y: 5},
    /** unit vector of its x axis; its y axis is AxisX turned left by 90° */
    axisX: {x: 6, y: 7},
  }],
  after: [{
    /** centre */
    at: {x: 8, y: 9},
    /** unit vector of its x axis; its y axis is AxisX turned left by 90° */
    axisX: {x: 10, y: 11},
  }, {
    /** centre */
    at: {x: 12, y: 13},
    /** unit vector of its x axis; its y axis is AxisX turned left by 90° */
    axisX: {x: 14, y: 15},
  }],
  /** by contact, m */
  separations: [16, 17],
  /** change of the overlap by contact, m, at most 0 */
  corrections: [18, 19],
} as const;
export const ROUND_SLOTS = 20;
