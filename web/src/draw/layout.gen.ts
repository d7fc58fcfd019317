// Generated from wasm/frame/frame.go by make generate. Do not edit.

/** The layout's version, in slot 0 of every frame. */
export const VERSION = 16;

/** The length of a frame, in float64 slots. */
export const SLOTS = 300;

/** The slot of every value: frame[F.boxes[0].x]. What each means stands in wasm/frame/frame.go. */
export const F = {
  version: 0,
  size: 1,
  stage: 2,
  reached: 3,
  outcome: 4,
  numbers: 5,
  measure: 6,
  focus: 7,
  hover: 8,
  part: 9,
  lit: 10,
  knob: 11,
  boxes: [{
    w: 12,
    h: 13,
    x: 14,
    y: 15,
    angle: 16,
    axisX: {x: 17, y: 18},
    corners: [{x: 19, y: 20}, {x: 21, y: 22}, {x: 23, y: 24}, {x: 25, y: 26}],
  }, {
    w: 27,
    h: 28,
    x: 29,
    y: 30,
    angle: 31,
    axisX: {x: 32, y: 33},
    corners: [{x: 34, y: 35}, {x: 36, y: 37}, {x: 38, y: 39}, {x: 40, y: 41}],
  }],
  setup: {dp: {x: 42, y: 43}, da: {x: 44, y: 45}, db: {x: 46, y: 47}},
  axes: [{
    tested: 48,
    direction: {x: 49, y: 50},
    origin: {x: 51, y: 52},
    a: {lo: 53, hi: 54},
    b: {lo: 55, hi: 56},
    separation: 57,
    reach: 58,
    distance: 59,
    gap: {lo: 60, hi: 61},
  }, {
    tested: 62,
    direction: {x: 63, y: 64},
    origin: {x: 65, y: 66},
    a: {lo: 67, hi: 68},
    b: {lo: 69, hi: 70},
    separation: 71,
    reach: 72,
    distance: 73,
    gap: {lo: 74, hi: 75},
  }, {
    tested: 76,
    direction: {x: 77, y: 78},
    origin: {x: 79, y: 80},
    a: {lo: 81, hi: 82},
    b: {lo: 83, hi: 84},
    separation: 85,
    reach: 86,
    distance: 87,
    gap: {lo: 88, hi: 89},
  }, {
    tested: 90,
    direction: {x: 91, y: 92},
    origin: {x: 93, y: 94},
    a: {lo: 95, hi: 96},
    b: {lo: 97, hi: 98},
    separation: 99,
    reach: 100,
    distance: 101,
    gap: {lo: 102, hi: 103},
  }],
  best: {axis: 104, separation: 105, normal: {x: 106, y: 107}, thresholds: [108, 109, 110, 111], took: [112, 113, 114, 115], largest: 116},
  reference: {ofB: 117, face: 118, front: {normal: {x: 119, y: 120}, offset: 121}, ends: [{x: 122, y: 123}, {x: 124, y: 125}], sides: [{line: {normal: {x: 126, y: 127}, offset: 128}, edge: 129}, {line: {normal: {x: 130, y: 131}, offset: 132}, edge: 133}]},
  incident: {edge: 134, normal: {x: 135, y: 136}, vertices: [{at: {x: 137, y: 138}, number: 139, feature: {in1: 140, out1: 141, in2: 142, out2: 143}, winding: {in1: 144, out1: 145, in2: 146, out2: 147}}, {at: {x: 148, y: 149}, number: 150, feature: {in1: 151, out1: 152, in2: 153, out2: 154}, winding: {in1: 155, out1: 156, in2: 157, out2: 158}}], dots: [159, 160, 161, 162]},
  clips: [{distances: [163, 164], cut: 165, t: 166, count: 167, vertices: [{at: {x: 168, y: 169}, number: 170, feature: {in1: 171, out1: 172, in2: 173, out2: 174}, winding: {in1: 175, out1: 176, in2: 177, out2: 178}}, {at: {x: 179, y: 180}, number: 181, feature: {in1: 182, out1: 183, in2: 184, out2: 185}, winding: {in1: 186, out1: 187, in2: 188, out2: 189}}], incoming: [{at: {x: 190, y: 191}, number: 192, feature: {in1: 193, out1: 194, in2: 195, out2: 196}, winding: {in1: 197, out1: 198, in2: 199, out2: 200}}, {at: {x: 201, y: 202}, number: 203, feature: {in1: 204, out1: 205, in2: 206, out2: 207}, winding: {in1: 208, out1: 209, in2: 210, out2: 211}}]}, {distances: [212, 213], cut: 214, t: 215, count: 216, vertices: [{at: {x: 217, y: 218}, number: 219, feature: {in1: 220, out1: 221, in2: 222, out2: 223}, winding: {in1: 224, out1: 225, in2: 226, out2: 227}}, {at: {x: 228, y: 229}, number: 230, feature: {in1: 231, out1: 232, in2: 233, out2: 234}, winding: {in1: 235, out1: 236, in2: 237, out2: 238}}], incoming: [{at: {x: 239, y: 240}, number: 241, feature: {in1: 242, out1: 243, in2: 244, out2: 245}, winding: {in1: 246, out1: 247, in2: 248, out2: 249}}, {at: {x: 250, y: 251}, number: 252, feature: {in1: 253, out1: 254, in2: 255, out2: 256}, winding: {in1: 257, out1: 258, in2: 259, out2: 260}}]}],
  keep: {separations: [261, 262], kept: [263, 264], feet: [{x: 265, y: 266}, {x: 267, y: 268}]},
  contacts: {count: 269, normal: {x: 270, y: 271}, list: [{at: {x: 272, y: 273}, origin: {x: 274, y: 275}, separation: 276, feature: {in1: 277, out1: 278, in2: 279, out2: 280}, winding: {in1: 281, out1: 282, in2: 283, out2: 284}, key: 285}, {at: {x: 286, y: 287}, origin: {x: 288, y: 289}, separation: 290, feature: {in1: 291, out1: 292, in2: 293, out2: 294}, winding: {in1: 295, out1: 296, in2: 297, out2: 298}, key: 299}]},
} as const;

