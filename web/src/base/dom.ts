import type {Language} from '../text/text.gen';
import {languageOf} from '../text/words';

/** A new element with its attributes and its children. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag, attributes: Readonly<Record<string, string>> = {}, ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

const written = new WeakMap<Element, string>();

/**
 * Writes an element's text if it differs from the last written one, and reports whether it differed. The element's
 * present text may be a translator's.
 */
export function write(element: Element, text: string): boolean {
  if (written.get(element) === text) return false;
  written.set(element, text);
  element.textContent = text;
  return true;
}

/** The language declared for an element's content; undefined if there is none or figures do not speak it. */
export const languageAt = (element: Element): Language | undefined => languageOf(element.closest<HTMLElement>('[lang]')?.lang ?? '');

/** The height of an element's content with its padding, CSS pixels. */
export function contentOf(element: HTMLElement): number {
  const {top, width} = element.getBoundingClientRect(), scale = width / element.offsetWidth || 1; // by which parents scale it
  const bottoms = [...element.children].map((child) => child.getBoundingClientRect()).filter(({height}) => height > 0).map(({bottom}) => (bottom - top) / scale + element.scrollTop);
  return Math.max(0, ...bottoms) + Number.parseFloat(getComputedStyle(element).paddingBottom);
}
