import {packaged} from '../base/packaged';

/** An address in the form that bundlers recognise: see vite.package.config.ts. It is '' if there is none. */
export function addressOf(url: () => URL): string {
  try {
    return packaged(url());
  } catch {
    return '';
  }
}
