import {make} from '../base/dom';
import {guarded} from '../base/error';
import type {Point, Rect} from '../draw/geometry';

/**
 * The transform from a view's own CSS pixels to the window's, in which pointers are measured. Parents may scale, turn
 * and zoom the view, as slide decks do. Three marks of size 0 at the view's corners measure the transform, whatever
 * CSS causes it.
 */
export class OnScreen {
  private readonly marks = ['', 'cs-right', 'cs-below'].map((place) => make('i', {class: `cs-corner ${place}`.trim(), 'aria-hidden': 'true'}));
  private parents: readonly Element[] = [];
  private readonly styles = new MutationObserver(() => this.soon());
  private asked = 0; // the requested animation frame
  private changed = (): void => {};

  constructor(private readonly view: HTMLElement) {
    view.append(...this.marks);
  }

  private get matrix(): DOMMatrix {
    const {clientWidth: width, clientHeight: height} = this.view;
    const [at, right, below] = this.marks.map((mark) => mark.getBoundingClientRect()) as [DOMRect, DOMRect, DOMRect];
    return new DOMMatrix([(right.x - at.x) / width, (right.y - at.y) / width, (below.x - at.x) / height, (below.y - at.y) / height, at.x, at.y]);
  }

  /** The length of a view pixel in window pixels. It is 1 if the difference is at most 1 %. */
  get scale(): number {
    const {a, b, c, d} = this.matrix, scale = Math.sqrt(Math.abs(a * d - b * c));
    return Number.isFinite(scale) && Math.abs(scale - 1) > 0.01 ? scale : 1; // a fractional width causes a small difference without any scale
  }

  point({clientX, clientY}: {clientX: number; clientY: number}): Point {
    const {x, y} = new DOMPoint(clientX, clientY).matrixTransform(this.matrix.inverse());
    return {x, y};
  }

  /** The bounding rectangle of a window rectangle, in the view's pixels. */
  rect({left, top, right, bottom}: DOMRect): Rect {
    const corners = [[left, top], [right, top], [left, bottom], [right, bottom]].map(([clientX, clientY]) => this.point({clientX: clientX!, clientY: clientY!}));
    const [xs, ys] = [corners.map(({x}) => x), corners.map(({y}) => y)], x = Math.min(...xs), y = Math.min(...ys);
    return {x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y};
  }

  /** A pointer's horizontal position on an element: 0 at the left end, 1 at the right end. */
  across(element: Element, event: PointerEvent): number {
    const {left, top, width, height} = element.getBoundingClientRect(), middle = this.point({clientX: left + width / 2, clientY: top + height / 2});
    return 0.5 + (this.point(event).x - middle.x) / element.clientWidth;
  }

  /**
   * Makes d3 measure pointers by this transform, on an element that fills the view. d3 uses the matrix of an element
   * with the methods of an SVG element.
   */
  teach(element: HTMLElement): void {
    Object.assign(element, {createSVGPoint: () => new DOMPoint(), getScreenCTM: () => this.matrix});
  }

  /**
   * Calls changed when the scale may have changed: a parent's attributes change, a transition or an animation ends,
   * or a pointer enters.
   */
  watch(changed: () => void, signal: AbortSignal): void {
    const soon = (): void => this.soon(), options = {signal};
    this.changed = changed;
    for (const type of ['transitionend', 'animationend']) document.addEventListener(type, soon, options);
    this.view.addEventListener('pointerenter', soon, options);
    signal.addEventListener('abort', () => {
      this.styles.disconnect();
      guarded(() => cancelAnimationFrame(this.asked));
    });
  }

  follow(): void {
    const parents = parentsOf(this.view.parentElement!);
    if (parents.length === this.parents.length && parents.every((parent, i) => parent === this.parents[i])) return;
    this.parents = parents;
    this.styles.disconnect();
    for (const parent of parents) this.styles.observe(parent, {attributes: true});
  }

  private soon(): void {
    if (this.asked !== 0) return;
    guarded(() => {
      this.asked = requestAnimationFrame(() => {
        this.asked = 0;
        this.changed();
      });
    });
  }
}

/** All ancestors in the layout, including those outside a shadow root. */
function parentsOf(element: Element): Element[] {
  const root = element.getRootNode(), parent = element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  return parent === null ? [] : [parent, ...parentsOf(parent)];
}
