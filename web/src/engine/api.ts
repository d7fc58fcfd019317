import type {SOLVERS, Stage} from '../base/figure.gen';
import type {HullStage} from '../base/hull.gen';
import type {TraceStages} from './trace.gen';

export type {TraceStages};

/** A box: full widths and centre in metres, angle in radians, counter-clockwise. */
export interface Box { w: number; h: number; x: number; y: number; angle: number }

export interface Pose { a: Box; b: Box }

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

/** A world as it stands, and the stages of the chosen pair's collide call. */
export interface WorldTrace {
  version: number;
  lab: 'world';
  input: {scene: string; name: string; dt: number; settings: Omit<Settings, 'dt'>};
  /** Those of the picked pair's collide call, and then match, warm-start and solve, or with Box2D's solver match, warm-start, velocity, store and position; none where no pair is picked. */
  /** The numbers of the frame with the picked pair where the solver iterates; each stage has what its head has otherwise, by slots. */
  frame: number[];
  stages: (Trace['stages'][number] & Slots | MatchTrace | WarmStartTrace | SolveTrace | VelocityTrace | StoreTrace | PositionTrace)[];
  /** In the form of the reference data's checkpoints, tests/testdata/README.md. */
  result: {
    step: number;
    /** x, y, angle, vx, vy, angular velocity */
    bodies: [number, number, number, number, number, number][];
    numArbiters: number;
    /** c: key, normal impulse, friction impulse, separation */
    arbiters: {b: [number, number]; c: [number, number, number, number][]}[];
    jointP?: [number, number][];
  };
}

/** Velocity x, y, and angular velocity, of A and of B; empty where the stage was not reached. */
type Motions = [] | [a: [number, number, number], b: [number, number, number]];

interface Slots { slots: [slot: number, value: number][] }
interface LaterStage<ID extends string> extends Slots { id: ID; title: string; text: string }

/** The picked pair's contacts of the last step, as it ended, and of this one, as it begins; match is the index of the same contact in the other list, or -1. */
export interface MatchTrace extends LaterStage<'match'> {
  then: {key: number; normal: number; friction: number; match: number}[];
  now: {key: number; normal: number; friction: number; match: number}[];
}

export interface WarmStartTrace extends LaterStage<'warm-start'> { before: Motions; after: Motions }

/** One iteration of the solver for the picked pair; its constraints are normal 1, friction 1, normal 2, friction 2. */
export interface SolveIteration {
  before: Motions;
  after: Motions;
  /** Of Box2D's solver: how the block of both normal impulses was solved. 0 no block, 1 both push, 2 the first alone, 3 the second alone, 4 neither, 5 no case holds. */
  block?: 0 | 1 | 2 | 3 | 4 | 5;
  constraints: {velocity: number; wanted: number; increment: number; before: number; sum: number; limit: number; after: number}[];
}

/** What the solver prepares for the picked pair's contacts, and does for them. Mass and target by contact; cold are the iterations of the step run again with warm starting off in it. */
interface SolveNumbers {
  mass: number[];
  massT: number;
  target: number[];
  friction: number;
  iterations: SolveIteration[];
  cold: SolveIteration[];
}

/** Box2D-Lite's iterations. */
export interface SolveTrace extends LaterStage<'solve'>, SolveNumbers {}

/** Those of Box2D's solver on velocities. */
export interface VelocityTrace extends LaterStage<'velocity'>, SolveNumbers {}

/** What Box2D's solver keeps of each contact for the next step, N s. */
export interface StoreTrace extends LaterStage<'store'> { stored: [normal: number, friction: number][] }

/** Each iteration of its position pass. A pose is x, y, angle, of A and of B; separation and correction in m, k in 1/kg, impulse in kg m. */
export interface PositionTrace extends LaterStage<'position'> {
  passes: {
    before: Motions;
    after: Motions;
    points: {separation: number; correction: number; k: number; impulse: number}[];
    /** The least separation in the whole world. */
    least: number;
    solved: boolean;
  }[];
}

/** One whole collide call, drawable without the engine. */
export interface Trace {
  version: number;
  lab: 'pair';
  input: Pose;
  stages: {id: Stage; title: string; text: string; frame: number[]}[];
  /** The stages and the manifold in the form of the reference data, tests/testdata/README.md. */
  result: {mid: TraceStages; out: {n: number; contacts: Contact[]}};
}

/** A convex hull: its points, [x, y, z] in metres, or also its faces, counter-clockwise as seen from outside; where it stands, and how it is turned, as a unit quaternion. */
export interface Hull {
  points: [x: number, y: number, z: number][];
  faces?: number[][];
  position?: [x: number, y: number, z: number];
  rotation?: [w: number, i: number, j: number, k: number];
}

export interface HullPair { a: Hull; b: Hull }

/** One whole collide call of two hulls. A stage with sub-steps is there once for each, with its number as sub. */
export interface HullTrace {
  version: number;
  lab: 'hull';
  input: HullPair & {bias: {relative: number; absolute: number}};
  /** drawn is what stands on the picture, a line each: a name, a space, the words. */
  stages: {id: HullStage; sub?: number; title: string; text: string; drawn: string; frame: number[]}[];
  result: {colliding: true; axisType: 'faceA' | 'faceB' | 'edge'; depth: number; n: Point3; mtv: Point3; contacts: HullContact[]; contact: Point3[]; article: ArticleAnswer | null}
    | {colliding: false; axisType: 'faceA' | 'faceB' | 'edge'; gap: number; distance: number; article: ArticleAnswer | null};
}

/** What the article's listing says, as printed; the ids of its faults without which it would say something else, and the first stage at which one acts. */
export interface ArticleAnswer { hit: boolean; mtv: Point3; points: Point3[]; faults: string[]; parts: HullStage | null }

type Point3 = [x: number, y: number, z: number];

/** p half-way between the surfaces, a on A and b on B, in the world; s the separation, negative where they overlap; the edges that meet there. */
export interface HullContact { p: Point3; a: Point3; b: Point3; s: number; rule: string; id: [string, string] }

/** p position, n normal from A to B, s separation, f feature pair, key the pair as one number. */
export interface Contact { p: [number, number]; n: [number, number]; s: number; f: [number, number, number, number]; key: number }

/** What a figure shows, as a file. Both draw through the layers of its canvas, in its colours, at the stage it is at. */
export interface Pictures {
  /** The text of an SVG file, as large as the drawing. */
  toSVG(): Promise<string>;
  /** A PNG, twice as large as the drawing. */
  toBlob(): Promise<Blob>;
}
