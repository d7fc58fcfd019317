import {packaged} from '../base/packaged';

/** An address in the form that bundlers recognise, '' if there is none: see vite.package.config.ts. */
export function addressOf(url: () => URL): string {
  try {
    return packaged(url());
  } catch {
    return '';
  }
}
