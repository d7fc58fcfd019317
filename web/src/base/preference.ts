/** The theme that the reader prefers; auto follows the system. */
export type ThemePreference = 'auto' | 'light' | 'dark';

const KEY = 'clipstage.theme';
const KNOWN = 'clipstage.known'; // public/early.js reads it

/** The remembered preference; auto where there is none, or where storage is forbidden. */
export function readThemePreference(): ThemePreference {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'auto';
  } catch {
    return 'auto';
  }
}

/** Remembers the preference where the browser allows it; elsewhere it lasts as long as the page. */
export function rememberThemePreference(theme: ThemePreference): void { remember(KEY, theme); }

/** Likewise the labs, with spaces between, whose introduction the reader has put away. */
export function rememberKnown(labs: string): void { remember(KNOWN, labs); }

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private windows and some embeds refuse storage. Nothing is lost but the memory.
  }
}
