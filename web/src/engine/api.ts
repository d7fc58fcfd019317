import type {SOLVERS} from '../base/figure.gen';
import type {HULL_AXES} from '../base/hull.gen';
import type {Box, Contact, HullContact, HullTrace, Pose, ShapeManifold, ShapeStages, ShapeTrace, Trace, TraceStages, WorldTrace} from './trace.gen';

export type {Box, Contact, HullContact, HullTrace, Pose, ShapeManifold, ShapeStages, ShapeTrace, Trace, TraceStages, WorldTrace};

export interface Settings {
  /** The solver: Box2D-Lite's or Box2D 2.4's. */
  solver: typeof SOLVERS[number];
  /** Clamp the sum of a contact's impulses, not each impulse. Box2D's solver always does. */
  accumulateImpulses: boolean;
  /** Start contacts and joints with the impulses of the previous step. */
  warmStarting: boolean;
  /** Correct overlaps of bodies, and gaps of joints. */
  positionCorrection: boolean;
  /** Iterations of the velocity solver per step. */
  iterations: number;
  /** The largest number of position iterations per step, after the bodies have moved. Only in Box2D's solver. */
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
 * An edit of a world. Bodies count from 0. Points are in metres in the world frame. Exception: at of grab is relative
 * to the body's centre, in the body's frame. impulse is in N s.
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

/** In kg, m, rad and s. A body whose mass is null is static. */
interface BodyNumbers { width?: Point; mass?: number | null; friction?: number; position?: Point; angle?: number; velocity?: Point; angularVelocity?: number; restitution?: number; tangentSpeed?: number; filter?: {category?: number; mask?: number; group?: number}; sensor?: boolean }

/** The edits of one change, each with its step. Undo and redo report all edits of a drag together. */
export interface Edited { by: 'edit' | 'undo' | 'redo'; edits: (Edit & {step: number})[] }

/**
 * The contact of two bodies in a step: it begins, persists or ends. a is the body with the lower index; indices count
 * from 0. Sensors, which push nothing, are included.
 */
export interface ContactEvent {
  step: number;
  kind: 'begin' | 'persist' | 'end';
  a: number;
  b: number;
  /** The manifold at the beginning of the step with the impulses at its end, or null after the contact has ended. */
  manifold: Manifold | null;
}

/** One or two contact points. The normal is a unit vector from a to b in the world frame. */
export interface Manifold {
  normal: Point;
  /**
   * A point on the reference face in metres. separation: along the normal in metres, never positive. impulse and
   * friction: the accumulated impulses in N s along the normal and along the normal turned right. id: the feature
   * pair as a number, which identifies the point in the next step.
   */
  points: {x: number; y: number; separation: number; impulse: number; friction: number; id: number}[];
}

/**
 * A convex hull: points [x, y, z] in metres; optionally faces, counter-clockwise from outside; a position, and a
 * rotation as a unit quaternion. By default the hull stands at the origin without rotation.
 */
export interface Hull {
  points: [x: number, y: number, z: number][];
  faces?: number[][];
  /**
   * The accuracy of the points in metres, at most a hundredth of the hull's size. Nearer points are merged, and so
   * are faces that nearly lie in one plane. Without a tolerance only rounding is allowed.
   */
  tolerance?: number;
  position?: [x: number, y: number, z: number];
  rotation?: [w: number, i: number, j: number, k: number];
}

/**
 * A later axis wins only if its overlap is smaller by this much: relative is a share of the earlier overlap, 0 to 1,
 * and absolute is in metres. Both default to 0.
 */
export interface HullBias { relative?: number; absolute?: number }

export interface HullPair { a: Hull; b: Hull; bias?: HullBias }

export interface HullCollideOptions { bias?: HullBias }

/** A hull's position and rotation. By default it stands at the origin without rotation. */
export type HullPose = Pick<Hull, 'position' | 'rotation'>;

/**
 * A circle, a capsule or a convex polygon of 3 to 8 counter-clockwise vertices, with all points within its radius. Points
 * are in its own frame, in metres. Its position is x and y, its angle in radians counter-clockwise; c and s, the angle's
 * cosine and sine, replace the angle. Omitted numbers are 0.
 */
export type Shape = {radius: number; x?: number; y?: number; angle?: number; c?: number; s?: number} & (
  | {shape: 'circle'; center: Point}
  | {shape: 'capsule'; p1: Point; p2: Point}
  | {shape: 'polygon'; vertices: Point[]}
);

/** The contacts of two boxes, or their distance. */
export interface BoxManifold {
  /** True if no axis separates the boxes. Boxes that only touch at a corner collide but may have no contact. */
  colliding: boolean;
  /** A unit vector from a to b in the world frame: the axis of least overlap, or the separating axis. */
  normal: Point;
  /** Along the normal, in metres: negative for overlap, else the gap. */
  separation: number;
  /**
   * At most two points, each on the reference face in metres. separation: along the normal in metres, never positive.
   * id: the feature pair as a number, which stays the same while the same edges meet there.
   */
  contacts: {x: number; y: number; separation: number; id: number}[];
}

/** The contacts of two hulls, or their distance. Points are in metres in the world frame. */
export interface HullManifold {
  /** True if no axis separates the hulls. */
  colliding: boolean;
  /** The axis: a face normal of a, a face normal of b, or the cross product of two edges. */
  axisType: typeof HULL_AXES[number];
  /** A unit vector from a to b in the world frame: the axis of least overlap, or the first separating axis. */
  normal: Point3;
  /** Along the normal, in metres: negative for overlap, else the gap. */
  separation: number;
  /**
   * At most four points. position: half-way between the points on the two surfaces, onA and onB. separation: along
   * the normal in metres. id: the two edges that meet there, as a number.
   */
  contacts: {position: Point3; onA: Point3; onB: Point3; separation: number; id: number}[];
  /** For separated hulls, the nearest points and their distance in metres; otherwise null. */
  nearest: {onA: Point3; onB: Point3; distance: number} | null;
}

/** Exports a figure's current picture, drawn as on the canvas. */
export interface Pictures {
  /** The text of an SVG file, in the drawing's size. */
  toSVG(): Promise<string>;
  /** A PNG at twice the drawing's size. */
  toBlob(): Promise<Blob>;
}
