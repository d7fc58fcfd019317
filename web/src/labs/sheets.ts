// The figures' style sheets, for a page that has not linked clipstage.css.

import figureSheet from '../figure/figure.css?page&inline';

const OF_LABS = import.meta.glob<string>('./*/*.css', {query: '?page&inline', import: 'default', eager: true});

/** One copy for all the figures of a document, whose own its sheets must be. */
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

/** Whether figures have their style where an element is: by a link of the page, or as they were dressed before. */
function isDressed(place: Node & ParentNode, document: Document): boolean {
  const probe = document.createElement('div');
  probe.className = 'cs-figure';
  probe.hidden = true;
  place.append(probe);
  const styled = getComputedStyle(probe).getPropertyValue('--cs-paper') !== '';
  probe.remove();
  return styled;
}

/** Gives the document, or the shadow root, that an element stands in the figures' style, if it has none: by script, which no policy of the page forbids. */
export function dress(element: Element | DocumentFragment): void {
  const document = element.ownerDocument, place = element.isConnected ? element : document.documentElement;
  const root = place.getRootNode() as Document | ShadowRoot;
  if (isDressed(place, document)) return;
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheetsOf(document)];
}
