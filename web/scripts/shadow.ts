import type {Plugin} from 'vite';

/** A condition on the size of the page. For an element's figure it becomes one on the size of its place. */
const SIZED = /@media ((?:\((?:min|max)-(?:width|height): [\d.]+rem\)(?: and )?)+) \{/g;

/** The definitions of colours and fonts. An author cannot change system colours, which readers force. */
const GIVEN = /(--cs-([a-z]+): )(#[\da-f]{6}|(?:system-ui|ui-monospace)[^;]*);/g;

/** The figures' style sheet for a shadow root: sized by the container clipstage; --clipstage-ink sets --cs-ink. */
export function inShadow(css: string): string {
  return css.replaceAll(SIZED, '@container clipstage $1 {').replaceAll(GIVEN, '$1var(--clipstage-$2, $3);');
}

/** Selectors for the page itself in rules that also have selectors for figures. */
const PAGE = /^( *):root(?:\[data-theme=dark\]|:not\(\[data-theme=light\]\))?, (?=[:.])/gm;

/** The figures' style sheet for a page that has not linked it, without the selectors for the page: it keeps its own colours. */
export const inPage = (css: string): string => css.replaceAll(PAGE, '$1');

/**
 * Converts style sheets that are imported as text: ?inline for a shadow root, ?page&inline for a page. Vite has put in
 * their imports by then.
 */
export function shadowStyles(): Plugin {
  return {
    name: 'shadow-styles',
    transform(code, id) {
      if (id.endsWith('.css?inline')) return {code: inShadow(code), map: null};
      return id.endsWith('.css?page&inline') ? {code: inPage(code), map: null} : undefined;
    },
  };
}
