// Generated from wasm/frame/frame.go by make generate. Do not edit.

/** The layout's version, in slot 0 of every frame. */
export const VERSION = 3;

/** The length of a frame, in float64 slots. */
export const SLOTS = 299;

/** The slot of every value: frame[F.boxes[0].x]. What each means stands in wasm/frame/frame.go. */
export const F = {
  version: 0,
  size: 1,
  stage: 2,
  reached: 3,
  outcome: 4,
  numbers: 5,
  focus: 6,
  hover: 7,
  part: 8,
  lit: 9,
  knob: 10,
  boxes: [{
    w: 11,
    h: 12,
    x: 13,
    y: 14,
    angle: 15,
    axisX: {x: 16, y: 17},
    corners: [{x: 18, y: 19}, {x: 20, y: 21}, {x: 22, y: 23}, {x: 24, y: 25}],
  }, {
    w: 26,
    h: 27,
    x: 28,
    y: 29,
    angle: 30,
    axisX: {x: 31, y: 32},
    corners: [{x: 33, y: 34}, {x: 35, y: 36}, {x: 37, y: 38}, {x: 39, y: 40}],
  }],
  setup: {dp: {x: 41, y: 42}, da: {x: 43, y: 44}, db: {x: 45, y: 46}},
  axes: [{
    tested: 47,
    direction: {x: 48, y: 49},
    origin: {x: 50, y: 51},
    a: {lo: 52, hi: 53},
    b: {lo: 54, hi: 55},
    separation: 56,
    reach: 57,
    distance: 58,
    gap: {lo: 59, hi: 60},
  }, {
    tested: 61,
    direction: {x: 62, y: 63},
    origin: {x: 64, y: 65},
    a: {lo: 66, hi: 67},
    b: {lo: 68, hi: 69},
    separation: 70,
    reach: 71,
    distance: 72,
    gap: {lo: 73, hi: 74},
  }, {
    tested: 75,
    direction: {x: 76, y: 77},
    origin: {x: 78, y: 79},
    a: {lo: 80, hi: 81},
    b: {lo: 82, hi: 83},
    separation: 84,
    reach: 85,
    distance: 86,
    gap: {lo: 87, hi: 88},
  }, {
    tested: 89,
    direction: {x: 90, y: 91},
    origin: {x: 92, y: 93},
    a: {lo: 94, hi: 95},
    b: {lo: 96, hi: 97},
    separation: 98,
    reach: 99,
    distance: 100,
    gap: {lo: 101, hi: 102},
  }],
  best: {axis: 103, separation: 104, normal: {x: 105, y: 106}, thresholds: [107, 108, 109, 110], took: [111, 112, 113, 114], largest: 115},
  reference: {ofB: 116, face: 117, front: {normal: {x: 118, y: 119}, offset: 120}, ends: [{x: 121, y: 122}, {x: 123, y: 124}], sides: [{line: {normal: {x: 125, y: 126}, offset: 127}, edge: 128}, {line: {normal: {x: 129, y: 130}, offset: 131}, edge: 132}]},
  incident: {edge: 133, normal: {x: 134, y: 135}, vertices: [{at: {x: 136, y: 137}, number: 138, feature: {in1: 139, out1: 140, in2: 141, out2: 142}, winding: {in1: 143, out1: 144, in2: 145, out2: 146}}, {at: {x: 147, y: 148}, number: 149, feature: {in1: 150, out1: 151, in2: 152, out2: 153}, winding: {in1: 154, out1: 155, in2: 156, out2: 157}}], dots: [158, 159, 160, 161]},
  clips: [{distances: [162, 163], cut: 164, t: 165, count: 166, vertices: [{at: {x: 167, y: 168}, number: 169, feature: {in1: 170, out1: 171, in2: 172, out2: 173}, winding: {in1: 174, out1: 175, in2: 176, out2: 177}}, {at: {x: 178, y: 179}, number: 180, feature: {in1: 181, out1: 182, in2: 183, out2: 184}, winding: {in1: 185, out1: 186, in2: 187, out2: 188}}], incoming: [{at: {x: 189, y: 190}, number: 191, feature: {in1: 192, out1: 193, in2: 194, out2: 195}, winding: {in1: 196, out1: 197, in2: 198, out2: 199}}, {at: {x: 200, y: 201}, number: 202, feature: {in1: 203, out1: 204, in2: 205, out2: 206}, winding: {in1: 207, out1: 208, in2: 209, out2: 210}}]}, {distances: [211, 212], cut: 213, t: 214, count: 215, vertices: [{at: {x: 216, y: 217}, number: 218, feature: {in1: 219, out1: 220, in2: 221, out2: 222}, winding: {in1: 223, out1: 224, in2: 225, out2: 226}}, {at: {x: 227, y: 228}, number: 229, feature: {in1: 230, out1: 231, in2: 232, out2: 233}, winding: {in1: 234, out1: 235, in2: 236, out2: 237}}], incoming: [{at: {x: 238, y: 239}, number: 240, feature: {in1: 241, out1: 242, in2: 243, out2: 244}, winding: {in1: 245, out1: 246, in2: 247, out2: 248}}, {at: {x: 249, y: 250}, number: 251, feature: {in1: 252, out1: 253, in2: 254, out2: 255}, winding: {in1: 256, out1: 257, in2: 258, out2: 259}}]}],
  keep: {separations: [260, 261], kept: [262, 263], feet: [{x: 264, y: 265}, {x: 266, y: 267}]},
  contacts: {count: 268, normal: {x: 269, y: 270}, list: [{at: {x: 271, y: 272}, origin: {x: 273, y: 274}, separation: 275, feature: {in1: 276, out1: 277, in2: 278, out2: 279}, winding: {in1: 280, out1: 281, in2: 282, out2: 283}, key: 284}, {at: {x: 285, y: 286}, origin: {x: 287, y: 288}, separation: 289, feature: {in1: 290, out1: 291, in2: 292, out2: 293}, winding: {in1: 294, out1: 295, in2: 296, out2: 297}, key: 298}]},
} as const;
