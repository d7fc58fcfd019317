/**
 * How many figures off the screen keep their pictures. A picture takes memory, and a picture of hulls
 * also a WebGL context, whose number browsers limit.
 */
const MOST = 8;

/** The distance from the screen within which a figure keeps its picture, or draws it again. */
const NEAR = '75%';

/** A figure whose picture can be dropped and drawn again. */
interface One { readonly element: HTMLElement; near: boolean; doze(): void }

/** The figures with a picture, in the order in which they were last near the screen; and the others. */
const awake = new Set<One>(), dozing = new Set<One>();

/** Drops the pictures of figures off the screen, except for the last few and the one with the focus. */
function settle(): void {
  let far = [...awake].filter(({near}) => !near).length;
  for (const one of awake) {
    if (far <= MOST) return;
    if (one.near || one.element.matches(':focus-within')) continue;
    awake.delete(one);
    dozing.add(one);
    one.doze();
    far--;
  }
}

/** Printing draws all figures again, so the dropped pictures are dropped once more afterwards. */
globalThis.addEventListener?.('afterprint', () => requestAnimationFrame(() => {
  for (const one of dozing) one.doze();
}));

/**
 * Lets a figure's picture be dropped while the figure is off the screen and at least MOST others have left the
 * screen since. Returns a function that ends this.
 */
export function restWhenFar(element: HTMLElement, doze: () => void): () => void {
  const one: One = {element, near: true, doze};
  const watching = new IntersectionObserver((changes) => {
    one.near = changes.at(-1)!.isIntersecting;
    for (const all of [awake, dozing]) all.delete(one);
    awake.add(one);
    settle();
  }, {rootMargin: NEAR});
  watching.observe(element);
  awake.add(one);
  return () => {
    watching.disconnect();
    for (const all of [awake, dozing]) all.delete(one);
  };
}
