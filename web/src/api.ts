import type {Stage} from './figure.gen';

/** A box: full widths and centre in metres, angle in radians, counter-clockwise. */
export interface Box { w: number; h: number; x: number; y: number; angle: number }

export interface Pose { a: Box; b: Box }

/** What Go needs of the page for one figure: see wasm/bridge_js.go. */
export interface Host {
  frame: Uint8Array;
  controls: HTMLElement;
  panel: HTMLElement;
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
  setPose(id: number, pose: unknown): null;
  open(id: number, state: string): null;
  report(id: number, message: string): null;
  focus(id: number, box: number): null;
  hover(id: number, x: number, y: number, pixel: number, coarse: boolean): number;
  grab(id: number, x: number, y: number, pixel: number, coarse: boolean): number;
  drag(id: number, x: number, y: number, snap: boolean): null;
  cursor(id: number): string;
  key(id: number, event: KeyboardEvent, where: number): boolean;
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
