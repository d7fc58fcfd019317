import {packaged} from '../base/packaged';

/** The addresses of the programs, in the words by which bundlers know an asset: see vite.package.config.ts. */
declare const CLIPSTAGE_WASM: Readonly<Record<'pair' | 'world' | 'hull', URL>>;

/** An address; none where a bundler has none, as in a classic script. */
function addressOf(url: () => URL): string {
  try {
    return packaged(url());
  } catch {
    return '';
  }
}

export const pair = addressOf(() => CLIPSTAGE_WASM.pair);
export const world = addressOf(() => CLIPSTAGE_WASM.world);
export const hull = addressOf(() => CLIPSTAGE_WASM.hull);
