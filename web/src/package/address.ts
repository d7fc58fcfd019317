import {packaged} from '../base/packaged';

/** An address in the words by which bundlers know an asset: see vite.package.config.ts. None where a bundler has none, as in a classic script. */
export function addressOf(url: () => URL): string {
  try {
    return packaged(url());
  } catch {
    return '';
  }
}
