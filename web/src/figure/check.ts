import {instantiate} from '#load';
import {built, url} from 'virtual:check';
import {Go} from 'virtual:wasm_exec';
import type {EXERCISES, MISTAKES, Stage} from '../base/figure.gen';
import type {Runtime} from '../engine/instance';
import type {Box, collide} from '../listing/collide.js';

export type Mistake = typeof MISTAKES[number];
export type ExerciseID = typeof EXERCISES[number];

/** A value of a stage, by its path in the trace, such as mid.negSide. Numbers are shortened. */
export interface Row { readonly name: string; readonly expected: string; readonly got: string; readonly same: boolean }

/** The results of a call, as far as a port has them. */
export type Result = Partial<ReturnType<typeof collide>>;

/** The answer of the checking program: see wasm/check. */
export interface Answer {
  /** The engine's trace of the boxes, and the port's. */
  readonly expected: ReturnType<typeof collide>;
  readonly got: Result;
  /** The first difference, and all values of its stage; absent if there is none. */
  readonly differs?: {readonly stage: Stage; readonly path: string; readonly expected: string; readonly got: string; readonly rows: readonly Row[]};
  /** The reason why the port's result cannot be compared. The answer has nothing else then. */
  readonly wrong?: string;
}

/** A mistake's answer has its lines, and the pose that shows it best: w, h, x, y, angle of each box. */
export interface MistakeAnswer extends Answer {
  readonly lines: readonly {readonly function: string; readonly right: string; readonly wrong: string}[];
  readonly shown: {readonly a: readonly number[]; readonly b: readonly number[]; readonly stage: Stage};
}

interface Exports { memory?: WebAssembly.Memory; mem?: WebAssembly.Memory; request(bytes: number): number; answer(): number; text(): number; collect(): void }

/** Compares a port's result of two boxes with the engine's, by the rules of clipstage diff. */
export class Check {
  private constructor(private readonly exports: Exports) {}

  static async load(): Promise<Check> {
    const go: Runtime = new Go(), {importObject} = go;
    importObject['env'] = {...importObject['env'], arc4random: () => Math.random() * 2 ** 32 | 0};
    const {instance} = await instantiate({url, built}, importObject as WebAssembly.Imports);
    void go.run(instance);
    return new Check(instance.exports as unknown as Exports);
  }

  /** Compares a port's own result: {mid, out}, a list of contacts, {n, contacts}, or fields of mid. Parts that it lacks are not compared. */
  compare(a: Box, b: Box, got: unknown): Answer {
    try {
      return this.ask({a, b, got: got ?? null});
    } catch (error) {
      if (error instanceof TypeError) return {wrong: error.message} as Answer; // JSON cannot hold the result
      throw error;
    }
  }

  mistake(a: Box, b: Box, mistake: Mistake): MistakeAnswer { return this.ask({a, b, mistake}); }

  private ask<Of>(request: object): Of {
    const {exports} = this, bytes = new TextEncoder().encode(JSON.stringify(request));
    const memory = (exports.memory ?? exports.mem)!, at = exports.request(bytes.length);
    new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
    const length = exports.answer(), text = new TextDecoder().decode(new Uint8Array(memory.buffer, exports.text(), length));
    exports.collect();
    return JSON.parse(text) as Of;
  }
}

let coming: Promise<Check> | undefined;

/** The page's checking program, which the first call loads. A call after a failure tries again. Rejects with a ClipstageError. */
export function loadCheck(): Promise<Check> {
  return coming ??= Check.load().catch((error: unknown) => {
    coming = undefined;
    throw error;
  });
}
