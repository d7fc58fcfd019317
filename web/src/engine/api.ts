import type {SOLVERS} from '../base/figure.gen';
import type {Box, Contact, HullContact, HullTrace, Pose, Trace, TraceStages, WorldTrace} from './trace.gen';

export type {Box, Contact, HullContact, HullTrace, Pose, Trace, TraceStages, WorldTrace};

/** What a world's steps depend on. */
export interface Settings {
  /** How impulses are found: Box2D-Lite's way, or that of Box2D 2.4. */
  solver: typeof SOLVERS[number];
  /** The sum of a contact's impulses is clamped, not each one. Box2D's solver always does that. */
  accumulateImpulses: boolean;
  /** Contacts and joints start from the last step's impulses. */
  warmStarting: boolean;
  /** Overlaps and gaps of joints are pushed back. */
  positionCorrection: boolean;
  /** Of the solver in a step. */
  iterations: number;
  /** Likewise, of the pass that pushes overlaps apart once the bodies have moved: at most so many. Box2D's solver alone has it. */
  positionIterations: number;
  /** The two impulses of a pair are found at once. Box2D's solver alone has it. */
  blockSolve: boolean;
  /** m/s² */
  gravity: [x: number, y: number];
  /** The share of an overlap that is pushed back in a step. Box2D's solver has its own, 0.2. */
  baumgarte: number;
  /** The overlap that is let be, metres. Box2D's solver has its own, 0.005. */
  slop: number;
  /** Of a step, seconds. */
  dt: number;
}

/**
 * What hands do to a world. Bodies are counted from 0; points are in metres, in the world's frame but for that of grab,
 * which is in the body's, from its centre.
 */
export type Edit = {step?: number} & (
  | {do: 'add'} & BodyNumbers & Required<Pick<BodyNumbers, 'width' | 'mass' | 'position'>>
  | {do: 'set'; body: number} & BodyNumbers
  | {do: 'remove' | 'unpin'; body: number}
  | {do: 'push'; body: number; at: Point; impulse: Point}
  | {do: 'pin'; body: number; at: Point}
  | {do: 'grab'; body: number; at: Point; to: Point}
  | {do: 'drag'; to: Point}
  | {do: 'drop'}
);

type Point = [x: number, y: number];

/** In kg, m, rad and s; a body whose mass is null is static. */
interface BodyNumbers { width?: Point; mass?: number | null; friction?: number; position?: Point; angle?: number; velocity?: Point; angularVelocity?: number; restitution?: number; tangentSpeed?: number; filter?: {category?: number; mask?: number; group?: number}; sensor?: boolean }

/** What was done at once, each with its step: a drag as a whole where it is undone or done again. */
export interface Edited { by: 'edit' | 'undo' | 'redo'; edits: (Edit & {step: number})[] }

/**
 * What became of two bodies in a step, a the lower one: they began to touch, still touch, or touch no longer. Bodies are counted from 0.
 * Sensors, which push nothing, tell too.
 */
export interface ContactEvent {
  step: number;
  kind: 'begin' | 'persist' | 'end';
  a: number;
  b: number;
  /** Where they touch as the step found it, and the impulses as the step left them; null at an end. */
  manifold: Manifold | null;
}

/** One or two points where bodies touch. The normal is a unit vector from a to b, in the world's frame. */
export interface Manifold {
  normal: Point;
  /** A point on the reference face, metres; its separation along the normal, never positive, metres; accumulated impulses along the normal and along that turned right, N s; the feature pair as one number, by which the next step finds it. */
  points: {x: number; y: number; separation: number; impulse: number; friction: number; id: number}[];
}

/** A convex hull: its points, [x, y, z] in metres, or also its faces, counter-clockwise as seen from outside; where it stands, and how it is turned, as a unit quaternion: at the origin and not turned, if left out. */
export interface Hull {
  points: [x: number, y: number, z: number][];
  faces?: number[][];
  position?: [x: number, y: number, z: number];
  rotation?: [w: number, i: number, j: number, k: number];
}

export interface HullPair { a: Hull; b: Hull }

/** What a figure shows, as a file. Both draw through the layers of its canvas, in its colours, at the stage it is at. */
export interface Pictures {
  /** The text of an SVG file, as large as the drawing. */
  toSVG(): Promise<string>;
  /** A PNG, twice as large as the drawing. */
  toBlob(): Promise<Blob>;
}
