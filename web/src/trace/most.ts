/** The largest trace that is opened, in bytes. */
export const MOST = 2_000_000;
