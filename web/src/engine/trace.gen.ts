// Generated from wasm/bridge's table of traces, which is held to real ones, by make generate. Do not edit.

import type {Stage} from '../base/figure.gen';
import type {HullStage} from '../base/hull.gen';
import type {SceneSettings} from './scene.gen';

/** A part of a stage's panel: a text, or an element as a list of its tag, perhaps its attributes and styles, and its parts. */
export type TracePart = string | (TracePart | Record<string, string>)[];

/** A box: full widths and centre in metres, angle in radians, counter-clockwise. */
export interface Box {
  /** Full width, metres. */
  w: number;
  /** Full height, metres. */
  h: number;
  /** Of the centre, metres. */
  x: number;
  /** Of the centre, metres. */
  y: number;
  /** Radians, counter-clockwise. */
  angle: number;
}

/** Two boxes. */
export interface Pose {
  a: Box;
  b: Box;
}

/** A feature pair: edges 1 top, 2 left, 3 bottom, 4 right; 0 none. In stages part 1 belongs to the reference box, in contacts to A. */
export type TraceFeature = [inEdge1: number, outEdge1: number, inEdge2: number, outEdge2: number];

/** A clip vertex: its position in the world frame, metres, and its feature pair. */
export interface TraceVertex {
  v: [x: number, y: number];
  f: TraceFeature;
}

/** An axis of A separates the boxes. */
export interface TraceToFaceA {
  /** Where the call ended. */
  stage: 'faceA';
  /** The separations along A's axes, metres; negative for overlap. */
  faceA: [x: number, y: number];
}

/** An axis of B separates the boxes. */
export interface TraceToFaceB {
  /** Where the call ended. */
  stage: 'faceB';
  /** The separations along A's axes, metres; negative for overlap. */
  faceA: [x: number, y: number];
  /** The separations along B's axes, metres. */
  faceB: [x: number, y: number];
}

/** The first side line left fewer than two points. */
export interface TraceToClip1 {
  /** Where the call ended. */
  stage: 'clip1';
  /** The separations along A's axes, metres; negative for overlap. */
  faceA: [x: number, y: number];
  /** The separations along B's axes, metres. */
  faceB: [x: number, y: number];
  /** The best axis: 0 and 1 are A's x and y, 2 and 3 B's. */
  axis: number;
  /** The normal of the reference face, out of its box, in the world frame. */
  frontNormal: [x: number, y: number];
  /** The offset of that face along its normal, metres. */
  front: number;
  /** The normal of the second side line. */
  sideNormal: [x: number, y: number];
  /** The offset of the first side line, metres. */
  negSide: number;
  /** The offset of the second side line, metres. */
  posSide: number;
  /** The edge of the reference box at the first side line. */
  negEdge: number;
  /** The edge at the second side line. */
  posEdge: number;
  /** The two ends of the incident edge. */
  incidentEdge: TraceVertex[];
  /** The number of points after the first side line. */
  np1: number;
  /** Those points. */
  clipPoints1: TraceVertex[];
}

/** The second side line left fewer than two points. */
export interface TraceToClip2 {
  /** Where the call ended. */
  stage: 'clip2';
  /** The separations along A's axes, metres; negative for overlap. */
  faceA: [x: number, y: number];
  /** The separations along B's axes, metres. */
  faceB: [x: number, y: number];
  /** The best axis: 0 and 1 are A's x and y, 2 and 3 B's. */
  axis: number;
  /** The normal of the reference face, out of its box, in the world frame. */
  frontNormal: [x: number, y: number];
  /** The offset of that face along its normal, metres. */
  front: number;
  /** The normal of the second side line. */
  sideNormal: [x: number, y: number];
  /** The offset of the first side line, metres. */
  negSide: number;
  /** The offset of the second side line, metres. */
  posSide: number;
  /** The edge of the reference box at the first side line. */
  negEdge: number;
  /** The edge at the second side line. */
  posEdge: number;
  /** The two ends of the incident edge. */
  incidentEdge: TraceVertex[];
  /** The number of points after the first side line. */
  np1: number;
  /** Those points. */
  clipPoints1: TraceVertex[];
  /** The number of points after the second side line. */
  np2: number;
  /** Those points. */
  clipPoints2: TraceVertex[];
}

