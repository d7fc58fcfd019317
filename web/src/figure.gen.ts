// Generated from wasm/figure by make generate. Do not edit.

/** The stages of a collide call, in order. */
export const STAGES = ['setup', 'faces-a', 'faces-b', 'best-axis', 'reference', 'incident', 'clip-neg', 'clip-pos', 'keep', 'contacts'] as const;

export type Stage = typeof STAGES[number];

/** What a command changed: bits. */
export const CHANGE = {stage: 1, pose: 2, contacts: 4, playing: 8, preset: 16, view: 32, hover: 64, fit: 128} as const;

/** What a pointer holds of a box. */
export const PART = {none: 0, inside: 1, knob: 2} as const;

/** What has the keyboard. */
export const WHERE = {elsewhere: 0, button: 1, field: 2, boxA: 3, boxB: 4} as const;