/** The slots of a world's head: frame[W.step]. At W.pair a pair's frame begins. What each means stands in wasm/frame/world.go. */
export const W = {
  version: 0,
  size: 1,
  bodies: 2,
  joints: 3,
  contacts: 4,
  motions: 5,
  iterations: 6,
  coldIterations: 7,
  samples: 8,
  anchors: 9,
  tallies: 10,
  step: 11,
  complete: 12,
  latest: 13,
  dt: 14,
  time: 15,
  phase: 16,
  ran: 17,
  iteration: 18,
  energy: 19,
  oldest: 20,
  chosenA: 21,
  chosenB: 22,
  offeredA: 23,
  offeredB: 24,
  offeredIDs: [{in1: 25, out1: 26, in2: 27, out2: 28}, {in1: 29, out1: 30, in2: 31, out2: 32}],
  selected: 33,
  followed: 34,
  sketching: 35,
  sketch: [{x: 36, y: 37}, {x: 38, y: 39}],
  push: 40,
  undoes: 41,
  stage: 42,
  atIteration: 43,
  atConstraint: 44,
  contact: 45,
  plots: 46,
  first: 47,
  last: 48,
  scales: [{lo: 49, hi: 50}, {lo: 51, hi: 52}, {lo: 53, hi: 54}, {lo: 55, hi: 56}],
  layers: 57,
  fresh: 58,
  kept: 59,
  lost: 60,
  pointedBody: 61,
  pointedContact: 62,
  bounds: 63,
  cells: 64,
  near: 65,
  grid: {low: {x: 66, y: 67}, cell: {x: 68, y: 69}, columns: 70, rows: 71},
  settings: {
    accumulateImpulses: 72,
    warmStarting: 73,
    positionCorrection: 74,
    iterations: 75,
    gravity: {x: 76, y: 77},
    baumgarte: 78,
    slop: 79,
  },
  compare: {
    second: 80,
    offsets: 81,
    lone: 82,
    first: 83,
    firstBody: 84,
    view: 85,
    dashed: 86,
  },
  pair: 87,
  watch: {
    step: 387,
    lastStep: 388,
    last: [{
      w: 389,
      h: 390,
      x: 391,
      y: 392,
      angle: 393,
      axisX: {x: 394, y: 395},
      corners: [{x: 396, y: 397}, {x: 398, y: 399}, {x: 400, y: 401}, {x: 402, y: 403}],
    }, {
      w: 404,
      h: 405,
      x: 406,
      y: 407,
      angle: 408,
      axisX: {x: 409, y: 410},
      corners: [{x: 411, y: 412}, {x: 413, y: 414}, {x: 415, y: 416}, {x: 417, y: 418}],
    }],
    then: [{
      at: {x: 419, y: 420},
      separation: 421,
      impulse: 422,
      friction: 423,
      key: 424,
      feature: {in1: 425, out1: 426, in2: 427, out2: 428},
      match: 429,
      life: 430,
    }, {
      at: {x: 431, y: 432},
      separation: 433,
      impulse: 434,
      friction: 435,
      key: 436,
      feature: {in1: 437, out1: 438, in2: 439, out2: 440},
      match: 441,
      life: 442,
    }],
    now: [{
      at: {x: 443, y: 444},
      separation: 445,
      impulse: 446,
      friction: 447,
      key: 448,
      feature: {in1: 449, out1: 450, in2: 451, out2: 452},
      match: 453,
      life: 454,
    }, {
      at: {x: 455, y: 456},
      separation: 457,
      impulse: 458,
      friction: 459,
      key: 460,
      feature: {in1: 461, out1: 462, in2: 463, out2: 464},
      match: 465,
      life: 466,
    }],
    thenCount: 467,
    nowCount: 468,
    normal: {x: 469, y: 470},
    thenNormal: {x: 471, y: 472},
    warm: 473,
    sums: 474,
    start: [{velocity: {x: 475, y: 476}, angularVelocity: 477}, {velocity: {x: 478, y: 479}, angularVelocity: 480}],
    forced: [{velocity: {x: 481, y: 482}, angularVelocity: 483}, {velocity: {x: 484, y: 485}, angularVelocity: 486}],
    unwarmed: [{velocity: {x: 487, y: 488}, angularVelocity: 489}, {velocity: {x: 490, y: 491}, angularVelocity: 492}],
    warmed: [{velocity: {x: 493, y: 494}, angularVelocity: 495}, {velocity: {x: 496, y: 497}, angularVelocity: 498}],
    mass: [499, 500],
    massT: 501,
    target: [502, 503],
    friction: 504,
    match: {count: 505, rows: [{then: 506, now: 507, same: 508}, {then: 509, now: 510, same: 511}, {then: 512, now: 513, same: 514}, {then: 515, now: 516, same: 517}], faces: [{box: 518, edge: 519}, {box: 520, edge: 521}], crossing: {side: {box: 522, edge: 523}, corner: 524, row: 525, beyond: [526, 527], cut: [528, 529]}},
    order: [530, 531, 532, 533],
    ratio: 534,
    local: [{box: 535, points: [{x: 536, y: 537}, {x: 538, y: 539}]}, {box: 540, points: [{x: 541, y: 542}, {x: 543, y: 544}]}],
    kept: [{normal: 545, friction: 546}, {normal: 547, friction: 548}],
    pass: {
      count: 549,
      before: [{at: {x: 550, y: 551}, axisX: {x: 552, y: 553}}, {at: {x: 554, y: 555}, axisX: {x: 556, y: 557}}],
      after: [{at: {x: 558, y: 559}, axisX: {x: 560, y: 561}}, {at: {x: 562, y: 563}, axisX: {x: 564, y: 565}}],
      points: [{at: {x: 566, y: 567}, normal: {x: 568, y: 569}, separation: 570, correction: 571, impulse: 572}, {at: {x: 573, y: 574}, normal: {x: 575, y: 576}, separation: 577, correction: 578, impulse: 579}],
      slop: 580,
      solved: 581,
      rounds: 582,
      from: 583,
    },
    block: {case: 584, k: [585, 586, 587], before: [588, 589], after: [590, 591], tried: 592, tries: [{impulses: [593, 594], velocities: [595, 596], pulls: [597, 598], sinks: [599, 600]}, {impulses: [601, 602], velocities: [603, 604], pulls: [605, 606], sinks: [607, 608]}, {impulses: [609, 610], velocities: [611, 612], pulls: [613, 614], sinks: [615, 616]}, {impulses: [617, 618], velocities: [619, 620], pulls: [621, 622], sinks: [623, 624]}]},
  },
} as const;
export const W_SLOTS = 625;

