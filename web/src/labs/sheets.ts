// The figures' style sheets, for a page without a link to clipstage.css.

import figureSheet from '../figure/figure.css?page&inline';

const OF_LABS = import.meta.glob<string>('./*/*.css', {query: '?page&inline', import: 'default', eager: true});

/** The constructed style sheets by document. All figures of a document share them, since a document accepts only its own sheets. */
const made = new WeakMap<Document, CSSStyleSheet[]>();

function sheetsOf(document: Document): CSSStyleSheet[] {
  const {CSSStyleSheet: Sheet} = document.defaultView ?? globalThis;
  const sheets = made.get(document) ?? [figureSheet, ...Object.values(OF_LABS)].map((text) => {
    const sheet = new Sheet();
    sheet.replaceSync(text);
    return sheet;
  });
  made.set(document, sheets);
  return sheets;
}

/** Whether the figures' style applies at an element: by the page's link, or by an earlier call of dress. */
function isDressed(place: Node & ParentNode, document: Document): boolean {
  const probe = document.createElement('div');
  probe.className = 'cs-figure';
  probe.hidden = true;
  place.append(probe);
  const styled = getComputedStyle(probe).getPropertyValue('--cs-paper') !== '';
  probe.remove();
  return styled;
}

/**
 * Adds the figures' style sheets to the document or shadow root of an element, if the style is missing. Sheets made
 * by script are allowed by any policy of the page.
 */
export function dress(element: Element | DocumentFragment): void {
  const document = element.ownerDocument, place = element.isConnected ? element : document.documentElement;
  const root = place.getRootNode() as Document | ShadowRoot;
  if (isDressed(place, document)) return;
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheetsOf(document)];
}
