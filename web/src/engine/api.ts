import type {SOLVERS} from '../base/figure.gen';
import type {HULL_AXES} from '../base/hull.gen';
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
type Point3 = [x: number, y: number, z: number];

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
  /** How exact the points are, metres, at most a hundredth of the size: nearer points are one, and so are faces that lie so nearly in one plane. Without it the hull is strict. */
  tolerance?: number;
  position?: [x: number, y: number, z: number];
  rotation?: [w: number, i: number, j: number, k: number];
}

/** By how much a later axis must be better than an earlier one to be chosen: a share of the earlier axis's depth, 0 to 1, and metres. A part that is left out is 0. */
export interface HullBias { relative?: number; absolute?: number }

export interface HullPair { a: Hull; b: Hull; bias?: HullBias }

/** What collideHulls takes besides the hulls. */
export interface HullCollideOptions { bias?: HullBias }

/** Where a hull stands, and how it is turned: at the origin and not turned, if left out. */
export type HullPose = Pick<Hull, 'position' | 'rotation'>;

/** Where two boxes touch, or how far they are apart. */
export interface BoxManifold {
  /** No axis separates them. Even so they may have no contact, as at corners that touch exactly. */
  colliding: boolean;
  /** A unit vector from a to b in the world's frame: the axis of least overlap, or the one that separates them. */
  normal: Point;
  /** Along the normal, metres: negative is overlap; of boxes that are apart the gap. */
  separation: number;
  /** None, one or two. A point on the reference face, metres; its separation along the normal, never positive, metres; the feature pair as one number, which stays the same while the same edges meet there. */
  contacts: {x: number; y: number; separation: number; id: number}[];
}

/** Where two hulls touch, or how far they are apart. Points are in the world's frame, metres. */
export interface HullManifold {
  /** No axis separates them. */
  colliding: boolean;
  /** Whose the axis is: a face normal of a, one of b, or at right angles to an edge of each. */
  axisType: typeof HULL_AXES[number];
  /** A unit vector along the axis from a to b, in the world's frame: the one of least overlap, or the first that separates them. */
  normal: Point3;
  /** Along the normal, metres: negative is overlap; of hulls that are apart the gap. */
  separation: number;
  /** Up to four: half-way between the surfaces, on a, and on b; the separation along the normal, metres; the two edges that meet there as one number. */
  contacts: {position: Point3; onA: Point3; onB: Point3; separation: number; id: number}[];
  /** Of hulls that are apart the two points nearest to each other, and how far apart these are; else null. */
  nearest: {onA: Point3; onB: Point3; distance: number} | null;
}

/** What a figure shows, as a file. Both draw through the layers of its canvas, in its colours, at the stage it is at. */
export interface Pictures {
  /** The text of an SVG file, as large as the drawing. */
  toSVG(): Promise<string>;
  /** A PNG, twice as large as the drawing. */
  toBlob(): Promise<Blob>;
}