/** A body's slots, from the one where it begins. */
export const BODY = {
  at: {x: 0, y: 1},
  angle: 2,
  axisX: {x: 3, y: 4},
  half: {x: 5, y: 6},
  velocity: {x: 7, y: 8},
  angularVelocity: 9,
  static: 10,
  absent: 11,
  sensor: 12,
  tangentSpeed: 13,
} as const;
export const BODY_SLOTS = 14;

/** A joint's, likewise. */
export const JOINT = {a: 0, b: 1, atA: {x: 2, y: 3}, atB: {x: 4, y: 5}, impulse: {x: 6, y: 7}} as const;
export const JOINT_SLOTS = 8;

/** A contact's of a world, likewise. */
export const CONTACT = {
  a: 0,
  b: 1,
  at: {x: 2, y: 3},
  normal: {x: 4, y: 5},
  separation: 6,
  impulse: 7,
  friction: 8,
  life: 9,
  coefficient: 10,
} as const;
export const CONTACT_SLOTS = 11;

/** A motion's, likewise. */
export const MOTION = {velocity: {x: 0, y: 1}, angularVelocity: 2} as const;
export const MOTION_SLOTS = 3;

/** Those of an iteration of the picked pair, likewise. */
export const ITERATION = {before: [{velocity: {x: 0, y: 1}, angularVelocity: 2}, {velocity: {x: 3, y: 4}, angularVelocity: 5}], after: [{velocity: {x: 6, y: 7}, angularVelocity: 8}, {velocity: {x: 9, y: 10}, angularVelocity: 11}], constraints: [{
    velocity: 12,
    wanted: 13,
    increment: 14,
    before: 15,
    sum: 16,
    limit: 17,
    after: 18,
    clamped: 19,
  }, {
    velocity: 20,
    wanted: 21,
    increment: 22,
    before: 23,
    sum: 24,
    limit: 25,
    after: 26,
    clamped: 27,
  }, {
    velocity: 28,
    wanted: 29,
    increment: 30,
    before: 31,
    sum: 32,
    limit: 33,
    after: 34,
    clamped: 35,
  }, {
    velocity: 36,
    wanted: 37,
    increment: 38,
    before: 39,
    sum: 40,
    limit: 41,
    after: 42,
    clamped: 43,
  }], residual: 44} as const;
