import {packaged} from '../base/packaged';

/** The address of the wasm, in the words by which bundlers know an asset: see vite.package.config.ts. */
declare const CLIPSTAGE_WASM: URL;

/** Where the wasm lies; no address where a bundler has none, as in a classic script. */
function addressOf(): string {
  try {
    return packaged(CLIPSTAGE_WASM);
  } catch {
    return '';
  }
}

export const wasmURL = addressOf();
