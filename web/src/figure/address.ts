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

/** The hash follows the figure this much later, in milliseconds: browsers limit how often it may. */
const DELAY = 350;

/** Puts a state behind the #: in the place of what stands there, or as an entry of its own. */
export function writeHash(state: string, add = false): void {
  try {
    if (add) history.pushState(null, '', '#' + state);
    else history.replaceState(null, '', '#' + state);
  } catch {
    // A browser may refuse, in a sandbox or when it has been often. The page is as it is.
  }
}

/** Keeps the address and the figure the same. Returns a function that writes the address at once. */
export function followHash(figure: Linked, {own, home, elsewhere, signal}: Address): () => void {
  const read = (): string => location.hash.slice(1);
  let seen = read(); // what the address was when figure and address last met
  let timer = 0; // of a state that is not in the address yet
  let due = ''; // that state
  /** What the figure shows; where its engine has ended, what it told last. */
  const state = (): string => {
    try {
      return figure.getState();
    } catch (error) {
      if ((error as {stands?: string}).stands !== 'ended') throw error;
      return timer !== 0 && due !== '' ? due : seen;
    }
  };
  const forget = (): void => {
    clearTimeout(timer);
    timer = 0;
  };
  const follow = (): void => {
    forget();
    seen = read();
    if (!elsewhere?.(seen)) figure.open(seen === '' ? home : seen);
  };
  const write = (add: boolean): void => {
    // Somebody's link, of which the browser has not told yet: it goes before what is shown.
    if (read() !== seen) return follow();
    const now = figure.arriving ? seen : state();
    forget();
    if (now === seen) return;
    writeHash(now, add);
    seen = read();
  };
  const silence = figure.on('state', ({preset}) => {
    if (preset && own && read() === seen) {
      if (timer !== 0 && due !== '' && due !== seen) writeHash(due); // what going back leads to
      seen = read();
      write(true);
      return;
    }
    due = figure.arriving ? '' : state();
    if (timer === 0) timer = window.setTimeout(write, DELAY, false);
  });
  // Going back, a bookmark, or a hash typed by hand. As long as the address waits to follow
  // the figure, its own link says something new too.
  window.addEventListener('popstate', () => {
    if (read() !== seen || timer !== 0) follow();
  }, {signal});
  // Such a link changes nothing in the address; of one that is typed there, browsers tell here alone.
  const {navigation} = window as {navigation?: Navigation};
  navigation?.addEventListener('navigate', ({destination}) => {
    if (timer === 0 || !destination.sameDocument || destination.url !== location.href) return;
    forget();
    timer = window.setTimeout(follow);
  }, {signal});
  signal?.addEventListener('abort', () => {
    silence();
    forget();
  });
  if (seen !== '') write(false); // of a broken link, and of one in other words, the figure shows something else
  return () => write(false);
}
