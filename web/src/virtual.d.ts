/** The JavaScript half of the Go runtime: the wasm_exec.js of the compiler that built the wasm. */
declare module 'virtual:wasm_exec' {
  export const Go: new () => import('./engine/instance').Runtime;
}

/** The addresses of the labs' programs; and the programs as they were built, or nothing where they were not. */
declare module 'virtual:wasm' {
  type OfLabs<Of> = Readonly<Record<import('./base/figure.gen').LabID, Of>>;
  export const URLS: OfLabs<string>;
  export const built: OfLabs<{bytes: number; crc32: number; gzip?: number}> | undefined;
}

/** The script for pages that embed figures under the name of its version, and what it is known by. */
declare module 'virtual:helper' {
  export const helper: {file: string; integrity: string};
}

/** A figures' style sheet as text, for a page that has not linked it: see scripts/shadow.ts. */
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
