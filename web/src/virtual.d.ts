/** The JavaScript half of the Go runtime: the wasm_exec.js of the compiler that built the wasm. */
declare module 'virtual:wasm_exec' {
  export const Go: new () => import('./engine/instance').Runtime;
}

/** The addresses of the labs' programs, and their lengths and checksums; undefined if one is not built. */
declare module 'virtual:wasm' {
  type OfLabs<Of> = Readonly<Record<import('./base/figure.gen').LabID, Of>>;
  export const URLS: OfLabs<string>;
  export const built: OfLabs<{bytes: number; crc32: number; gzip?: number}> | undefined;
}

/** The address of the program that checks ports, and its length and checksum; undefined if it is not built. */
declare module 'virtual:check' {
  export const url: string;
  export const built: {bytes: number; crc32: number; gzip?: number} | undefined;
}

/** The script for pages that embed figures: its file, whose name contains the version, and its integrity hash. */
declare const HELPER: {readonly file: string; readonly integrity: string};

/** A style sheet for figures as text, for a page that has not linked it: see scripts/shadow.ts. */
declare module '*.css?page&inline' {
  const text: string;
  export default text;
}

/** The address of the chunk that holds a module: see engine/chunk.ts. */
declare module 'chunk:*' {
  const url: string;
  export default url;
}

/** A file's text. */
declare module '*?raw' {
  const text: string;
  export default text;
}

/** The number and the id of each stage's chapter in the course, by lab: see scripts/course.mjs. */
declare const COURSE: Readonly<Record<string, Readonly<Record<string, readonly [number, string]>>>>;

/** The listing of collide, whose runs report values: see scripts/listing.ts. Lines count from 1, columns from 0. */
declare module 'virtual:listing' {
  import type {Box, collide} from './listing/collide.js';

  /** A place that reports values. names belong to the values; a choice has the columns of its two branches. */
  export interface Probe {
    readonly line: number; readonly kind: 'call' | 'set' | 'test' | 'return' | 'choice'; readonly names: readonly string[];
    readonly branches?: readonly (readonly [from: number, to: number])[];
  }
  export const LINES: readonly string[];
  export const PROBES: readonly Probe[];
  export const FUNCTIONS: readonly {readonly name: string; readonly from: number; readonly to: number}[];
  export const NAMES: readonly {readonly line: number; readonly from: number; readonly to: number; readonly name: string}[];
  export function run(report: (probe: number, values: readonly unknown[]) => void, a: Box, b: Box): ReturnType<typeof collide>;
}

/** The listing of the solver, whose runs report values, as in virtual:listing. */
declare module 'virtual:solver' {
  import type {Probe} from 'virtual:listing';
  import type {iterate, prestep} from './listing/solve.js';

  export const LINES: readonly string[];
  export const PROBES: readonly Probe[];
  export const FUNCTIONS: readonly {readonly name: string; readonly from: number; readonly to: number}[];
  export const NAMES: readonly {readonly line: number; readonly from: number; readonly to: number; readonly name: string}[];
  export function runPrestep(report: (probe: number, values: readonly unknown[]) => void, ...given: Parameters<typeof prestep>): void;
  export function runIterate(report: (probe: number, values: readonly unknown[]) => void, ...given: Parameters<typeof iterate>): void;
}

/** The text of solve.js. */
declare module 'virtual:solve' {
  export const LINES: readonly string[];
  export const FUNCTIONS: readonly {readonly name: string; readonly from: number; readonly to: number}[];
}

/** The engine's Go source of each stage: see scripts/gosources.ts. */
declare module 'virtual:gosources' {
  export const SOURCES: Readonly<Record<import('./base/figure.gen').Stage, string>>;
}

/** The address of run.html: see scripts/run.ts. */
declare module 'virtual:run' {
  const address: string;
  export default address;
}

/** The reference cases: see scripts/listing.ts. */
declare module 'virtual:cases' {
  export const CASES: readonly (readonly number[])[];
}