/** Both side lines left two points. */
export interface TraceToEnd {
  /** Where the call ended. */
  stage: 'end';
  /** The separations along A's axes, metres; negative for overlap. */
  faceA: [x: number, y: number];
  /** The separations along B's axes, metres. */
  faceB: [x: number, y: number];
  /** The best axis: 0 and 1 are A's x and y, 2 and 3 B's. */
  axis: number;
  /** The normal of the reference face, out of its box, in the world frame. */
  frontNormal: [x: number, y: number];
  /** The offset of that face along its normal, metres. */
  front: number;
  /** The normal of the second side line. */
  sideNormal: [x: number, y: number];
  /** The offset of the first side line, metres. */
  negSide: number;
  /** The offset of the second side line, metres. */
  posSide: number;
  /** The edge of the reference box at the first side line. */
  negEdge: number;
  /** The edge at the second side line. */
  posEdge: number;
  /** The two ends of the incident edge. */
  incidentEdge: TraceVertex[];
  /** The number of points after the first side line. */
  np1: number;
  /** Those points. */
  clipPoints1: TraceVertex[];
  /** The number of points after the second side line. */
  np2: number;
  /** Those points. */
  clipPoints2: TraceVertex[];
}

/** The results of the stages that ran, in the form of the reference data. */
export type TraceStages = TraceToFaceA | TraceToFaceB | TraceToClip1 | TraceToClip2 | TraceToEnd;

/** A point where two boxes touch. */
export interface Contact {
  /** Its position in the world frame, metres. */
  p: [x: number, y: number];
  /** The normal, a unit vector from A to B. */
  n: [x: number, y: number];
  /** The separation, metres; never positive. */
  s: number;
  f: TraceFeature;
  /** The feature pair as one number. */
  key: number;
}

/** A stage of the collide call of two boxes. */
export interface TraceStage {
  id: Stage;
  title: string;
  /** The finding in words and numbers, or why the stage was not reached. */
  text: string;
  /** Stages faces-a and faces-b: the distance of the centres along the owner's axes, metres. */
  between?: [x: number, y: number];
  /** The half sizes of the owner, metres. */
  own?: [x: number, y: number];
  /** Half of the other box's projections, metres. */
  other?: [x: number, y: number];
  /** Stage best-axis: the value that each axis had to exceed, metres. */
  thresholds?: [ax: number, ay: number, bx: number, by: number];
  /** Stage incident: the front normal, negated, in the incident box's axes. */
  turned?: [x: number, y: number];
  /** Stages clip-neg and clip-pos: the distances of both points from the side line, metres; positive is outside. */
  distances?: [first: number, second: number];
  /** The place of the cut between them, 0 to 1, if there is one. */
  t?: number;
  /** Stage keep: the separations of both points, metres. */
  separations?: [first: number, second: number];
  /** The frame from which it is drawn. Slot 0 is the version of the layout. */
  frame: number[];
  /** The tables, the reason and the formulas of the stage. Only traces of figures on a page have them. */
  panel?: TracePart[];
}

/** One whole collide call, drawable without the engine. */
export interface Trace {
  /** The version of trace objects. */
  version: 1;
  lab: 'pair';
  input: Pose;
  /** All stages in order, also those that were not reached. */
  stages: TraceStage[];
  /** The stages and the manifold in the form of the reference data. */
  result: {
    mid: TraceStages;
    out: {
      /** The number of contacts. */
      n: number;
      contacts: Contact[];
    };
  };
  /** Numbers and names that are the same in every lab. */
  values: {
    /** The number of contacts. */
    contacts: number;
    /** The depth of the deepest contact, or the least overlap of two hulls, metres. Not without contacts. */
    depth?: number;
    /** The name of the reference face, in a world of the picked pair, if there is one. */
    reference?: string;
  };
}

/** Velocities, m/s and rad/s, of A and of B; empty where the stage was not reached. */
export type TraceMotions = [] | [a: [vx: number, vy: number, angular: number], b: [vx: number, vy: number, angular: number]];

/** Centres, metres, and angles, radians, of A and of B. */
export type TracePoses = [a: [x: number, y: number, angle: number], b: [x: number, y: number, angle: number]];

/** A contact and its impulses, N s; match is the index of the same one in the other list, or -1. */
export interface TraceKept {
  key: number;
  normal: number;
  friction: number;
  match: number;
}

