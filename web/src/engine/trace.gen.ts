// Generated from wasm/bridge's table of traces, which is held to real ones, by make generate. Do not edit.

import type {Stage} from '../base/figure.gen';
import type {HullStage} from '../base/hull.gen';
import type {SceneSettings} from './scene.gen';

/** A box: full widths and centre in metres, angle in radians, counter-clockwise. */
export interface Box {
  /** Full width, metres. */
  w: number;
  /** Full height, metres. */
  h: number;
  /** Of the centre, metres. */
  x: number;
  /** Likewise. */
  y: number;
  /** Radians, counter-clockwise. */
  angle: number;
}

/** Two boxes. */
export interface Pose {
  a: Box;
  b: Box;
}

/** A feature pair: edges 1 top, 2 left, 3 bottom, 4 right; 0 is none. Of the stages 1 is the reference box, of a contact A. */
export type TraceFeature = [inEdge1: number, outEdge1: number, inEdge2: number, outEdge2: number];

/** A clip vertex: where it is in the world, metres, and its feature pair. */
export interface TraceVertex {
  v: [x: number, y: number];
  f: TraceFeature;
}

/** An axis of A separates the boxes. */
export interface TraceToFaceA {
  /** Where the call ended. */
  stage: 'faceA';
  /** How far B is from A along A's axes, metres; negative is overlap. */
  faceA: [x: number, y: number];
}

/** One of B does. */
export interface TraceToFaceB {
  /** Where the call ended. */
  stage: 'faceB';
  /** How far B is from A along A's axes, metres; negative is overlap. */
  faceA: [x: number, y: number];
  /** Likewise, along B's. */
  faceB: [x: number, y: number];
}

/** The first side line left fewer than two points. */
export interface TraceToClip1 {
  /** Where the call ended. */
  stage: 'clip1';
  /** How far B is from A along A's axes, metres; negative is overlap. */
  faceA: [x: number, y: number];
  /** Likewise, along B's. */
  faceB: [x: number, y: number];
  /** The best one: 0 and 1 are A's x and y, 2 and 3 B's. */
  axis: number;
  /** Of the reference face, out of its box, in the world. */
  frontNormal: [x: number, y: number];
  /** Of that face along it, metres. */
  front: number;
  /** Of the second side line. */
  sideNormal: [x: number, y: number];
  /** Of the first side line, metres. */
  negSide: number;
  /** Of the second one. */
  posSide: number;
  /** The edge of the reference box that the first side line goes by. */
  negEdge: number;
  /** Likewise, of the second. */
  posEdge: number;
  /** Its two ends. */
  incidentEdge: TraceVertex[];
  /** How many points the first side line left. */
  np1: number;
  /** Which. */
  clipPoints1: TraceVertex[];
}

/** The second one did. */
export interface TraceToClip2 {
  /** Where the call ended. */
  stage: 'clip2';
  /** How far B is from A along A's axes, metres; negative is overlap. */
  faceA: [x: number, y: number];
  /** Likewise, along B's. */
  faceB: [x: number, y: number];
  /** The best one: 0 and 1 are A's x and y, 2 and 3 B's. */
  axis: number;
  /** Of the reference face, out of its box, in the world. */
  frontNormal: [x: number, y: number];
  /** Of that face along it, metres. */
  front: number;
  /** Of the second side line. */
  sideNormal: [x: number, y: number];
  /** Of the first side line, metres. */
  negSide: number;
  /** Of the second one. */
  posSide: number;
  /** The edge of the reference box that the first side line goes by. */
  negEdge: number;
  /** Likewise, of the second. */
  posEdge: number;
  /** Its two ends. */
  incidentEdge: TraceVertex[];
  /** How many points the first side line left. */
  np1: number;
  /** Which. */
  clipPoints1: TraceVertex[];
  /** How many the second one left. */
  np2: number;
  /** Which. */
  clipPoints2: TraceVertex[];
}

/** The call came to its contacts. */
export interface TraceToEnd {
  /** Where the call ended. */
  stage: 'end';
  /** How far B is from A along A's axes, metres; negative is overlap. */
  faceA: [x: number, y: number];
  /** Likewise, along B's. */
  faceB: [x: number, y: number];
  /** The best one: 0 and 1 are A's x and y, 2 and 3 B's. */
  axis: number;
  /** Of the reference face, out of its box, in the world. */
  frontNormal: [x: number, y: number];
  /** Of that face along it, metres. */
  front: number;
  /** Of the second side line. */
  sideNormal: [x: number, y: number];
  /** Of the first side line, metres. */
  negSide: number;
  /** Of the second one. */
  posSide: number;
  /** The edge of the reference box that the first side line goes by. */
  negEdge: number;
  /** Likewise, of the second. */
  posEdge: number;
  /** Its two ends. */
  incidentEdge: TraceVertex[];
  /** How many points the first side line left. */
  np1: number;
  /** Which. */
  clipPoints1: TraceVertex[];
  /** How many the second one left. */
  np2: number;
  /** Which. */
  clipPoints2: TraceVertex[];
}

