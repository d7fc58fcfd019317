// Generated from wasm/bridge by make generate. Do not edit.

/** The stages of a collide call of two hulls, in order. */
export const HULL_STAGES = ['faces-a', 'faces-b', 'edges', 'best-axis', 'incident', 'clip', 'keep', 'reduce', 'contacts'] as const;

/** The stages of the Hulls lab that a figure may ask about. */
export const HULL_ASKED = ['edges', 'best-axis', 'incident', 'reduce'] as const;

export type HullStage = typeof HULL_STAGES[number];

/** The kind of an axis: a face normal of A or of B, or the cross product of an edge of each. */
export const HULL_AXES = ['faceA', 'faceB', 'edge'] as const;

/** The presets of the Hulls lab in menu order. The first is the default. */
export const HULL_PRESETS = ['tilted-box', 'offset', 'aligned', 'flush', 'spin', 'tilt', 'edgeedge', 'edgeshallow', 'ridge', 'vertface', 'edgeface', 'incident', 'deep', 'inside', 'touch', 'gap', 'random', 'randomface', 'cotri', 'tie', 'thin', 'scale', 'far', 'fault-reference-sign', 'fault-frame', 'fault-deepest-only', 'fault-flipped-dot', 'fault-boundary', 'fault-duplicates', 'fault-parallel-ignored', 'fault-most-anti-parallel', 'fault-unpruned'] as const;

/** The part of a hull under the pointer: frame[H.hands.part]. There are three arrows and rings each, for x, y and z. */
export const HOLD = {none: 0, hull: 1, vertex: 2, arrow: 3, ring: 6} as const;

/** The kinds of things that a text may mark. A's and B's hull, faces, edges and vertices follow each other. */
export const HULL_THING = {hull: 1, face: 3, edge: 5, vertex: 7, normal: 9, reference: 10, incident: 11, side: 12, point: 13, contact: 14} as const;

/** The kind of a part that stands for a choice of a question. */
export const MARKED = {face: 0, edge: 1, point: 2} as const;
