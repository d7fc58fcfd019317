/** The distance from the screen at which a figure is drawn again, before it is in sight. */
const NEAR = '25%';

/** Calls back with the current state first, then when an element comes near the screen, and when it goes far away or out of its page. */
export function watchSight(element: Element, tell: (seen: boolean) => void): IntersectionObserver {
  const watching = new IntersectionObserver((entries) => tell(entries.at(-1)!.isIntersecting), {rootMargin: NEAR});
  watching.observe(element);
  return watching;
}