export const ITERATION_SLOTS = 45;

/** Those of a sample of its impulse, likewise. */
export const SAMPLE = {step: 0, normal1: 1, friction1: 2, normal2: 3, friction2: 4} as const;
export const SAMPLE_SLOTS = 5;

/** Those of an anchor, likewise. */
export const ANCHOR = {body: 0, at: {x: 1, y: 2}, to: {x: 3, y: 4}, force: {x: 5, y: 6}, soft: 7} as const;
export const ANCHOR_SLOTS = 8;

/** Those of what a step came to, likewise. */
export const TALLY = {
  step: 0,
  kinetic: 1,
  potential: 2,
  deepest: 3,
  kept: 4,
  fresh: 5,
  lost: 6,
} as const;
export const TALLY_SLOTS = 7;

/** Those of a body's bounding box, likewise. */
export const BOUND = {body: 0, low: {x: 1, y: 2}, high: {x: 3, y: 4}} as const;
export const BOUND_SLOTS = 5;

/** Those of a cell of the broad phase's grid, likewise. */
export const CELL = {column: 0, row: 1, bodies: 2} as const;
export const CELL_SLOTS = 3;

/** Those of two bodies near one another, likewise. */
export const NEAR = {a: 0, b: 1, touch: 2} as const;
export const NEAR_SLOTS = 3;

/** Those of a body that two worlds have in different places, likewise. */
export const OFFSET = {body: 0, from: {x: 1, y: 2}, to: {x: 3, y: 4}, distance: 5, largest: 6} as const;
export const OFFSET_SLOTS = 7;

/** Those of a contact that one of two worlds has alone, likewise. */
export const LONE = {a: 0, b: 1, at: {x: 2, y: 3}, ofSecond: 4} as const;
export const LONE_SLOTS = 5;

/** Those of an iteration of the position pass, likewise. */
export const ROUND = {before: [{at: {x: 0, y: 1}, axisX: {x: 2, y: 3}}, {at: {x: 4, y: 5}, axisX: {x: 6, y: 7}}], after: [{at: {x: 8, y: 9}, axisX: {x: 10, y: 11}}, {at: {x: 12, y: 13}, axisX: {x: 14, y: 15}}], separations: [16, 17], corrections: [18, 19]} as const;
export const ROUND_SLOTS = 20;
