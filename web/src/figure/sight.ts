/** The distance from the screen at which a figure is redrawn before it comes into sight. */
const NEAR = '25%';

/** Calls tell with whether an element is near the screen: at first, and after each change. A detached element is not near. */
export function watchSight(element: Element, tell: (seen: boolean) => void): IntersectionObserver {
  const watching = new IntersectionObserver((entries) => tell(entries.at(-1)!.isIntersecting), {rootMargin: NEAR});
  watching.observe(element);
  return watching;
}
