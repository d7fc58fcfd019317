/** Replaces element/home.ts in the package, which has no posters and no pages of frames. */
export const HOME = undefined;
