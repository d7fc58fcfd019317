// Generated from wasm/bridge by make generate. Do not edit.

/** The stages of all kinds of pairs of shapes, in running order: frame[S.stage]. */
export const SHAPE_STAGES = ['frames', 'faces-a', 'faces-b', 'region', 'distance', 'nearest', 'axis', 'clip', 'keep', 'reference', 'incident', 'corner', 'clip-lower', 'clip-upper', 'contacts'] as const;

export type ShapeStage = typeof SHAPE_STAGES[number];

/** The stages of the Shapes lab that a figure may ask about. */
export const SHAPE_ASKED = ['region', 'reference', 'incident', 'clip-lower', 'contacts'] as const;

/** The presets of the Shapes lab in menu order. The first is the default. */
export const SHAPE_PRESETS = ['flush-rest', 'tilted-corner', 'cut-at-both-ends', 'tip-into-face', 'rounded-corners', 'gap-in-reach', 'the-hole', 'capsule-on-edge', 'leaning-capsules', 'circle-past-corner', 'ball-on-corner', 'capsule-on-step', 'triangle-in-v', 'hexagon-flush', 'rounded-needle', 'nearly-parallel-capsules'] as const;

/** The kinds of pairs: frame[S.kind]. */
export const SHAPE_PAIRS = ['circle-circle', 'capsule-circle', 'polygon-circle', 'capsule-capsule', 'polygon-capsule', 'polygon-polygon'] as const;

/** The kinds of shapes: frame[S.sides[0].kind]. */
export const SHAPE_KINDS = ['circle', 'capsule', 'polygon'] as const;

/** The ends of a call: frame[S.case]. */
export const SHAPE_CASES = ['apart', 'apart2', 'empty', 'point', 'vertex', 'clip'] as const;

/** The part of a shape under the pointer: frame[S.hands.part]. */
export const SHAPE_PART = {none: 0, inside: 1, knob: 2, radius: 3, corner: 4, choice: 5} as const;

/** The quantities that can be highlighted: frame[S.lit]. Shapes have two values, edges and corners eight for A and eight for B, points and contacts two. */
export const SHAPE_QUANTITY = {none: 0, shape: 1, edge: 3, corner: 19, reference: 35, incident: 36, normal: 37, point: 38, contact: 40, nearest: 42, region: 43, margin: 44} as const;

/** The names of the things that a text may mark in the picture of two shapes, by quantity; '' for a quantity without a name. */
export const SHAPE_MARKS = ['', 'A', 'B', 'A.e1', 'A.e2', 'A.e3', 'A.e4', 'A.e5', 'A.e6', 'A.e7', 'A.e8', 'B.e1', 'B.e2', 'B.e3', 'B.e4', 'B.e5', 'B.e6', 'B.e7', 'B.e8', 'A.v1', 'A.v2', 'A.v3', 'A.v4', 'A.v5', 'A.v6', 'A.v7', 'A.v8', 'B.v1', 'B.v2', 'B.v3', 'B.v4', 'B.v5', 'B.v6', 'B.v7', 'B.v8', 'reference', 'incident', 'normal', 'point1', 'point2', 'contact1', 'contact2', 'nearest', 'region', 'margin'] as const;
