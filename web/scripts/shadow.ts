import type {Plugin} from 'vite';

/** A condition on the size of the page: in a figure of its own, on that of its place. */
const SIZED = /@media ((?:\((?:min|max)-(?:width|height): [\d.]+rem\)(?: and )?)+) \{/g;

/** Where a colour or a type is given its value. Colours of the system, which readers force, are not an author's to change. */
const GIVEN = /(--cs-([a-z]+): )(#[\da-f]{6}|(?:system-ui|ui-monospace)[^;]*);/g;

/** The figures' style sheet as it is in a shadow root: sizes are those of the container clipstage, and --clipstage-ink is an author's --cs-ink. */
export function inShadow(css: string): string {
  return css.replaceAll(SIZED, '@container clipstage $1 {').replaceAll(GIVEN, '$1var(--clipstage-$2, $3);');
}

/** Selectors that stand for the page itself, before those of figures in it. */
const PAGE = /^( *):root(?:\[data-theme=dark\]|:not\(\[data-theme=light\]\))?, (?=[:.])/gm;

/** As it is in a page that has not linked it: the page's own colours are its own. */
export const inPage = (css: string): string => css.replaceAll(PAGE, '$1');

/** Has style sheets that are imported as text, by ?inline, be those of a shadow root, and by ?page&inline those of a page: the site's own pages import none so. */
export function shadowStyles(): Plugin {
  return {
    name: 'shadow-styles',
    enforce: 'pre',
    transform(code, id) {
      if (id.endsWith('.css?inline')) return {code: inShadow(code), map: null};
      return id.endsWith('.css?page&inline') ? {code: inPage(code), map: null} : undefined;
    },
  };
}
