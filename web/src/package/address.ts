/** The address of the wasm, in the words by which bundlers know an asset: see vite.package.config.ts. */
declare const CLIPSTAGE_WASM: URL;

/** Where Vite's dev server puts the modules of packages that it has bundled before, without what they name. */
const PREBUNDLED = /\/node_modules\/\.vite[^/]*\/deps[^/]*\//;

/** Where the wasm lies; no address where a bundler has none, as in a classic script. */
function addressOf(): string {
  try {
    return CLIPSTAGE_WASM.href.replace(PREBUNDLED, '/node_modules/clipstage/lib/');
  } catch {
    return '';
  }
}

export const wasmURL = addressOf();
