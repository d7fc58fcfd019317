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
