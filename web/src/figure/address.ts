/** A figure whose state stands in the address. */
export interface Linked {
  getState(): string;
  /** It is on its way to the state of a link, and tells when it is there. */
  readonly arriving?: boolean;
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

/** Milliseconds from one write of the hash to the next: browsers limit how often it may change. */
const PAUSE = 350;

/** Puts a state behind the #: in the place of what stands there, or as an entry of its own. */
export function writeHash(state: string, add = false): void {
  try {
    if (add) history.pushState(null, '', '#' + state);
    else history.replaceState(null, '', '#' + state);
  } catch {
    // A browser may refuse, in a sandbox or when it has been often. The page is as it is.
  }
}

/**
 * Keeps the address and the figure the same. Returns a function that writes the address at once.
 *
 * A change of the figure is written at once too, unless the last write was just before: a script that sets the hash to the text
 * that stands there already changes nothing, and no browser tells of it. So the text must not be older than it has to be.
 */
export function followHash(figure: Linked, {own, home, elsewhere, signal}: Address): () => void {
  const read = (): string => location.hash.slice(1);
  let seen = read(); // what the address was when figure and address last met
  let due: string | undefined; // a state that is not in the address yet; empty while the figure is on its way
  let pause = 0; // the timer that ends the pause after a write
  /** What the figure shows; where its engine has ended, what it told last. */
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
    // Somebody's link, of which the browser has not told yet: it goes before what is shown.
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
      if (due && due !== seen) writeHash(due); // what going back leads to
      seen = read();
      write(true);
      return;
    }
    due = figure.arriving ? '' : state();
    if (pause === 0) write(false);
  });
  // Going back, a bookmark, or a hash typed by hand. As long as the address waits to follow
  // the figure, its own link says something new too.
  window.addEventListener('popstate', () => {
    if (read() !== seen || due !== undefined) follow();
  }, {signal});
  // Such a link changes nothing in the address; of one that is typed there, browsers tell here alone.
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
  if (seen !== '') write(false); // of a broken link, and of one in other words, the figure shows something else
  return () => write(false);
}
