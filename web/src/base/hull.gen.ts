// Generated from wasm/bridge by make generate. Do not edit.

/** The stages of a collide call of two hulls, in order. */
export const HULL_STAGES = ['faces-a', 'faces-b', 'edges', 'best-axis', 'incident', 'clip', 'keep', 'reduce', 'contacts'] as const;

export type HullStage = typeof HULL_STAGES[number];

/** Whose an axis of two hulls is: a face normal of A, one of B, or across an edge of each. */
export const HULL_AXES = ['faceA', 'faceB', 'edge'] as const;

/** The presets of the Hulls lab, in the order of its menu; the first is shown where none is chosen. */
export const HULL_PRESETS = ['tilted-box', 'offset', 'aligned', 'flush', 'spin', 'tilt', 'edgeedge', 'edgeshallow', 'ridge', 'vertface', 'edgeface', 'incident', 'deep', 'inside', 'touch', 'gap', 'random', 'randomface', 'cotri', 'tie', 'thin', 'scale', 'far', 'fault-reference-sign', 'fault-frame', 'fault-deepest-only', 'fault-flipped-dot', 'fault-boundary', 'fault-duplicates', 'fault-parallel-ignored', 'fault-most-anti-parallel', 'fault-unpruned'] as const;

/** What a pointer holds of two hulls: frame[H.hands.part]. Arrows and rings come in threes, of x, y and z. */
export const HOLD = {none: 0, hull: 1, vertex: 2, arrow: 3, ring: 6} as const;
