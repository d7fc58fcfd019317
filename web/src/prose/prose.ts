// The parts of a text that follow or set the page's figures: links, <clip-value>, <clip-until> and <clip-story>. clip-stage.js
// has this code, and clipstage-embed.js loads it as clipstage-text.js. Without it, all of them are plain text and links.

import {readLink, type Settings} from './link';
import {ClipStory} from './story';
import {type Target, targetOf} from './target';
import {ClipUntil, ClipValue} from './value';

/** The link around an event's target that sets a figure, and what it sets. */
function linkAt({target}: Event): {link: HTMLAnchorElement; figure: Target; settings: Settings} | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
  const read = link && readLink(link.getAttribute('href')!), figure = read && targetOf(read.id);
  return figure ? {link: link!, figure, settings: read.settings} : undefined;
}

/** Lights what a link marks. */
function light(event: Event): void {
  const found = linkAt(event);
  if (found?.figure.live && found.settings.mark) found.figure.mark(found.settings.mark);
}

/** Ends that, unless the link is still pointed at or has the focus. */
function dim(event: PointerEvent | FocusEvent): void {
  const found = linkAt(event);
  if (!found?.figure.live || !found.settings.mark || found.link.contains(event.relatedTarget as Node | null)) return;
  if (!found.link.matches(event.type === 'focusout' ? ':hover' : ':focus')) found.figure.mark('');
}

function press(event: MouseEvent): void {
  const found = linkAt(event);
  if (!found || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  found.figure.set(found.settings);
  found.link.focus({preventScroll: true}); // where a click does not; the light then stays
  found.figure.element.scrollIntoView({block: 'nearest'});
}

/** Sets the figure that the page's address names, as a link from another page does. */
function arrive(): void {
  const read = readLink(location.hash), figure = read && targetOf(read.id);
  if (!figure) return;
  figure.element.scrollIntoView({block: 'center'});
  figure.set(read!.settings);
}

/** Follows the links of the page. */
function start(): void {
  for (const {element, id} of figuresOfLinks()) if (element) targetOf(id);
  for (const type of ['pointerover', 'focusin'] as const) document.addEventListener(type, light);
  for (const type of ['pointerout', 'focusout'] as const) document.addEventListener(type, dim);
  document.addEventListener('click', press);
  for (const [name, of] of [['clip-value', ClipValue], ['clip-until', ClipUntil], ['clip-story', ClipStory]] as const) customElements.define(name, of);
  addEventListener('hashchange', arrive);
  arrive();
}

/** The figures that links name, so that they light their links from the beginning. */
function figuresOfLinks(): {element: Element | null; id: string}[] {
  const ids = new Set([...document.querySelectorAll('a[href^="#"]')].flatMap((link) => readLink(link.getAttribute('href')!)?.id ?? []));
  return [...ids].map((id) => ({element: document.getElementById(id), id}));
}

if (globalThis.customElements && customElements.get('clip-story') === undefined) {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => customElements.get('clip-story') ?? start());
  else start();
}