/** A constraint in an iteration: its relative velocity and the target, m/s; the impulse that would reach the target; the accumulated impulse before and with it, its limit, and the clamped one, N s. */
export interface TraceConstraint {
  velocity: number;
  wanted: number;
  increment: number;
  before: number;
  sum: number;
  limit: number;
  after: number;
}

/** One iteration of the solver for the picked pair. */
export interface SolveIteration {
  before: TraceMotions;
  after: TraceMotions;
  /** Box2D's solver: the case of the block solver for both normal impulses. 0 no block, 1 both push, 2 only the first, 3 only the second, 4 neither, 5 no case holds. */
  block?: 0 | 1 | 2 | 3 | 4 | 5;
  /** Normal 1, friction 1, normal 2, friction 2. */
  constraints: TraceConstraint[];
}

/** A contact in a position iteration: separation and wanted correction, metres; k, 1/kg; impulse, kg m. */
export interface TraceCorrection {
  separation: number;
  correction: number;
  k: number;
  impulse: number;
}

/** A stage of the picked pair's collide call. */
export interface WorldTraceStage {
  id: Stage;
  title: string;
  /** The finding in words and numbers, or why the stage was not reached. */
  text: string;
  /** Stages faces-a and faces-b: the distance of the centres along the owner's axes, metres. */
  between?: [x: number, y: number];
  /** The half sizes of the owner, metres. */
  own?: [x: number, y: number];
  /** Half of the other box's projections, metres. */
  other?: [x: number, y: number];
  /** Stage best-axis: the value that each axis had to exceed, metres. */
  thresholds?: [ax: number, ay: number, bx: number, by: number];
  /** Stage incident: the front normal, negated, in the incident box's axes. */
  turned?: [x: number, y: number];
  /** Stages clip-neg and clip-pos: the distances of both points from the side line, metres; positive is outside. */
  distances?: [first: number, second: number];
  /** The place of the cut between them, 0 to 1, if there is one. */
  t?: number;
  /** Stage keep: the separations of both points, metres. */
  separations?: [first: number, second: number];
  /** The frame from which it is drawn. Slot 0 is the version of the layout. */
  frame: number[];
  /** The tables, the reason and the formulas of the stage. Only traces of figures on a page have them. */
  panel?: TracePart[];
  /** The slots of the frame's head that differ from the trace's frame. */
  slots: [slot: number, value: number][];
}

/** The picked pair's contacts at the end of the last step, and at the beginning of this one. */
export interface MatchTrace {
  id: 'match';
  title: string;
  /** The finding in words and numbers, or why the stage was not reached. */
  text: string;
  then: TraceKept[];
  now: TraceKept[];
  /** The slots of the frame's head that differ from the trace's frame. */
  slots: [slot: number, value: number][];
  /** The tables, the reason and the formulas of the stage. Only traces of figures on a page have them. */
  panel?: TracePart[];
}

/** The effect of the last step's impulses. */
export interface WarmStartTrace {
  id: 'warm-start';
  title: string;
  /** The finding in words and numbers, or why the stage was not reached. */
  text: string;
  before: TraceMotions;
  after: TraceMotions;
  /** The slots of the frame's head that differ from the trace's frame. */
  slots: [slot: number, value: number][];
  /** The tables, the reason and the formulas of the stage. Only traces of figures on a page have them. */
  panel?: TracePart[];
}

/** Box2D-Lite's iterations. */
export interface SolveTrace {
  id: 'solve';
  title: string;
  /** The finding in words and numbers, or why the stage was not reached. */
  text: string;
  /** Effective masses along the normal by contact, kg. */
  mass: number[];
  /** Along the tangent, kg. */
  massT: number;
  /** The target velocity along the normal by contact, m/s. */
  target: number[];
  /** The friction coefficient of the pair. */
  friction: number;
  iterations: SolveIteration[];
  /** The iterations of the same step without warm starting. */
  cold: SolveIteration[];
  /** The slots of the frame's head that differ from the trace's frame. */
  slots: [slot: number, value: number][];
  /** The tables, the reason and the formulas of the stage. Only traces of figures on a page have them. */
  panel?: TracePart[];
}

