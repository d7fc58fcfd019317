// Generated from wasm/frame/frame.go by make generate. Do not edit.

/** The layout's version, in slot 0 of every frame. */
export const VERSION = 1;

/** The length of a frame, in float64 slots. */
export const SLOTS = 292;

/** The slot of every value: frame[F.boxes[0].x]. What each means stands in wasm/frame/frame.go. */
export const F = {
  version: 0,
  size: 1,
  stage: 2,
  reached: 3,
  outcome: 4,
  numbers: 5,
  focus: 6,
  grabbed: 7,
  boxes: [{
    w: 8,
    h: 9,
    x: 10,
    y: 11,
    angle: 12,
    axisX: {x: 13, y: 14},
    corners: [{x: 15, y: 16}, {x: 17, y: 18}, {x: 19, y: 20}, {x: 21, y: 22}],
  }, {
    w: 23,
    h: 24,
    x: 25,
    y: 26,
    angle: 27,
    axisX: {x: 28, y: 29},
    corners: [{x: 30, y: 31}, {x: 32, y: 33}, {x: 34, y: 35}, {x: 36, y: 37}],
  }],
  setup: {dp: {x: 38, y: 39}, da: {x: 40, y: 41}, db: {x: 42, y: 43}},
  axes: [{
    tested: 44,
    direction: {x: 45, y: 46},
    origin: {x: 47, y: 48},
    a: {lo: 49, hi: 50},
    b: {lo: 51, hi: 52},
    separation: 53,
    reach: 54,
    distance: 55,
    gap: {lo: 56, hi: 57},
  }, {
    tested: 58,
    direction: {x: 59, y: 60},
    origin: {x: 61, y: 62},
    a: {lo: 63, hi: 64},
    b: {lo: 65, hi: 66},
    separation: 67,
    reach: 68,
    distance: 69,
    gap: {lo: 70, hi: 71},
  }, {
    tested: 72,
    direction: {x: 73, y: 74},
    origin: {x: 75, y: 76},
    a: {lo: 77, hi: 78},
    b: {lo: 79, hi: 80},
    separation: 81,
    reach: 82,
    distance: 83,
    gap: {lo: 84, hi: 85},
  }, {
    tested: 86,
    direction: {x: 87, y: 88},
    origin: {x: 89, y: 90},
    a: {lo: 91, hi: 92},
    b: {lo: 93, hi: 94},
    separation: 95,
    reach: 96,
    distance: 97,
    gap: {lo: 98, hi: 99},
  }],
  best: {axis: 100, separation: 101, normal: {x: 102, y: 103}, thresholds: [104, 105, 106, 107], took: [108, 109, 110, 111], largest: 112},
  reference: {ofB: 113, face: 114, front: {normal: {x: 115, y: 116}, offset: 117}, ends: [{x: 118, y: 119}, {x: 120, y: 121}], sides: [{line: {normal: {x: 122, y: 123}, offset: 124}, edge: 125}, {line: {normal: {x: 126, y: 127}, offset: 128}, edge: 129}]},
  incident: {edge: 130, normal: {x: 131, y: 132}, vertices: [{at: {x: 133, y: 134}, number: 135, feature: {in1: 136, out1: 137, in2: 138, out2: 139}, winding: {in1: 140, out1: 141, in2: 142, out2: 143}}, {at: {x: 144, y: 145}, number: 146, feature: {in1: 147, out1: 148, in2: 149, out2: 150}, winding: {in1: 151, out1: 152, in2: 153, out2: 154}}]},
  clips: [{distances: [155, 156], cut: 157, t: 158, count: 159, vertices: [{at: {x: 160, y: 161}, number: 162, feature: {in1: 163, out1: 164, in2: 165, out2: 166}, winding: {in1: 167, out1: 168, in2: 169, out2: 170}}, {at: {x: 171, y: 172}, number: 173, feature: {in1: 174, out1: 175, in2: 176, out2: 177}, winding: {in1: 178, out1: 179, in2: 180, out2: 181}}], incoming: [{at: {x: 182, y: 183}, number: 184, feature: {in1: 185, out1: 186, in2: 187, out2: 188}, winding: {in1: 189, out1: 190, in2: 191, out2: 192}}, {at: {x: 193, y: 194}, number: 195, feature: {in1: 196, out1: 197, in2: 198, out2: 199}, winding: {in1: 200, out1: 201, in2: 202, out2: 203}}]}, {distances: [204, 205], cut: 206, t: 207, count: 208, vertices: [{at: {x: 209, y: 210}, number: 211, feature: {in1: 212, out1: 213, in2: 214, out2: 215}, winding: {in1: 216, out1: 217, in2: 218, out2: 219}}, {at: {x: 220, y: 221}, number: 222, feature: {in1: 223, out1: 224, in2: 225, out2: 226}, winding: {in1: 227, out1: 228, in2: 229, out2: 230}}], incoming: [{at: {x: 231, y: 232}, number: 233, feature: {in1: 234, out1: 235, in2: 236, out2: 237}, winding: {in1: 238, out1: 239, in2: 240, out2: 241}}, {at: {x: 242, y: 243}, number: 244, feature: {in1: 245, out1: 246, in2: 247, out2: 248}, winding: {in1: 249, out1: 250, in2: 251, out2: 252}}]}],
  keep: {separations: [253, 254], kept: [255, 256], feet: [{x: 257, y: 258}, {x: 259, y: 260}]},
  contacts: {count: 261, normal: {x: 262, y: 263}, list: [{at: {x: 264, y: 265}, origin: {x: 266, y: 267}, separation: 268, feature: {in1: 269, out1: 270, in2: 271, out2: 272}, winding: {in1: 273, out1: 274, in2: 275, out2: 276}, key: 277}, {at: {x: 278, y: 279}, origin: {x: 280, y: 281}, separation: 282, feature: {in1: 283, out1: 284, in2: 285, out2: 286}, winding: {in1: 287, out1: 288, in2: 289, out2: 290}, key: 291}]},
} as const;
