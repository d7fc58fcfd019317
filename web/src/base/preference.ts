/** The theme that the reader prefers; auto follows the system. */
export type ThemePreference = 'auto' | 'light' | 'dark';

const KEY = 'clipstage.theme';
const FOLDS = 'clipstage.folds';
const KNOWN = 'clipstage.known'; // public/early.js reads it

/** The remembered preference; auto without one or without storage. */
export function readThemePreference(): ThemePreference {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'auto';
  } catch {
    return 'auto';
  }
}

/** The names of the folds that the reader left open; none without storage. */
export function readFolds(): Set<string> {
  try {
    return new Set(localStorage.getItem(FOLDS)?.split(' '));
  } catch {
    return new Set();
  }
}

/** Remembers the open folds for the next visit. */
export function rememberFolds(open: ReadonlySet<string>): void { remember(FOLDS, [...open].join(' ')); }

/** Remembers the preference if the browser allows it; otherwise it lasts as long as the page. */
export function rememberThemePreference(theme: ThemePreference): void { remember(KEY, theme); }

/** The labs with a dismissed introduction, separated by spaces. */
export function rememberKnown(labs: string): void { remember(KNOWN, labs); }

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private windows and some embeds refuse storage. Then nothing is remembered.
  }
}
