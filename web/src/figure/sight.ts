/** How near to the screen a figure is drawn again, so that it is there when it comes into sight. */
const NEAR = '25%';

/** Tells when an element comes near the screen, and when it goes far away or out of its page; first, how it is. */
export function watchSight(element: Element, tell: (seen: boolean) => void): IntersectionObserver {
  const watching = new IntersectionObserver((entries) => tell(entries.at(-1)!.isIntersecting), {rootMargin: NEAR});
  watching.observe(element);
  return watching;
}