/** The iterations of Box2D's velocity solver. */
export interface VelocityTrace {
  id: 'velocity';
  title: string;
  /** The finding in words and numbers, or why the stage was not reached. */
  text: string;
  /** Effective masses along the normal by contact, kg. */
  mass: number[];
  /** Along the tangent, kg. */
  massT: number;
  /** The target velocity along the normal by contact, m/s. */
  target: number[];
  /** The friction coefficient of the pair. */
  friction: number;
  iterations: SolveIteration[];
  /** The iterations of the same step without warm starting. */
  cold: SolveIteration[];
  /** The slots of the frame's head that differ from the trace's frame. */
  slots: [slot: number, value: number][];
  /** The tables, the reason and the formulas of the stage. Only traces of figures on a page have them. */
  panel?: TracePart[];
}

/** The impulses that Box2D's solver stores for the next step, N s. */
export interface StoreTrace {
  id: 'store';
  title: string;
  /** The finding in words and numbers, or why the stage was not reached. */
  text: string;
  stored: [normal: number, friction: number][];
  /** The slots of the frame's head that differ from the trace's frame. */
  slots: [slot: number, value: number][];
  /** The tables, the reason and the formulas of the stage. Only traces of figures on a page have them. */
  panel?: TracePart[];
}

/** The motion of both bodies by their velocities, in both solvers. */
export interface IntegrateTrace {
  id: 'integrate';
  title: string;
  /** The finding in words and numbers, or why the stage was not reached. */
  text: string;
  before: TracePoses;
  velocities: TraceMotions;
  after: TracePoses;
  /** The slots of the frame's head that differ from the trace's frame. */
  slots: [slot: number, value: number][];
  /** The tables, the reason and the formulas of the stage. Only traces of figures on a page have them. */
  panel?: TracePart[];
}

/** Each iteration of Box2D's position pass. */
export interface PositionTrace {
  id: 'position';
  title: string;
  /** The finding in words and numbers, or why the stage was not reached. */
  text: string;
  passes: {
    before: TracePoses;
    after: TracePoses;
    points: TraceCorrection[];
    /** The least separation in the whole world. */
    least: number;
    solved: boolean;
  }[];
  /** The slots of the frame's head that differ from the trace's frame. */
  slots: [slot: number, value: number][];
  /** The tables, the reason and the formulas of the stage. Only traces of figures on a page have them. */
  panel?: TracePart[];
}

/** The present state of a world, with the stages of the picked pair's collide call and of the solver's work on it. */
export interface WorldTrace {
  /** The version of trace objects. */
  version: 1;
  lab: 'world';
  input: {
    /** The id of the scene; own for a custom one. */
    scene: string;
    name: string;
    /** The duration of a step, seconds. */
    dt: number;
    /** The settings in the form of a scene's file. */
    settings: Required<SceneSettings>;
    /** The world has no edits or changed settings, so its scene reaches the same state at this step. */
    untouched: boolean;
  };
  /** The frame with the picked pair at the solver's stage; empty without a pair. */
  frame: number[];
  /** The stages of the picked pair's collide call, then match, warm-start, solve and integrate, or with Box2D's solver match, warm-start, velocity, store, integrate and position. Empty without a pair. */
  stages: (WorldTraceStage | MatchTrace | WarmStartTrace | SolveTrace | VelocityTrace | StoreTrace | IntegrateTrace | PositionTrace)[];
  /** The state in the form of the reference data's checkpoints. */
  result: {
    step: number;
    bodies: [x: number, y: number, angle: number, vx: number, vy: number, angular: number][];
    /** The number of touching pairs. */
    numArbiters: number;
    /** Each pair with its contacts. */
    arbiters: {
      /** Two bodies, from 0. */
      b: [a: number, b: number];
      c: [key: number, normal: number, friction: number, separation: number][];
    }[];
    /** The impulses of the joints, if there are any, N s. */
    jointP?: [x: number, y: number][];
  };
  /** Numbers and names that are the same in every lab. */
  values: {
    /** The number of contacts. */
    contacts: number;
    /** The depth of the deepest contact, or the least overlap of two hulls, metres. Not without contacts. */
    depth?: number;
    /** The name of the reference face, in a world of the picked pair, if there is one. */
    reference?: string;
    /** The number of steps. */
    step: number;
    /** The kinetic energy, J. */
    energy: number;
  };
}

