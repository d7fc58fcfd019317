/**
 * Captures a pressed pointer, and reports its release once, after the element's own listeners. Two fallbacks detect
 * the release: the lost capture, if the element was moved in the page, and the pointer's next move, if pointerup was
 * lost.
 */
export function capture(element: HTMLElement, {pointerId}: PointerEvent, released: () => void): void {
  const done = new AbortController(), options = {signal: done.signal, capture: true}, page = element.ownerDocument;
  const end = (event: PointerEvent): void => {
    if (event.pointerId !== pointerId) return;
    done.abort();
    released();
  };
  element.setPointerCapture(pointerId);
  for (const target of [element, page]) target.addEventListener('lostpointercapture', end as EventListener, options);
  for (const type of ['pointerup', 'pointercancel'] as const) page.addEventListener(type, end, {signal: done.signal});
  page.addEventListener('pointermove', (event) => event.buttons === 0 && end(event), options);
}
