/** A figure with its state in the address. */
export interface Linked {
  getState(): string;
  /** It is on the way to the state of a link; it sends an event on arrival. */
  readonly arriving?: boolean;
  open(state: string): void;
  on(type: 'state', handler: (detail: {preset: boolean}) => void): () => void;
}

export interface Address {
  /** The history is this page's own: choosing a pair or a scene adds to it. */
  own: boolean;
  /** The state without a hash. */
  home: string;
  /** Reports whether a hash belongs to another lab, and goes there. */
  elsewhere?: (hash: string) => boolean;
  /** Ends it. */
  signal?: AbortSignal;
}

/** Milliseconds from one write of the hash to the next: browsers limit how often it may change. */
const PAUSE = 350;

/** Puts a state behind the #: replaces the entry of the history, or adds one. */
export function writeHash(state: string, add = false): void {
  try {
    if (add) history.pushState(null, '', '#' + state);
    else history.replaceState(null, '', '#' + state);
  } catch {
    // A browser may refuse, in a sandbox or after many changes. Then the address keeps its text.
  }
}

/**
 * Synchronizes the address and the figure. Returns a function that writes the address at once.
 *
 * A change of the figure is written at once too, unless the last write was just before: if a script sets the hash to its current
 * text, browsers fire no event. So the text must be as recent as possible.
 */
export function followHash(figure: Linked, {own, home, elsewhere, signal}: Address): () => void {
  const read = (): string => location.hash.slice(1);
  let seen = read(); // the address at the last synchronization
  let due: string | undefined; // a state not yet in the address; empty while the figure is on its way
  let pause = 0; // the timer that ends the pause after a write
  /** The figure's state; after the end of its engine, the last one. */
  const state = (): string => {
    try {
      return figure.getState();
    } catch (error) {
      if ((error as {stands?: string}).stands !== 'ended') throw error;
      return due || seen;
    }
  };
  const follow = (): void => {
    due = undefined;
    seen = read();
    if (!elsewhere?.(seen)) figure.open(seen === '' ? home : seen);
  };
  const write = (add: boolean): void => {
    // A followed link without its event yet: it wins over the shown state.
    if (read() !== seen) return follow();
    const now = figure.arriving ? seen : state();
    due = undefined;
    if (now === seen) return;
    writeHash(now, add);
    seen = read();
    clearTimeout(pause);
    pause = window.setTimeout(() => {
      pause = 0;
      if (due !== undefined) write(false);
    }, PAUSE);
  };
  const silence = figure.on('state', ({preset}) => {
    if (preset && own && read() === seen) {
      if (due && due !== seen) writeHash(due); // the target of Back
      seen = read();
      write(true);
      return;
    }
    due = figure.arriving ? '' : state();
    if (pause === 0) write(false);
  });
  // Back, a bookmark, or a typed hash. While the address waits to follow
  // the figure, its own link says something new too.
  window.addEventListener('popstate', () => {
    if (read() !== seen || due !== undefined) follow();
  }, {signal});
  // Such a link does not change the address; for a typed one this is the only event.
  const {navigation} = window as {navigation?: Navigation};
  navigation?.addEventListener('navigate', ({destination}) => {
    if (due === undefined || !destination.sameDocument || destination.url !== location.href) return;
    due = undefined;
    window.setTimeout(() => signal?.aborted || follow());
  }, {signal});
  signal?.addEventListener('abort', () => {
    silence();
    clearTimeout(pause);
  });
  if (seen !== '') write(false); // for a broken link, or another spelling, the figure's state has another text
  return () => write(false);
}
