// Generated from wasm/bridge by make generate. Do not edit.

/** The calls of the Pair lab by their numbers. */
export const PAIR_CALLS = ['create', 'collide', 'restore', 'destroy', 'next', 'prev', 'play', 'pause', 'tick', 'reset', 'undo', 'redo', 'forget', 'drop', 'cancel', 'leave', 'dismiss', 'numbers', 'measure', 'swap', 'render', 'seek', 'option', 'sentences', 'preset', 'setPose', 'pose', 'setState', 'open', 'state', 'stage', 'playing', 'speed', 'notice', 'report', 'words', 'panic', 'boxName', 'trace', 'focus', 'light', 'surprise', 'hover', 'grab', 'drag', 'cursor', 'key'] as const;

/** Likewise of the World lab. */
export const WORLD_CALLS = ['create', 'restore', 'destroy', 'step', 'back', 'reset', 'open', 'load', 'begin', 'set', 'choose', 'scene', 'state', 'settings', 'pick', 'trace', 'panic'] as const;

/** What a call leaves in the mailbox. */
export const RESULT = {none: 0, number: 1, false: 2, true: 3, text: 4, pose: 5, failed: 6} as const;

/** Bytes from the beginning of the mailbox to the kinds of its numbers, and how many there are. */
export const BOX = {kinds: 96, slots: 12} as const;
