/** The parts of a figure that a page may style by ::part, with their selectors. */
const PARTS: Readonly<Record<string, string>> = {
  'figure': '.cs-figure', 'picture': '.cs-view', 'canvas': '.cs-canvas', 'notice': '.cs-notice', 'controls': '.cs-controls', 'panel': '.cs-panel',
  'title': '.cs-panel > .cs-title, .cs-words > .cs-title', 'text': '.cs-panel > .cs-text, .cs-words > .cs-text', 'button': '.cs-controls button, .cs-viewtools button', 'stages': '.cs-stages', 'stage': '.cs-stage',
  'table': '.cs-table', 'field': 'input:not([type=range]), select, textarea',
};

/** Sets the part names in a figure, also on elements that are added later. */
export function addParts(figure: HTMLElement): MutationObserver {
  const name = (): void => {
    for (const [part, selector] of Object.entries(PARTS)) {
      for (const element of figure.parentElement?.querySelectorAll(selector) ?? []) element.part.add(part);
    }
  };
  const observer = new MutationObserver(name);
  observer.observe(figure, {childList: true, subtree: true});
  name();
  return observer;
}
