/** The largest trace that can be opened, in bytes. */
export const MOST = 2_000_000;
