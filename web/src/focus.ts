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
