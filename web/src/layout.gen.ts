// Generated from wasm/frame/frame.go by make generate. Do not edit.

/** The layout's version, in slot 0 of every frame. */
export const VERSION = 2;

/** The length of a frame, in float64 slots. */
export const SLOTS = 298;

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
  knob: 9,
  boxes: [{
    w: 10,
    h: 11,
    x: 12,
    y: 13,
    angle: 14,
    axisX: {x: 15, y: 16},
    corners: [{x: 17, y: 18}, {x: 19, y: 20}, {x: 21, y: 22}, {x: 23, y: 24}],
  }, {
    w: 25,
    h: 26,
    x: 27,
    y: 28,
    angle: 29,
    axisX: {x: 30, y: 31},
    corners: [{x: 32, y: 33}, {x: 34, y: 35}, {x: 36, y: 37}, {x: 38, y: 39}],
  }],
  setup: {dp: {x: 40, y: 41}, da: {x: 42, y: 43}, db: {x: 44, y: 45}},
  axes: [{
    tested: 46,
    direction: {x: 47, y: 48},
    origin: {x: 49, y: 50},
    a: {lo: 51, hi: 52},
    b: {lo: 53, hi: 54},
    separation: 55,
    reach: 56,
    distance: 57,
    gap: {lo: 58, hi: 59},
  }, {
    tested: 60,
    direction: {x: 61, y: 62},
    origin: {x: 63, y: 64},
    a: {lo: 65, hi: 66},
    b: {lo: 67, hi: 68},
    separation: 69,
    reach: 70,
    distance: 71,
    gap: {lo: 72, hi: 73},
  }, {
    tested: 74,
    direction: {x: 75, y: 76},
    origin: {x: 77, y: 78},
    a: {lo: 79, hi: 80},
    b: {lo: 81, hi: 82},
    separation: 83,
    reach: 84,
    distance: 85,
    gap: {lo: 86, hi: 87},
  }, {
    tested: 88,
    direction: {x: 89, y: 90},
    origin: {x: 91, y: 92},
    a: {lo: 93, hi: 94},
    b: {lo: 95, hi: 96},
    separation: 97,
    reach: 98,
    distance: 99,
    gap: {lo: 100, hi: 101},
  }],
  best: {axis: 102, separation: 103, normal: {x: 104, y: 105}, thresholds: [106, 107, 108, 109], took: [110, 111, 112, 113], largest: 114},
  reference: {ofB: 115, face: 116, front: {normal: {x: 117, y: 118}, offset: 119}, ends: [{x: 120, y: 121}, {x: 122, y: 123}], sides: [{line: {normal: {x: 124, y: 125}, offset: 126}, edge: 127}, {line: {normal: {x: 128, y: 129}, offset: 130}, edge: 131}]},
  incident: {edge: 132, normal: {x: 133, y: 134}, vertices: [{at: {x: 135, y: 136}, number: 137, feature: {in1: 138, out1: 139, in2: 140, out2: 141}, winding: {in1: 142, out1: 143, in2: 144, out2: 145}}, {at: {x: 146, y: 147}, number: 148, feature: {in1: 149, out1: 150, in2: 151, out2: 152}, winding: {in1: 153, out1: 154, in2: 155, out2: 156}}], dots: [157, 158, 159, 160]},
  clips: [{distances: [161, 162], cut: 163, t: 164, count: 165, vertices: [{at: {x: 166, y: 167}, number: 168, feature: {in1: 169, out1: 170, in2: 171, out2: 172}, winding: {in1: 173, out1: 174, in2: 175, out2: 176}}, {at: {x: 177, y: 178}, number: 179, feature: {in1: 180, out1: 181, in2: 182, out2: 183}, winding: {in1: 184, out1: 185, in2: 186, out2: 187}}], incoming: [{at: {x: 188, y: 189}, number: 190, feature: {in1: 191, out1: 192, in2: 193, out2: 194}, winding: {in1: 195, out1: 196, in2: 197, out2: 198}}, {at: {x: 199, y: 200}, number: 201, feature: {in1: 202, out1: 203, in2: 204, out2: 205}, winding: {in1: 206, out1: 207, in2: 208, out2: 209}}]}, {distances: [210, 211], cut: 212, t: 213, count: 214, vertices: [{at: {x: 215, y: 216}, number: 217, feature: {in1: 218, out1: 219, in2: 220, out2: 221}, winding: {in1: 222, out1: 223, in2: 224, out2: 225}}, {at: {x: 226, y: 227}, number: 228, feature: {in1: 229, out1: 230, in2: 231, out2: 232}, winding: {in1: 233, out1: 234, in2: 235, out2: 236}}], incoming: [{at: {x: 237, y: 238}, number: 239, feature: {in1: 240, out1: 241, in2: 242, out2: 243}, winding: {in1: 244, out1: 245, in2: 246, out2: 247}}, {at: {x: 248, y: 249}, number: 250, feature: {in1: 251, out1: 252, in2: 253, out2: 254}, winding: {in1: 255, out1: 256, in2: 257, out2: 258}}]}],
  keep: {separations: [259, 260], kept: [261, 262], feet: [{x: 263, y: 264}, {x: 265, y: 266}]},
  contacts: {count: 267, normal: {x: 268, y: 269}, list: [{at: {x: 270, y: 271}, origin: {x: 272, y: 273}, separation: 274, feature: {in1: 275, out1: 276, in2: 277, out2: 278}, winding: {in1: 279, out1: 280, in2: 281, out2: 282}, key: 283}, {at: {x: 284, y: 285}, origin: {x: 286, y: 287}, separation: 288, feature: {in1: 289, out1: 290, in2: 291, out2: 292}, winding: {in1: 293, out1: 294, in2: 295, out2: 296}, key: 297}]},
} as const;
