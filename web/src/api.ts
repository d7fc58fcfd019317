import type {Flat, Press} from './plain';
import type {Stage} from './figure.gen';

/** A box: full widths and centre in metres, angle in radians, counter-clockwise. */
export interface Box { w: number; h: number; x: number; y: number; angle: number }

export interface Pose { a: Box; b: Box }

/** What Go needs of the page for one figure: see wasm/bridge_js.go. */
export interface Host {
  frame: Uint8Array;
  /** Where the row of surprises begins. */
  seed: number;
  changed(changes: number, stage: Stage, playing: boolean): void;
  failed(error: Error): void;
}

/**
 * The functions of wasm/main_js.go. A figure is named by the number that create gave.
 * Each may return an Error instead of its result: call them through Engine.call.
 */
export interface Api {
  layout: number;
  slots: number;
  create(host: Host): number;
  /** Puts controls and inspector in the places of two elements, a div and an aside. */
  render(id: number, controls: HTMLElement, panel: HTMLElement): null;
  destroy(id: number): null;
  next(id: number): null;
  prev(id: number): null;
  play(id: number): null;
  pause(id: number): null;
  tick(id: number): null;
  reset(id: number): null;
  undo(id: number): null;
  redo(id: number): null;
  forget(id: number): null;
  drop(id: number): null;
  cancel(id: number): null;
  leave(id: number): null;
  dismiss(id: number): null;
  numbers(id: number): null;
  measure(id: number): null;
  swap(id: number): null;
  light(id: number, thing: number): null;
  surprise(id: number, seed: number): null;
  seek(id: number, stage: string): null;
  preset(id: number, preset: string): null;
  setState(id: number, state: string): null;
  option(id: number, name: string, value: string): null;
  setPose(id: number, pose: object): null;
  open(id: number, state: string): null;
  report(id: number, message: string): null;
  focus(id: number, box: number): null;
  hover(id: number, x: number, y: number, pixel: number, coarse: boolean): number;
  grab(id: number, x: number, y: number, pixel: number, coarse: boolean): number;
  drag(id: number, x: number, y: number, snap: boolean): null;
  cursor(id: number): string;
  key(id: number, press: Press, where: number): boolean;
  state(id: number): string;
  stage(id: number): Stage;
  playing(id: number): boolean;
  speed(id: number): number;
  notice(id: number): string;
  pose(id: number): Pose;
  words(id: number): string;
  /** Title and text of each shown stage, a line each. */
  sentences(id: number): string;
  trace(id: number): string;
  collide(a: unknown, b: unknown): string;
  /** Panics: for the tests of what then happens. */
  panic(id: number): null;
  boxName(id: number, side: number): string;
  worlds: WorldApi;
}

/** The functions of wasm/world_js.go: likewise, through Engine.callWorld. */
export interface WorldApi {
  /** grow returns a longer buffer, for so many slots. */
  create(frame: Uint8Array, grow: (slots: number) => Uint8Array): number;
  destroy(id: number): null;
  step(id: number, n: number | string): null;
  back(id: number, n: number | string): null;
  reset(id: number): null;
  open(id: number, scene: string): null;
  load(id: number, scene: Flat): null;
  /** Begins the scene of a state; how many steps are to be taken to its end. */
  begin(id: number, state: string): number;
  set(id: number, settings: Flat): null;
  choose(id: number, a: number | string, b: number | string): null;
  scene(id: number): string;
  state(id: number): string;
  /** Settings, as JSON. */
  settings(id: number): string;
  pick(id: number, x: number | string, y: number | string): number;
  trace(id: number): string;
  panic(id: number): null;
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
