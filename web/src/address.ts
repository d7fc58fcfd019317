/** A figure whose state stands in the address. */
export interface Linked {
  getState(): string;
  open(state: string): void;
  on(type: 'state', handler: (detail: {preset: boolean}) => void): () => void;
}

export interface Address {
  /** The history is this page's own: choosing a pair or a scene adds to it. */
  own: boolean;
  /** What is shown without a hash. */
  home: string;
  /** Says whether a hash is another lab's, and goes there. */
  elsewhere?: (hash: string) => boolean;
  /** Ends it. */
  signal?: AbortSignal;
}

/** The hash follows the figure this much later, in milliseconds: browsers limit how often it may. */
const DELAY = 350;

/** Keeps the address and the figure the same. Returns a function that writes the address at once. */
export function followHash(figure: Linked, {own, home, elsewhere, signal}: Address): () => void {
  let written = location.hash.slice(1);
  let timer = 0;
  const write = (add: boolean): void => {
    clearTimeout(timer);
    timer = 0;
    const state = figure.getState();
    if (state === written) return;
    written = state;
    try {
      if (add) history.pushState(null, '', '#' + state);
      else history.replaceState(null, '', '#' + state);
    } catch {
      // A browser may refuse, in a sandbox or when it has been often. The figure is as it is.
    }
  };
  figure.on('state', ({preset}) => {
    if (preset && own) write(true);
    else if (timer === 0) timer = window.setTimeout(write, DELAY, false);
  });
  // Going back, a bookmark, or a hash typed by hand.
  window.addEventListener('popstate', () => {
    const hash = location.hash.slice(1);
    if (hash === written) return;
    clearTimeout(timer);
    timer = 0;
    written = hash;
    if (!elsewhere?.(hash)) figure.open(hash === '' ? home : hash);
  }, {signal});
  signal?.addEventListener('abort', () => clearTimeout(timer));
  return () => write(false);
}
