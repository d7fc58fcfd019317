/** The focused element in the document or shadow root of an element. For a focus inside a shadow root, the document names only its host. */
export const focusedBeside = (element: Element): Element | null => (element.getRootNode() as Document | ShadowRoot).activeElement ?? null; // a detached element has neither

/** Whether an element has the keyboard. The active element does not tell: a frame keeps its own after a click outside. */
export function hasFocus(element: HTMLElement): boolean {
  return document.hasFocus() && element.contains(focusedBeside(element));
}

/** Gives keyboard, wheel and swipe back to the page; in a frame, to the embedding page. */
export function giveBack(element: HTMLElement): void {
  if (!hasFocus(element)) return;
  (focusedBeside(element) as HTMLElement).blur();
  if (window.parent !== window) window.parent.focus();
}

/** Remembers the focused place in an element. The returned function focuses the new element in the same place. */
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
