/** How many figures keep their pictures though nobody sees them: a screen's width of dots each, and of hulls a context of WebGL, of which browsers have sixteen. */
const MOST = 8;

/** How near to the screen one is kept in any case: nearer it is drawn again. */
const NEAR = '75%';

/** A figure whose picture can be had back. */
interface One { readonly element: HTMLElement; near: boolean; doze(): void }

/** Those that have their pictures, which were near the screen the longest ago first; and the others. */
const awake = new Set<One>(), dozing = new Set<One>();

/** Has figures that are far away give their pictures back, but for the last few that were near. A figure in hand stays. */
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

/** On paper all have had pictures. */
globalThis.addEventListener?.('afterprint', () => requestAnimationFrame(() => {
  for (const one of dozing) one.doze();
}));

/** Has a figure doze when it is far away and there are others. Returns what ends that. */
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
