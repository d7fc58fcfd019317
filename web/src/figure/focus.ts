/** What has the focus in an element's document or, where a shadow root holds it, in that: to the document all of a shadow root is one element. */
export const focusedBeside = (element: Element): Element | null => (element.getRootNode() as Document | ShadowRoot).activeElement ?? null; // an element that is nowhere has neither

/** Whether the keyboard is an element's; a frame that somebody has clicked out of still has its active element. */
export function hasFocus(element: HTMLElement): boolean {
  return document.hasFocus() && element.contains(focusedBeside(element));
}

/** Gives keyboard, wheel and swipe back to the page; in a frame, to the page that it is in. */
export function giveBack(element: HTMLElement): void {
  if (!hasFocus(element)) return;
  (focusedBeside(element) as HTMLElement).blur();
  if (window.parent !== window) window.parent.focus();
}

/** Remembers where in an element the focus is; what is returned gives it back to what has come in that place. */
export function keepFocus(element: HTMLElement): () => void {
  const root = element.getRootNode() as Document | ShadowRoot, way: number[] = [];
  const {activeElement} = root;
  if (activeElement === null || !element.contains(activeElement)) return () => {};
  for (let node: Element = activeElement; node !== element; node = node.parentElement!) way.unshift([...node.parentElement!.children].indexOf(node));
  return () => {
    if (root.activeElement === activeElement) return;
    let node: Element | undefined = element;
    for (const at of way) node = node?.children[at];
    if (node instanceof HTMLElement) node.focus({preventScroll: true});
  };
}
