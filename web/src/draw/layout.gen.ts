// Generated from wasm/frame/frame.go by make generate. Do not edit.

/** The layout's versions, in slot 0 of a frame: of a pair, of a world, of hulls. */
export const VERSION = 17, WORLD_VERSION = 17, HULL_VERSION = 17;

/** The length of a frame, in float64 slots. */
export const SLOTS = 300;

/** The slot of every value: frame[F.boxes[0].x]. */
export const F = {
  /** the layout's */
  version: 0,
  /** slots in use, this one and Version included */
  size: 1,
  /** shown, as an index of physics.Stage */
  stage: 2,
  /** the last stage that ran */
  reached: 3,
  /** physics.Outcome */
  outcome: 4,
  /** flag: edge and vertex numbers are shown */
  numbers: 5,
  /** flag: the measuring cursor is shown */
  measure: 6,
  /** which box has keyboard focus: 0 none, 1 A, 2 B */
  focus: 7,
  /** which box is under the pointer or being dragged, likewise */
  hover: 8,
  /** of that box: 0 none, 1 inside (moves it), 2 knob (turns it), 3 to 6 corner v1 to v4 (resizes it) */
  part: 9,
  /** what is pointed at, here or in the inspector: clipping.Quantity */
  lit: 10,
  /** distance of the knob beyond the box's top edge, CSS pixels */
  knob: 11,
  /** A, B */
  boxes: [{
    /** full width and height, centre; angle counter-clockwise */
    w: 12,
    /** full width and height, centre; angle counter-clockwise */
    h: 13,
    /** full width and height, centre; angle counter-clockwise */
    x: 14,
    /** full width and height, centre; angle counter-clockwise */
    y: 15,
    /** full width and height, centre; angle counter-clockwise */
    angle: 16,
    /** its x axis, unit; its y axis is this turned left */
    axisX: {x: 17, y: 18},
    /** v1 to v4 */
    corners: [{x: 19, y: 20}, {x: 21, y: 22}, {x: 23, y: 24}, {x: 25, y: 26}],
  }, {
    /** full width and height, centre; angle counter-clockwise */
    w: 27,
    /** full width and height, centre; angle counter-clockwise */
    h: 28,
    /** full width and height, centre; angle counter-clockwise */
    x: 29,
    /** full width and height, centre; angle counter-clockwise */
    y: 30,
    /** full width and height, centre; angle counter-clockwise */
    angle: 31,
    /** its x axis, unit; its y axis is this turned left */
    axisX: {x: 32, y: 33},
    /** v1 to v4 */
    corners: [{x: 34, y: 35}, {x: 36, y: 37}, {x: 38, y: 39}, {x: 40, y: 41}],
  }],
  setup: {
    /** from A's centre to B's */
    dp: {x: 42, y: 43},
    /** in A's frame, in B's frame */
    da: {x: 44, y: 45},
    /** in A's frame, in B's frame */
    db: {x: 46, y: 47},
  },
  /** A's x and y, B's x and y */
  axes: [{
    /** flag: this axis was reached */
    tested: 48,
    /** unit */
    direction: {x: 49, y: 50},
    /** centre of the box that owns it: 0 of the intervals below */
    origin: {x: 51, y: 52},
    a: {
      lo: 53,
      hi: 54,
    },
    b: {
      lo: 55,
      hi: 56,
    },
    /** of the two intervals; negative is overlap */
    separation: 57,
    /** sum of the two half shadows */
    reach: 58,
    /** of the centres along the axis */
    distance: 59,
    /** what lies between the shadows, or what they share, on the side of the test */
    gap: {
      lo: 60,
      hi: 61,
    },
  }, {
    /** flag: this axis was reached */
    tested: 62,
    /** unit */
    direction: {x: 63, y: 64},
    /** centre of the box that owns it: 0 of the intervals below */
    origin: {x: 65, y: 66},
    a: {
      lo: 67,
      hi: 68,
    },
    b: {
      lo: 69,
      hi: 70,
    },
    /** of the two intervals; negative is overlap */
    separation: 71,
    /** sum of the two half shadows */
    reach: 72,
    /** of the centres along the axis */
    distance: 73,
    /** what lies between the shadows, or what they share, on the side of the test */
    gap: {
      lo: 74,
      hi: 75,
    },
  }, {
    /** flag: this axis was reached */
    tested: 76,
    /** unit */
    direction: {x: 77, y: 78},
    /** centre of the box that owns it: 0 of the intervals below */
    origin: {x: 79, y: 80},
    a: {
      lo: 81,
      hi: 82,
    },
    b: {
      lo: 83,
      hi: 84,
    },
    /** of the two intervals; negative is overlap */
    separation: 85,
    /** sum of the two half shadows */
    reach: 86,
    /** of the centres along the axis */
    distance: 87,
    /** what lies between the shadows, or what they share, on the side of the test */
    gap: {
      lo: 88,
      hi: 89,
    },
  }, {
    /** flag: this axis was reached */
    tested: 90,
    /** unit */
    direction: {x: 91, y: 92},
    /** centre of the box that owns it: 0 of the intervals below */
    origin: {x: 93, y: 94},
    a: {
      lo: 95,
      hi: 96,
    },
    b: {
      lo: 97,
      hi: 98,
    },
    /** of the two intervals; negative is overlap */
    separation: 99,
    /** sum of the two half shadows */
    reach: 100,
    /** of the centres along the axis */
    distance: 101,
    /** what lies between the shadows, or what they share, on the side of the test */
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
    /** what each axis had to exceed; the first is its own separation */
    thresholds: [108, 109, 110, 111],
    /** flag: the axis took the lead when its turn came */
    took: [112, 113, 114, 115],
    /** the axis of the largest separation, without the hysteresis */
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
      /** of its points along the normal */
      offset: 121,
    },
    /** of the face: on the negative side line, on the positive one */
    ends: [{x: 122, y: 123}, {x: 124, y: 125}],
    sides: [{
      line: {
        /** unit */
        normal: {x: 126, y: 127},
        /** of its points along the normal */
        offset: 128,
      },
      /** of the reference box */
      edge: 129,
    }, {
      line: {
        /** unit */
        normal: {x: 130, y: 131},
        /** of its points along the normal */
        offset: 132,
      },
      /** of the reference box */
      edge: 133,
    }],
  },
  incident: {
    /** by its number */
    edge: 134,
    /** the front normal, turned round, in the incident box's frame */
    normal: {x: 135, y: 136},
    vertices: [{
      /** where it is */
      at: {x: 137, y: 138},
      /** 1 to 4 for a vertex of the incident box, 0 for a cut */
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
      /** where it is */
      at: {x: 148, y: 149},
      /** 1 to 4 for a vertex of the incident box, 0 for a cut */
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
    /** of the front normal with each edge's own, edges 1 to 4: the lowest is the incident edge */
    dots: [159, 160, 161, 162],
  },
  /** by the negative side line, by the positive one */
  clips: [{
    /** of both ends beyond the line; positive is cut off */
    distances: [163, 164],
    /** flag */
    cut: 165,
    /** how far from the first end to the second the line cuts: 0 to 1 */
    t: 166,
    /** of what is left; with fewer than two the call ends */
    count: 167,
    vertices: [{
      /** where it is */
      at: {x: 168, y: 169},
      /** 1 to 4 for a vertex of the incident box, 0 for a cut */
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
      /** where it is */
      at: {x: 179, y: 180},
      /** 1 to 4 for a vertex of the incident box, 0 for a cut */
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
      /** where it is */
      at: {x: 190, y: 191},
      /** 1 to 4 for a vertex of the incident box, 0 for a cut */
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
      /** where it is */
      at: {x: 201, y: 202},
      /** 1 to 4 for a vertex of the incident box, 0 for a cut */
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
    /** of both ends beyond the line; positive is cut off */
    distances: [212, 213],
    /** flag */
    cut: 214,
    /** how far from the first end to the second the line cuts: 0 to 1 */
    t: 215,
    /** of what is left; with fewer than two the call ends */
    count: 216,
    vertices: [{
      /** where it is */
      at: {x: 217, y: 218},
      /** 1 to 4 for a vertex of the incident box, 0 for a cut */
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
      /** where it is */
      at: {x: 228, y: 229},
      /** 1 to 4 for a vertex of the incident box, 0 for a cut */
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
      /** where it is */
      at: {x: 239, y: 240},
      /** 1 to 4 for a vertex of the incident box, 0 for a cut */
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
      /** where it is */
      at: {x: 250, y: 251},
      /** 1 to 4 for a vertex of the incident box, 0 for a cut */
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
    /** of both points from the reference face; a point at 0 or below is kept */
    separations: [261, 262],
    /** flags */
    kept: [263, 264],
    /** the points, slid onto the line of the face */
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
      /** the clipped vertex that it was slid from */
      origin: {x: 274, y: 275},
      /** of the point from the reference face; negative is overlap */
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
      /** the clipped vertex that it was slid from */
      origin: {x: 288, y: 289},
      /** of the point from the reference face; negative is overlap */
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

/** The slots of a world's head: frame[W.step]. At W.pair a pair's frame begins. */
export const W = {
  /** the layout's */
  version: 0,
  /** slots in use, all lists included; a second world's frame is not */
  size: 1,
  /** how many */
  bodies: 2,
  /** how many */
  joints: 3,
  /** how many */
  contacts: 4,
  /** before the phase or iteration that was run last: of every body within a step, else of none */
  motions: 5,
  /** iterations of the picked pair */
  iterations: 6,
  /** likewise, of the step run again with warm starting off in it */
  coldIterations: 7,
  /** of the picked pair's impulse */
  samples: 8,
  /** how many */
  anchors: 9,
  /** of the steps on the time axis, while plots are shown */
  tallies: 10,
  /** the step that is shown: complete, or under way */
  step: 11,
  /** flag: it is complete */
  complete: 12,
  /** the last step that was run since the scene began; those after Step lie ahead */
  latest: 13,
  /** of a step */
  dt: 14,
  /** of the step's end since the scene began */
  time: 15,
  /** that comes next: physics.Phase */
  phase: 16,
  /** likewise, that ran last in this step; -1 before the first */
  ran: 17,
  /** of the solver, done in this step */
  iteration: 18,
  /** kinetic, of all bodies that can move, J */
  energy: 19,
  /** the earliest step that one can go back to */
  oldest: 20,
  /** body, -1 for none: the pair that is picked, A the lower one */
  chosenA: 21,
  /** the higher one */
  chosenB: 22,
  /** body, -1 for none: the pair that Enter or a click picks, A the lower one */
  offeredA: 23,
  /** the higher one */
  offeredB: 24,
  /** of that pair's contacts, in their order; in it 1 is A and 2 is B */
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
  /** body that hands were on last, -1 for none */
  selected: 33,
  /** body that the view keeps in its place, -1 for none */
  followed: 34,
  /** what is being drawn: 0 nothing, 1 a box, 2 a push */
  sketching: 35,
  /** two corners of the box; where the push is, and the pointer */
  sketch: [{x: 36, y: 37}, {x: 38, y: 39}],
  /** impulse of the push, N s */
  push: 40,
  /** flag: the notice is of what Undo takes back */
  undoes: 41,
  /** of the picked pair: world.Stage */
  stage: 42,
  /** where solve, velocity and position stand: after so many iterations, of which the last is being looked at; 0 none */
  atIteration: 43,
  /** of it: 0 all, else one by its number in Watch.Order, or a contact of the position pass */
  atConstraint: 44,
  /** of the picked pair that is looked at: 0 the first, 1 the second */
  contact: 45,
  /** those that are shown: bits of world.Plots */
  plots: 46,
  /** the ends of the time axis, while plots are shown */
  first: 47,
  /** the ends of the time axis, while plots are shown */
  last: 48,
  /** Scales are what each plot goes from and to, of those that are shown. */
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
  /** that are on: bits, by world.Layer */
  layers: 57,
  /** contacts of the step by their life, all of them: new, persisted, */
  fresh: 58,
  /** persisted */
  kept: 59,
  /** and those that lost their impulse */
  lost: 60,
  /** under the pointer, -1 for none */
  pointedBody: 61,
  /** of the offered pair, under the pointer: 0 the first, 1 the second, -1 for none */
  pointedContact: 62,
  /** how many bounding boxes */
  bounds: 63,
  /** with a body in them */
  cells: 64,
  /** pairs of bodies near one another */
  near: 65,
  /** of the cells; all 0 without them */
  grid: {
    /** its lowest corner, the size of a cell */
    low: {x: 66, y: 67},
    /** its lowest corner, the size of a cell */
    cell: {x: 68, y: 69},
    /** how many */
    columns: 70,
    /** how many */
    rows: 71,
  },
  settings: {
    /** flag */
    accumulateImpulses: 72,
    /** flag */
    warmStarting: 73,
    /** flag */
    positionCorrection: 74,
    /** of the solver in a step */
    iterations: 75,
    /** m/s² */
    gravity: {x: 76, y: 77},
    /** share of an overlap that is pushed back in a step */
    baumgarte: 78,
    /** overlap that is let be */
    slop: 79,
  },
  /** Compare is how this world and a second one of the same scene differ; all 0 in the second one's own frame, and where nothing is compared. */
  compare: {
    /** slot at which the second world's frame begins, a complete one with a head; 0 for none */
    second: 80,
    /** how many */
    offsets: 81,
    /** likewise */
    lone: 82,
    /** the first step at whose end the two differ, -1 where none does so far */
    first: 83,
    /** the first body that does then, -1 for none */
    firstBody: 84,
    /** world.View: how the two are drawn */
    view: 85,
    /** which world is drawn with dashed lines, wherever both are drawn: 0 the first, 1 the second */
    dashed: 86,
  },
  /** Pair is what the picked bodies' collide call finds in this step; all 0 if none are picked. Its Stage is at most contacts. */
  pair: 87,
  /** Watch is what the step does for them; all 0 if none are picked. */
  watch: {
    /** recorded, 0 for none */
    step: 387,
    /** the step before, if it was recorded too; else 0 */
    lastStep: 388,
    /** A and B as that one found them */
    last: [{
      /** full width and height, centre; angle counter-clockwise */
      w: 389,
      /** full width and height, centre; angle counter-clockwise */
      h: 390,
      /** full width and height, centre; angle counter-clockwise */
      x: 391,
      /** full width and height, centre; angle counter-clockwise */
      y: 392,
      /** full width and height, centre; angle counter-clockwise */
      angle: 393,
      /** its x axis, unit; its y axis is this turned left */
      axisX: {x: 394, y: 395},
      /** v1 to v4 */
      corners: [{x: 396, y: 397}, {x: 398, y: 399}, {x: 400, y: 401}, {x: 402, y: 403}],
    }, {
      /** full width and height, centre; angle counter-clockwise */
      w: 404,
      /** full width and height, centre; angle counter-clockwise */
      h: 405,
      /** full width and height, centre; angle counter-clockwise */
      x: 406,
      /** full width and height, centre; angle counter-clockwise */
      y: 407,
      /** full width and height, centre; angle counter-clockwise */
      angle: 408,
      /** its x axis, unit; its y axis is this turned left */
      axisX: {x: 409, y: 410},
      /** v1 to v4 */
      corners: [{x: 411, y: 412}, {x: 413, y: 414}, {x: 415, y: 416}, {x: 417, y: 418}],
    }],
    /** its contacts, as it ended; so many as ThenCount says */
    then: [{
      /** where it is */
      at: {x: 419, y: 420},
      /** of the point from the reference face; negative is overlap */
      separation: 421,
      /** along the normal: of Then at the step's end, of Now at its beginning */
      impulse: 422,
      /** along the normal turned right */
      friction: 423,
      /** the feature pair packed into 32 bits */
      key: 424,
      /** the same, apart; in it 1 is A and 2 is B */
      feature: {
        in1: 425,
        out1: 426,
        in2: 427,
        out2: 428,
      },
      /** which contact of the other step has the same feature pair: 0 or 1, -1 for none */
      match: 429,
      /** in its own step: physics.ContactLife */
      life: 430,
    }, {
      /** where it is */
      at: {x: 431, y: 432},
      /** of the point from the reference face; negative is overlap */
      separation: 433,
      /** along the normal: of Then at the step's end, of Now at its beginning */
      impulse: 434,
      /** along the normal turned right */
      friction: 435,
      /** the feature pair packed into 32 bits */
      key: 436,
      /** the same, apart; in it 1 is A and 2 is B */
      feature: {
        in1: 437,
        out1: 438,
        in2: 439,
        out2: 440,
      },
      /** which contact of the other step has the same feature pair: 0 or 1, -1 for none */
      match: 441,
      /** in its own step: physics.ContactLife */
      life: 442,
    }],
    /** those of this step, as it begins; so many as NowCount says */
    now: [{
      /** where it is */
      at: {x: 443, y: 444},
      /** of the point from the reference face; negative is overlap */
      separation: 445,
      /** along the normal: of Then at the step's end, of Now at its beginning */
      impulse: 446,
      /** along the normal turned right */
      friction: 447,
      /** the feature pair packed into 32 bits */
      key: 448,
      /** the same, apart; in it 1 is A and 2 is B */
      feature: {
        in1: 449,
        out1: 450,
        in2: 451,
        out2: 452,
      },
      /** which contact of the other step has the same feature pair: 0 or 1, -1 for none */
      match: 453,
      /** in its own step: physics.ContactLife */
      life: 454,
    }, {
      /** where it is */
      at: {x: 455, y: 456},
      /** of the point from the reference face; negative is overlap */
      separation: 457,
      /** along the normal: of Then at the step's end, of Now at its beginning */
      impulse: 458,
      /** along the normal turned right */
      friction: 459,
      /** the feature pair packed into 32 bits */
      key: 460,
      /** the same, apart; in it 1 is A and 2 is B */
      feature: {
        in1: 461,
        out1: 462,
        in2: 463,
        out2: 464,
      },
      /** which contact of the other step has the same feature pair: 0 or 1, -1 for none */
      match: 465,
      /** in its own step: physics.ContactLife */
      life: 466,
    }],
    /** how many contacts the last step had */
    thenCount: 467,
    /** and this one has */
    nowCount: 468,
    /** of this step's contacts, from A to B */
    normal: {x: 469, y: 470},
    /** of the last step, unit, from A to B */
    thenNormal: {x: 471, y: 472},
    /** flag: contacts began with what they had: warm starting was on, and impulses were accumulated */
    warm: 473,
    /** flag: impulses were accumulated in this step */
    sums: 474,
    /** of A and B before forces */
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
    /** with gravity, when the solver begins */
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
    /** and after it */
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
    /** effective mass along the normal, kg, by contact */
    mass: [499, 500],
    /** along the tangent */
    massT: 501,
    /** the normal velocity that pushes out of the overlap, by contact */
    target: [502, 503],
    /** coefficient */
    friction: 504,
    match: {
      /** of the rows */
      count: 505,
      /** so many as Count says */
      rows: [{
        /** 0 or 1, -1 for none */
        then: 506,
        /** 0 or 1, -1 for none */
        now: 507,
        /** flag: their feature pairs are the same */
        same: 508,
      }, {
        /** 0 or 1, -1 for none */
        then: 509,
        /** 0 or 1, -1 for none */
        now: 510,
        /** flag: their feature pairs are the same */
        same: 511,
      }, {
        /** 0 or 1, -1 for none */
        then: 512,
        /** 0 or 1, -1 for none */
        now: 513,
        /** flag: their feature pairs are the same */
        same: 514,
      }, {
        /** 0 or 1, -1 for none */
        then: 515,
        /** 0 or 1, -1 for none */
        now: 516,
        /** flag: their feature pairs are the same */
        same: 517,
      }],
      /** the reference faces of the last step and of this one, where they differ */
      faces: [{
        /** 0 A, 1 B */
        box: 518,
        /** 1 to 4, 0 for none */
        edge: 519,
      }, {
        /** 0 A, 1 B */
        box: 520,
        /** 1 to 4, 0 for none */
        edge: 521,
      }],
      crossing: {
        /** along the side line; its Edge is 0 where no such thing happened */
        side: {
          /** 0 A, 1 B */
          box: 522,
          /** 1 to 4, 0 for none */
          edge: 523,
        },
        /** of the other box, 1 to 4 */
        corner: 524,
        /** of the contact, in Match.Rows */
        row: 525,
        /** how far outside of the line the corner was in the last step, and is in this one, m */
        beyond: [526, 527],
        /** flag: the contact was, and is, where the line cuts */
        cut: [528, 529],
      },
    },
    /** Order is the number that each of an Iteration's constraints has in the solver's order, from 1; 0 where it is not solved. Those of a block have the same. */
    order: [530, 531, 532, 533],
    /** of this step's time to the last one's, by which Box2D's solver scales what is carried; 0 with Lite's */
    ratio: 534,
    /** where Box2D's solver keeps the contacts of the last step, and of this one */
    local: [{
      /** 1 A, 2 B, 0 where there are none */
      box: 535,
      /** of the manifold, in the frame of its box */
      points: [{x: 536, y: 537}, {x: 538, y: 539}],
    }, {
      /** 1 A, 2 B, 0 where there are none */
      box: 540,
      /** of the manifold, in the frame of its box */
      points: [{x: 541, y: 542}, {x: 543, y: 544}],
    }],
    /** what the contacts keep for the next step; Box2D's solver alone has it */
    kept: [{
      /** impulse along the normal */
      normal: 545,
      /** along the normal turned right */
      friction: 546,
    }, {
      /** impulse along the normal */
      normal: 547,
      /** along the normal turned right */
      friction: 548,
    }],
    /** the iteration of the position pass that is looked at. The lab sets it */
    pass: {
      /** contacts */
      count: 549,
      /** of A and B, before the iteration or the contact that is looked at */
      before: [{
        /** centre */
        at: {x: 550, y: 551},
        /** its x axis, unit; its y axis is this turned left */
        axisX: {x: 552, y: 553},
      }, {
        /** centre */
        at: {x: 554, y: 555},
        /** its x axis, unit; its y axis is this turned left */
        axisX: {x: 556, y: 557},
      }],
      after: [{
        /** centre */
        at: {x: 558, y: 559},
        /** its x axis, unit; its y axis is this turned left */
        axisX: {x: 560, y: 561},
      }, {
        /** centre */
        at: {x: 562, y: 563},
        /** its x axis, unit; its y axis is this turned left */
        axisX: {x: 564, y: 565},
      }],
      points: [{
        /** the point of the incident box */
        at: {x: 566, y: 567},
        /** unit, from A to B */
        normal: {x: 568, y: 569},
        /** m */
        separation: 570,
        /** of the overlap, m, at most 0 */
        correction: 571,
        /** kg m, on B along the normal */
        impulse: 572,
      }, {
        /** the point of the incident box */
        at: {x: 573, y: 574},
        /** unit, from A to B */
        normal: {x: 575, y: 576},
        /** m */
        separation: 577,
        /** of the overlap, m, at most 0 */
        correction: 578,
        /** kg m, on B along the normal */
        impulse: 579,
      }],
      /** separation up to which contacts are left as they are, m, negative */
      slop: 580,
      /** and that from which on the pass ends */
      solved: 581,
      /** how many iterations the pass had */
      rounds: 582,
      /** the slot where the first Round is, from the one where the frame begins; 0 without */
      from: 583,
    },
    /** of the iteration on velocities that is looked at, where it has one. The lab sets it */
    block: {
      /** that holds: physics.BlockCase */
      case: 584,
      /** what the impulses change of the velocities, 1/kg: K11, K12, K22 */
      k: [585, 586, 587],
      /** sums, N s */
      before: [588, 589],
      /** sums, N s */
      after: [590, 591],
      /** how many cases the solver tried, the one that holds included */
      tried: 592,
      /** what each case gives */
      tries: [{
        /** N s */
        impulses: [593, 594],
        /** normal, less those of a bounce, m/s */
        velocities: [595, 596],
        /** flag: the contact would have to pull */
        pulls: [597, 598],
        /** flag: the boxes would go on closing there */
        sinks: [599, 600],
      }, {
        /** N s */
        impulses: [601, 602],
        /** normal, less those of a bounce, m/s */
        velocities: [603, 604],
        /** flag: the contact would have to pull */
        pulls: [605, 606],
        /** flag: the boxes would go on closing there */
        sinks: [607, 608],
      }, {
        /** N s */
        impulses: [609, 610],
        /** normal, less those of a bounce, m/s */
        velocities: [611, 612],
        /** flag: the contact would have to pull */
        pulls: [613, 614],
        /** flag: the boxes would go on closing there */
        sinks: [615, 616],
      }, {
        /** N s */
        impulses: [617, 618],
        /** normal, less those of a bounce, m/s */
        velocities: [619, 620],
        /** flag: the contact would have to pull */
        pulls: [621, 622],
        /** flag: the boxes would go on closing there */
        sinks: [623, 624],
      }],
    },
  },
} as const;
export const W_SLOTS = 625;

/** A body's slots, from the one where it begins. */
export const BODY = {
  /** centre */
  at: {x: 0, y: 1},
  /** counter-clockwise */
  angle: 2,
  /** its x axis, unit; its y axis is this turned left */
  axisX: {x: 3, y: 4},
  /** half of width and height */
  half: {x: 5, y: 6},
  /** of the centre */
  velocity: {x: 7, y: 8},
  /** counter-clockwise */
  angularVelocity: 9,
  /** flag: nothing moves it */
  static: 10,
  /** flag: it was removed, and is not to be drawn */
  absent: 11,
  /** flag: it tells what it touches, and pushes nothing */
  sensor: 12,
  /** of its surface, as of a conveyor belt, clockwise around it, m/s */
  tangentSpeed: 13,
} as const;
export const BODY_SLOTS = 14;

/** A joint's, likewise. */
export const JOINT = {
  /** bodies */
  a: 0,
  /** bodies */
  b: 1,
  /** where the pin is on A */
  atA: {x: 2, y: 3},
  /** and on B: the same place, but for what the joint gives */
  atB: {x: 4, y: 5},
  /** accumulated, on B */
  impulse: {x: 6, y: 7},
} as const;
export const JOINT_SLOTS = 8;

/** A contact's of a world, likewise. */
export const CONTACT = {
  /** bodies, A the lower one */
  a: 0,
  /** bodies, A the lower one */
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
  /** of friction: as far as this times the impulse the friction may go */
  coefficient: 10,
} as const;
export const CONTACT_SLOTS = 11;

/** A motion's, likewise. */
export const MOTION = {
  /** of the centre */
  velocity: {x: 0, y: 1},
  /** counter-clockwise */
  angularVelocity: 2,
} as const;
export const MOTION_SLOTS = 3;

/** Those of an iteration of the picked pair, likewise. */
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
  /** normal 1, friction 1, normal 2, friction 2; the order of solving is Watch.Order */
  constraints: [{
    velocity: 12,
    wanted: 13,
    increment: 14,
    before: 15,
    sum: 16,
    limit: 17,
    after: 18,
    /** flag: it got less than it wanted */
    clamped: 19,
  }, {
    velocity: 20,
    wanted: 21,
    increment: 22,
    before: 23,
    sum: 24,
    limit: 25,
    after: 26,
    /** flag: it got less than it wanted */
    clamped: 27,
  }, {
    velocity: 28,
    wanted: 29,
    increment: 30,
    before: 31,
    sum: 32,
    limit: 33,
    after: 34,
    /** flag: it got less than it wanted */
    clamped: 35,
  }, {
    velocity: 36,
    wanted: 37,
    increment: 38,
    before: 39,
    sum: 40,
    limit: 41,
    after: 42,
    /** flag: it got less than it wanted */
    clamped: 43,
  }],
  /** the largest increment of them, its size, N s */
  residual: 44,
} as const;
export const ITERATION_SLOTS = 45;

/** Those of a sample of its impulse, likewise. */
export const SAMPLE = {
  /** by its number */
  step: 0,
  /** accumulated impulses of the first contact */
  normal1: 1,
  /** accumulated impulses of the first contact */
  friction1: 2,
  /** and of the second */
  normal2: 3,
  /** and of the second */
  friction2: 4,
} as const;
export const SAMPLE_SLOTS = 5;

/** Those of an anchor, likewise. */
export const ANCHOR = {
  /** by its number */
  body: 0,
  /** where it holds the body */
  at: {x: 1, y: 2},
  /** where it pulls that */
  to: {x: 3, y: 4},
  /** on the body in the last step, N */
  force: {x: 5, y: 6},
  /** flag: a hand that drags, else a pin */
  soft: 7,
} as const;
export const ANCHOR_SLOTS = 8;

/** Those of what a step came to, likewise. */
export const TALLY = {
  /** by its number */
  step: 0,
  /** of all bodies that can move, J */
  kinetic: 1,
  /** likewise, in the gravity of that step, 0 at the origin's height, J */
  potential: 2,
  /** the largest penetration, m */
  deepest: 3,
  /** contacts that persisted */
  kept: 4,
  /** contacts that are new */
  fresh: 5,
  /** contacts that lost their impulse */
  lost: 6,
} as const;
export const TALLY_SLOTS = 7;

/** Those of a body's bounding box, likewise. */
export const BOUND = {
  /** by its number */
  body: 0,
  /** two corners */
  low: {x: 1, y: 2},
  /** two corners */
  high: {x: 3, y: 4},
} as const;
export const BOUND_SLOTS = 5;

/** Those of a cell of the broad phase's grid, likewise. */
export const CELL = {
  column: 0,
  row: 1,
  bodies: 2,
} as const;
export const CELL_SLOTS = 3;

/** Those of two bodies near one another, likewise. */
export const NEAR = {
  /** bodies by their numbers, A the lower one */
  a: 0,
  /** bodies by their numbers, A the lower one */
  b: 1,
  /** flag: their bounding boxes touch */
  touch: 2,
} as const;
export const NEAR_SLOTS = 3;

/** Those of a body that two worlds have in different places, likewise. */
export const OFFSET = {
  /** by its number */
  body: 0,
  /** its centre in the second world, and in the first */
  from: {x: 1, y: 2},
  /** its centre in the second world, and in the first */
  to: {x: 3, y: 4},
  /** from one to the other, m */
  distance: 5,
  /** flag: no other body's is larger; one body has it where any is not 0 */
  largest: 6,
} as const;
export const OFFSET_SLOTS = 7;

/** Those of a contact that one of two worlds has alone, likewise. */
export const LONE = {
  /** bodies, A the lower one */
  a: 0,
  /** bodies, A the lower one */
  b: 1,
  /** in the world that has it */
  at: {x: 2, y: 3},
  /** flag: that is the second */
  ofSecond: 4,
} as const;
export const LONE_SLOTS = 5;

/** Those of an iteration of the position pass, likewise. */
export const ROUND = {
  before: [{
    /** centre */
    at: {x: 0, y: 1},
    /** its x axis, unit; its y axis is this turned left */
    axisX: {x: 2, y: 3},
  }, {
    /** centre */
    at: {x: 4, y: 5},
    /** its x axis, unit; its y axis is this turned left */
    axisX: {x: 6, y: 7},
  }],
  after: [{
    /** centre */
    at: {x: 8, y: 9},
    /** its x axis, unit; its y axis is this turned left */
    axisX: {x: 10, y: 11},
  }, {
    /** centre */
    at: {x: 12, y: 13},
    /** its x axis, unit; its y axis is this turned left */
    axisX: {x: 14, y: 15},
  }],
  /** by contact, m */
  separations: [16, 17],
  /** of the overlap, m, at most 0 */
  corrections: [18, 19],
} as const;
export const ROUND_SLOTS = 20;