/** The input of a hull: points in its own frame, metres; given faces, counter-clockwise from outside; position and rotation. */
export interface TraceHull {
  points: [x: number, y: number, z: number][];
  faces?: number[][];
  position: [x: number, y: number, z: number];
  /** A unit quaternion. */
  rotation: [w: number, i: number, j: number, k: number];
}

/** A point where two hulls touch, in the world frame, metres. */
export interface HullContact {
  /** Half-way between the surfaces. */
  p: [x: number, y: number, z: number];
  /** On A. */
  a: [x: number, y: number, z: number];
  /** On B. */
  b: [x: number, y: number, z: number];
  /** The separation, metres; negative for overlap. */
  s: number;
  /** The rule that kept it. */
  rule: 'all' | 'deepest' | 'farthest' | 'triangle' | 'opposite' | 'edges';
  /** The edges that meet there. */
  id: [first: string, second: string];
}

/** The answer of the article's listing as printed. */
export interface ArticleAnswer {
  hit: boolean;
  mtv: [x: number, y: number, z: number];
  points: [x: number, y: number, z: number][];
  /** The faults that change the answer. */
  faults: ('reference-sign' | 'frame' | 'deepest-only' | 'flipped-dot' | 'boundary' | 'duplicates' | 'parallel-ignored' | 'shared' | 'empty-hit' | 'most-anti-parallel' | 'unpruned')[];
  /** The first stage at which one of the faults acts. */
  parts: HullStage | null;
}

/** One whole collide call of two hulls. */
export interface HullTrace {
  /** The version of trace objects. */
  version: 1;
  lab: 'hull';
  input: {
    a: TraceHull;
    b: TraceHull;
    /** How much better a later axis must be than an earlier one. */
    bias: {
      relative: number;
      /** Metres. */
      absolute: number;
    };
  };
  /** All stages in order; a stage with sub-steps has an item for each. */
  stages: {
    id: HullStage;
    title: string;
    /** The finding in words and numbers, or why the stage was not reached. */
    text: string;
    /** The number of the sub-step, from 1. */
    sub?: number;
    /** The text on the picture: lines of a name, a space and the words. */
    drawn: string;
    /** The frame from which it is drawn. Slot 0 is the version of the layout. */
    frame: number[];
    /** The tables, the reason and the formulas of the stage. Only traces of figures on a page have them. */
    panel?: TracePart[];
  }[];
  result: {
    colliding: true;
    /** The chosen axis: the axis of least overlap, or an earlier one that the bias keeps. */
    axisType: 'faceA' | 'faceB' | 'edge';
    /** Metres. */
    depth: number;
    /** A unit vector from A to B. */
    n: [x: number, y: number, z: number];
    /** Moves B out of A, metres. */
    mtv: [x: number, y: number, z: number];
    /** The clipped manifold. */
    contacts: HullContact[];
    /** The corners, on A, of the region that A shares with B moved by mtv. */
    contact: [x: number, y: number, z: number][];
    /** Null for a pair that is too large for the listing. */
    article: ArticleAnswer | null;
  } | {
    colliding: false;
    /** The first separating axis, at which the call ends. A face axis is the best of its hull's faces; a later axis may have a larger gap. */
    axisType: 'faceA' | 'faceB' | 'edge';
    /** The gap along that axis, metres; at most the distance. */
    gap: number;
    /** The distance of the surfaces, metres. */
    distance: number;
    /** Null for a pair that is too large for the listing. */
    article: ArticleAnswer | null;
  };
  /** Numbers and names that are the same in every lab. */
  values: {
    /** The number of contacts. */
    contacts: number;
    /** The depth of the deepest contact, or the least overlap of two hulls, metres. Not without contacts. */
    depth?: number;
    /** The name of the reference face, in a world of the picked pair, if there is one. */
    reference?: string;
  };
}

/** The contacts of two shapes, in the world frame. */
export interface ShapeManifold {
  /** A unit vector from A to B; zero without points, and for cores that coincide. */
  normal: [x: number, y: number];
  /** At most two. */
  points: {
    /** Midway between the surfaces, metres. */
    point: [x: number, y: number];
    /** The point relative to A's origin, in the world's axes. */
    anchorA: [x: number, y: number];
    /** The point relative to B's origin, in the world's axes. */
    anchorB: [x: number, y: number];
    /** Along the normal, metres; negative for overlap. */
    separation: number;
    /** 256 times the index on A, plus the index on B. A polygon counts corners, a capsule ends; a circle has 0. */
    id: number;
  }[];
}

