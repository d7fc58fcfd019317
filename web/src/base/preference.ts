/** The theme that the reader prefers; auto follows the system. */
export type ThemePreference = 'auto' | 'light' | 'dark';

const KEY = 'clipstage.theme';
const FOLDS = 'clipstage.folds';
const KNOWN = 'clipstage.known'; // public/early.js reads it
const CODE = 'clipstage.code';

/** The stored preference, or auto. */
export function readThemePreference(): ThemePreference {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'auto';
  } catch {
    return 'auto';
  }
}

/** The names of the folds that the reader left open. */
export function readFolds(): Set<string> {
  try {
    return new Set(localStorage.getItem(FOLDS)?.split(' '));
  } catch {
    return new Set();
  }
}

/** Stores the open folds for the next visit. */
export function rememberFolds(open: ReadonlySet<string>): void { remember(FOLDS, [...open].join(' ')); }

/** Stores the preference if the browser allows it. Otherwise the preference is lost with the page. */
export function rememberThemePreference(theme: ThemePreference): void { remember(KEY, theme); }

/** Stores the labs whose introduction was dismissed, separated by spaces. */
export function rememberKnown(labs: string): void { remember(KNOWN, labs); }

/** The code that the reader has written, or written for an exercise; undefined if there is none. */
export function readCode(exercise = ''): string | undefined {
  try {
    return localStorage.getItem(codeKey(exercise)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores the code, and reports whether the browser allows it. */
export function rememberCode(code: string, exercise = ''): boolean { return remember(codeKey(exercise), code); }

const codeKey = (exercise: string): string => (exercise === '' ? CODE : `${CODE}.${exercise}`);

function remember(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false; // private windows and some embeds refuse storage
  }
}
