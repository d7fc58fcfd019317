/** Whether the keyboard is an element's; a frame that somebody has clicked out of still has its active element. */
export function hasFocus(element: HTMLElement): boolean {
  const {activeElement} = element.getRootNode() as Document | ShadowRoot;
  return document.hasFocus() && element.contains(activeElement);
}

/** Gives keyboard, wheel and swipe back to the page. */
export function giveBack(element: HTMLElement): void {
  if (!hasFocus(element)) return;
  ((element.getRootNode() as Document | ShadowRoot).activeElement as HTMLElement).blur();
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
