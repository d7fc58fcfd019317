import type {Flat} from './plain';
import type {Stage} from '../base/figure.gen';

/** A box: full widths and centre in metres, angle in radians, counter-clockwise. */
export interface Box { w: number; h: number; x: number; y: number; angle: number }

export interface Pose { a: Box; b: Box }

/** The calls of a figure of the Pair lab, without its number: see wasm/bridge/pair.go. Each may throw an error instead of its result: call them through Engine.call. */
export interface Calls {
  /** seed: where the row of surprises begins. */
  create(seed: number): null;
  /** Whether it could be read. */
  restore(kept: Float64Array): boolean;
  destroy(): null;
  next(): null;
  prev(): null;
  play(): null;
  pause(): null;
  tick(): null;
  reset(): null;
  undo(): null;
  redo(): null;
  forget(): null;
  drop(): null;
  cancel(): null;
  leave(): null;
  dismiss(): null;
  numbers(): null;
  measure(): null;
  swap(): null;
  light(thing: number): null;
  surprise(seed: number): null;
  seek(stage: string): null;
  preset(preset: string): null;
  setState(state: string): null;
  option(name: string, value: string): null;
  setPose(pose: Flat): null;
  open(state: string): null;
  report(message: string): null;
  focus(box: number): null;
  hover(x: number, y: number, pixel: number, coarse: boolean): number;
  grab(x: number, y: number, pixel: number, coarse: boolean): number;
  drag(x: number, y: number, snap: boolean): null;
  cursor(): string;
  key(key: string, ctrl: boolean, shift: boolean, alt: boolean, meta: boolean, where: number): boolean;
  state(): string;
  stage(): Stage;
  playing(): boolean;
  speed(): number;
  notice(): string;
  pose(): Pose;
  words(): string;
  /** Title and text of each shown stage, a line each. */
  sentences(): string;
  trace(): string;
  /** Panics: for the tests of what then happens. */
  panic(): null;
  boxName(side: number): string;
}

/** Likewise of a world: see wasm/bridge/world.go. Through Engine.callWorld. */
export interface WorldCalls {
  create(): null;
  /** Begins the scene of what was kept; one of one's own is to be loaded before. */
  restore(kept: Float64Array): null;
  destroy(): null;
  step(n: number | string): null;
  back(n: number | string): null;
  reset(): null;
  open(scene: string): null;
  load(scene: Flat): null;
  /** Begins the scene of a state; how many steps are to be taken to its end. */
  begin(state: string): number;
  set(settings: Flat): null;
  choose(a: number | string, b: number | string): null;
  scene(): string;
  state(): string;
  /** Settings, as JSON. */
  settings(): string;
  pick(x: number | string, y: number | string): number;
  trace(): string;
  panic(): null;
}

/** What a world's steps depend on. */
export interface Settings {
  /** The sum of a contact's impulses is clamped, not each one. */
  accumulateImpulses: boolean;
  /** Contacts and joints start from the last step's impulses. */
  warmStarting: boolean;
  /** Overlaps and gaps of joints are pushed back. */
  positionCorrection: boolean;
  /** Of the solver in a step. */
  iterations: number;
  /** m/s² */
  gravity: [x: number, y: number];
  /** The share of an overlap that is pushed back in a step. */
  baumgarte: number;
  /** The overlap that is let be, metres. */
  slop: number;
}

/** A world as it stands, and the stages of the chosen pair's collide call. */
export interface WorldTrace {
  version: number;
  lab: 'world';
  input: {scene: string; name: string; dt: number; settings: Settings};
  stages: Trace['stages'];
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

/** One whole collide call, drawable without the engine. */
export interface Trace {
  version: number;
  lab: 'pair';
  input: Pose;
  stages: {id: Stage; title: string; text: string; frame: number[]}[];
  /** The stages and the manifold in the form of the reference data, tests/testdata/README.md. */
  result: {mid: Record<string, unknown>; out: {n: number; contacts: Contact[]}};
}

/** p position, n normal from A to B, s separation, f feature pair, key the pair as one number. */
export interface Contact { p: [number, number]; n: [number, number]; s: number; f: [number, number, number, number]; key: number }

/** What a figure shows, as a file. Both draw through the layers of its canvas, in its colours, at the stage it is at. */
export interface Pictures {
  /** The text of an SVG file, as large as the drawing. */
  toSVG(): Promise<string>;
  /** A PNG, twice as large as the drawing. */
  toBlob(): Promise<Blob>;
}
