// Generated from wasm/frame/frame.go by make generate. Do not edit.

/** The layout's version, in slot 0 of every frame. */
export const VERSION = 1;

/** The length of a frame, in float64 slots. */
export const SLOTS = 294;

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
  incident: {edge: 132, normal: {x: 133, y: 134}, vertices: [{at: {x: 135, y: 136}, number: 137, feature: {in1: 138, out1: 139, in2: 140, out2: 141}, winding: {in1: 142, out1: 143, in2: 144, out2: 145}}, {at: {x: 146, y: 147}, number: 148, feature: {in1: 149, out1: 150, in2: 151, out2: 152}, winding: {in1: 153, out1: 154, in2: 155, out2: 156}}]},
  clips: [{distances: [157, 158], cut: 159, t: 160, count: 161, vertices: [{at: {x: 162, y: 163}, number: 164, feature: {in1: 165, out1: 166, in2: 167, out2: 168}, winding: {in1: 169, out1: 170, in2: 171, out2: 172}}, {at: {x: 173, y: 174}, number: 175, feature: {in1: 176, out1: 177, in2: 178, out2: 179}, winding: {in1: 180, out1: 181, in2: 182, out2: 183}}], incoming: [{at: {x: 184, y: 185}, number: 186, feature: {in1: 187, out1: 188, in2: 189, out2: 190}, winding: {in1: 191, out1: 192, in2: 193, out2: 194}}, {at: {x: 195, y: 196}, number: 197, feature: {in1: 198, out1: 199, in2: 200, out2: 201}, winding: {in1: 202, out1: 203, in2: 204, out2: 205}}]}, {distances: [206, 207], cut: 208, t: 209, count: 210, vertices: [{at: {x: 211, y: 212}, number: 213, feature: {in1: 214, out1: 215, in2: 216, out2: 217}, winding: {in1: 218, out1: 219, in2: 220, out2: 221}}, {at: {x: 222, y: 223}, number: 224, feature: {in1: 225, out1: 226, in2: 227, out2: 228}, winding: {in1: 229, out1: 230, in2: 231, out2: 232}}], incoming: [{at: {x: 233, y: 234}, number: 235, feature: {in1: 236, out1: 237, in2: 238, out2: 239}, winding: {in1: 240, out1: 241, in2: 242, out2: 243}}, {at: {x: 244, y: 245}, number: 246, feature: {in1: 247, out1: 248, in2: 249, out2: 250}, winding: {in1: 251, out1: 252, in2: 253, out2: 254}}]}],
  keep: {separations: [255, 256], kept: [257, 258], feet: [{x: 259, y: 260}, {x: 261, y: 262}]},
  contacts: {count: 263, normal: {x: 264, y: 265}, list: [{at: {x: 266, y: 267}, origin: {x: 268, y: 269}, separation: 270, feature: {in1: 271, out1: 272, in2: 273, out2: 274}, winding: {in1: 275, out1: 276, in2: 277, out2: 278}, key: 279}, {at: {x: 280, y: 281}, origin: {x: 282, y: 283}, separation: 284, feature: {in1: 285, out1: 286, in2: 287, out2: 288}, winding: {in1: 289, out1: 290, in2: 291, out2: 292}, key: 293}]},
} as const;
