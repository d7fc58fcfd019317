import type {Figure} from './figure';

/** The hash follows the figure this much later, in milliseconds: browsers limit how often it may. */
const DELAY = 350;

/**
 * Keeps the address and the figure the same: choosing a pair adds to the history, if the
 * history is this page's own, and all else replaces. Without a hash the figure shows
 * home. Returns a function that writes the address at once.
 */
export function followHash(figure: Figure, {own, home}: {own: boolean; home: string}): () => void {
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
    figure.open(hash === '' ? home : hash);
  });
  return () => write(false);
}
