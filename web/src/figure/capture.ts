/**
 * Captures a pressed pointer for an element, and tells once when it is let go: at pointerup and pointercancel, after the element's own
 * listeners; where the element leaves its place in the page, which the document hears; and where the button went up unseen, which the
 * pointer's next move shows.
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
