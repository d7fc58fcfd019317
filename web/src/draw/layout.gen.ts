// Generated from wasm/frame/frame.go by make generate. Do not edit.

/** The layout's version, in slot 0 of every frame. */
export const VERSION = 11;

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
  pair: 80,
  watch: {
    step: 380,
    lastStep: 381,
    last: [{
      w: 382,
      h: 383,
      x: 384,
      y: 385,
      angle: 386,
      axisX: {x: 387, y: 388},
      corners: [{x: 389, y: 390}, {x: 391, y: 392}, {x: 393, y: 394}, {x: 395, y: 396}],
    }, {
      w: 397,
      h: 398,
      x: 399,
      y: 400,
      angle: 401,
      axisX: {x: 402, y: 403},
      corners: [{x: 404, y: 405}, {x: 406, y: 407}, {x: 408, y: 409}, {x: 410, y: 411}],
    }],
    then: [{
      at: {x: 412, y: 413},
      separation: 414,
      impulse: 415,
      friction: 416,
      key: 417,
      feature: {in1: 418, out1: 419, in2: 420, out2: 421},
      match: 422,
      life: 423,
    }, {
      at: {x: 424, y: 425},
      separation: 426,
      impulse: 427,
      friction: 428,
      key: 429,
      feature: {in1: 430, out1: 431, in2: 432, out2: 433},
      match: 434,
      life: 435,
    }],
    now: [{
      at: {x: 436, y: 437},
      separation: 438,
      impulse: 439,
      friction: 440,
      key: 441,
      feature: {in1: 442, out1: 443, in2: 444, out2: 445},
      match: 446,
      life: 447,
    }, {
      at: {x: 448, y: 449},
      separation: 450,
      impulse: 451,
      friction: 452,
      key: 453,
      feature: {in1: 454, out1: 455, in2: 456, out2: 457},
      match: 458,
      life: 459,
    }],
    thenCount: 460,
    nowCount: 461,
    normal: {x: 462, y: 463},
    thenNormal: {x: 464, y: 465},
    warm: 466,
    sums: 467,
    start: [{velocity: {x: 468, y: 469}, angularVelocity: 470}, {velocity: {x: 471, y: 472}, angularVelocity: 473}],
    forced: [{velocity: {x: 474, y: 475}, angularVelocity: 476}, {velocity: {x: 477, y: 478}, angularVelocity: 479}],
    unwarmed: [{velocity: {x: 480, y: 481}, angularVelocity: 482}, {velocity: {x: 483, y: 484}, angularVelocity: 485}],
    warmed: [{velocity: {x: 486, y: 487}, angularVelocity: 488}, {velocity: {x: 489, y: 490}, angularVelocity: 491}],
    mass: [492, 493],
    massT: 494,
    target: [495, 496],
    friction: 497,
    match: {count: 498, rows: [{then: 499, now: 500, same: 501}, {then: 502, now: 503, same: 504}, {then: 505, now: 506, same: 507}, {then: 508, now: 509, same: 510}], faces: [{box: 511, edge: 512}, {box: 513, edge: 514}], crossing: {side: {box: 515, edge: 516}, corner: 517, row: 518, beyond: [519, 520], cut: [521, 522]}},
    order: [523, 524, 525, 526],
    kept: [{normal: 527, friction: 528}, {normal: 529, friction: 530}],
    pass: {count: 531, before: [{at: {x: 532, y: 533}, axisX: {x: 534, y: 535}}, {at: {x: 536, y: 537}, axisX: {x: 538, y: 539}}], after: [{at: {x: 540, y: 541}, axisX: {x: 542, y: 543}}, {at: {x: 544, y: 545}, axisX: {x: 546, y: 547}}], points: [{at: {x: 548, y: 549}, normal: {x: 550, y: 551}, separation: 552, correction: 553, impulse: 554}, {at: {x: 555, y: 556}, normal: {x: 557, y: 558}, separation: 559, correction: 560, impulse: 561}]},
    block: {case: 562, k: [563, 564, 565], before: [566, 567], after: [568, 569], tried: 570, tries: [{impulses: [571, 572], velocities: [573, 574], pulls: [575, 576], sinks: [577, 578]}, {impulses: [579, 580], velocities: [581, 582], pulls: [583, 584], sinks: [585, 586]}, {impulses: [587, 588], velocities: [589, 590], pulls: [591, 592], sinks: [593, 594]}, {impulses: [595, 596], velocities: [597, 598], pulls: [599, 600], sinks: [601, 602]}]},
  },
} as const;
export const W_SLOTS = 603;

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
} as const;
export const BODY_SLOTS = 12;

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
