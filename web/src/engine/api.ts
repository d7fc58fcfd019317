import type {SOLVERS} from '../base/figure.gen';
import type {HULL_AXES} from '../base/hull.gen';
import type {Box, Contact, HullContact, HullTrace, Pose, Trace, TraceStages, WorldTrace} from './trace.gen';

export type {Box, Contact, HullContact, HullTrace, Pose, Trace, TraceStages, WorldTrace};

/** The settings that a world's steps depend on. */
export interface Settings {
  /** How impulses are found: as in Box2D-Lite, or as in Box2D 2.4. */
  solver: typeof SOLVERS[number];
  /** Clamp the sum of a contact's impulses instead of each one. Box2D's solver always does. */
  accumulateImpulses: boolean;
  /** Contacts and joints start from the last step's impulses. */
  warmStarting: boolean;
  /** Correct overlaps of bodies, and gaps of joints. */
  positionCorrection: boolean;
  /** Iterations of the velocity solver per step. */
  iterations: number;
  /** The most iterations of the position solver per step, after the bodies have moved. Only in Box2D's solver. */
  positionIterations: number;
  /** Solve for the two normal impulses of a pair at once. Only in Box2D's solver. */
  blockSolve: boolean;
  /** m/s² */
  gravity: [x: number, y: number];
  /** The share of an overlap beyond slop that a step corrects. Box2D's solver always uses 0.2. */
  baumgarte: number;
  /** The overlap that is not corrected, in metres. Box2D's solver always uses 0.005. */
  slop: number;
  /** The duration of a step in seconds. */
  dt: number;
}

/**
 * An edit of a world. Bodies count from 0. Points are in metres in the world frame; only at of grab is from the body's
 * centre, in the body's frame. impulse is in N s.
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

/** In kg, m, rad and s. A body with mass null is static. */
interface BodyNumbers { width?: Point; mass?: number | null; friction?: number; position?: Point; angle?: number; velocity?: Point; angularVelocity?: number; restitution?: number; tangentSpeed?: number; filter?: {category?: number; mask?: number; group?: number}; sensor?: boolean }

/** The edits of one change, each with its step. Undo and redo report all edits of a drag together. */
export interface Edited { by: 'edit' | 'undo' | 'redo'; edits: (Edit & {step: number})[] }

/**
 * The contact of two bodies in a step: they began to touch, still touch, or touch no longer. a is the body with
 * the lower index; indices count from 0. Sensors, which push nothing, are included.
 */
export interface ContactEvent {
  step: number;
  kind: 'begin' | 'persist' | 'end';
  a: number;
  b: number;
  /** The manifold at the beginning of the step, with the impulses at its end; null if they touch no longer. */
  manifold: Manifold | null;
}

/** One or two contact points. The normal is a unit vector from a to b in the world frame. */
export interface Manifold {
  normal: Point;
  /**
   * A point on the reference face in metres; its separation along the normal in metres, never positive; the accumulated
   * impulses in N s along the normal and along the normal turned right; the feature pair as a number, which identifies
   * the point in the next step.
   */
  points: {x: number; y: number; separation: number; impulse: number; friction: number; id: number}[];
}

/**
 * A convex hull: its points [x, y, z] in metres, and optionally its faces, counter-clockwise from outside; its
 * position, and its rotation as a unit quaternion. The default is the origin without rotation.
 */
export interface Hull {
  points: [x: number, y: number, z: number][];
  faces?: number[][];
  /**
   * The accuracy of the points in metres, at most a hundredth of the size. Points nearer than that are merged, and so
   * are faces that nearly lie in one plane. Without it the hull is strict.
   */
  tolerance?: number;
  position?: [x: number, y: number, z: number];
  rotation?: [w: number, i: number, j: number, k: number];
}

/**
 * By how much a later axis must have less overlap than an earlier one to win: a share of the earlier one's
 * overlap, 0 to 1, and metres. Both default to 0.
 */
export interface HullBias { relative?: number; absolute?: number }

export interface HullPair { a: Hull; b: Hull; bias?: HullBias }

/** The options of collideHulls. */
export interface HullCollideOptions { bias?: HullBias }

/** The position and rotation of a hull, by default the origin without rotation. */
export type HullPose = Pick<Hull, 'position' | 'rotation'>;

/** The contacts of two boxes, or their distance. */
export interface BoxManifold {
  /** Whether no axis separates the boxes. They may have no contact even so, as when corners touch exactly. */
  colliding: boolean;
  /** A unit vector from a to b in the world frame: the axis of least overlap, or the separating axis. */
  normal: Point;
  /** Along the normal, in metres: negative for overlap, else the gap. */
  separation: number;
  /**
   * At most two points: a point on the reference face in metres; its separation along the normal in metres, never
   * positive; the feature pair as a number, which stays the same while the same edges meet there.
   */
  contacts: {x: number; y: number; separation: number; id: number}[];
}

/** The contacts of two hulls, or their distance. Points are in metres in the world frame. */
export interface HullManifold {
  /** Whether no axis separates them. */
  colliding: boolean;
  /** The kind of the axis: a face normal of a or of b, or the cross product of an edge of each. */
  axisType: typeof HULL_AXES[number];
  /** A unit vector from a to b in the world frame: the axis of least overlap, or the first separating axis. */
  normal: Point3;
  /** Along the normal, in metres: negative for overlap, else the gap. */
  separation: number;
  /**
   * At most four points: half-way between the surfaces, on a and on b; the separation along the normal in metres; the
   * two edges that meet there as a number.
   */
  contacts: {position: Point3; onA: Point3; onB: Point3; separation: number; id: number}[];
  /** For hulls that are apart, the nearest points and their distance in metres; otherwise null. */
  nearest: {onA: Point3; onB: Point3; distance: number} | null;
}

/** A figure's present picture as a file, drawn by the layers of the canvas in its colours. */
export interface Pictures {
  /** The text of an SVG file in the size of the drawing. */
  toSVG(): Promise<string>;
  /** A PNG in twice the size of the drawing. */
  toBlob(): Promise<Blob>;
}
