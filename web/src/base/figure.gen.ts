// Generated from wasm/bridge by make generate. Do not edit.

/** The stages of a collide call, in order. */
export const STAGES = ['setup', 'faces-a', 'faces-b', 'best-axis', 'reference', 'incident', 'clip-neg', 'clip-pos', 'keep', 'contacts'] as const;

export type Stage = typeof STAGES[number];

/** The stages of a picked pair in a world: the stages of its collide call, then the solver's. */
export const WORLD_STAGES = [...STAGES, 'match', 'warm-start', 'solve', 'velocity', 'store', 'integrate', 'position'] as const;

export type WorldStage = typeof WORLD_STAGES[number];

/** The labs. */
export const LABS = ['pair', 'world', 'hull', 'shape'] as const;

/** The presets of the Pair lab in menu order. */
export const PRESETS = ['two-contacts', 'resting', 'corner-down', 'deep', 'edge-on-edge', 'reference-on-b', 'both-clip', 'keep-drops', 'separated-a', 'separated-b', 'near-tie', 'same-centre', 'thin', 'overlap-no-contact', 'corner-touch', 'swapped-count'] as const;

/** The stages of the Pair lab that a figure may ask about. */
export const ASKED = ['best-axis', 'reference', 'incident', 'clip-neg', 'clip-pos', 'keep', 'contacts'] as const;

/** The mistakes of ports that the Pair lab can show. */
export const MISTAKES = ['half-width', 'side-column', 'no-flip', 'key-zero', 'clip-count', 'shared-ids', 'front-normal', 'smallest-axis', 'no-hysteresis', 'positive-first', 'side-normal', 'reference-edge', 'local-offsets', 'signed-distance', 'first-touch', 'sum', 'signed-transpose', 'three-edges', 'tie-ay', 'tie-bx', 'tie-by', 'tie-incident'] as const;

/** The exercises of the Pair lab's code. */
export const EXERCISES = ['shadows', 'axis', 'reference', 'incident', 'clip', 'keep', 'ids', 'impulse'] as const;

/** The questions of the World lab. */
export const WORLD_ASKED = ['match', 'normal', 'friction', 'move', 'position'] as const;

/** The plots of the World lab. Their order is the order of the bits of frame[W.plots]. */
export const PLOTS = ['energy', 'deepest', 'contacts', 'impulses'] as const;

/** The solvers of a world. */
export const SOLVERS = ['lite', 'box2d'] as const;

/** Which parts a reader may change: everything editable, only by dragging, nothing. */
export const EDITABLE = ['edit', 'drag', 'none'] as const;

export type LabID = 'pair' | 'world' | 'hull' | 'shape';

/** The scenes of the World lab in menu order. The first SAMPLES are Box2D-Lite's. */
export const SCENES = ['single-box', 'pendulum', 'varying-friction', 'vertical-stack', 'pyramid', 'teeter', 'suspension-bridge', 'dominos', 'multi-pendulum', 'wall', 'card-house', 'drop-500', 'drop-2000', 'pyramid-40', 'pyramid-100', 'conveyor', 'stack-12', 'bounce'] as const;
export const SAMPLES = 9;

/** The default scene. */
export const DEFAULT_SCENE = 'pyramid';

/** The layers of a world's picture, in the order of their switches and of the bits of frame[W.layers], and the default ones. */
export const LAYERS = ['bodies', 'contacts', 'normals', 'impulses', 'cones', 'ids', 'bounds', 'cells', 'near', 'joints', 'velocities', 'timing'] as const;
export const DEFAULT_LAYERS = 'bodies,contacts,joints';

/** The phases of a step, in order: frame[W.phase]. */
export const PHASES = ['broadphase', 'forces', 'prestep', 'iterate', 'integrate', 'position'] as const;

/** The default preset. */
export const DEFAULT_PRESET = 'keep-drops';

/** The version of each lab's frame layout, in slot 0 of its frames. */
export const LAYOUTS = {pair: 18, world: 19, hull: 18, shape: 2} as const;

/** The parts of a figure that a command changed: bits. */
export const CHANGE = {stage: 1, pose: 2, contacts: 4, playing: 8, preset: 16, view: 32, hover: 64, lit: 128, fit: 256, step: 512, scene: 2048, settings: 4096, state: 8192, failed: 16384, picked: 32768, edited: 65536, touched: 131072, right: 262144, wrong: 524288} as const;

/** The kinds of values laid flat. */
export const KIND = {undefined: 0, null: 1, false: 2, true: 3, number: 4, text: 5, list: 6, object: 7, bigint: 8, symbol: 9, function: 10} as const;

/** Whether a contact is new, has persisted, or has lost its impulse: frame[at + CONTACT.life]. */
export const LIFE = {fresh: 0, kept: 1, lost: 2} as const;

/** The end of a collide call: frame[F.outcome]. */
export const OUTCOME = {touching: 0, separatedA: 1, separatedB: 2, clippedNeg: 3, clippedPos: 4, allDropped: 5} as const;

/** The part of a box under the pointer. */
export const PART = {none: 0, inside: 1, knob: 2, corner: 3, choice: 7} as const;

/** The quantities that can be highlighted: frame[F.lit]. An axis's quantities have four values, a point's two. */
export const QUANTITY = {none: 0, dp: 1, da: 2, db: 3, separation: 4, distance: 8, reach: 12, threshold: 16, normal: 20, front: 21, frontNormal: 22, sideNeg: 23, sidePos: 24, turned: 25, point: 26, clipDistance: 28, fraction: 30, keepDistance: 31, contact: 33, incident: 35, box: 36, edge: 38, vertex: 46} as const;

/** The names of the things that a text may mark in the picture of two boxes, by quantity; '' for a quantity without a name. */
export const MARKS = ['', 'centres', '', '', 'A.x', 'A.y', 'B.x', 'B.y', '', '', '', '', '', '', '', '', '', '', '', '', 'normal', 'reference', 'front-normal', 'side-neg', 'side-pos', 'turned-normal', 'point1', 'point2', '', '', 'cut', 'point1', 'point2', 'contact1', 'contact2', 'incident', 'A', 'B', 'A.e1', 'A.e2', 'A.e3', 'A.e4', 'B.e1', 'B.e2', 'B.e3', 'B.e4', 'A.v1', 'A.v2', 'A.v3', 'A.v4', 'B.v1', 'B.v2', 'B.v3', 'B.v4'] as const;

/** The place of the keyboard focus. */
export const WHERE = {elsewhere: 0, button: 1, field: 2, boxA: 3, boxB: 4, pair: 5} as const;

/** The meaning of a key in a world. */
export const MEANT = {nothing: 0, command: 1, nearer: 2, farther: 3, all: 4, layers: 5} as const;

/** The kinds of things of a whole world that a text may mark. */
export const WORLD_THING = {body: 1, contact: 2} as const;

/** The pointer's sketch in a world. */
export const SKETCH = {box: 1, push: 2} as const;
