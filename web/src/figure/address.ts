/** A figure with its state in the address. */
export interface Linked {
  getState(): string;
  /** The figure is on the way to the state of a link; it sends the event state on arrival. */
  readonly arriving?: boolean;
  open(state: string): void;
  on(type: 'state', handler: (detail: {preset: boolean}) => void): () => void;
}

export interface Address {
  /** The browser's history belongs to this page: choosing a pair or a scene adds an entry. */
  own: boolean;
  /** The state that an empty hash stands for. */
  home: string;
  /** If a hash belongs to another lab, shows that lab and returns true. */
  elsewhere?: (hash: string) => boolean;
  /** Ends the synchronization. */
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
 * A change of the figure is written at once, or a pause after the last write. The hash must be as recent as
 * possible: if a script sets it to its current text, browsers fire no event.
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
    // A link was followed, and its event has not come yet: it wins over the shown state.
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
      if (due && due !== seen) writeHash(due); // so that Back leads there
      seen = read();
      write(true);
      return;
    }
    due = figure.arriving ? '' : state();
    if (pause === 0) write(false);
  });
  // Back, a bookmark, or a typed hash. While a state waits to be written, a link with the address's present
  // hash is new, too.
  window.addEventListener('popstate', () => {
    if (read() !== seen || due !== undefined) follow();
  }, {signal});
  // A link with the present hash does not change the address; if it is typed, this is its only event.
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
