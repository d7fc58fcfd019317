/** The distance from the screen at which a figure is drawn again, before it is in sight. */
const NEAR = '25%';

/** Calls tell with whether an element is near the screen: at first, and when that changes. An element out of its page is not. */
export function watchSight(element: Element, tell: (seen: boolean) => void): IntersectionObserver {
  const watching = new IntersectionObserver((entries) => tell(entries.at(-1)!.isIntersecting), {rootMargin: NEAR});
  watching.observe(element);
  return watching;
}
