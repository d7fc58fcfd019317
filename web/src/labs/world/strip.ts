/** Keeps the present stage visible in a strip of stages that is wider than its container, by scrolling. */
export function followStage(figure: HTMLElement, signal: AbortSignal): void {
  let last: Element | null = null;
  const observer = new MutationObserver(() => {
    const current = figure.querySelector<HTMLElement>('.cs-strip [aria-current=step]');
    if (current === last) return;
    last = current;
    const strip = current?.closest('.cs-strip');
    if (!current || !strip || strip.scrollWidth <= strip.clientWidth) return;
    const place = strip.getBoundingClientRect(), own = current.getBoundingClientRect(), scale = place.width / (strip as HTMLElement).offsetWidth; // by how much parents scale it
    strip.scrollLeft += (own.left + own.width / 2 - place.left - place.width / 2) / scale;
  });
  observer.observe(figure, {subtree: true, childList: true, attributes: true, attributeFilter: ['aria-current']});
  signal.addEventListener('abort', () => observer.disconnect());
}
