import type {BrowserContext, Page} from '@playwright/test';

/** The distance from an ASCII letter to the same letter of the translator's language, full-width Latin. */
const APART = 0xfee0;

/** Converts a translator's text back to the page's language. */
export const back = (text: string): string => text.replaceAll(/[\uff21-\uff5a]/g, (c) => String.fromCharCode(c.charCodeAt(0) - APART));

/**
 * Runs a page translator, like Google's, on all pages of a context and their frames. It replaces each text node by
 * <font><font>text</font></font>, now and whenever the page writes one, except inside translate=no. With moves, the
 * translator also wraps a block's words and inline elements in another font element.
 */
export async function translate(context: BrowserContext, moves: boolean): Promise<void> {
  await context.addInitScript(([APART, moves]) => {
    const INLINE = 'span, b, strong, i, em, a, dfn, del, small, font';
    const skipped = (element: Element): boolean => element.closest('[translate=no], script, style, textarea, svg') !== null || element.matches('font > font');
    const font = (...within: (Node | string)[]): HTMLElement => {
      const made = document.createElement('font');
      made.style.verticalAlign = 'inherit';
      made.append(...within);
      return made;
    };
    const gather = (block: Element): void => {
      const children = [...block.children];
      if (block.matches('font') || children.length < 2 || !children.every((child) => child.matches(INLINE) && getComputedStyle(child).display === 'inline')) return;
      block.append(font(...block.childNodes));
    };
    const word = (text: Text): void => {
      const parent = text.parentElement;
      if (parent === null || skipped(parent) || !/[a-z]/i.test(text.data)) return;
      text.replaceWith(font(font(text.data.replaceAll(/[A-Za-z]/g, (c) => String.fromCharCode(c.charCodeAt(0) + APART)))));
      if (moves) gather(parent.matches(INLINE) ? parent.parentElement ?? parent : parent);
    };
    const watch = (root: Node): void => {
      const all = (node: Node): void => {
        const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT), found: Text[] = [];
        if (node instanceof Text) found.push(node);
        while (texts.nextNode()) found.push(texts.currentNode as Text);
        found.forEach(word);
      };
      new MutationObserver((records) => {
        for (const {addedNodes, target, type} of records) for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) all(node);
      }).observe(root, {subtree: true, childList: true, characterData: true});
      all(root);
    };
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (this: Element, init): ShadowRoot {
      const root = attach.call(this, init);
      watch(root);
      return root;
    };
    watch(document);
  }, [APART, moves] as const);
}

/**
 * The words of a figure: of title, sentence, tables, controls and notices. kept are its untranslatable numbers and
 * ids, left its untranslated words.
 */
export interface Read { words: string[]; kept: string[]; left: string[] }

/** Reads the n-th figure of a page or of its frames. */
export async function read(page: Page, n = 0): Promise<Read> {
  const figures = [];
  for (const frame of page.frames()) figures.push(...await frame.locator('.cs-figure').all());
  return figures[n]!.evaluate((figure) => {
    const shown = (element: Element): boolean => !element.matches('svg *, textarea, script, style');
    const text = (element: Element): string => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    const parts = [...figure.querySelectorAll('.cs-title, .cs-text, .cs-hint, .cs-names, .cs-line, .cs-of, .cs-notice, .cs-announce, button, option, caption, th, td, li, dt, dd, [aria-live], [aria-label]:is(span, strong)')];
    const texts = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT), kept: string[] = [], left: string[] = [];
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement!;
      if (!shown(parent)) continue;
      if (parent.closest('[translate=no]')) kept.push(texts.currentNode.nodeValue!);
      else if (/[a-z]/i.test(texts.currentNode.nodeValue!)) left.push(texts.currentNode.nodeValue!);
    }
    return {words: parts.map(text), kept, left};
  });
}
