import type {Plugin} from 'vite';

/** A condition on the page's size. In an element's figure it becomes a condition on the size of the figure's place. */
const SIZED = /@media ((?:\((?:min|max)-(?:width|height): [\d.]+rem\)(?: and )?)+) \{/g;

/** The definitions of colours and fonts. System colours are left out: readers force them, so an author cannot change them. */
const GIVEN = /(--cs-([a-z]+): )(#[\da-f]{6}|(?:system-ui|ui-monospace)[^;]*);/g;

/** The figures' style sheet for a shadow root. Sizes refer to the container clipstage, and --clipstage-ink sets --cs-ink. */
export function inShadow(css: string): string {
  return css.replaceAll(SIZED, '@container clipstage $1 {').replaceAll(GIVEN, '$1var(--clipstage-$2, $3);');
}

/** Selectors for the page, in rules that also have selectors for figures. */
const PAGE = /^( *):root(?:\[data-theme=dark\]|:not\(\[data-theme=light\]\))?, (?=[:.])/gm;

/** The figures' style sheet for a page without a link to it. Selectors for the page are removed, so the page keeps its own colours. */
export const inPage = (css: string): string => css.replaceAll(PAGE, '$1');

/**
 * Converts style sheets that are imported as text: ?inline for a shadow root, ?page&inline for a page. By then Vite
 * has inserted their imports.
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
