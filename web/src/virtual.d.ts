/** The JavaScript half of the Go runtime: $(go env GOROOT)/lib/wasm/wasm_exec.js. */
declare module 'virtual:wasm_exec' {
  export class Go {
    readonly importObject: WebAssembly.Imports;
    argv: string[];
    env: Record<string, string>;
    exit: (code: number) => void;
    /** Runs the program; settles when its main function returns. */
    run(instance: WebAssembly.Instance): Promise<void>;
  }
}

/** The wasm as it was built; nothing where it was not. */
declare module 'virtual:wasm' {
  export const built: {bytes: number; crc32: number; gzip?: number} | undefined;
}

/** The address of the chunk that holds a module: see part.ts. */
declare module 'chunk:*' {
  const url: string;
  export default url;
}
