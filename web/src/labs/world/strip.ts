/** Scrolls a strip that is wider than its container, so that the current stage is visible. */
export function followStage(figure: HTMLElement, signal: AbortSignal): void {
  let last: Element | null = null;
  const observer = new MutationObserver(() => {
    const current = figure.querySelector<HTMLElement>('.cs-strip [aria-current=step]');
    if (current === last) return;
    last = current;
    const strip = current?.closest('.cs-strip');
    if (!current || !strip || strip.scrollWidth <= strip.clientWidth) return;
    const place = strip.getBoundingClientRect(), own = current.getBoundingClientRect(), scale = place.width / (strip as HTMLElement).offsetWidth; // the scale that parents apply
    strip.scrollLeft += (own.left + own.width / 2 - place.left - place.width / 2) / scale;
  });
  observer.observe(figure, {subtree: true, childList: true, attributes: true, attributeFilter: ['aria-current']});
  signal.addEventListener('abort', () => observer.disconnect());
}
