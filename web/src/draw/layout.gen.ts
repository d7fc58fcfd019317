// Generated from wasm/frame/frame.go by make generate. Do not edit.

/** The layout's version, in slot 0 of every frame. */
export const VERSION = 15;

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
    solver: 80,
  },
  compare: {
    second: 81,
    offsets: 82,
    lone: 83,
    first: 84,
    firstBody: 85,
    view: 86,
    dashed: 87,
  },
  pair: 88,
  watch: {
    step: 388,
    lastStep: 389,
    last: [{
      w: 390,
      h: 391,
      x: 392,
      y: 393,
      angle: 394,
      axisX: {x: 395, y: 396},
      corners: [{x: 397, y: 398}, {x: 399, y: 400}, {x: 401, y: 402}, {x: 403, y: 404}],
    }, {
      w: 405,
      h: 406,
      x: 407,
      y: 408,
      angle: 409,
      axisX: {x: 410, y: 411},
      corners: [{x: 412, y: 413}, {x: 414, y: 415}, {x: 416, y: 417}, {x: 418, y: 419}],
    }],
    then: [{
      at: {x: 420, y: 421},
      separation: 422,
      impulse: 423,
      friction: 424,
      key: 425,
      feature: {in1: 426, out1: 427, in2: 428, out2: 429},
      match: 430,
      life: 431,
    }, {
      at: {x: 432, y: 433},
      separation: 434,
      impulse: 435,
      friction: 436,
      key: 437,
      feature: {in1: 438, out1: 439, in2: 440, out2: 441},
      match: 442,
      life: 443,
    }],
    now: [{
      at: {x: 444, y: 445},
      separation: 446,
      impulse: 447,
      friction: 448,
      key: 449,
      feature: {in1: 450, out1: 451, in2: 452, out2: 453},
      match: 454,
      life: 455,
    }, {
      at: {x: 456, y: 457},
      separation: 458,
      impulse: 459,
      friction: 460,
      key: 461,
      feature: {in1: 462, out1: 463, in2: 464, out2: 465},
      match: 466,
      life: 467,
    }],
    thenCount: 468,
    nowCount: 469,
    normal: {x: 470, y: 471},
    thenNormal: {x: 472, y: 473},
    warm: 474,
    sums: 475,
    start: [{velocity: {x: 476, y: 477}, angularVelocity: 478}, {velocity: {x: 479, y: 480}, angularVelocity: 481}],
    forced: [{velocity: {x: 482, y: 483}, angularVelocity: 484}, {velocity: {x: 485, y: 486}, angularVelocity: 487}],
    unwarmed: [{velocity: {x: 488, y: 489}, angularVelocity: 490}, {velocity: {x: 491, y: 492}, angularVelocity: 493}],
    warmed: [{velocity: {x: 494, y: 495}, angularVelocity: 496}, {velocity: {x: 497, y: 498}, angularVelocity: 499}],
    mass: [500, 501],
    massT: 502,
    target: [503, 504],
    friction: 505,
    match: {count: 506, rows: [{then: 507, now: 508, same: 509}, {then: 510, now: 511, same: 512}, {then: 513, now: 514, same: 515}, {then: 516, now: 517, same: 518}], faces: [{box: 519, edge: 520}, {box: 521, edge: 522}], crossing: {side: {box: 523, edge: 524}, corner: 525, row: 526, beyond: [527, 528], cut: [529, 530]}},
    order: [531, 532, 533, 534],
    ratio: 535,
    local: [{box: 536, points: [{x: 537, y: 538}, {x: 539, y: 540}]}, {box: 541, points: [{x: 542, y: 543}, {x: 544, y: 545}]}],
    kept: [{normal: 546, friction: 547}, {normal: 548, friction: 549}],
    pass: {
      count: 550,
      before: [{at: {x: 551, y: 552}, axisX: {x: 553, y: 554}}, {at: {x: 555, y: 556}, axisX: {x: 557, y: 558}}],
      after: [{at: {x: 559, y: 560}, axisX: {x: 561, y: 562}}, {at: {x: 563, y: 564}, axisX: {x: 565, y: 566}}],
      points: [{at: {x: 567, y: 568}, normal: {x: 569, y: 570}, separation: 571, correction: 572, impulse: 573}, {at: {x: 574, y: 575}, normal: {x: 576, y: 577}, separation: 578, correction: 579, impulse: 580}],
      slop: 581,
      solved: 582,
      rounds: 583,
      from: 584,
    },
    block: {case: 585, k: [586, 587, 588], before: [589, 590], after: [591, 592], tried: 593, tries: [{impulses: [594, 595], velocities: [596, 597], pulls: [598, 599], sinks: [600, 601]}, {impulses: [602, 603], velocities: [604, 605], pulls: [606, 607], sinks: [608, 609]}, {impulses: [610, 611], velocities: [612, 613], pulls: [614, 615], sinks: [616, 617]}, {impulses: [618, 619], velocities: [620, 621], pulls: [622, 623], sinks: [624, 625]}]},
  },
} as const;
export const W_SLOTS = 626;

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