/** What the stages of a pair's collide call found, in the form of the reference data: as far as it went. */
export type TraceStages = TraceToFaceA | TraceToFaceB | TraceToClip1 | TraceToClip2 | TraceToEnd;

/** A point where two boxes touch. */
export interface Contact {
  /** Its place in the world, metres. */
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
  /** What is seen, in words and numbers; of a stage that was not reached, why. */
  text: string;
  /** The numbers by which it is drawn: slots of the layout that slot 0 names. */
  frame: number[];
}

/** One whole collide call, drawable without the engine. */
export interface Trace {
  /** Of trace objects. */
  version: 1;
  lab: 'pair';
  input: Pose;
  /** All, in order; one that was not reached, too. */
  stages: TraceStage[];
  /** The stages and the manifold in the form of the reference data. */
  result: {
    mid: TraceStages;
    out: {
      /** How many contacts. */
      n: number;
      contacts: Contact[];
    };
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

/** What an iteration does for a constraint: the relative velocity that it finds and the one that is wanted, m/s; the impulse that would give that; the sum before, with it, the limit it is held to, and after, N s. */
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
  /** Of Box2D's solver: how the block of both normal impulses was solved. 0 no block, 1 both push, 2 the first alone, 3 the second alone, 4 neither, 5 no case holds. */
  block?: 0 | 1 | 2 | 3 | 4 | 5;
  /** Normal 1, friction 1, normal 2, friction 2. */
  constraints: TraceConstraint[];
}

/** A contact in a position iteration: separation and the correction that is wanted, metres, k in 1/kg, impulse in kg m. */
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
  /** What is seen, in words and numbers; of a stage that was not reached, why. */
  text: string;
  /** The numbers by which it is drawn: slots of the layout that slot 0 names. */
  frame: number[];
  /** What the frame's head has otherwise than the trace's frame. */
  slots: [slot: number, value: number][];
}

/** The picked pair's contacts of the last step, as it ended, and of this one, as it begins. */
export interface MatchTrace {
  id: 'match';
  title: string;
  /** What is seen, in words and numbers; of a stage that was not reached, why. */
  text: string;
  then: TraceKept[];
  now: TraceKept[];
  /** What the frame's head has otherwise than the trace's frame. */
  slots: [slot: number, value: number][];
}

/** What the last step's impulses do. */
export interface WarmStartTrace {
  id: 'warm-start';
  title: string;
  /** What is seen, in words and numbers; of a stage that was not reached, why. */
  text: string;
  before: TraceMotions;
  after: TraceMotions;
  /** What the frame's head has otherwise than the trace's frame. */
  slots: [slot: number, value: number][];
}

/** Box2D-Lite's iterations. */
export interface SolveTrace {
  id: 'solve';
  title: string;
  /** What is seen, in words and numbers; of a stage that was not reached, why. */
  text: string;
  /** Effective masses along the normal by contact, kg. */
  mass: number[];
  /** Along the tangent, kg. */
  massT: number;
  /** The velocity that is wanted along the normal by contact, m/s. */
  target: number[];
  /** The pair's coefficient. */
  friction: number;
  iterations: SolveIteration[];
  /** Those of the step run again with warm starting off in it. */
  cold: SolveIteration[];
  /** What the frame's head has otherwise than the trace's frame. */
  slots: [slot: number, value: number][];
}

/** Those of Box2D's solver on velocities. */
export interface VelocityTrace {
  id: 'velocity';
  title: string;
  /** What is seen, in words and numbers; of a stage that was not reached, why. */
  text: string;
  /** Effective masses along the normal by contact, kg. */
  mass: number[];
  /** Along the tangent, kg. */
  massT: number;
  /** The velocity that is wanted along the normal by contact, m/s. */
  target: number[];
  /** The pair's coefficient. */
  friction: number;
  iterations: SolveIteration[];
  /** Those of the step run again with warm starting off in it. */
  cold: SolveIteration[];
  /** What the frame's head has otherwise than the trace's frame. */
  slots: [slot: number, value: number][];
}

/** What Box2D's solver keeps of each contact for the next step, N s. */
export interface StoreTrace {
  id: 'store';
  title: string;
  /** What is seen, in words and numbers; of a stage that was not reached, why. */
  text: string;
  stored: [normal: number, friction: number][];
  /** What the frame's head has otherwise than the trace's frame. */
  slots: [slot: number, value: number][];
}

/** Each iteration of Box2D's position pass. */
export interface PositionTrace {
  id: 'position';
  title: string;
  /** What is seen, in words and numbers; of a stage that was not reached, why. */
  text: string;
  passes: {
    before: TracePoses;
    after: TracePoses;
    points: TraceCorrection[];
    /** The least separation in the whole world. */
    least: number;
    solved: boolean;
  }[];
  /** What the frame's head has otherwise than the trace's frame. */
  slots: [slot: number, value: number][];
}