/** The results of the stages. A field is absent if its stage was not reached or belongs to another kind of pair. 0 and 1 stand for no and yes. Vectors are in the working frame: A's axes, and the origin. */
export interface ShapeStages {
  /** B was given first. All results have A and B exchanged then. */
  swapped: number;
  /** The capsules that are circles because they are too short. */
  became?: 'a' | 'b' | 'ab';
  /** The working frame's origin in A's frame. */
  origin?: [x: number, y: number];
  /** The pose of B in the working frame. */
  xf: {
    x: number;
    y: number;
    /** The cosine of the angle. */
    c: number;
    /** The sine of the angle. */
    s: number;
  };
  /** How the call ended. */
  case: 'apart' | 'apart2' | 'empty' | 'point' | 'vertex' | 'clip';
  /** The manifold's normal in the working frame. */
  normal?: [x: number, y: number];
  /** The centre of the circle B. */
  pB?: [x: number, y: number];
  /** The point of A's core that is nearest to it. */
  pA?: [x: number, y: number];
  /** The centre of the circle B. */
  center?: [x: number, y: number];
  /** The point on A's surface. */
  cA?: [x: number, y: number];
  /** The point on B's surface. */
  cB?: [x: number, y: number];
  /** A's second end. */
  q1?: [x: number, y: number];
  /** B's first end. */
  p2?: [x: number, y: number];
  /** B's second end. */
  q2?: [x: number, y: number];
  normalA?: [x: number, y: number];
  normalB?: [x: number, y: number];
  /** The first cut point. */
  cp?: [x: number, y: number];
  /** The second cut point. */
  cq?: [x: number, y: number];
  /** The lower end of the cut incident edge. */
  vLower?: [x: number, y: number];
  /** The upper end. */
  vUpper?: [x: number, y: number];
  /** B's separation along each normal of A. */
  sA?: number[];
  /** A's separation along each normal of B. */
  sB?: number[];
  /** The reference normal times each normal of the other shape. */
  dots?: number[];
  /** The part of A's core that is nearest to the circle. */
  region?: 'p1' | 'p2' | 'side' | 'v1' | 'v2' | 'face';
  /** The segment that the other one is cut at. */
  axis?: 'A' | 'B';
  /** Of the cores. */
  distance?: number;
  separation?: number;
  zeroNormal?: number;
  s1?: number;
  s2?: number;
  /** The fraction on A's core. */
  t?: number;
  edgeA?: number;
  edgeB?: number;
  u1?: number;
  u2?: number;
  parallel?: number;
  f1first?: number;
  f2raw?: number;
  /** The fraction on A. */
  f1?: number;
  /** The fraction on B. */
  f2?: number;
  fp2?: number;
  fq2?: number;
  fp1?: number;
  fq1?: number;
  length1?: number;
  length2?: number;
  outsideA?: number;
  outsideB?: number;
  separationA?: number;
  separationB?: number;
  sp?: number;
  sq?: number;
  /** The cut points are accepted. */
  keep?: number;
  /** B has the reference edge. */
  flip?: number;
  /** The index of the incident edge. */
  incident?: number;
  separated?: number;
  upper1?: number;
  lower2?: number;
  upper2?: number;
  disjoint?: number;
  sepLower?: number;
  sepUpper?: number;
  minSeparation?: number;
  /** One point between two corners replaces the cut ones. */
  vertexWins?: number;
}

/** One whole collide call of two circles, capsules or polygons. */
export interface ShapeTrace {
  /** The version of trace objects. */
  version: 1;
  lab: 'shape';
  result: {
    /** The kinds of A and B. */
    kind: 'circle-circle' | 'capsule-circle' | 'polygon-circle' | 'capsule-capsule' | 'polygon-capsule' | 'polygon-polygon';
    mid: ShapeStages;
    /** As Box2D 3.1 has it. */
    out: ShapeManifold;
    /** Without the faults of the method. */
    mended: ShapeManifold;
  };
}
