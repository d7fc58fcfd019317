/** The theme that the reader prefers; auto follows the system. */
export type ThemePreference = 'auto' | 'light' | 'dark';

const KEY = 'clipstage.theme';
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
