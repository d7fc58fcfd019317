import {TERM} from '../figure/terms';
import {type Part, SPACES, STYLES} from './panel';

/** A new element or text for a part of a panel, which has been checked. */
function nodeOf(part: Part): Element | Text {
  if (typeof part === 'string') return document.createTextNode(part);
  const {tag, marks, parts} = part, element = document.createElementNS(SPACES.get(tag)!, tag);
  const exact = marks.find(([name]) => name === 'data-value');
  for (const [name, value] of [...tag === 'dfn' ? Object.entries(TERM) : [], ...exact ? [['title', exact[1]] as const] : [], ...marks]) {
    if (STYLES.includes(name)) (element as HTMLElement).style.setProperty(name, value);
    else element.setAttribute(name, value);
  }
  element.append(...parts.map(nodeOf));
  return element;
}

/** The elements of a stage's panel below an element. A part that two stages share keeps its node, so it keeps the focus. */
export class Findings {
  private shown = new Map<string, ChildNode>();

  constructor(private readonly above: ChildNode) {}

  show(panel: readonly Part[]): void {
    const before = this.shown;
    this.shown = new Map(panel.map((part, i) => {
      const key = `${i} ${JSON.stringify(part)}`;
      return [key, before.get(key) ?? nodeOf(part)];
    }));
    for (const [key, node] of before) if (!this.shown.has(key)) node.remove();
    let last = this.above;
    for (const node of this.shown.values()) {
      if (last.nextSibling !== node) last.after(node);
      last = node;
    }
  }
}