/** A world as it stands, and the stages of the chosen pair's collide call and of what the solver does for it. */
export interface WorldTrace {
  /** Of trace objects. */
  version: 1;
  lab: 'world';
  input: {
    /** Its id; own of one that was loaded. */
    scene: string;
    name: string;
    /** Of a step, seconds. */
    dt: number;
    /** As a scene's file has them. */
    settings: Required<SceneSettings>;
    /** Nobody has edited the world, and its settings are what they were at its beginning: the scene goes to this step again. */
    untouched: boolean;
  };
  /** With the picked pair where the solver iterates; empty where no pair is picked. */
  frame: number[];
  /** Those of the picked pair's collide call, and then match, warm-start and solve, or with Box2D's solver match, warm-start, velocity, store and position; none where no pair is picked. */
  stages: (WorldTraceStage | MatchTrace | WarmStartTrace | SolveTrace | VelocityTrace | StoreTrace | PositionTrace)[];
  /** In the form of the reference data's checkpoints. */
  result: {
    step: number;
    bodies: [x: number, y: number, angle: number, vx: number, vy: number, angular: number][];
    /** How many pairs touch. */
    numArbiters: number;
    /** Each pair with its contacts. */
    arbiters: {
      /** Two bodies, from 0. */
      b: [a: number, b: number];
      c: [key: number, normal: number, friction: number, separation: number][];
    }[];
    /** The joints' impulses, N s, where there are any. */
    jointP?: [x: number, y: number][];
  };
}

/** A hull as it was collided: points in metres, in its own frame, and faces, counter-clockwise as seen from outside, where they were given; where it stands, and how it is turned. */
export interface TraceHull {
  points: [x: number, y: number, z: number][];
  faces?: number[][];
  position: [x: number, y: number, z: number];
  /** A unit quaternion. */
  rotation: [w: number, i: number, j: number, k: number];
}

/** A point where two hulls touch, in the world, metres. */
export interface HullContact {
  /** Half-way between the surfaces. */
  p: [x: number, y: number, z: number];
  /** On A. */
  a: [x: number, y: number, z: number];
  /** On B. */
  b: [x: number, y: number, z: number];
  /** The separation, negative where they overlap. */
  s: number;
  /** Which rule has kept it. */
  rule: 'all' | 'deepest' | 'farthest' | 'triangle' | 'opposite' | 'edges';
  /** The edges that meet there. */
  id: [first: string, second: string];
}

/** What the article's listing says, as printed. */
export interface ArticleAnswer {
  hit: boolean;
  mtv: [x: number, y: number, z: number];
  points: [x: number, y: number, z: number][];
  /** Those without which it would say something else. */
  faults: ('reference-sign' | 'frame' | 'deepest-only' | 'flipped-dot' | 'boundary' | 'duplicates' | 'parallel-ignored' | 'shared' | 'empty-hit' | 'most-anti-parallel' | 'unpruned')[];
  /** The first stage at which one of them acts. */
  parts: HullStage | null;
}

/** One whole collide call of two hulls. */
export interface HullTrace {
  /** Of trace objects. */
  version: 1;
  lab: 'hull';
  input: {
    a: TraceHull;
    b: TraceHull;
    /** By how much a later axis must be better. */
    bias: {
      relative: number;
      /** Metres. */
      absolute: number;
    };
  };
  /** All, in order; one with sub-steps is there once for each. */
  stages: {
    id: HullStage;
    title: string;
    /** What is seen, in words and numbers; of a stage that was not reached, why. */
    text: string;
    /** The number of the sub-step, from 1. */
    sub?: number;
    /** What stands on the picture, a line each: a name, a space, the words. */
    drawn: string;
    /** The numbers by which it is drawn: slots of the layout that slot 0 names. */
    frame: number[];
  }[];
  result: {
    colliding: true;
    /** The axis that was chosen: that of the least overlap, or an earlier one that the bias keeps. */
    axisType: 'faceA' | 'faceB' | 'edge';
    /** Metres. */
    depth: number;
    /** A unit vector from A to B. */
    n: [x: number, y: number, z: number];
    /** Moves B out of A, metres. */
    mtv: [x: number, y: number, z: number];
    /** The clipped manifold. */
    contacts: HullContact[];
    /** The corners of what A and B, moved by mtv, share, on A. */
    contact: [x: number, y: number, z: number][];
    /** Null for a pair that is too large for the listing. */
    article: ArticleAnswer | null;
  } | {
    colliding: false;
    /** The first axis that separates them; the call ends there. A face's is the best of that hull's faces, and a later axis may have a larger gap. */
    axisType: 'faceA' | 'faceB' | 'edge';
    /** Along that axis, metres; no more than the distance. */
    gap: number;
    /** Between the surfaces, metres. */
    distance: number;
    /** Null for a pair that is too large for the listing. */
    article: ArticleAnswer | null;
  };
}
