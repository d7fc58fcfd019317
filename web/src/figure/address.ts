/** A figure whose state is in the address. */
export interface Linked {
  getState(): string;
  /** The figure is on the way to a link's state. It sends the event state on arrival. */
  readonly arriving?: boolean;
  open(state: string): void;
  on(type: 'state', handler: (detail: {preset: boolean}) => void): () => void;
}

export interface Address {
  /** The browser's history belongs to this page, so choosing a pair or a scene adds an entry. */
  own: boolean;
  /** The state for an empty hash. */
  home: string;
  /** Shows another lab and returns true if the hash belongs to that lab. */
  elsewhere?: (hash: string) => boolean;
  signal?: AbortSignal;
}

/** The least time between two writes of the hash, in milliseconds. Browsers limit the number of writes. */
const PAUSE = 350;

/** Puts a state behind the #. It replaces the history's entry, or adds one. */
export function writeHash(state: string, add = false): void {
  try {
    if (add) history.pushState(null, '', '#' + state);
    else history.replaceState(null, '', '#' + state);
  } catch {
    // A browser may refuse to change the address: in a sandbox, or after many changes.
  }
}

/**
 * Synchronizes the address and the figure. Returns a function that writes the address at once. A change of the figure
 * is written at once, or PAUSE after the last write. The hash must be up to date: if a script sets the hash to its
 * current text, browsers fire no event.
 */
export function followHash(figure: Linked, {own, home, elsewhere, signal}: Address): () => void {
  const read = (): string => location.hash.slice(1);
  let seen = read();
  let due: string | undefined; // a state to write; empty while the figure is on its way
  let pause = 0; // the timer that ends the pause after a write
  /** The figure's state, or its last one if its engine has ended. */
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
    // A link was followed, but its event is still to come. The link wins over the shown state.
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
  // Back, a bookmark, or a typed hash. While a write is pending, a link with the unchanged hash counts as new.
  window.addEventListener('popstate', () => {
    if (read() !== seen || due !== undefined) follow();
  }, {signal});
  // A link with the current hash does not change the address. If the link is typed, this is its only event.
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
  if (seen !== '') write(false); // an unreadable link, or another spelling of the state, differs from the figure's text
  return () => write(false);
}
